key-choose = velg
key-join = bli med
key-open = åpne
key-settings = innstillinger
key-help = hjelp
key-quit = avslutt
key-leave = gå
key-back = tilbake
key-undo = angre
key-hint = råd
key-odds = sjanser
key-hold = behold
key-confirm = bekreft { $cell }
key-dice = terninger
key-save = lagre
key-errors = feilvalg
key-steps = skritt
key-turns = turer
key-appoint = sett inn en maskin
key-invite = kopier lenken
key-unseat = fjern
key-again = se etter igjen

against-computer = Maskinen
against-device = Venner her
against-link = Venner på nett
choose-level-short = Nivå
choose-names = Navn
names-blank = med komma mellom
choose-server = Tjener
choose-public-short = I lobbyen

ask-link = Lenken i invitasjonen
ask-file = Lagre opptaket som
dialog-how = Enter: videre · Esc: tilbake
chat-how = Enter sier det · /mute NAVN · /unmute NAVN · /report NAVN · Esc
# $name: a person at the table.
chat-nobody = Ingen her heter { $name }
chat-unmuted = Du ser igjen hva { $name } skriver.
unseat-sure = Fjerne { $name } fra bordet?
sure-how = Enter: ja · Esc: nei
reading-how = ↑ ↓ bla · Esc: tilbake
open-title = Åpne et opptak
open-name = Navnet på en fil
open-how = ↓ til opptakene i denne mappen · Enter: åpne · Esc: tilbake
settings-how = ↑ ↓ ← → velg · Esc: ferdig
setting-odds-short = Sjanser
yes = ja
no = nei
resign-question = Gi opp partiet?
not-a-record = { $file } kan ikke leses: { $reason }
list-mine = ditt bord: { $state }

score-line = igjen { $supply } · fanger { $captives }→{ $points } · rekker { $rows }
die-locked = ligger
link-open = tilkoblet
sub-pair = Parti { $game } av 2
sub-pair-sum = par { $sum }
engine-getting-ready = maskinen gjør seg klar
window-too-small = Vinduet er for lite: { $columns } × { $lines }. Sixrow trenger { $width } × { $height }.
study-of-dice = Terninger: { $dice }
key-own-errors = egne feil
key-all-errors = alle feil
name-by-server = serveren gir deg ett
hint-awaited = Et råd regnes ut …
over-how = Se nærmere på partiet, spill igjen, eller lagre opptaket.
line-said = { $name }: { $text }
study-graph-soon = Kurven kommer med analysen.

## Terningene: mens de står for tur, og hvordan de ble kontrollert.

status-rolling = Terningene ruller …
status-named-rolling = { $name }: Terningene ruller …
dice-awaited = Terningene venter på enheten til { $names }.
dice-awaited-own = Terningene venter på en annen av enhetene dine.
dice-awaited-you = Terningene venter på deg: Trykk F og bestem deg.
dice-fault-found = Noe er galt med terningene. F forteller hva.
dice-fault-question = { $sentence } Vil du fortsette med disse terningene?
dice-fault-how = Enter: fortsett · Esc: ikke ennå · F: mer
fair-sealed-here = Kjedene er lagt fram. Hvert kast kontrolleres her.
fair-sound-here = { $rolls-count ->
    [one] Det ene kastet til nå er regnet ut på nytt her, og det stemmer.
   *[other] Alle { $rolls } kast til nå er regnet ut på nytt her, og de stemmer.
}
dice-unchecked = terninger ikke kontrollert
dice-how = Tjeneren og hver spiller legger fram begynnelsen på en kjede av hemmelige tall før det første kastet. Når et kast står for tur, gir alle som er her, sitt neste ledd, og så tjeneren sitt. Terningene følger av disse leddene. Er leddet ditt med i et kast, kunne ingen forutse eller velge det.
dice-how-here = Ved dette tastaturet er programmet både tjener og spillere. Kjeden til programmet ble lagt fram før det første kastet, og de som spiller her, får en ny hver gang de setter seg. Opptaket beviser at terningene følger av begge, ikke at ingen har sett inn i programmet.
dice-rolls = Hvert kast:
dice-roll-mine = Kast { $roll }, { $name }: { $dice }, med leddet ditt
dice-roll-without = Kast { $roll }, { $name }: { $dice }, uten leddet ditt
dice-roll-plain = Kast { $roll }, { $name }: { $dice }
dice-roll-void = Kast { $roll }, { $name }: oppgitt
dice-unanswered = Du ga et ledd for kast { $roll }, men fikk ikke svar før det ble oppgitt.
dice-letters-how = Sammenlign med de andre spillerne, men ikke via denne tjeneren: samme bokstaver, samme parti.
dice-commitment = Forpliktelsen til tjeneren; noter den før partiet, og sammenlign med opptaket:
dice-receipt = Kvitteringen din: { $file }
dice-receipt-unkept = Kvitteringen din kan ikke skrives: { $reason }
saved-receipt = Kvitteringen din ligger ved siden av: { $file }

help-title = Taster og regler
help-keys =
    Kaste     1 … 8   hold en terning, eller ikke lenger
              R       kast de andre på nytt        S    slutt å kaste
              O       sjanser på brettet, eller ikke
    Plassere  ← ↑ ↓ → gå over brettet              Tab  neste merkede
              Enter   velg en rute, eller ta den ut av utkastet
              E       avslutt turen, bekreft       U    ta tilbake
    Alltid    H       et råd, der det er avtalt    F    terningene
              W       lagre opptaket               T    innstillinger
              C       snakk (på nett)              X    gi opp
              Q, Esc  gå; et uferdig parti lagres
    Brettet   [ ] kan velges      ( ) i utkastet   × × ville bli fanget
              › ‹ nettopp lagt    * *  rådet       42  sjanse i prosent
    Musen virker også: på terninger, ruter og taster.

refusal-no-server-named = Ingen tjener er oppgitt, som for eksempel https://example.org
refusal-no-connection = { $text } svarer ikke
refusal-no-server-there = { $text } er ingen Sixrow-tjener
refusal-not-a-server = «{ $text }» er ingen adresse til en tjener, som https://example.org
refusal-not-an-invitation = «{ $text }» er ingen invitasjon; en slik ser ut som https://example.org/join/ord
refusal-refused-elsewhere = Tjeneren nekter ({ $text })

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Ekte brett
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = alle kast
key-last = bare siste kast
guide-type = { $dice-count ->
    [one] Skriv terningen som { $name } kastet, 1 til 6, og så Enter.
   *[other] Skriv de { $dice } terningene som { $name } kastet, 1 til 6, og så Enter.
}
guide-type-last = Skriv terningene som { $name } har etter siste kast, og så Enter.
guide-type-starter = B sier hvem som begynner; eller skriv hva { $name } kastet om det, og så Enter.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Terninger 1 … 6   skriv det som ble kastet     Enter  legg inn
              U       angre, så ofte du vil
              B       hvem som begynner            L  bare siste kast
