import type { Rules } from './en';

const rules: Rules = {
  language: 'de',
  passages: {
    setupSand: [
      '',
      'Alle haben zwei Karten auf der Hand: „nimm YY“ und „werte zweimal auf“. In der Auslage liegen {market_slots} der {merchants} Händlerkarten. {markets} Märkte und {seas.count:Meeresfeld|Meeresfelder} werden zufällig ausgelegt, dazu {ports} Häfen; auf jedem Hafen liegt ein Siegpunktplättchen, und das Plättchen „geschlossener Hafen“ steckt unter den nächsten {closed_within} des Stapels. Alle haben {outposts_each} Niederlassungen.',
    ],
    setupWonders: [
      '',
      '{markets} Märkte werden zufällig ausgelegt, dazu {ports} Häfen; auf jedem Hafen liegt ein Siegpunktplättchen, und das Plättchen „geschlossener Hafen“ steckt unter den nächsten {closed_within} des Stapels. Alle haben {outposts_each} Niederlassungen.',
    ],
    setupBoats: [
      '',
      'Wer zuletzt an der Reihe ist, wählt zuerst: einen der Sätze {start_sets.list} und einen Markt für das Schiff.',
    ],
    setupSpice: [
      '',
      '{orders_shown} der {orders} Punktekarten liegen offen. Über der ersten von links liegen je Spieler {coins.count:Goldmünze|Goldmünzen}, über der zweiten ebenso viele Silbermünzen. Alle haben zwei Karten auf der Hand: „nimm YY“ und „werte zweimal auf“. In der Auslage liegen {market_slots} der {merchants} Händlerkarten. Startwaren nach Zugreihenfolge: {seat_goods}.',
    ],
    setupLand1: [
      '',
      'Die Spielpläne sind {boards.list}. Über jedem Fort liegt eine Punktekarte, daran ein Stapel Bonusplättchen, und unter jedem Markt eine der {merchants} Händlerkarten. Die {exploration_tiles} Erkundungsplättchen liegen neben dem Spielplan und verdecken keine Felder{covered.aside}.',
    ],
    setupLand2: [
      '',
      'Die Spielpläne sind {boards.list}. Über jedem Fort liegt eine Punktekarte; auf den Spielplänen liegen {stacks} Stapel mit je {stack_tiles} Bonusplättchen. Erkundungsplättchen verdecken {covered} Felder{covered.aside}. Je {markets_each} Märkte jedes Symbols liegen um ein Meeresfeld, auf dem alle Schiffe beginnen. Alle haben {outposts_each} Niederlassungen, {outposts_row} je Symbol.',
    ],
    setupLand3: [
      '',
      'Die Spielpläne sind {boards.list}. Über jedem Fort liegt eine Punktekarte, unter jedem Markt eine der {merchants} Händlerkarten; auf den Spielplänen liegen {stacks} Stapel mit je {stack_tiles} Bonusplättchen. Erkundungsplättchen verdecken {covered} Felder{covered.aside}. Je {markets_each} Märkte jedes Symbols liegen um ein Meeresfeld, auf dem alle Schiffe beginnen. Alle haben {outposts_each} Niederlassungen, {outposts_row} je Symbol.',
    ],
    setupNewWorld: [
      '',
      'Die Spielpläne sind {boards} und einer von {spare_boards.list}. Über jedem Fort liegt eine Punktekarte, daran ein Stapel Bonusplättchen. Erkundungsplättchen verdecken {covered} Felder{covered.aside}.',
    ],
    setupGoods: ['', 'Startwaren nach Zugreihenfolge: {seat_goods}. Der Startspieler wird ausgelost.'],
    bonusHarbour: [
      'Bonusplättchen',
      '+1 Bewegung: Ein Feld jeder Fahrt ist kostenlos. +{hold_cubes} Laderaum: Platz für {hold_cubes} Waren mehr. Punkte: so viele, wie darauf stehen, am Ende.',
    ],
    bonusWonders: [
      'Bonusplättchen',
      '+1 Bewegung: Jede Fahrt führt kostenlos ein Feld weiter. +{hold_cubes} Laderaum: Platz für {hold_cubes} Waren mehr. Ernte: Jede Ernte bringt auch R. Aufwertung: Werte nach dem Tauschen an einem Markt einmal auf. Punkte: so viele, wie darauf stehen, am Ende.',
    ],
    bonusSets: [
      'Bonusplättchen',
      'Jedes bringt am Ende seine Punkte für jeden vollständigen Satz dessen, was es zeigt: Vorteile, Karten, Plättchen, braune Waren, Siedler aus der Reserve und so weiter.',
    ],
    merchantsCounted: [
      'Händlerkarten',
      'Mit I gekennzeichnete Bonusplättchen bringen Punkte für Händlerkarten. Die Karten in deiner Route und in deinem Ablagestapel zählen zusammen.',
    ],
    hold: [
      '',
      'Der Wert der Waren steigt: Gelb, Rot, Grün, Braun. Dein Laderaum fasst {storage}; was nicht hineinpasst, geht am Ende eines Zuges zurück.',
    ],
    caravan: [
      '',
      'Der Wert der Waren steigt: Gelb, Rot, Grün, Braun. Deine Karawane fasst {storage}; was nicht hineinpasst, geht am Ende eines Zuges zurück.',
    ],
    storage: [
      '',
      'Der Wert der Waren steigt: Gelb, Rot, Grün, Braun. Dein Lager fasst {storage}; was nicht hineinpasst, geht am Ende eines Zuges zurück. Du hast {settlers} Siedler: {ready_settlers} sind bereit{ready_settlers.aside}, die anderen warten in der Reserve.',
    ],
    four: ['', 'Ein Zug ist eine von vier Aktionen.'],
    three: ['', 'Ein Zug ist eine von drei Aktionen.'],
    two: ['', 'Ein Zug ist eine von zwei Aktionen.'],
    crossingTurn: [
      '',
      'In deinem Zug darfst du zuerst segeln; dann tust du dort, wo dein Schiff ist, eines von drei Dingen.',
    ],
    acquire: [
      'Erwerben',
      'Erwirb eine Händlerkarte aus der Auslage. Auf jede Karte links davon legst du eine Ware beliebiger Farbe; Waren auf der erworbenen Karte gehören dir.',
    ],
    play: [
      'Ausspielen',
      'Nutze eine Handkarte: Nimm Waren, werte mit jedem Schritt eine Ware um eine Stufe auf oder tausche, so oft du willst und kannst, mindestens einmal.',
    ],
    sailWithCards: [
      'Segeln',
      'Jedes Feld kostet eine Karte, aus der Hand oder von den ausgespielten. Endet deine Fahrt an einem Markt mit Schiffen von Rivalen, gibst du jedem von ihnen eine Ware. Danach darfst du am Markt eine Niederlassung gründen und mit eigener Niederlassung tauschen; im Hafen darfst du das Siegpunktplättchen kaufen. Dafür darfst du auch liegen bleiben. In einem Hafen mit dem Plättchen „geschlossener Hafen“ gibt es nichts zu kaufen; wird anderswo ein Siegpunktplättchen gekauft, wandert der geschlossene Hafen dorthin.',
    ],
    sailWithCubes: [
      'Segeln',
      'Dein Schiff fährt {free_tiles.count:Feld|Felder} weit kostenlos. Für jedes weitere lässt du eine Ware auf dem Feld, von dem du kommst. Hältst du an einem Markt mit Schiffen von Rivalen an, gibst du zuerst jedem von ihnen eine Ware. Wo du anhältst, nimmst du alle Waren, die dort liegen.',
    ],
    marketHere: [
      'Markt',
      'Gründe eine Niederlassung, wenn du dort noch keine hast. Mit eigener Niederlassung tausche, so oft du willst und kannst.',
    ],
    portHere: [
      'Hafen',
      'Kaufe das Siegpunktplättchen. Das Plättchen „geschlossener Hafen“ wandert, einmal aufgedeckt, immer in den Hafen, in dem gerade ein Plättchen gekauft wurde.',
    ],
    harvest: ['Ernten', 'Nimm {harvest}, wo immer dein Schiff ist.'],
    claim: [
      'Punkte holen',
      'Bezahle eine Punktekarte und hol sie dir. Die erste von links bringt eine Goldmünze, die zweite eine Silbermünze, solange es welche gibt; ist das Gold weg, liegen die Silbermünzen über der ersten.',
    ],
    restAll: ['Ausruhen', 'Nimm alle ausgespielten und abgelegten Karten auf die Hand.'],
    restPlayed: ['Ausruhen', 'Nimm alle ausgespielten Karten auf die Hand.'],
    restBoards: ['Ausruhen', 'Hol alle deine Siedler heim.'],
    restRoute: ['Ausruhen', 'Hol alle deine Siedler heim, vom Spielplan und von deiner Route.'],
    work: [
      'Arbeiten',
      'Schick bereite Siedler auf ein Feld ohne Erkundungsplättchen und ohne eigene Siedler: so viele, wie dort angegeben sind; steht dort ein Rivale, einen mehr als er, und seine Siedler kehren heim. Dann tu, was das Feld sagt: Waren nehmen, aufwerten, mindestens einmal tauschen. Von zwei Aktionen muss eine möglich sein.',
    ],
    travel: [
      'Reisen',
      'Schick Siedler auf eine Karte deiner Route, auf der noch keine stehen, und führe ihre Aktion aus. Das kostet 1 Siedler und 1 weiteren für jede Karte ohne Siedler links davon.',
    ],
    fortBonus: [
      'Fort',
      'Bezahle die Punktekarte darüber und hol sie dir. Nach ihrem Vorteil darfst du das oberste Bonusplättchen des Forts nehmen, wenn einer deiner {bonus_spaces} Plätze frei ist. Dann rücken die Karten nach links, und über das letzte Fort kommt eine neue vom Stapel.',
    ],
    fort: [
      'Fort',
      'Bezahle die Punktekarte darüber und hol sie dir. Dann rücken die Karten nach links, und über das letzte Fort kommt eine neue vom Stapel.',
    ],
    market: [
      'Markt',
      'Führe die Aktion der Händlerkarte darunter aus und lege die Karte ab; oder nimm sie ohne ihre Aktion in deine Route auf: ans rechte Ende oder, bei {route_length} Karten, an die Stelle einer, die du ablegst. Dann rücken die Händler nach links, und an die letzte Stelle kommt ein neuer vom Stapel.',
    ],
    changeMarket: [
      'Neue Händler',
      'Die {market_slots} Händler kommen unter den Stapel, {market_slots} andere werden ausgelegt, und du spielst gleich noch einen Zug.',
    ],
    changeRoute: [
      'Routenkarten vertauschen',
      'Nimm 1 Gelb. Dann darfst du zwei Karten deiner Route vertauschen; Siedler bleiben auf ihren Karten.',
    ],
    moveBoat: [
      'Schiff bewegen',
      'Ein Feld, bis zu zwei oder auf ein beliebiges; liegen bleiben geht nicht. Endet die Fahrt auf einem Feld mit Schiffen von Rivalen, gibst du jedem von ihnen eine Ware, auch auf dem Meer. Danach darfst du am Markt eine Niederlassung gründen und tauschen, auch ohne Niederlassung.',
    ],
    boatTrade: ['Schiffshandel', 'Tausche mindestens einmal am Markt unter deinem Schiff.'],
    outpostTrade: [
      'Niederlassungshandel',
      'Tausche mindestens einmal an einem Markt mit deiner Niederlassung.',
    ],
    outposts: [
      'Niederlassungen',
      'Die erste an einem Markt ist kostenlos; eine weitere kostet {outpost_cubes.count:Ware|Waren} für jede, die dort steht{outpost_cubes.aside}. Du nimmst sie aus der Reihe dieses Symbols auf deiner Spielerablage, von links.',
    ],
    columnCard: [
      'Spalten',
      'Ist eine Spalte in jeder Reihe leer, bekommst du sofort eine Belohnung: für die erste eine Händlerkarte, für jede weitere eine Karte oder ein Bonusplättchen.',
    ],
    columnBonus: [
      'Spalten',
      'Ist eine Spalte in jeder Reihe leer, nimmst du sofort ein Bonusplättchen deiner Wahl.',
    ],
    columnStack: [
      'Spalten',
      'Ist eine Spalte in jeder Reihe leer, nimmst du das oberste Bonusplättchen eines Stapels, wenn einer deiner {bonus_spaces} Plätze frei ist.',
    ],
    benefits: ['', 'Punktekarten liegen offen vor dir, und jede hat einen Vorteil.'],
    saddlebag: [
      'Satteltasche',
      'So viele Siedler, wie sie zeigt, kommen aus der Reserve und sind sofort bereit.',
    ],
    hammer: [
      'Hammer',
      'Von nun an brauchst du auf Feldern mit diesem Zeichen einen Siedler weniger, aber immer mindestens einen.',
    ],
    charm: [
      'Talisman',
      'Von nun an bekommst du diese Waren, sooft du auf einem Feld mit diesem Zeichen arbeitest.',
    ],
    compass: [
      'Kompass',
      'Nimm ein Erkundungsplättchen; was es bringt, bekommst du sofort. Lag es auf einem Feld, ist dieses jetzt für alle offen.',
    ],
    exploreBeside: [
      'Erkundung',
      'Du nimmst ein Plättchen, das neben dem Spielplan liegt, oder eines, das ein Feld verdeckt.',
    ],
    endTiles: [
      '',
      'Die Runde, in der jemand das {to_end.nth} Siegpunktplättchen nimmt{to_end.nthAside:|das #}, ist die letzte. Punkte: Siegpunktplättchen, aufgedeckte Zahlen auf deiner Spielerablage, Bonusplättchen mit Punkten und 1 je Ware außer Gelb. Bei Gleichstand gewinnt, wer später an der Reihe war.',
    ],
    endOrders: [
      '',
      'Die Runde, in der jemand die {to_end.nth} Punktekarte holt{to_end.nthAside:|die #}, ist die letzte. Punkte: Punktekarten, {gold_worth} je Goldmünze, {silver_worth} je Silbermünze und 1 je Ware außer Gelb. Bei Gleichstand gewinnt, wer später an der Reihe war.',
    ],
    endCards: [
      '',
      'Die Runde, in der jemand die {to_end.nth} Punktekarte holt{to_end.nthAside:|die #}, ist die letzte. Punkte: Punktekarten, Bonusplättchen je vollständigem Satz, Erkundungsplättchen und 1 je Ware außer Gelb. Bei Gleichstand gewinnt, wer später an der Reihe war.',
    ],
    endCardsBoard: [
      '',
      'Die Runde, in der jemand die {to_end.nth} Punktekarte holt{to_end.nthAside:|die #}, ist die letzte. Punkte: Punktekarten, Bonusplättchen je vollständigem Satz, aufgedeckte Zahlen auf deiner Spielerablage, Erkundungsplättchen und 1 je Ware außer Gelb. Bei Gleichstand gewinnt, wer später an der Reihe war.',
    ],
  },
  rulings: {
    rowEnds:
      'Ist der Händlerstapel leer, bleiben Stellen von rechts her leer und können nicht genutzt werden.',
    stackEnds:
      'Ist der Stapel der Siegpunktplättchen leer, bleiben Häfen leer; das Plättchen „geschlossener Hafen“ wandert trotzdem weiter.',
    fortsEnd:
      'Ist der Stapel der Punktekarten leer, bleiben Forts von rechts her leer und können nicht genutzt werden.',
    restCards: 'Ausruhen darf man immer, auch wenn es keine Karte zurückzunehmen gibt.',
    restSettlers: 'Ausruhen darf man immer, auch wenn es keine Siedler heimzuholen gibt.',
    boatsTogether: 'Mehrere Schiffe dürfen auf einem Feld beginnen, ohne zu zahlen.',
    boatsAtSea: 'Alle Schiffe beginnen auf dem Meer, ohne zu zahlen.',
    toll: 'An Rivalen an einem Markt zahlt nur ein Schiff, das in diesem Zug dorthin gesegelt ist. Beim Eröffnen eines Tisches lässt sich das ändern.',
    replaced:
      'Siedler auf einer ersetzten Routenkarte kehren heim. Beim Eröffnen eines Tisches lässt sich einstellen, dass sie auf der neuen Karte stehen.',
    again:
      'Der Zug nach dem Auslegen neuer Händler ist ein voller Zug, auch in der letzten Runde. Das Lager wird nach jedem der beiden Züge geprüft; eine neue Runde beginnt dadurch nicht.',
    star: 'Die übliche Seekarte ist ein Stern: das Meer, sechs Felder darum und je eines in jeder Kerbe dazwischen.',
    openTiles:
      'Alle sehen die Siegpunktplättchen und alle Punktestände. Beim Eröffnen eines Tisches lassen sie sich bis zum Ende verbergen.',
    openDiscards: 'Abgelegte Karten sind immer für alle sichtbar.',
    openCards:
      'Alle sehen die geholten Karten und alle Punktestände. Beim Eröffnen eines Tisches lassen sie sich bis zum Ende verbergen.',
    openRoutes:
      'Alle sehen alle Punktestände und abgelegten Händler; beim Eröffnen eines Tisches lassen sie sich bis zum Ende verbergen. Punktekarten liegen immer offen.',
    openScores:
      'Alle sehen alle Punktestände; beim Eröffnen eines Tisches lassen sie sich bis zum Ende verbergen. Punktekarten liegen immer offen.',
    hammers:
      'Ein Hammer zählt auch gegen die Siedler eines Rivalen, Hämmer mit demselben Zeichen addieren sich, und 1 Siedler wird immer eingesetzt.',
    upgradeTile: 'Ein Aufwertungsplättchen wirkt nach mindestens einem Tausch am Markt, an dem du bist.',
    firstFree:
      'Das erste Feld einer Fahrt ist kostenlos, und auf dem Feld, von dem das Schiff ablegt, bleibt keine Ware.',
    order:
      'Eine geholte Karte gibt zuerst ihren Vorteil, dann wirkt das Erkundungsplättchen. Bis zum Ende des Zuges darf das Lager zu voll sein.',
    orderBonus:
      'Eine geholte Karte gibt zuerst ihren Vorteil, dann wirkt das Erkundungsplättchen, dann kommt das Bonusplättchen des Forts. Bis zum Ende des Zuges darf das Lager zu voll sein.',
    bonusLeft:
      'Das Bonusplättchen eines Forts darf man liegen lassen. Bonusplättchen werden nie ausgetauscht.',
    bonusKept: 'Bonusplättchen werden nie ausgetauscht.',
    nothingGained:
      'Nehmen und aufwerten darf man auch, wenn es nichts ändert; tauschen muss man mindestens einmal, und im Fort muss man die Karte holen.',
    guard: 'Eine Partie endet spätestens nach {last_round} Runden und wird dann gewertet.',
    oneByOne: 'Wer Waren seiner Wahl zahlt, wählt sie einzeln.',
    firstPlayer: 'Der Startspieler wird ausgelost. Beim Eröffnen eines Tisches lässt sich ein Platz nennen.',
    inFull:
      'Nichts wird nur zum Teil bezahlt: Wählen kann man nur, was man mit den Waren, die man vorher hatte, ganz bezahlen kann.',
    fromLeft: 'Waren werden von links auf die Karten gelegt.',
    clockwise: 'Rivalen werden der Reihe nach im Uhrzeigersinn bezahlt.',
    voyage:
      'Du wählst, wo eine Fahrt endet. Sie nimmt den kürzesten Weg und kostet eine Karte je Feld, abzüglich der kostenlosen; Rundfahrten gibt es nicht.',
    sailDoes:
      'Wer die Aktion Segeln wählt, muss fahren, gründen, tauschen oder ein Plättchen nehmen; wer nichts davon will, ruht sich aus.',
    useDoes:
      'Einen Markt oder Hafen nutzt man zum Gründen, Tauschen oder um ein Plättchen zu nehmen; wer nichts davon will, erntet.',
    cardsForNothing:
      'Aufwertungskarten darf man ohne Wirkung nutzen; Handelskarten nur für mindestens einen Tausch.',
    columnGives:
      'Eine Spalte gibt, was noch da ist: ohne Karten ein Bonusplättchen (die erste Spalte dann nichts), ohne Bonusplättchen eine Karte.',
    rowEmpty:
      'Wo die Reihe eines Symbols keine Niederlassung mehr hat, kann auf seinen Feldern keine gegründet werden.',
    samePlace:
      'In einer vollen Route liegt die neue Karte dort, wo die alte lag. Vertauschte Karten behalten ihre Siedler.',
    underDeck:
      'Händler unter dem Stapel liegen dort in einer Reihenfolge, die niemand kennt. Sind es weniger als {market_slots}, werden die vorhandenen von links ausgelegt.',
    exact: 'Es werden genau so viele Siedler eingesetzt, wie nötig sind: nicht mehr, und jeder Hammer zählt.',
    bothSteps:
      'Zwei Aktionen eines Feldes werden in der angegebenen Reihenfolge ausgeführt; die zweite darf nutzen, was die erste gebracht hat. Eine unmögliche entfällt, solange die andere möglich ist.',
    charmsFirst:
      'Talismane geben ihre Waren nach dem Einsetzen und vor der Aktion; in ihr darf man sie gleich ausgeben.',
    whatThereIs:
      'Ein Vorteil gibt, was da ist: Siedler, so weit die Reserve reicht, ein Plättchen, wenn es eines gibt. Dann muss man es nehmen.',
    sets: 'Jedes Bonusplättchen wird für sich gewertet; dasselbe darf für mehrere zählen. Unvollständige Sätze zählen nichts.',
    backAgain:
      'Ein Schiff, das zwei Felder fährt, darf dorthin zurückkehren, wo es war, und zahlt dort wie überall; „beliebig“ heißt jedes andere Feld. Kann das Schiff kein Ziel erreichen und bezahlen, lässt sich die Aktion nicht wählen.',
    connected: 'Auf eigenen Seekarten müssen alle Plättchen zusammenhängen.',
    stayTakesNone: 'Ein Schiff, das liegen bleibt, nimmt keine Waren von seinem Feld.',
  },
};

export default rules;
