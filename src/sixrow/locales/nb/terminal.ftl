### Spillet ved en enkel ledetekst. Linjer er høyst 79 brede, eller brytes.

## Ved siden av brettet: overskrifter.

head-discs = brikker
head-captives = fanger
head-rows = rekker
head-total = sum
head-chips = sjetonger
head-longest = lengste
unlimited = ∞

## Under spillerne: høyst 38 bredt.

note-last-round = Siste runde (C-20)

## Terningene.

dice-line = Terninger:  { $dice }   ({ $progress })
dice-roll = kast { $roll } av { $rolls }
dice-locked = {""}; { $dice } må ligge
dice-placed = { $placed } av { $limit } brikker plassert
dice-total = Terninger:  { $dice }

## Hva det er å velge mellom.

keep-how = Skriv terningene du vil beholde, for eksempel { $example }; resten kastes igjen (- beholder ingen, stop alle).
place-how = { $placed-count ->
    [0] Plasser en brikke på { $cells }.
   *[other] Plasser en brikke på { $cells }, eller skriv end for å avslutte.
}
end-how = Ingen flere brikker passer. Trykk Enter for å avslutte turen, eller skriv undo.
forfeit-how = Ingen brikke kan plasseres: Du mister { $discs-count ->
    [one] én brikke
   *[other] { $discs } brikker
} ({ $rule }). Trykk Enter.
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
    [S-8] Siden din har allerede alle fire rutene
    [S-11] Det er ingen sjetong å fjerne
   *[S-15] Du har ingen sjetonger igjen
} ({ $rule }). Trykk Enter for å stå over.

## Hva et valg gjør; i parentes etter ruten.

does-capture = fanger { $discs }
does-row = rekke på { $length }
does-remove = fra { $owner }
does-win = vinner
does-score = +{ $points }

## Hva en stilling venter på.

awaits-dice = { $dice-count ->
    [one] { $name } må kaste én terning.
   *[other] { $name } må kaste { $dice } terninger.
}
awaits-decision = { $phase ->
    [keep] { $name } må velge hvilke terninger som skal beholdes
    [place] { $name } må plassere en brikke eller avslutte turen
   *[choose] { $name } må velge en rute
}; { $decisions-count ->
    [one] det finnes ett lovlig valg.
   *[other] det finnes { $decisions } lovlige valg.
}
awaits-nobody = Partiet er over.

## Hvem som spiller.

player = Spiller
computer = Datamaskinen
computer-numbered = Datamaskin { $number }
seat-unknown-computer = Dataspilleren «{ $kind }» finnes ikke. Velg blant { $kinds }.
seat-not-a-name = «{ $name }» er ikke et gyldig navn. Et navn har 1 til { $longest } bokstaver.
seat-name-twice = To spillere heter { $name }. Gi dem ulike navn.
seat-too-many = Høyst { $most } kan spille.

## Maskinspillernes nivåer, det svakeste først.

nearest-network = Det finnes ikke noe trent nettverk for { $setup }; dataspillerne bruker det for { $nearest }.

## Spørsmål før et parti; Enter tar det som står i hakeparentes.

question-game-item = { $number } { $game }
question-game = Hvilket spill? { $games } [1]:{" "}
question-people = Hvem spiller ved dette tastaturet? Ett navn, eller flere med komma [{ $name }]:{" "}
question-computers = Hvor mange dataspillere, { $fewest } til { $most }? [{ $fewest }]:{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] Hvor sterk?
   *[other] Hvor sterke? Ett nivå for alle, eller { $computers } med komma.
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
greeting-unproven = Den første delen av partiet har ikke noe bevis for terningene, så partiet kan ikke kontrolleres.
greeting-columbiz = Kast åtte terninger opptil tre ganger, og behold det du vil. Plasser så brikker: e3 koster tre femmere. En brikke fanger alle motspillernes brikker under seg i kolonnen; tre eller flere på rad gir poeng. Flest poeng vinner.
greeting-sequence-dice = Kast to terninger og legg en sjetong på en rute med summen. 2 og 12 gir en tur til, 10 fjerner en sjetong, 11 passer overalt. Den første rekken som er lang nok, vinner.
greeting-help = Skriv help for hjelp, rules for reglene, quit for å slutte (partiet blir lagret).

## Ledeteksten og det som kan svares på den.

prompt = { $name }>{" "}
not-understood = «{ $text }» er verken et valg eller en kommando her. Skriv help for å se hva du kan gjøre.
command-alone = «{ $text }» er en kommando og må stå alene på linjen.
keep-what = Si hvilke terninger du vil beholde, for eksempel k 55; k - beholder ingen og kaster alle.
rest-unused = Ikke brukt, fordi terningene ble kastet først: { $words }
undone = Angret: { $words }.
nothing-to-undo = Det er ingenting å angre: Et kast kan ikke angres.
rule-unknown = Regelen «{ $topic }» finnes ikke; skriv rules for å se alle.
saved = Lagret i { $file }.
resume-how = For å fortsette: { $program } play --resume { $file }
not-saved = Kan ikke skrive { $file }: { $reason }.
not-saved-exists = { $file } finnes allerede og er noe annet; velg et annet navn.
offer-save = Lagre partiet? j for ja, eller et filnavn; Enter for nei:{" "}
offer-analysis = Vise analysen? Skriv ja, eller trykk Enter for nei: 
no-advice = I dette partiet er det verken hint eller sjanser
no-odds = Det er ingen sjanser å vise nå: Ingen skal kaste
answers-yes = j ja
answers-no = n nei

## Kommandoer som ikke gir mening, og filer som ikke kan leses.

usage-file-or-serve = Oppgi enten FILE eller --serve.
usage-serve-alone = --serve svarer på stdout og kan ikke kombineres med andre utdata.
usage-too-many-seats = Det er { $seats } plasser for { $players } spillere.
usage-resume = --resume tar en fil og fortsetter det partiet; innstillingene kan ikke endres.
usage-online-plain = --join og --server trenger en terminal og kan ikke kombineres med --plain.
usage-online-alone = --join og --server fører til et bord et annet sted; de kan ikke kombineres med spill, tilvalg eller fil.
usage-setup-and-options = { $setup } inneholder allerede tilvalgene. Oppgi bare spillet for å bruke --option.
usage-player-twice = { $name } er oppgitt to ganger; la den møte seg selv med --fairness
usage-one-player = En kamp trenger to spillere; for én alene, bruk --fairness
usage-not-a-file = --out: «{ $file }» er ikke et gyldig filnavn
file-too-large = { $file }: for stor til å være en partifil
file-not-text = { $file }: ikke UTF-8-tekst (byte { $byte })

## Hjelp. Ord som skal skrives, er engelske på alle språk. Linjene vises som de står her.

help-columbiz =
    Kaste:     555 eller k 555  behold tre femmere og kast de andre igjen
               -                behold ingenting, kast alle åtte igjen
               stop             behold alt og gå over til å plassere
    Plassere:  e3               plasser en brikke; den koster tre femmere
               c2 e3 end        flere på en gang, og avslutt turen
               undo             angre siste brikke; undo all: alle sammen
    Ruter med + kan velges. Bak en rute står det hva den gjør: Med
    (fanger 2, rekke på 3, +3) fanges to brikker, det blir en rekke på tre,
    og til sammen gir det 3 poeng.
help-sequence-dice =
    Velge:     e3               ruten for en sjetong, eller den en 10-er tømmer
               pass             når det ikke er noen slik rute; Enter går også
    Ruter i [ ] kan velges. Bokstaven etter et tall er sjetongen på ruten.
    Et valg avslutter turen, så det er ingenting å angre.
help =
    Alltid:    board            tegn brettet på nytt
               hint             de beste valgene og hva de er verdt
               odds             sjansen for hver rute; odds 55: med disse beholdt
               rules            les reglene; rules { $rule } viser én av dem
               save             lagre og spill videre; save FIL: i den filen
               record           vis partiet så langt som tekst
               quit             slutt; et uferdig parti lagres, som med Ctrl-C

## Å gå gjennom en partifil.

heading-roll-off = Hvem begynner
remark = Kommentar: { $text }
summary = OK: { $game }, { $players } spillere, { $turns-count ->
    [one] én tur.
   *[other] { $turns } turer.
}
topic-unknown = «{ $topic }» finnes ikke i reglene; spør etter columbiz, sequence-dice eller en id som C-16.
game-over = { $file }: Dette partiet er ferdig. Bruk «sixrow replay» for å bla gjennom det.

## Ved et ekte brett: Terningene er ekte og skrives inn.

companion-greeting = Ekte brett, ekte terninger: Skriv det terningene viser, så rutene. Alt kan angres.
companion-prompt = { $dice-count ->
    [one] { $name }, terningen>
   *[other] { $name }, { $dice } terninger>
}{" "}
companion-prompt-starter = Hvem begynner? Et navn, eller det { $name } kastet>{" "}
companion-begins = { $name } begynner.
companion-starter-undone = Angret: hvem som begynner.
companion-nothing = Ingenting er skrevet inn ennå.
companion-not-dice = Skriv øynene på terningene, for eksempel 12335556. Sett last foran hvis du ikke har skrevet inn de tidligere kastene i turen.
companion-not-real = { $file } er ikke et parti med ekte terninger; fortsett det med sixrow play.
companion-finish = Er alt riktig? Enter avslutter partiet, undo angrer det siste>{" "}
companion-help =
    Terninger: 12335556       terningene som falt, i hvilken som helst rekkefølge
               last 12335556  bare de siste åtte terningene i turen skrives inn
               all 12335556   det første kastet i turen, hvis --last ble brukt
               Ada            Ada begynner, uten kast om starten

## The tutorial at a prompt: before “> ”, and answers.

tutorial-type-keep = Terninger å beholde, for eksempel 2 2
tutorial-type-cell = En rute, for eksempel a1
tutorial-type-stop = Skriv «stop»
tutorial-type-end = Skriv «end»
tutorial-type-what = Skriv det linjen spør etter, eller «quit» for å avslutte.
# $command: what to type.
tutorial-begin = Spill et første parti: { $command }
