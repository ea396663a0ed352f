### The tutorial and the rules on one page.

## Buttons and answers.

tutorial-heading = { $game } på 3 minutter
tutorial-lesson = Leksjon { $number } av { $lessons }: { $title }
tutorial-next = Neste
tutorial-back = Tilbake
tutorial-roll = Kast
tutorial-reroll = Kast de andre
tutorial-stop = Stopp her
tutorial-end = Avslutt turen
tutorial-right = Riktig!
tutorial-other-cell = Det er lov, men velg { $goal } i denne leksjonen.
tutorial-other-keep = Behold { $goal } og ingen andre i denne leksjonen.
tutorial-other-win = Det er lov, men det vinner ikke. Se etter rekken som bare mangler én sjetong.
tutorial-or = { $first } eller { $last }
tutorial-finished = Nå kan du spillet.
tutorial-first = Spill et første parti
tutorial-sheet = Reglene på én side

## Columbiz.

lesson-columbiz-aim = målet
lesson-columbiz-roll = kast og behold
lesson-columbiz-place = plasser brikker
lesson-columbiz-capture = ta fanger
lesson-columbiz-rows = rekker og slutten
tutorial-columbiz-aim-1 = Du er lilla, motspilleren er blå. Flest poeng vinner. To ting gir poeng: rekker og fanger.
tutorial-columbiz-aim-2 = Tre eller flere av brikkene dine på rett linje er en rekke, også på skrå, som her. En rekke gir poeng med en gang.
tutorial-columbiz-aim-3 = Fanger er brikker du tar fra motspillerne. De gir poeng til slutt, og hver ny fange er verdt mer.
tutorial-columbiz-roll-1 = En tur begynner med åtte terninger. Kast dem.
tutorial-columbiz-roll-2 = Du kan kaste to ganger til, med så mange terninger du vil. Like terninger betaler for ruter, så femmerne ser bra ut: Behold { $goal } og kast de andre igjen.
tutorial-columbiz-roll-3 = Fire femmere! Du kan kaste en gang til eller stoppe her. Stopp nå.
tutorial-columbiz-place-1 = En ny tur med andre terninger. Hver kolonne hører til ett antall øyne. Tallet i ruten sier hvor mange slike terninger den koster. Tre femmere betaler rute 3 i femmerkolonnen: Velg { $goal }. Rutene under kan være tomme.
tutorial-columbiz-place-2 = De andre terningene kan du fortsatt bruke. To treere betaler { $goal }: Velg den.
tutorial-columbiz-place-3 = Du kan plassere opptil fire brikker i en tur, og minst én hvis noen passer. Passer ingen, mister du tre av brikkene du har igjen. To er nok nå: Avslutt turen.
tutorial-columbiz-capture-1 = En brikke fanger alle motspillernes brikker under seg i kolonnen. Velg { $goal }.
tutorial-columbiz-capture-2 = To fanger, og du beholder dem! Den blå brikken over blir stående, og dine egne brikker fanger du aldri.
tutorial-columbiz-rows-1 = Lag en rekke på tre: Velg { $goal }.
tutorial-columbiz-rows-2 = En rekke på 3, 4, 5 eller 6 brikker gir { $rows } poeng, og gir full verdi på nytt hver gang den vokser. En brikke som er med i flere rekker, gir poeng for alle.
tutorial-columbiz-rows-3 = Det var den siste brikken din. Når noen ikke har flere igjen, spilles runden ferdig, så alle har hatt like mange turer. Da teller fangene: { $captives } poeng for 1, 2, 3, 4, 5, 6, og så videre. Den høyeste summen vinner; står det likt, deles seieren.
# $discs: the discs of each with two, three and four players.
tutorial-columbiz-rows-4 = Poengene for en rekke beholder du, også om den blir fanget senere. Lager du den på nytt, gir den poeng på nytt. Med to, tre eller fire spillere begynner alle med { $discs } brikker.

## Sequence Dice.

lesson-sequence-dice-aim = målet
lesson-sequence-dice-roll = kast og legg
lesson-sequence-dice-replace = alle fire rutene opptatt
lesson-sequence-dice-specials = 2, 12 og 10
lesson-sequence-dice-joker = 11, og hvordan du vinner
tutorial-sequence-dice-aim-1 = Du er grønn, motspilleren er blå. Den som først har seks sjetonger på rett linje, vinner med en gang.
tutorial-sequence-dice-aim-2 = Vannrett, loddrett eller på skrå: Grønn mangler bare én sjetong her. Med tre spillere vinner fem på rad; fire spiller som to lag og trenger seks.
tutorial-sequence-dice-roll-1 = Kast begge terningene. Summen sier hvor sjetongen skal ligge.
tutorial-sequence-dice-roll-2 = 7. Fire ruter har dette tallet: Velg { $goal }.
tutorial-sequence-dice-replace-1 = 7 igjen, men alle fire rutene er opptatt. Da bytter du ut en av motspillerens sjetonger der: Velg { $goal }.
tutorial-sequence-dice-specials-1 = 12 hører til i midten og 2 i et hjørne, og etter begge spiller du en gang til. Velg { $goal }.
tutorial-sequence-dice-specials-2 = Den ekstra turen din: Kast.
tutorial-sequence-dice-specials-3 = 10 fjerner en av motspillerens sjetonger: Velg { $goal }. Sjetonger på en 2-er eller en 12-er er trygge, som den i hjørnet. Kan ingen fjernes, er turen over.
tutorial-sequence-dice-joker-1 = 11 er joker: Legg sjetongen på hvilken som helst ledig rute. Én av dem vinner. Hvilken?
tutorial-sequence-dice-joker-2 = Seks på rad: Du vinner! Én ting til: Har du selv sjetonger på alle fire rutene med summen, eller er ingen av dine 20 sjetonger igjen, står du over, men en 10-er gjelder likevel. Fjernede og byttede sjetonger går tilbake til eieren. Spillet går videre til noen vinner.
tutorial-sequence-dice-joker-3 = Tre sjeldne ting: Etter hver 2-er og 12-er spiller du igjen, også om du ikke kunne legge noen sjetong. Er alle fire hjørnene eller midtrutene opptatt, bytter en 2-er eller 12-er ut en av motspillerens sjetonger der. På et fullt brett bytter en 11-er ut hvilken som helst av dem, også på en 2-er eller 12-er.

## The rules on one page.

sheet-title = { $game } på én side
sheet-print = Skriv ut
sheet-all = Alle reglene
sheet-aim = Målet
sheet-turn = Din tur
sheet-scoring = Poeng
sheet-end = Når det er slutt
sheet-columbiz-aim = Få flere poeng enn de andre: med rekker av egne brikker og med brikker du fanger.
sheet-columbiz-turn-1 = Kast alle åtte terningene. Behold det du vil, og kast de andre igjen, opptil to ganger.
sheet-columbiz-turn-2 = Plasser så én til fire brikker på ledige ruter. Rute 3 i femmerkolonnen koster tre femmere. Hver terning betaler bare én gang.
sheet-columbiz-turn-3 = En brikke fanger alle motspillernes brikker under seg i samme kolonne. Fangene beholder du.
sheet-columbiz-turn-4 = Passer ingen brikke, mister du tre av brikkene du har igjen.
sheet-rows = Rekke på
sheet-captives = Fanger
sheet-points = Poeng
sheet-columbiz-scoring = Hver brikke gir poeng med en gang for hver rett rekke på tre eller flere som den er med i. Fanger gir poeng til slutt.
sheet-columbiz-end = Når noen ikke har flere brikker, spilles runden ferdig. Legg sammen poengene for rekker og fanger; den høyeste summen vinner.
sheet-sequence-dice-aim = Få først seks av dine sjetonger på en ubrutt rett linje: vannrett, loddrett eller på skrå. Med tre spillere er fem nok.
sheet-sequence-dice-turn-1 = Kast begge terningene. Summen avgjør:
sheet-sequence-dice-turn-2 = Legg en sjetong på en ledig rute med tallet. Er alle fire opptatt, bytter du ut en av motspillernes sjetonger der. Er alle fire dine, står du over.
sheet-sequence-dice-turn-3 = Det samme i hjørnene (2) eller i midten (12). Så spiller du en gang til.
sheet-sequence-dice-turn-4 = Fjern en av motspillernes sjetonger som ikke ligger på en 2-er eller en 12-er.
sheet-sequence-dice-turn-5 = Legg en sjetong på hvilken som helst ledig rute. Er brettet fullt, bytter du ut en av motspillernes sjetonger.
sheet-sequence-dice-end = Den første rekken vinner med en gang. Fire spiller som to lag: Makkerne sitter overfor hverandre og har samme farge.
