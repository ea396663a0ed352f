key-choose = velg
key-join = bli med
key-open = åpne
key-settings = innstillinger
key-help = hjelp
key-quit = avslutt
key-leave = gå
key-back = tilbake
key-undo = angre
key-hint = hint
key-odds = sjanser
key-hold = behold
key-confirm = bekreft { $cell }
key-dice = terninger
key-save = lagre
key-errors = feilvalg
key-steps = steg
key-turns = turer
key-appoint = ny dataspiller
key-invite = kopier lenken
key-unseat = fjern
key-again = oppdater

against-computer = Datamaskinen
against-device = Venner her
against-link = Venner på nett
choose-level-short = Nivå
choose-names = Navn
names-blank = skilt med komma
choose-server = Server
choose-public-short = I lobbyen

ask-link = Invitasjonslenke
ask-file = Lagre partiet som
dialog-how = Enter: videre · Esc: tilbake
chat-how = Enter: send · /mute NAVN · /unmute NAVN · /report NAVN · Esc
# $name: a person at the table.
chat-nobody = Ingen her heter { $name }
chat-unmuted = Du ser igjen meldinger fra { $name }.
unseat-sure = Fjerne { $name } fra bordet?
sure-how = Enter: ja · Esc: nei
reading-how = ↑ ↓ bla · Esc: tilbake
open-title = Åpne en partifil
open-name = Filnavn
open-how = ↓ til partifilene i denne mappen · Enter: åpne · Esc: tilbake
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
sub-pair-sum = dobbeltparti { $sum }
engine-getting-ready = gjør datamaskinen klar
window-too-small = Vinduet er for lite: { $columns } × { $lines }. Sixrow trenger { $width } × { $height }.
study-of-dice = Terninger: { $dice }
key-own-errors = egne feil
key-all-errors = alle feil
name-by-server = serveren velger ett
hint-awaited = Regner ut et hint …
over-how = Se nærmere på partiet, spill igjen, eller lagre det.
line-said = { $name }: { $text }
study-graph-soon = Kurven kommer med analysen.

## Terningene: mens de står for tur, og hvordan de ble kontrollert.

status-rolling = Terningene ruller …
status-named-rolling = { $name }: Terningene ruller …
dice-awaited = Kastet venter på enheten til { $names }.
dice-awaited-own = Kastet venter på en annen av enhetene dine.
dice-awaited-you = Kastet venter på deg: Trykk F og bestem deg.
dice-fault-found = Noe er galt med terningene. Trykk F for å se hva.
dice-fault-question = { $sentence } Vil du fortsette med disse terningene?
dice-fault-how = Enter: fortsett · Esc: ikke ennå · F: mer
fair-sealed-here = Kjedene er offentliggjort. Hvert kast kontrolleres her.
fair-sound-here = { $rolls-count ->
    [one] Det ene kastet så langt er regnet ut på nytt her og stemmer.
   *[other] Alle { $rolls } kast så langt er regnet ut på nytt her og stemmer.
}
dice-unchecked = terninger ikke kontrollert
dice-how = Før det første kastet offentliggjør serveren og hver spiller starten på en kjede av hemmelige tall. Når det skal kastes, viser alle som er tilkoblet, det neste leddet i kjeden sin, og så viser serveren sitt. Terningene følger av disse leddene. Ingen kunne forutse eller velge et kast der leddet ditt er med.
dice-how-here = Ved dette tastaturet er programmet både server og spillere. Kjeden til programmet ble offentliggjort før det første kastet, og de som spiller her, får en ny hver gang. Partifilen beviser at terningene følger av begge, ikke at ingen har sett inn i programmet.
dice-rolls = Hvert kast:
dice-roll-mine = Kast { $roll }, { $name }: { $dice }, med leddet ditt
dice-roll-without = Kast { $roll }, { $name }: { $dice }, uten leddet ditt
dice-roll-plain = Kast { $roll }, { $name }: { $dice }
dice-roll-void = Kast { $roll }, { $name }: annullert
dice-unanswered = Du ga et ledd til kast { $roll }, men det ble annullert før det kom noe svar.
dice-letters-how = Sammenlign dem med de andre spillerne, men ikke via denne serveren: samme bokstaver, samme parti.
dice-commitment = Serverens segl. Noter det før partiet, og sammenlign det med partifilen:
dice-receipt = Kvitteringen din: { $file }
dice-receipt-unkept = Kvitteringen din kan ikke skrives: { $reason }
saved-receipt = Kvitteringen din ligger ved siden av: { $file }

help-title = Taster og regler
help-keys =
    Kaste     1 … 8   behold en terning, eller slipp den
              R       kast de andre igjen          S    slutt å kaste
              O       sjanser på brettet, av og på
    Plassere  ← ↑ ↓ → gå rundt på brettet          Tab  neste merkede
              Enter   velg en rute, eller angre den
              E       avslutt turen, bekreft       U    angre
    Alltid    H       et hint, der det er lov      F    terningene
              W       lagre partiet                T    innstillinger
              C       chat (på nett)               X    gi opp
              Q, Esc  forlat; et uferdig parti lagres
    Brettet   [ ] kan velges      ( ) ubekreftet   × × ville bli fanget
              › ‹ nettopp lagt    * *  hintet      42  sjanse i prosent
    Musen virker også: på terninger, ruter og taster.

refusal-no-server-named = Skriv adressen til en server, for eksempel https://example.org
refusal-no-connection = { $text } svarer ikke. Sjekk adressen og nettforbindelsen
refusal-no-server-there = { $text } er ikke en Sixrow-server
refusal-not-a-server = «{ $text }» er ikke adressen til en server. Skriv den slik: https://example.org
refusal-not-an-invitation = «{ $text }» er ikke en invitasjon. En slik ser ut som https://example.org/join/ord
refusal-refused-elsewhere = Serveren sa nei ({ $text }). Oppdater Sixrow for å se hvorfor

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Ekte brett
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = alle kast
key-last = bare siste kast
guide-type = { $dice-count ->
    [one] Skriv terningen { $name } kastet, 1 til 6, og trykk Enter.
   *[other] Skriv de { $dice } terningene { $name } kastet, 1 til 6, og trykk Enter.
}
guide-type-last = Skriv terningene { $name } har etter siste kast, og trykk Enter.
guide-type-starter = Trykk B for å velge hvem som begynner, eller skriv kastet til { $name }.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Terninger 1 … 6   skriv det som ble kastet     Enter  legg inn
              U       angre, så ofte du vil
              B       hvem som begynner            L  bare siste kast
