// The rules of Daybreak in Polish.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  daybreak: {
    title: 'Świt: co nowego',
    parts: [
      'Świt wprowadza czworo nowych ludzi: są to [](character-romo-lampkin), [](character-louis-hoshi), [](character-brendan-hot-dog-costanza) i [](character-sherman-doc-cottle), a także czworo Przywódców Cylonów. W innej wersji są tu [](character-lee-adama-alt), [](character-tom-zarek-alt), [](character-karl-helo-agathon-alt) i [](character-gaius-baltar-alt). Z każdej z tych czterech osób gra tylko jedna wersja; przy wyborze rodzajów postaci druga nadal się liczy.',
      'Karty Kryzysów i umiejętności leżą w swoich taliach. Szósty rodzaj umiejętności, Zdrada, leży obok pozostałych.',
      'Poza tym, co mówią następne rozdziały:',
      [
        'Gracz prowadzący Cylona to ujawniony Cylon. Wszyscy inni prowadzą ludzi, także z zakrytą kartą „Jesteś Cylonem”.',
        'Prezydent ma na koniec tury najwyżej 10 kart Kworum.',
        'Statek cywilny, który się ciągnie i niszczy, to jeden z tych, których nie ma na planszy. Jeśli wszystkie pozostałe są na planszy, aktywny gracz wybiera jeden z nich.',
        'Jeśli zmienia się najwyższy lub najniższy zasób, a kilka jest równych, wybiera aktywny gracz.',
        'Nikt nie idzie z własnej woli do [Ambulatorium](location-sickbay), do [Aresztu](location-brig) ani na obszar [](location-resurrection-ship-daybreak).',
      ],
    ],
  },
  miracles: {
    title: 'Świt: żetony Cudu',
    parts: [
      'Każdy zaczyna z 1 żetonem Cudu. To, na co karta postaci pozwala raz na grę, kosztuje ten żeton; kto otrzyma kolejny, może użyć tego ponownie.',
      [
        'Nikt nie ma więcej niż 1 żetonu. Otrzymać go może tylko ktoś, kto nie ma żadnego.',
        '[](character-gaius-baltar-alt) może mieć do 3 i płaci 3 za swoją zdolność.',
        'Cylon, który się ujawnia, oddaje wszystkie żetony i więcej ich nie otrzymuje. Przywódca Cylonów zachowuje je i otrzymuje, w Infiltracji lub nie.',
      ],
    ],
  },
  mutiny: {
    title: 'Świt: karty Buntu',
    parts: [
      'Karty Buntu to osobna tajna ręka obok kart umiejętności. Każdą zagrywa się w ramach akcji, a potem odrzuca, chyba że mówi inaczej.',
      [
        'Kto ma kartę Buntu i ciągnie drugą, natychmiast trafia do [Aresztu](location-brig), zachowuje jedną z nich, a drugą odrzuca.',
        'W Areszcie, a także gdy karta mówi, że się tam nie trafia, pozostaje tylko wybór.',
        'W Areszcie karty Buntu ciągnie się i zagrywa jak gdzie indziej.',
        'Gracze prowadzący Cylonów nigdy nie ciągną, nie mają i nie zagrywają kart Buntu ani nie można ich do tego wybrać. Kto ujawnia się jako Cylon, odrzuca je. Przywódca w Infiltracji ciągnie je i zagrywa, a odrzuca, gdy Infiltracja się kończy.',
      ],
    ],
  },
  mutineer: {
    title: 'Świt: talia Lojalności i Buntownik',
    parts: [
      'Nie ma Sympatyka. Jego miejsce zajmuje karta „[](card-you-are-the-mutineer)”, od pierwszego rozdania:',
      [
        '3 graczy: 1 karta Cylona i 5 innych',
        '4 graczy: 1 karta Cylona, 7 innych i Buntownik; z Przywódcą Cylonów 1 i 5',
        '5 graczy: 2 karty Cylonów i 8 innych; z Przywódcą Cylonów 1, 7 i Buntownik',
        '6 graczy: 2 karty Cylonów, 10 innych i Buntownik; z Przywódcą Cylonów 2 i 8',
        '7 graczy, zawsze z Przywódcą Cylonów: 2 karty Cylonów, 10 innych i Buntownik',
        'O jedną kartę więcej, która nie jest kartą Cylona, gdy gra [](character-gaius-baltar), i o jedną, gdy gra [](character-sharon-boomer-valerii).',
      ],
      'Buntownik to karta człowieka, która leży odkryta:',
      [
        'Kto dostanie ją przy rozdaniu, natychmiast ją pokazuje i ciągnie kolejną kartę Lojalności.',
        'Kto ją otrzyma, traci wszystkie tytuły na rzecz następnej osoby w linii sukcesji i ciągnie kartę Buntu. Później może znów zdobyć tytuły.',
        'Buntownik może mieć 2 karty Buntu, a do Aresztu trafia z trzecią.',
        'Jeśli karta Kryzysu we własnej turze Buntownika ma ikonę skoku, ciągnie on kartę Buntu.',
        'Jeśli Buntownik ujawni się jako Cylon, karta przechodzi do gracza prowadzącego człowieka, przy każdym dystansie.',
        'Jeśli faza uśpionych agentów się skończyła, a karta nadal leży w talii, aktywny gracz wskazuje gracza prowadzącego człowieka, który ciągnie kolejną kartę Lojalności.',
        'W grach z egzekucjami: kto zostaje stracony, traci wszystkie karty Buntu i żetony Cudu, a następna postać zaczyna bez żetonu. Jeśli stracony Buntownik był człowiekiem, kartę otrzymuje następna postać; Cylon oddaje ją graczowi prowadzącemu człowieka.',
      ],
    ],
  },
  motives: {
    title: 'Świt: Przywódcy Cylonów i Motywy',
    parts: [
      '[](character-aaron-doral), [](character-danna-biers), [](character-simon-oneill) i [](character-sharon-athena-agathon) to Przywódcy Cylonów. Przy 4 lub więcej graczach jeden z nich może wybrać Przywódcę, przy 7 ktoś musi. Przywódca zaczyna jako ujawniony Cylon z 2 kartami umiejętności własnych rodzajów i zachowuje zdolności swojej karty postaci; Athena zaczyna w Infiltracji.',
      'Zamiast kart Lojalności Przywódca dostaje na początku 2 Motywy, a w fazie uśpionych agentów 2 kolejne. Każdy wymienia stronę i warunek. Jedne pokazuje się w dowolnej chwili, gdy warunek jest spełniony, inne po zakończeniu gry, jeśli jest wtedy spełniony. Co pokazano, pozostaje pokazane.',
      'Przywódca wygrywa razem ze zwycięską stroną, jeśli zachodzi jedno i drugie:',
      ['Co najmniej 2 pokazane Motywy wymieniają tę stronę.', 'Najwyżej 1 Motyw nie został pokazany.'],
      'Na obszarze [](location-human-fleet-daybreak) Przywódca może przeprowadzić Infiltrację i pojawia się na obszarze Galactiki:',
      [
        'W Infiltracji liczy się jako gracz prowadzący człowieka, ciągnie 3 karty umiejętności i kartę Kryzysu oraz korzysta z tekstu kart umiejętności.',
        'Dokłada najwyżej 2 karty do testu, w Areszcie 1, i nigdy nie ma tytułu.',
        'W ramach akcji wraca na obszar [](location-resurrection-ship-daybreak), z Aresztu z najwyżej 3 kartami umiejętności. Kto się tam znajdzie, zakończył Infiltrację.',
      ],
    ],
  },
  'daybreak-checks': {
    title: 'Świt: efekty w teście umiejętności i Zdrada',
    parts: [
      'Niektóre karty umiejętności mają efekt w teście umiejętności, na przykład [](card-install-upgrades) i [](card-dogfight-maneuver). Działa on tylko w [teście](rule-checks), w którym leży karta, ktokolwiek ją dołożył, także talia Przeznaczenia. Po odkryciu kart aktywny gracz rozpatruje te efekty w dowolnej kolejności, każdą nazwę raz na test. Co rozpatrzono, działa nadal, nawet jeśli karta opuści test; jeśli opuściła go wcześniej, nie jest rozpatrywana. [](card-restore-order) zapobiega im wszystkim.',
      'Zdrada liczy się na minus w każdym teście, który jej nie wymienia, a każda karta Zdrady ma taki efekt. 2 karty Zdrady trafiają też do talii Przeznaczenia, która ma wtedy 12 kart.',
      'Kto z wyboru odrzuca karty [](card-bait) lub [](card-dradis-contact), z powodu kryzysu, limitu ręki albo przejścia na inny statek, ciągnie kartę Buntu, najwyżej jedną na turę. Karta stracona losowo lub dołożona do testu nie daje żadnej.',
    ],
  },
  'assault-raptors': {
    title: 'Świt: raptory szturmowe',
    parts: [
      'Na początku jeden raptor szturmowy jest w rezerwie, a trzy leżą obok planszy. Kolejne dają [](card-raptor-specialist), [](card-weapons-armed) i [](card-trial-by-fire). Raptor szturmowy jest pod każdym względem viperem, a nie raptorem; kto używa vipera, wybiera którego.',
      [
        'Nigdy nie zostaje uszkodzony. Atak niszczy go przy 7 lub 8, tak samo jak wszystko, co by go uszkodziło.',
        'Przeciw basestarom jest lepszy od vipera.',
        'Gdy flota skacze, jego pilot może zostać z nim w przestrzeni. O raptorach bez pilota decyduje aktywny gracz.',
      ],
    ],
  },
  'daybreak-places': {
    title: 'Świt: Colonial One i obszary Cylonów',
    parts: [
      'Colonial One ma cztery obszary: [](location-press-room-daybreak), [](location-presidents-office-daybreak), [](location-administration-daybreak) i [](location-quorum-chamber). Trzy z nich mają dawne nazwy i nowe działanie: na obszarze [](location-administration-daybreak) nie ma już testu umiejętności. Jeśli zawiedzie „[](card-bomb-on-colonial-1)”, wszyscy na pokładzie trafiają do Ambulatorium i nikt już tam nie wchodzi.',
      'Inne są też obszary Cylonów. Jeśli Centrum Zmartwychwstania zostanie zniszczone, „[](location-hub-destroyed)” zajmuje na stałe miejsce obszaru [](location-resurrection-ship-daybreak), razem ze wszystkimi, którzy tam są.',
    ],
  },
  'search-for-home': {
    title: 'Świt: poszukiwanie domu',
    parts: [
      'Gdy celem jest Ziemia, w grze jest Demetrius i 8 misji. Faza uśpionych agentów następuje przy dystansie 4. Od 10 następny skok kończy grę, a ludzie wygrywają, jeśli każdy zasób jest powyżej 0.',
      'Demetrius to osobny statek z trzema obszarami dla ludzi, które nigdy nie są uszkadzane. Droga tam albo z powrotem kosztuje 1 kartę umiejętności.',
      [
        '[](location-bridge): jeśli na polu „Aktywna misja” nie ma karty, odkryj wierzchnią misję. Aktywny gracz nie ciągnie w tej turze karty Kryzysu.',
        '[](location-tactical-plot): obejrzyj wierzchnią misję i odłóż ją na wierzch lub na spód talii.',
        '[](location-captains-cabin): każdy ciągnie kartę umiejętności jednego rodzaju, także gracze prowadzący Cylonów.',
      ],
      'Misja to test umiejętności rozpatrywany od razu. Żadna zdolność ani karta go nie zmienia i nie rozpatruje się efektów w teście; limity kart nadal obowiązują, jak w Areszcie albo dla graczy prowadzących Cylonów.',
      'Karta zostaje na polu „Aktywna misja”, aż flota skoczy:',
      [
        '„[](card-digging-up-the-past)” i „[](card-the-search-for-home)” po sukcesie od razu liczą się jako dystans i na stałe leżą obok celu.',
        'Po porażce leżą zakryte i wracają do talii.',
        'Wszystkie inne są odrzucane.',
      ],
    ],
  },
  'rebel-basestar': {
    title: 'Świt: Zbuntowany basestar',
    parts: [
      '„[](card-cylon-civil-war)” wprowadza do gry Zbuntowanego basestara, po sukcesie po stronie ludzi, po porażce po stronie Cylonów. Tylko gracze tej strony mogą tam wchodzić i działać. Dla ludzi to statek jak inne; gracze prowadzący Cylonów przechodzą między nim a swoimi innymi obszarami za 1 kartę umiejętności. Jego obszary nigdy nie są uszkadzane.',
      'Każda z jego trzech akcji kosztuje żeton Cudu albo kartę Superkryzysu:',
      [
        '[](location-hybrid-tank): ułóż 5 wierzchnich kart Kryzysów w dowolnej kolejności.',
        '[](location-datastream): weź 3 wybrane karty z talii umiejętności i jej stosu kart odrzuconych.',
        '[](location-raider-bay): umieść w sektorze 2 raidery lub 4 vipery bez pilotów i aktywuj tylko te statki.',
      ],
    ],
  },
  'daybreak-cylons': {
    title: 'Świt: gracze prowadzący Cylonów',
    parts: [
      'Kto ujawnia się jako Cylon, odrzuca razem z kartami umiejętności wszystkie karty Buntu i żetony Cudu, a potem oddaje wszystkie zakryte karty Lojalności jednemu graczowi prowadzącemu człowieka. Tak samo jest z kartami, które gracz prowadzący Cylona dostaje w fazie uśpionych agentów. Od dystansu 7 oddaje się już tylko Buntownika.',
      [
        'Ujawniony Cylon ciągnie 2 karty umiejętności różnych rodzajów.',
        'Jeśli karta Kryzysu wybrana na obszarze [](location-caprica-daybreak) ma ikonę skoku, flota przygotowuje się do skoku. Statki Cylonów nie są aktywowane.',
        '[](character-sharon-boomer-valerii), ujawniona przed fazą uśpionych agentów, i tak dostaje w niej dwie karty.',
      ],
    ],
  },
}
