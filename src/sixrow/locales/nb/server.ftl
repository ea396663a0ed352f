### Hva serveren avviser, ved siden av det som reglene, bordet og lageret avviser.

## Innstillinger.

refusal-no-settings = Innstillingsfilen { $file } kan ikke leses: { $text }
refusal-unknown-setting = Innstillingen «{ $field }» finnes ikke. Velg blant { $allowed }
refusal-wrong-setting = Innstillingen { $field } er ikke gyldig: { $text }
refusal-wrong-kind-of-setting = Innstillingen { $field } må være { $kind ->
    [flag] true eller false
    [integer] et heltall
    [integer-from] et heltall som er minst { $least }
    [integer-between] et heltall fra { $least } til { $most }
   *[number] et tall
    [number-from] et tall som er minst { $least }
    [number-between] et tall fra { $least } til { $most }
}, ikke «{ $value }»
refusal-no-key = Nøkkelfilen { $file } kan ikke leses eller skrives: { $text }
refusal-damaged-key = Nøkkelfilen { $file } er ødelagt: Hver linje må ha 64 heksadesimale sifre. Slett filen for å få en ny; da blir alle logget ut
refusal-no-home = Du har ingen hjemmemappe. Velg en mappe for dataene med --data
refusal-not-started = Serveren kunne ikke starte. Loggen sier hvorfor: { $file }

## Forespørsler.

refusal-no-such-path = Fant ikke siden
refusal-wrong-method = Dette støttes ikke her
refusal-wrong-host = Denne serveren er ikke satt opp for denne adressen. Spør den som driver den, om den riktige
refusal-headers-too-large = Hodet i forespørselen er for stort; grensen er { $most } byte
refusal-too-many-bytes = Dette er for stort; grensen er { $most } byte
refusal-too-slow = Forespørselen brukte for lang tid på å komme fram
refusal-wrong-content-type = Innholdet må være { $expected }
refusal-not-utf-8 = Dette er ikke UTF-8-tekst. Lagre filen som UTF-8 og prøv igjen
refusal-twice = Noe står to ganger i adressen. Sjekk lenken
refusal-wrong-value = { $field ->
    [name] Dette navnet kan ikke brukes. Velg et annet
    [password] Passordet er for kort eller for langt. Velg et annet
    [text] Meldingen er for lang. Kort den ned
   *[other] Noe her kan ikke brukes. Se over det du har skrevet inn
}
refusal-too-many = { $reason ->
    [log-in] For mange innloggingsforsøk
    [password] For mange forsøk med feil passord
    [name] For mange forsøk med feil passord
    [account] For mange nye kontoer fra nettverket ditt
    [guest] For mange nye gjester fra nettverket ditt
    [table] Du har opprettet for mange bord
    [import] Du har importert for mange partier
    [stored] Du har importert for mange partier
    [analysis] Du har bedt om for mange analyser
    [analyses] Du har bedt om for mange analyser
    [say] Du skriver for fort
    [report] Du har sendt for mange rapporter
   *[other] For mange forespørsler
}. { $minutes-count ->
    [0] Prøv igjen om { $seconds-count ->
        [one] ett sekund
       *[other] { $seconds } sekunder
    }
   *[other] Prøv igjen om { $minutes } minutter
}
refusal-for-the-host-machine = Dette er bare mulig på maskinen som kjører serveren
refusal-not-ready = Serveren er ikke klar ennå. Prøv igjen om et øyeblikk
refusal-admins-only = Bare administratorer kan gjøre dette
refusal-switched-off = { $feature ->
    [guests] Serveren tar ikke imot nye gjester akkurat nå. Logg inn med en konto
    [chat] Chatten er slått av akkurat nå
    [imports] Partier kan ikke importeres akkurat nå
   *[analyses] Analyser og hint er slått av akkurat nå
}

## Personer.

refusal-identity-needed = Velg et navn eller logg inn først
refusal-cross-origin = Forespørselen kom fra et annet nettsted og ble stoppet
refusal-not-a-token = Dette tokenet er ikke gyldig. Opprett et nytt under Profil
refusal-token-reads-only = Dette tokenet kan bare lese. Opprett et som kan spille, under Profil
refusal-foreign-name = Du kan bare gi spillerne navn ved et privat bord der du spiller for alle
refusal-records-full = De importerte partiene dine ville ta mer enn { $most } kilobyte. Slett ett først
refusal-no-such-line = Denne meldingen finnes ikke lenger
refusal-wrong-credentials = Feil navn eller passord
refusal-wrong-password = Feil passord
refusal-accounts-only = Du trenger en konto til dette. Opprett en under Profil
refusal-accounts-closed = Denne serveren tar ikke imot nye kontoer
refusal-account-already = Du har allerede en konto
refusal-banned = Du er utestengt fra denne serveren: { $reason }
refusal-too-many-tokens = Du har { $most } tokener, og flere kan du ikke ha. Trekk tilbake ett først

## Bord og studier.

refusal-too-many-tables = Du spiller ved { $most } bord, og det er det meste. Gjør ferdig et parti først
refusal-too-many-bot-tables = Herfra spilles det ved { $most } bord med dataspillere, og det er det meste. Gjør ferdig et parti først
refusal-bots-unavailable = Datamaskinen kan ikke spille på denne serveren akkurat nå. Du kan spille med andre
refusal-bot-failed = Datamaskinen fant ikke noe trekk. «sixrow warm» kan si hvorfor
refusal-person-needed = Minst én av spillerne må være et menneske
refusal-table-full = Dette partiet har nådd grensen på { $most } hendelser. Opprett et nytt bord
refusal-too-many-records = Du har { $most } importerte partier, og det er det meste. Slett ett først
refusal-too-many-jobs = { $most } av analysene dine venter allerede. Prøv igjen når en er ferdig
refusal-rated-table-running = Ingen hint eller analyser mens du spiller et ratet parti
refusal-not-finished = Partiet er ikke ferdig ennå
refusal-analysis-failed = Analysen mislyktes. Prøv igjen
refusal-analysis-too-long = Denne analysen ville ta for lang tid på denne serveren
refusal-hints-not-agreed = Ved dette bordet er det verken hint eller sjanser
refusal-one-at-a-time = Vent på det forrige svaret
refusal-too-many-sockets = Du har { $most } åpne forbindelser, og det er det meste. Lukk noen av fanene
refusal-too-many-muted = Du har dempet { $most } personer, og det er det meste. Opphev en demping først
refusal-text-or-phrase = Send enten en tekst eller en ferdig frase
refusal-partners-silent = Makkere kan ikke chatte under partiet (S-4)
refusal-over-already = Dette bordet er allerede ferdig

## Hva kommandoene serve og admin sier.

serving = Sixrow kjører på { $address }
serving-invite = For å invitere noen, velg «På nett med venner» der og send dem lenken.
serving-here-only = Foreløpig når bare denne maskinen den. For å slippe inn andre på nettverket ditt, stopp den og kjør: { $command }
serving-network = For andre på nettverket ditt: { $addresses }
serving-log = Loggen ligger i { $file }
serving-stop = Trykk Ctrl-C for å stoppe.
serving-bots-failed = Datamaskinen kan ikke spille: Motoren lot seg ikke kompilere (se loggen). Mennesker kan spille.
serving-already = Sixrow kjører allerede, på { $address }
serving-unchanged = Den kjører videre slik den ble startet. Stopp den først for å starte den annerledes.
port-in-use = Port { $port } brukes av et annet program. Velg en annen med --port; --port 0 tar en ledig
port-taken-instead = Port { $port } brukes av et annet program, så Sixrow bruker en ledig port.
served = Serveren er stoppet. Alle partier er lagret.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } er utestengt.
admin-unbanned = { $name } er ikke lenger utestengt.
admin-renamed = { $before } heter nå { $name }.
admin-logged-out = { $name } er logget ut overalt.
admin-key-rotated = Fra neste start signerer serveren informasjonskapsler med en ny nøkkel og godtar fortsatt de gamle.
admin-keys-dropped = Fra neste start godtar serveren bare en ny nøkkel: Alle må logge inn på nytt, og gjester blir glemt.
admin-closed = Bord { $table } ble avbrutt.
admin-announced = Kunngjort. For å trekke det tilbake: sixrow admin retract { $id }
admin-retracted = Kunngjøring { $id } er trukket tilbake.
admin-line-dropped = Meldingen er slettet.
admin-report-closed = Rapporten er lukket.
admin-granted = { $name } er nå administrator.
admin-revoked = { $name } er ikke lenger administrator.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Slettet: { $guests } gjester, { $tables } bord, { $records } importerte partier, { $lines } chatmeldinger.
admin-would-sweep = Ville slettet: { $guests } gjester, { $tables } bord, { $records } importerte partier, { $lines } chatmeldinger.
admin-nothing-to-sweep = Ingenting å slette.
# $text: as written.
refusal-not-an-age = «{ $text }» er ikke en alder. Skriv et tall og h, d eller w, for eksempel 90d
