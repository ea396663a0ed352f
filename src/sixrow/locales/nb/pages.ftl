### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = Laster partiet …
study-beginning = Før første kast.
study-no-words = Partiet går videre.
study-working = Analyserer partiet
study-cancel = Avbryt
study-cancelled = Analysen ble avbrutt.
study-failed = Analysen mislyktes.
study-analyse = Analyser partiet
study-kept = beholdt
study-better-kept = bedre
study-better-here = hadde vært bedre
study-graph = Vinnersjansene gjennom partiet, og under dem flaksen i hver tur: { $names }
study-graph-how = Øverst: vinnersjansen til hver side. Ringer viser feilvalg, fylte ringer tabber. Nederst: flaksen i hver tur. Trykk for å gå dit.
study-players = Flaks og dyktighet
study-fortune = { $luck } og { $skill }.
study-luck-none = hadde verken flaks eller uflaks
study-luck-good-little = hadde litt flaks
study-luck-good-some = hadde flaks
study-luck-good-much = hadde mye flaks
study-luck-bad-little = hadde litt uflaks
study-luck-bad-some = hadde uflaks
study-luck-bad-much = hadde mye uflaks
study-skill-none = spilte like godt som de andre
study-skill-good-little = spilte litt bedre enn de andre
study-skill-good-some = spilte bedre enn de andre
study-skill-good-much = spilte mye bedre enn de andre
study-skill-bad-little = spilte litt dårligere enn de andre
study-skill-bad-some = spilte dårligere enn de andre
study-skill-bad-much = spilte mye dårligere enn de andre
study-fortune-how = I prosentpoeng av vinnersjansen: Flaks er det terningene endret, dyktighet det valgene endret.
study-errors = Feilvalg
study-dice = Terningene
study-home = Analyse
study-home-text = Gå gjennom et parti på nytt: hva som var flaks, hva som var dyktighet, og hva som hadde vært bedre.
study-to-games = Ferdigspilte partier
study-import = Importer et parti
study-file = Velg en fil
study-paste = … eller lim inn partiteksten
study-bring = Analyser
study-records = Importerte partier
study-drop = Slett
study-try = Prøv selv
study-try-from = Spill videre herfra som { $name }, mot datamaskinen
study-try-instead = Gjør dette valget på nytt som { $name }, mot datamaskinen
step-slider = Sted i partiet
step-place = Steg { $step } av { $steps }
step-first = Til starten
step-back = Forrige steg
step-on = Neste steg
step-last = Til slutten
step-error-back = Forrige feil
step-error-on = Neste feil
step-keys = Taster: ← → steg, ↑ ↓ turer, Home og End, N og P feilvalg, mellomrom spiller av.
step-run = Spill av
step-stop = Pause
tally-dice = { $dice-count ->
    [one] Én terning.
   *[other] { $dice } terninger.
}
tally-probability = Rettferdige terninger er så ujevne eller mer { $probability } av gangene.
tally-share = { $share }; { $low } til { $high } er mulig
tally-how = Prikken er andelen av et antall øyne, streken usikkerheten (95 %, alle seks samlet), linjen én sjettedel.
share-title = Del partiet
share-link = Lenke til denne analysen
share-copy-link = Kopier lenken
share-copy-record = Kopier partiteksten
share-download = Last ned
share-not-copied = Nettleseren tillater ikke kopiering her. Merk teksten og kopier den.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Trener
coach-roll-off = Først: Hvem begynner? Alle kaster, og høyeste kast begynner. Trykk på knappen for å kaste.
coach-roll = Hver kolonne hører til ett antall øyne. Kast alle åtte terningene; etterpå kan du kaste to ganger til.
coach-last-round = Noen har ingen brikker igjen: Dette er siste runde. Siste sjanse til rekker og fangster.
coach-keep = { $rolls-count ->
    [one] Velg terningene du vil beholde: Jo flere like, desto høyere kan du plassere. Ett kast igjen.
   *[other] Velg terningene du vil beholde: Jo flere like, desto høyere kan du plassere. { $rolls } kast igjen.
}
coach-held = Kast de andre en gang til, eller stopp hvis du liker det du ser.
coach-odds = Med disse når du { $cell } i { $chance } av 100 tilfeller: Rutene viser sjansene. Kast de andre igjen.
coach-place = Velg en merket rute. Rute 3 i en kolonne koster tre terninger med kolonnens øyne. Du kan plassere opptil { $limit } brikker per tur.
coach-capture = Se på { $cell }: En brikke der fanger det motspillerne har under den i kolonnen. Én fange er verdt 1 poeng, to 2, tre 4, fire 6, fem 9.
coach-row = Se på { $cell }: En brikke der gir en rekke på tre eller flere, og den gir poeng med en gang.
coach-more = Du kan plassere flere brikker så lenge ruter er merket, eller avslutte turen.
coach-end = Ingen flere brikker passer. Avslutt turen, eller angre en brikke og prøv noe annet.
coach-stuck = Ingen brikke passer denne gangen. Du mister tre brikker, eller alle du har igjen.
coach-roll-two = Kast begge terningene: Summen sier hvor sjetongen kan ligge. { $length } av dine sjetonger på en rett linje uten hull vinner.
coach-choose = { $cells-count ->
    [one] Én rute med summen din er ledig. Velg den.
   *[other] { $cells } ruter med summen din er ledige. Velg en som forlenger rekken din eller stopper en annens.
}
coach-joker = En 11-er er en joker: Legg en sjetong på hvilken som helst ledig rute. Forleng rekken din, eller stopp en annens.
coach-confirm = { $cell }, altså. Velg den en gang til, eller trykk på knappen, { $kind ->
    [remove] for å fjerne sjetongen.
    [replace] for å bytte ut sjetongen.
    [replace-again] for å bytte ut sjetongen.
   *[place] for å legge sjetongen der.
}
coach-game-ended = { $cell } vinner partiet!
coach-removed = En 10-er fjerner en av motspillernes sjetonger, men aldri en på en 2-er eller 12-er. Bryt opp den lengste rekken deres.
coach-replaced = Alle fire rutene er opptatt: Bytt ut en av motspillernes sjetonger. Bryt opp den lengste rekken deres.
coach-extra-turn = En 2-er eller 12-er gir deg en tur til etter denne.
coach-pass = Denne gangen finnes det ikke noe trekk: Du må stå over.

## The page about the dice.

fair-page = Slik virker terningene
fair-table = Kastene ved dette bordet
fair-receipt-fits = Dette er sammenlignet med kvitteringen som nettleseren din har tatt vare på.
fair-receipt-none = Nettleseren din har ingen kvittering for dette bordet, så det er ingenting å sammenligne med.
roll-mine = med leddet ditt
roll-not-mine = uten leddet ditt; med leddet til { $names }
roll-of = med leddet til { $names }
roll-bare = uten ledd fra noen spiller
roll-void = annullert
roll-void-by = annullert: { $names } spilte ikke lenger
roll-dropped = annullert: { $names } svarte ikke på ti sekunder
roll-avoided = Det ville blitt { $dice }.
roll-renewed = Etter dette kastet begynte { $names } på en ny kjede: en annen enhet eller en tømt nettleser.
fair-how = Serveren og enheten til hver spiller har hver sin lange kjede av hemmelige tall. Før første kast viser alle fram starten på kjeden sin. Fra da av kan ingen bytte ut et ledd i en kjede, og ingen kan regne ut det neste leddet i andres. Terningene kommer av alle disse leddene til sammen.
fair-step-due = Et kast står for tur
fair-step-due-text = Noen vil kaste. Det lagres først, med navnene på alle som er tilkoblet. Fra nå av kan ingen gjøre eller angre et trekk.
fair-step-given = Leddene blir gitt
fair-step-given-text = Først nå viser hver av enhetene sitt neste ledd, automatisk og på et øyeblikk. Det gjør din også.
fair-step-rolled = Terningene kastes
fair-step-rolled-text = Serveren viser sitt eget ledd. Terningene følger av alle leddene, og hver enhet regner dem ut på nytt.
fair-count = For hvert kast er det ett spørsmål som teller: Er leddet du ga for akkurat dette kastet, med i det? Nettleseren viser det for hvert kast. En kjede som noen nettopp har begynt på, teller ikke før alle de andre spillerne har gitt et ledd etter den; ellers kunne den ha vært valgt så den passet.
fair-promised = Hva vi lover
fair-promise-with = Ingen kunne forutse eller velge et kast der leddet ditt er med, ikke engang serveren: Alt annet i det lå fast før leddet ditt var kjent, og leddet ditt vises først når valget som fører til kastet, er lagret. Det gjelder også datamaskinens kast.
fair-promise-without = Mangler leddet ditt, fordi du var borte eller på en ny enhet, kan serveren og spillerne som har ledd i kastet, forutse det sammen. De kan ikke velge terningene. De har noen få alternativer (hvem som spørres, om de venter på deg, at noen faller fra, én ny kjede hver), men kan aldri lete seg fram til et godt kast.
fair-promise-seen = Alt annet en uærlig server kan gjøre med terningene, alene eller sammen med andre spillere, ser du i nettleseren: annullerte kast, nye kjeder, kast uten leddet ditt. Går den lenger, melder nettleseren det som en feil.
fair-remaining = Hva vi ikke kan love
fair-remains-page = Selve denne siden kommer fra serveren. Stoler du ikke på den, kan du spille i terminalen eller med et program du har laget selv.
fair-remains-foresee = Kast uten leddet ditt kan forutses; i partier over flere dager gjelder det de fleste av de andres kast. En motspiller som samarbeider med serveren, kjenner da de neste terningene når valget skal tas. Vær til stede, eller spill slike partier bare der du stoler på serveren.
fair-remains-void = En som samarbeider med serveren, kan falle fra i et kast som ikke passer, og få et nytt: én gang per person og kast, etter ti sekunder og med navn. Skjedde det hver gang, ville de åtte terningene dine i snitt blitt 26,1 til sammen i stedet for 28 med én slik spiller, 25,0 med to og 24,2 med tre. Se på de annullerte kastene.
fair-remains-server = Serveren kan hindre deg i å koble til, være treg, jukse med klokkene, spille dårlig for deg mens en bot har tatt over, avbryte et parti eller vise hver spiller et annet parti. Mot det siste hjelper det å sammenligne bokstavene.
fair-remains-abort = Alle kan avbryte et parti før det første valget og begynne på nytt; ved ratede bord bare til første kast står for tur.
fair-do = Dette kan du gjøre selv
fair-do-text = Nettleseren tar vare på en kvittering for hvert bord og sammenligner den hver gang du kommer tilbake. Konvolutten ved bordet viser de seksten bokstavene til partiet: De som har de samme bokstavene, har sett det samme partiet. Lagre kvitteringen som en fil, så sammenligner kommandoen sixrow verify den med partifilen.

## Oneself.

me-nobody = Ikke logget inn
me-settings = Innstillinger
me-ratings = Rating
me-no-ratings = Ingen ratede partier ennå.
me-games = Partiene dine
me-no-games = Ingen ferdigspilte partier ennå.
me-account = Konto
rating-tables = { $tables-count ->
    [one] etter ett bord
   *[other] etter { $tables } bord
}
rating-chart = Fra { $first } ({ $from }) til { $last } ({ $to })
account-why = Du spiller som gjest: Bare denne nettleseren kjenner deg. Med en konto beholder du partiene dine, kan logge inn hvor som helst og kan spille ratede partier.
account-log-in = Logg inn
account-log-out = Logg ut
account-log-out-everywhere = Logg ut overalt
account-name = Navn
account-password = Passord
account-password-lost = Et glemt passord kan ikke hentes tilbake, så skriv det ned.
account-present = Nåværende passord
account-next = Nytt passord
account-change-name = Bytt navn
account-change-password = Bytt passord
account-name-changed = Navnet er byttet.
account-password-changed = Passordet er byttet.
account-made = Kontoen er opprettet.
account-tokens = Tokener for programmer
account-tokens-text = Din egen bot kan spille i ditt navn med et token.
account-token-make = Opprett token
account-token-given = Kopier det nå. Det vises ikke igjen:
account-token-label = Formål
account-token-scope = Det kan
account-token-play = spille
account-token-read = bare lese
account-token-days = Gyldig i (dager)
# $date: a day.
account-token-until = til { $date }
account-token-used = sist brukt { $date }
account-token-unused = aldri brukt
account-tokens-too = Trekk tilbake alle tokener også
account-data = Mine data
account-data-text = Alt denne serveren har lagret om deg, som en fil.
account-data-get = Last ned mine data
account-delete = Slett dataene mine
account-delete-text = Dette sletter navnet ditt, chatmeldingene, de importerte partiene, ratingen og tokenene dine for godt. Partier du har spilt, blir stående hos de andre spillerne uten navnet ditt.
account-delete-sure = Ja, slett alt
account-deleted = Dataene dine er slettet.
fair-all = Hvert kast ved dette bordet, kontrollert ett for ett

## The page for administrators.

manage-title = Administrasjon
manage-reports = Rapporterte meldinger
manage-no-reports = Ingen rapporter.
manage-drop-line = Slett meldingen
manage-leave-line = La den stå
manage-table = Til bordet
manage-bans = Personer og adresser
manage-days = Utestengelse i dager (tomt: permanent)
manage-reason = Begrunnelse (vises for personen)
manage-name = Del av et navn
manage-nobody = Ingen har et slikt navn.
manage-kind-guest = gjest
manage-kind-account = konto
manage-kind-bot = bot
manage-kind-admin = administrator
manage-ban = Steng ute
manage-unban = Opphev utestengelsen
manage-banned = Utestengt til { $until }.
manage-banned-for-ever = Utestengt permanent.
manage-network = Adresse eller nettverk
manage-no-addresses = Ingen utestengte adresser.
manage-tables = Uferdige bord
manage-no-tables = Ingen.
manage-cancel = Avbryt
manage-switches = Funksjoner
manage-switch-guests = Nye gjester
manage-switch-chat = Chat
manage-switch-imports = Import av partier
manage-switch-analyses = Analyser og hint
manage-log = Handlinger
manage-no-acts = Ingen ennå.
manage-console = kommandolinje
manage-act-ban = Person utestengt
manage-act-unban = Utestengelse opphevet
manage-act-ban-address = Adresse utestengt
manage-act-unban-address = Utestengelse av adresse opphevet
manage-act-rename = Person omdøpt
manage-act-log-out = Person logget ut
manage-act-grant = Gjort til administrator
manage-act-revoke = Ikke lenger administrator
manage-act-cancel = Bord avbrutt
manage-act-drop-line = Melding slettet
manage-act-close-report = Rapport lukket
manage-act-switch-on = Slått på
manage-act-switch-off = Slått av
manage-act-sweep = Gamle gjester slettet
manage-act-announce = Kunngjøring sendt
manage-act-retract = Kunngjøring trukket tilbake

## Learn, and the archive.

learn-title = Lær å spille
learn-text = Raskest går det med et første parti: En trener forklarer hvert steg.
learn-first = Første parti
learn-rules = Regler
learn-editions = Utgaver og tilvalg: forskjellene
learn-editions-text = De trykte utgavene skiller seg på noen få punkter og lar noen spørsmål stå åpne. Dette kan du velge før et parti.
learn-usual = (standard)
learn-study = Partianalyse
learn-contents = Innhold
learn-table = Tabell
games-text = Navn, eller en del av det
games-both = Begge spillene
games-more = Flere
games-none = Fant ingen ferdigspilte partier. Private partier vises ikke.
