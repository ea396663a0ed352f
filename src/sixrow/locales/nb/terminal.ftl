### Spillet ved en enkel ledetekst. Linjer er høyst 79 brede, eller brytes.

## Ved siden av brettet: overskrifter.

head-discs = brikker
head-captives = fanger
head-rows = rekker
head-total = sum
head-chips = sjetonger
head-longest = lengste
unlimited = fritt

## Under spillerne: høyst 38 bredt.

note-last-round = Siste runde (C-20)

## Terningene.

dice-line = Terninger:  { $dice }   ({ $progress })
dice-roll = kast { $roll } av { $rolls }
dice-locked = {""}; { $dice } må bli
dice-placed = { $placed } av { $limit } brikker plassert
dice-total = Terninger:  { $dice }

## Hva det er å velge mellom.

keep-how = Skriv terningene du vil beholde, for eksempel { $example }; resten kastes igjen (- beholder ingen, stop alle).
place-how = { $placed-count ->
    [0] Plasser en brikke på { $cells }.
   *[other] Plasser en brikke på { $cells }, eller skriv end for å avslutte.
}
end-how = Ingen flere brikker kan plasseres. Enter avslutter turen; undo tar en brikke tilbake.
forfeit-how = Ingen brikke kan plasseres, og det koster deg { $discs-count ->
    [one] én brikke
   *[other] { $discs } brikker
} ({ $rule }). Enter går videre.
choose-how = { $total-count ->
    [2] Legg en sjetong i et hjørne og spill igjen: { $cells }.
    [10] Fjern en sjetong: { $cells }.
    [11] Legg en sjetong hvor du vil: { $cells }.
    [12] Legg en sjetong i midten og spill igjen: { $cells }.
   *[other] Legg en sjetong på en rute med { $total }: { $cells }.
}
replace-how = { $total-count ->
    [2] Ingen hjørner er ledige; bytt ut en sjetong og spill igjen: { $cells }.
    [11] Brettet er fullt; bytt ut en sjetong: { $cells }.
    [12] Ingen midtruter er ledige; bytt ut en sjetong og spill igjen: { $cells }.
   *[other] Ingen { $total }-er er ledig; bytt ut en sjetong: { $cells }.
}
pass-how = { $rule ->
    [S-8] Din side har allerede alle fire rutene
    [S-11] Det er ingen sjetong å fjerne
   *[S-15] Du har ingen sjetong igjen å legge
} ({ $rule }). Enter står over.

## Hva et valg gjør; i parentes etter ruten.

does-capture = fanger { $discs }
does-row = rekke på { $length }
does-remove = fra { $owner }
does-win = vinner
does-score = +{ $points }

## Hva en stilling venter på.

awaits-dice = { $dice-count ->
    [one] { $name } skal kaste én terning.
   *[other] { $name } skal kaste { $dice } terninger.
}
awaits-decision = { $phase ->
    [keep] { $name } skal velge hvilke terninger som beholdes
    [place] { $name } skal plassere en brikke eller avslutte turen
   *[choose] { $name } skal velge en rute
}; { $decisions-count ->
    [one] det finnes ett lovlig valg.
   *[other] det finnes { $decisions } lovlige valg.
}
awaits-nobody = Partiet er over.

## Hvem som spiller.

player = Spiller
computer = Maskinen
computer-numbered = Maskin { $number }
seat-unknown-computer = Det finnes ingen maskinspiller «{ $kind }»; det finnes { $kinds }.
seat-not-a-name = «{ $name }» kan ikke være et navn: én til { $longest } bokstaver, takk.
seat-name-twice = To spillere heter { $name }; gi dem ulike navn.
seat-too-many = Høyst { $most } kan spille.

## Maskinspillernes nivåer, det svakeste først.

nearest-network = Ingen har lært selve { $setup }; maskinene bedømmer det som { $nearest }.

## Spørsmål før et parti; Enter tar det som står i hakeparentes.

question-game-item = { $number } { $game }
question-game = Hvilket spill? { $games } [1]:{" "}
question-people = Hvem spiller ved dette tastaturet? Ett navn, eller flere med komma [{ $name }]:{" "}
question-computers = Hvor mange maskinspillere, { $fewest } til { $most }? [{ $fewest }]:{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] Hvor godt spiller den?
   *[other] Hvor godt spiller de? Ett nivå for alle, eller { $computers } med komma.
} { $levels } [{ $usual }]:{" "}
answer-levels = Oppgi ett nivå for alle, eller { $computers } med komma.
answer-a-number = Svar med et tall fra { $fewest } til { $most }.

## Begynnelsen.

greeting = { $game }: { $names }.
team = { $names } ({ $colour })
against = { $first } mot { $second }
greeting-level = { $players-count ->
    [one] { $names } spiller på nivået { $level }.
   *[other] { $names } spiller på nivået { $level }.
}
greeting-random = { $players-count ->
    [one] { $names } spiller tilfeldig.
   *[other] { $names } spiller tilfeldig.
}
greeting-first = { $players-count ->
    [one] { $names } tar alltid det første lovlige valget.
   *[other] { $names } tar alltid det første lovlige valget.
}
greeting-unproven = Begynnelsen av dette partiet har ikke noe bevis for terningene, så partiet kan ikke bekreftes.
greeting-columbiz = Kast åtte terninger opptil tre ganger, og behold det du vil. Plasser så brikker: e3 koster tre femmere. En brikke fanger alle motspilleres brikker under seg i kolonnen; tre eller flere på rad gir poeng. Flest poeng vinner.
greeting-sequence-dice = Kast to terninger og legg en sjetong på en rute med summen. 2 og 12 gir en tur til, 10 fjerner en sjetong, 11 passer overalt. Den første rekken som er lang nok, vinner.
greeting-help = Skriv help for hjelp, rules for reglene, quit for å slutte; partiet blir lagret.

## Ledeteksten og det som kan svares på den.

prompt = { $name }>{" "}
not-understood = «{ $text }» er verken et valg eller en kommando her; help forteller hva som er det.
command-alone = «{ $text }» er en kommando og må stå alene på linjen.
keep-what = Si hvilke terninger du vil beholde, for eksempel k 55; k - beholder ingen og kaster alle.
rest-unused = Ikke brukt, siden terningene ble kastet først: { $words }
undone = Tatt tilbake: { $words }.
nothing-to-undo = Det er ingenting å ta tilbake: undo går tilbake til siste kast, ikke lenger.
rule-unknown = Det finnes ingen regel «{ $topic }»; rules alene viser alle.
saved = Lagret i { $file }.
resume-how = For å fortsette: { $program } play --resume { $file }
not-saved = Kan ikke skrive { $file }: { $reason }.
not-saved-exists = { $file } finnes allerede og er noe annet; velg et annet navn.
offer-save = Lagre partiet? j for ja, eller et filnavn; Enter for nei:{" "}
offer-analysis = Vise analysen? Skriv ja, eller trykk Enter for nei: 
no-advice = Her finnes det verken hint eller odds
no-odds = Det er ingen odds å oppgi nå; ingen skal kaste
answers-yes = j ja
answers-no = n nei

## Kommandoer som ikke gir mening, og filer som ikke kan leses.

usage-file-or-serve = Oppgi enten FILE eller --serve.
usage-serve-alone = --serve svarer på stdout og kan ikke brukes sammen med andre utdata.
usage-too-many-seats = Det er { $seats } plasser for { $players } spillere.
usage-resume = --resume tar en fil og fortsetter partiet slik det er; ingenting ved partiet kan endres.
usage-online-plain = --join og --server trenger en terminal å tegne på, og ikke --plain.
usage-online-alone = --join og --server fører til et bord et annet sted; ikke noe spill, valg eller fil hører til.
usage-setup-and-options = { $setup } sier alt; skal det være tilvalg, oppgi bare spillet.
usage-player-twice = { $name } står der to ganger; for å la den møte seg selv: --fairness
usage-one-player = En kamp trenger to spillere; én alene: --fairness
usage-not-a-file = --out: «{ $file }» kan ikke være navnet på en fil
file-too-large = { $file }: for stor til å være et opptak
file-not-text = { $file }: ikke en tekst i UTF-8 (byte { $byte })

## Hjelp. Ord som skal skrives, er engelske på alle språk. Linjene vises som de står her.

help-columbiz =
    Kaste:     555 eller k 555  behold tre femmere og kast de andre igjen
               -                behold ingenting, kast alle åtte igjen
               stop             behold alt og gå over til å plassere
    Plassere:  e3               plasser en brikke; den koster tre femmere
               c2 e3 end        flere på en gang, og avslutt turen
               undo             ta tilbake siste brikke; undo all: alle sammen
    Ruter med + kan velges. Bak en rute står det hva den gjør: Med
    (fanger 2, rekke på 3, +3) fanges to brikker, det blir en rekke på tre,
    og til sammen gir det 3 poeng.
help-sequence-dice =
    Velge:     e3               ruten for en sjetong, eller å rydde med en 10-er
               pass             når det ikke er noen slik rute; Enter går også
    Ruter i [ ] kan velges. Bokstaven etter et tall er sjetongen på ruten.
    Et valg avslutter turen, så undo har ingenting å ta tilbake.
help =
    Alltid:    board            tegn brettet på nytt
               hint             de beste valgene og hva de er verdt
               odds             oddsen for hver rute; odds 55: med disse terningene
               rules            les reglene; rules { $rule } viser én av dem
               save             lagre og spill videre; save FIL: i den filen
               record           vis partiet så langt som tekst
               quit             slutt; et uferdig parti lagres, som med Ctrl-C

## Å gå gjennom et opptak.

heading-roll-off = Hvem begynner
remark = Bemerkning: { $text }
summary = OK: { $game }, { $players } spillere, { $turns-count ->
    [one] én tur.
   *[other] { $turns } turer.
}
topic-unknown = «{ $topic }» finnes ikke i reglene; spør etter columbiz, sequence-dice eller en id som C-16.
game-over = { $file }: Dette partiet er over; sixrow replay går gjennom det.
