### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = Partiet hentes …
study-beginning = Før første kast.
study-no-words = Partiet går videre.
study-working = Partiet analyseres
study-cancel = Avbryt
study-cancelled = Analysen ble avbrutt.
study-failed = Analysen mislyktes.
study-analyse = Analyser partiet
study-kept = beholdt
study-better-kept = bedre
study-better-here = hadde vært bedre
study-graph = Andelen av seieren gjennom partiet, og under den flaksen i hver tur: { $names }
study-graph-how = Øverst: hva hver side kunne vente seg. Ringer viser feilvalg, fylte ringer tabber. Nederst: hva terningene i hver tur ga den som kastet. Trykk for å gå dit.
study-players = Flaks og dyktighet
study-fortune = { $luck } og { $skill }.
study-luck-none = hadde verken flaks eller uflaks
study-luck-good-little = hadde litt flaks
study-luck-good-some = hadde flaks
study-luck-good-much = hadde svært mye flaks
study-luck-bad-little = hadde litt uflaks
study-luck-bad-some = hadde uflaks
study-luck-bad-much = hadde svært mye uflaks
study-skill-none = spilte like godt som de andre
study-skill-good-little = spilte litt bedre enn de andre
study-skill-good-some = spilte bedre enn de andre
study-skill-good-much = spilte langt bedre enn de andre
study-skill-bad-little = spilte litt dårligere enn de andre
study-skill-bad-some = spilte dårligere enn de andre
study-skill-bad-much = spilte langt dårligere enn de andre
study-fortune-how = I andeler av seieren: Flaks er det alle terninger ga en side, dyktighet det alle valg ga.
study-errors = Feilvalg
study-dice = Terningene
study-home = Analyse
study-home-text = Se på et parti igjen: hva som var flaks, hva som var dyktighet, og hva som hadde vært bedre.
study-to-games = Partier som er over
study-import = Ta med et opptak
study-file = En fil
study-paste = Eller teksten i opptaket
study-bring = Analyser
study-records = Opptakene dine
study-drop = Fjern
study-try = Prøv selv
study-try-from = Herfra, i stedet for { $name }, mot maskinen
study-try-instead = Velg dette selv, i stedet for { $name }, mot maskinen
step-slider = Sted i partiet
step-place = Steg { $step } av { $steps }
step-first = Til begynnelsen
step-back = Ett steg tilbake
step-on = Ett steg fram
step-last = Til slutten
step-error-back = Forrige feil
step-error-on = Neste feil
step-keys = Taster: ← → steg, ↑ ↓ turer, Home og End, N og P feilvalg, mellomrom spiller av.
step-run = Spill av
step-stop = Stopp
tally-dice = { $dice-count ->
    [one] Én terning.
   *[other] { $dice } terninger.
}
tally-probability = Ærlige terninger er minst så ujevne { $probability } av gangene.
tally-share = { $share }, forenlig med { $low } til { $high }
tally-how = Prikken er andelen av en side, streken hva så mange terninger kan gi (95 %, alle seks samlet), linjen én sjettedel.
share-title = Opptaket
share-link = Lenke til denne analysen
share-copy-link = Kopier lenke
share-copy-record = Kopier opptak
share-download = Last ned
share-not-copied = Nettleseren lar ikke sider kopiere her.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Trener
coach-roll-off = Først: Hvem begynner? Alle kaster, den høyeste begynner. Trykk på knappen for å kaste.
coach-roll = Hver kolonne hører til én side av terningen. Kast alle åtte; etterpå kan du kaste to ganger til.
coach-last-round = En spiller har ingen brikker igjen: Dette er siste runde. Etter den legges rekker og fanger sammen.
coach-keep = { $rolls-count ->
    [one] Trykk på terningene du vil beholde: Jo flere like, desto høyere rute. Ett kast til.
   *[other] Trykk på terningene du vil beholde: Jo flere like, desto høyere rute. { $rolls } kast til.
}
coach-held = Kast de andre en gang til, eller stopp hvis du liker det du ser.
coach-odds = Med disse når du { $cell } i { $chance } av 100 tilfeller: Rutene viser sjansene. Kast de andre.
coach-place = Velg en merket rute. Rute 3 i en kolonne koster tre terninger med kolonnens tall. Høyst { $limit } brikker per tur.
coach-capture = Se på { $cell }: En brikke der fanger det motspillerne har under den i kolonnen. Én fange er verd 1 poeng, to 2, tre 4, fire 6, fem 9.
coach-row = Se på { $cell }: Den gir en rekke på tre eller flere, og det gir poeng med en gang.
coach-more = Du kan plassere flere så lenge ruter er merket, eller avslutte turen.
coach-end = Du kan ikke legge flere. Avslutt turen, eller ta tilbake en brikke og prøv på en annen måte.
coach-stuck = Ingenting passer denne gangen. Det koster tre brikker, eller alle som er igjen.
coach-roll-two = Kast begge terningene: Summen sier hvor en sjetong kan ligge. { $length } av dine sjetonger på rett rekke uten hull vinner.
coach-choose = { $cells-count ->
    [one] Én rute har summen din. Velg den.
   *[other] { $cells } ruter har summen din. Velg den som hjelper rekken din, eller bryter en annens.
}
coach-joker = En 11-er er en joker: Legg en sjetong på en hvilken som helst ledig rute, der den hjelper rekken din mest eller bryter en annens.
coach-confirm = { $cell }, altså. Velg den igjen, eller trykk på knappen, { $kind ->
    [remove] for å ta sjetongen av.
    [replace] for å erstatte sjetongen der.
    [replace-again] for å erstatte sjetongen der.
   *[place] for å legge sjetongen der.
}
coach-game-ended = { $cell } vinner partiet!
coach-removed = En 10-er tar en av motspillernes sjetonger av brettet, men aldri fra en 2-er eller 12-er. Bryt den lengste rekken deres.
coach-replaced = Alle fire rutene er opptatt: Erstatt en av de andres sjetonger. Bryt den lengste rekken deres.
coach-extra-turn = Med en 2-er eller 12-er får du spille igjen etter denne.
coach-pass = Denne gangen er det ingenting å velge: Turen går videre.

## The page about the dice.

fair-page = Slik blir terningkastene til
fair-table = Kastene ved dette bordet
fair-receipt-fits = Det serveren viser, er sammenlignet med kvitteringen som denne nettleseren har tatt vare på.
fair-receipt-none = Denne nettleseren har ingen kvittering for dette bordet og dermed ingenting å sammenligne med.
roll-mine = med leddet ditt
roll-not-mine = uten leddet ditt; med leddet til { $names }
roll-of = med leddet til { $names }
roll-bare = uten ledd fra noen spiller
roll-void = oppgitt
roll-void-by = oppgitt: { $names } spilte ikke lenger
roll-dropped = oppgitt: { $names } svarte ikke på ti sekunder
roll-avoided = Det ville blitt { $dice }.
roll-renewed = Etter dette kastet begynte { $names } på en ny kjede: en annen enhet eller en tømt nettleser.
fair-how = Serveren og enheten til hver spiller har hver sin lange kjede av hemmelige tall. Før første kast viser alle begynnelsen på kjeden sin. Fra da av kan ingen bytte ut et ledd, og ingen kan regne ut det neste leddet til noen andre. Terningene kommer av alle disse leddene til sammen.
fair-step-due = Kastet står for tur
fair-step-due-text = Noen vil kaste. Det lagres først, med navnene på alle som er her. Fra nå av kan ingenting avgjøres eller tas tilbake.
fair-step-given = Leddene blir gitt
fair-step-given-text = Først nå åpner hver av enhetene sitt neste ledd og gir det, av seg selv og på et øyeblikk. Det gjør din også.
fair-step-rolled = Terningene kastes
fair-step-rolled-text = Serveren åpner sitt eget ledd. Terningene følger av alle leddene, og hver enhet regner dem ut på nytt.
fair-count = For hvert kast er det ett spørsmål som teller: Er leddet du ga for akkurat dette kastet, med i det? Nettleseren viser det for hvert av dem. En kjede som noen nettopp har begynt på, teller ikke før alle andre spillere har gitt et ledd etter den; ellers kunne den ha vært valgt slik at den passet.
fair-promised = Hva du er lovet
fair-promise-with = Med leddet ditt i et kast kunne ingen forutse eller velge det, ikke engang serveren: Alt annet i det lå fast før leddet ditt var kjent, og leddet ditt blir først fortalt når valget som fører til kastet, er lagret. Det gjelder også datamaskinens kast.
fair-promise-without = Uten leddet ditt, fordi du var borte eller på en ny enhet, kan serveren og de som har ledd i et kast, forutse det sammen. De kan ikke velge terningene. De har noen få alternativer (hvem som spørres, om de venter på deg, at noen faller fra, én ny kjede hver), men kan aldri lete seg fram.
fair-promise-seen = Det en uærlig server fortsatt kan gjøre med terningene, alene eller sammen med andre spillere, viser seg i nettleseren din: oppgitte kast, nye kjeder, kast uten leddet ditt. Alt utover det melder den som en feil.
fair-remaining = Hva som gjenstår
fair-remains-page = Selve denne siden kommer fra serveren. Stoler du ikke på den, kan du spille i terminalen eller med et program du har laget selv.
fair-remains-foresee = Kast uten leddet ditt kan forutses; i partier over flere dager gjelder det de fleste av de andres kast. En motspiller i ledtog med serveren kjenner da de neste terningene mens han eller hun velger. Vær til stede, eller spill over flere dager bare der du stoler på serveren.
fair-remains-void = En som er i ledtog med serveren, kan falle fra i et kast de ikke liker, og få et nytt: én gang per person og kast, etter ti sekunder og med navn. Gjorde de det hver gang, ville de åtte terningene dine i snitt blitt 26,1 til sammen i stedet for 28 med én slik spiller, 25,0 med to og 24,2 med tre. Se på de oppgitte kastene.
fair-remains-server = Serveren kan hindre deg i å koble til, være treg, jukse med klokkene, spille dårlig for deg mens en bot er vikar, avbryte et parti eller vise hver spiller et annet parti. Mot det siste hjelper det å sammenligne bokstavene.
fair-remains-abort = Alle kan avlyse et parti før det første valget og begynne på nytt; ved rangerte bord ikke lenger når første kast står for tur.
fair-do = Hva du kan gjøre selv
fair-do-text = Nettleseren tar vare på en kvittering for hvert bord og sammenligner den hver gang du kommer tilbake. Konvolutten ved bordet viser de seksten bokstavene til partiet: De som har de samme bokstavene, har sett det samme partiet. Lagre kvitteringen som en fil, så sammenligner kommandoen sixrow verify den med opptaket av partiet.

## Oneself.

me-nobody = Ikke logget inn
me-settings = Innstillinger
me-ratings = Rangering
me-no-ratings = Ingen partier med rating ennå.
me-games = Partiene dine
me-no-games = Ingen partier er over ennå.
me-account = Konto
rating-tables = { $tables-count ->
    [one] fra ett bord
   *[other] fra { $tables } bord
}
rating-chart = Fra { $first } ({ $from }) til { $last } ({ $to })
account-why = Du er gjest: Bare denne nettleseren husker deg. En konto tar vare på partiene dine, kan brukes overalt og kan spille rangerte partier.
account-log-in = Logg inn
account-log-out = Logg ut
account-log-out-everywhere = Logg ut overalt
account-name = Navn
account-password = Passord
account-password-lost = Et glemt passord kan ikke erstattes: Skriv det ned.
account-present = Nåværende passord
account-next = Nytt passord
account-change-name = Bytt navn
account-change-password = Bytt passord
account-name-changed = Du har fått nytt navn.
account-password-changed = Passordet er byttet.
account-made = Du har en konto.
account-tokens = Tokener for programmer
account-tokens-text = En bot du lager selv, viser et token for å spille i ditt navn.
account-token-make = Lag et token
account-token-given = Noter det nå, det vises ikke igjen:
account-token-label = Formål
account-token-scope = Det kan
account-token-play = spille
account-token-read = bare se
account-token-days = Gyldig i dager
# $date: a day.
account-token-until = til { $date }
account-token-used = sist brukt { $date }
account-token-unused = aldri brukt
account-tokens-too = Trekk tilbake alle tokener også
account-data = Mine data
account-data-text = Alt denne tjeneren lagrer om deg, som en fil.
account-data-get = Last ned mine data
account-delete = Slett dataene mine
account-delete-text = Navnet ditt, det du har sagt, opptakene, rangeringen og tokenene dine forsvinner. Andres partier blir stående; der du satt, står ikke noe navn.
account-delete-sure = Ja, slett for godt
account-deleted = Det er slettet.
fair-all = Hvert kast ved dette bordet, kontrollert ett for ett

## The page for administrators.

manage-title = Administrasjon
manage-reports = Rapporterte linjer
manage-no-reports = Ingenting er rapportert.
manage-drop-line = Slett linjen
manage-leave-line = La den stå
manage-table = Til bordet
manage-bans = Personer og adresser
manage-days = Dager utestengt (tomt: for alltid)
manage-reason = Begrunnelse, som vises
manage-name = Del av et navn
manage-nobody = Ingen heter det.
manage-kind-guest = gjest
manage-kind-account = konto
manage-kind-bot = bot
manage-kind-admin = administrator
manage-ban = Steng ute
manage-unban = Opphev utestengelsen
manage-banned = Utestengt til { $until }.
manage-banned-for-ever = Utestengt for alltid.
manage-network = Adresse eller nettverk
manage-no-addresses = Ingen adresse er utestengt.
manage-tables = Bord som ikke er ferdige
manage-no-tables = Det er ingen.
manage-cancel = Avlys bordet
manage-switches = Hva som er tillatt
manage-switch-guests = Nye gjester
manage-switch-chat = Chat
manage-switch-imports = Importere opptak
manage-switch-analyses = Analyser og tips
manage-log = Hva som er gjort
manage-no-acts = Ingenting ennå.
manage-console = kommandolinje
manage-act-ban = Person utestengt
manage-act-unban = Utestengelse opphevet
manage-act-ban-address = Adresse utestengt
manage-act-unban-address = Adresse sluppet inn igjen
manage-act-rename = Person omdøpt
manage-act-log-out = Person logget ut
manage-act-grant = Gjort til administrator
manage-act-revoke = Ikke lenger administrator
manage-act-cancel = Bord avlyst
manage-act-drop-line = Linje slettet
manage-act-close-report = Rapport lukket
manage-act-switch-on = Slått på
manage-act-switch-off = Slått av
manage-act-sweep = Gamle gjester slettet
manage-act-announce = Kunngjort
manage-act-retract = Kunngjøring trukket tilbake
