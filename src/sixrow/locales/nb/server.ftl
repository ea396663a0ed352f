### Hva tjeneren avviser, ved siden av det som reglene, bordet og lageret avviser.

## Innstillinger.

refusal-no-settings = Innstillingene i { $file } kan ikke leses: { $text }
refusal-unknown-setting = Innstillingen { $field } finnes ikke; det finnes { $allowed }
refusal-wrong-setting = Innstillingen { $field } kan ikke være slik: { $text }
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
refusal-no-home = Du har ingen hjemmemappe; angi en mappe for dataene med --data
refusal-not-started = Serveren kunne ikke starte; loggen sier hvorfor: { $file }

## Forespørsler.

refusal-no-such-path = Her er det ingenting
refusal-wrong-method = Dette kan ikke gjøres her
refusal-wrong-host = Denne tjeneren har et annet navn
refusal-headers-too-large = Hodet i forespørselen er for stort; { $most } byte er tillatt
refusal-too-many-bytes = Dette er for stort; { $most } byte er tillatt
refusal-too-slow = Forespørselen brukte for lang tid på å komme fram
refusal-wrong-content-type = Innholdet må være { $expected }
refusal-not-utf-8 = Dette er ikke UTF-8
refusal-twice = «{ $field }» står her to ganger
refusal-wrong-value = «{ $field }» kan ikke være slik: { $text }
refusal-too-many = { $reason ->
    [log-in] For mange innloggingsforsøk
    [password] For mange feil passord
    [name] For mange feil passord
    [account] For mange nye kontoer fra ditt nettverk
    [guest] For mange nye gjester fra ditt nettverk
    [table] Du har åpnet for mange bord
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
refusal-for-the-host-machine = Dette er for maskinen som tjeneren kjører på
refusal-not-ready = Tjeneren er ikke klar; prøv igjen om et øyeblikk
refusal-admins-only = Dette er for administratorer
refusal-switched-off = { $feature ->
    [guests] Nye gjester slipper ikke inn akkurat nå; logg inn med en konto
    [chat] Chatten er slått av akkurat nå
    [imports] Opptak kan ikke importeres akkurat nå
   *[analyses] Det er ingen analyser akkurat nå
}

## Personer.

refusal-identity-needed = Si først hvem du er: som gjest, ved å logge inn eller med et token
refusal-cross-origin = Forespørselen kommer fra et annet nettsted
refusal-not-a-token = Dette tokenet åpner ingenting
refusal-token-reads-only = Dette tokenet kan bare lese
refusal-foreign-name = Andre navn er bare for private bord der du selv spiller for alle
refusal-records-full = Opptakene dine ville ta mer enn { $most } kilobyte; kast ett først
refusal-no-such-line = Den linjen finnes ikke i praten
refusal-wrong-credentials = Feil navn eller passord
refusal-wrong-password = Feil passord
refusal-accounts-only = Dette er for dem som har en konto
refusal-accounts-closed = Her kan det ikke lages nye kontoer
refusal-account-already = Du har allerede en konto
refusal-banned = Verten har stengt deg ute: { $reason }
refusal-too-many-tokens = { $most } tokener er nok; trekk tilbake ett først

## Bord og studier.

refusal-too-many-tables = Du sitter allerede ved { $most } bord; avslutt ett først
refusal-too-many-bot-tables = Det spilles allerede ved { $most } bord med datamaskiner herfra; fullfør ett først
refusal-bots-unavailable = Datamaskinen kan ikke spille på denne serveren akkurat nå; verten finner grunnen i loggen
refusal-bot-failed = Datamaskinen kunne ikke bestemme seg; sixrow warm kan si hvorfor
refusal-person-needed = Et bord trenger minst ett menneske
refusal-table-full = Dette bordet tar ikke imot mer av dette; det har { $most } hendelser
refusal-too-many-records = { $most } opptak er allerede lagret; kast ett først
refusal-too-many-jobs = { $most } av analysene dine venter allerede
refusal-rated-table-running = Så lenge du spiller et rangert parti, er det ingen hint og analyser
refusal-not-finished = Partiet er ikke over ennå
refusal-analysis-failed = Analysen mislyktes; prøv igjen
refusal-analysis-too-long = Analysen tar for lang tid her
refusal-hints-not-agreed = Ved dette bordet er det verken hint eller sjanser
refusal-one-at-a-time = Ett spørsmål om gangen; svaret på det forrige er på vei
refusal-too-many-sockets = Du har allerede { $most } åpne forbindelser; lukk noen
refusal-too-many-muted = { $most } personer er allerede dempet
refusal-text-or-phrase = Si en tekst eller en fast frase, én av delene
refusal-partners-silent = Makkere snakker ikke sammen mens de spiller (S-4)
refusal-over-already = Dette bordet er allerede avsluttet

## Hva kommandoene serve og admin sier.

serving = Sixrow kjører på { $address }
serving-invite = For å invitere noen, velg «Venner, via lenke» der og send dem lenken.
serving-here-only = Foreløpig virker det bare på denne maskinen. For å slippe inn andre på nettverket ditt, stopp og start med: { $command }
serving-network = For andre på nettverket ditt: { $addresses }
serving-log = Loggen ligger i { $file }
serving-stop = Ctrl-C stopper.
serving-bots-failed = Datamaskinen kan ikke spille: motoren lot seg ikke kompilere; loggen sier hvorfor. Mennesker kan spille.
serving-already = Sixrow kjører allerede, på { $address }
serving-unchanged = Den kjører slik den ble startet; stopp den først for å starte den annerledes.
port-in-use = Port { $port } brukes av et annet program; --port velger en annen, --port 0 tar en som er ledig
port-taken-instead = Port { $port } brukes av et annet program; Sixrow tar en ledig port i stedet.
served = Sixrow har stoppet; ingenting er gått tapt.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } er stengt ute.
admin-unbanned = { $name } får komme inn igjen.
admin-renamed = { $before } heter nå { $name }.
admin-logged-out = { $name } er logget ut overalt.
admin-key-rotated = Fra neste oppstart signerer serveren informasjonskapsler med en ny nøkkel; de gamle nøklene godtas fortsatt.
admin-keys-dropped = Fra neste oppstart kjenner serveren bare en ny nøkkel; alle tidligere informasjonskapsler er ugyldige.
admin-closed = Bord { $table } er avlyst.
admin-announced = Kunngjort. For å trekke det tilbake: sixrow admin retract { $id }
admin-retracted = Kunngjøringen { $id } er trukket tilbake.
admin-line-dropped = Linjen er slettet.
admin-report-closed = Rapporten er lukket.
admin-granted = { $name } er nå administrator.
admin-revoked = { $name } er ikke lenger administrator.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Slettet: { $guests } gjester, { $tables } bord, { $records } opptak, { $lines } linjer prat.
admin-would-sweep = Ville slette: { $guests } gjester, { $tables } bord, { $records } opptak, { $lines } linjer prat.
admin-nothing-to-sweep = Ingenting å slette.
# $text: as written.
refusal-not-an-age = «{ $text }» er ingen alder; skriv et tall og h, d eller w, for eksempel 90d
