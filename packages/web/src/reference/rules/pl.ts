// The rules in Polish.

import type { Rules } from './chapters.ts'

export const rules: Rules = {
  turn: {
    title: 'Tura',
    parts: [
      'Tura ma sześć faz. Potem gra osoba po lewej.',
      [
        'Dociąganie umiejętności: ciągniesz karty umiejętności wskazane na twojej karcie postaci. W [](location-sickbay) ciągniesz tylko 1.',
        'Ruch: na dowolny obszar statku, na którym jesteś, albo za 1 kartę umiejętności na drugi statek. Kto pilotuje vipera, leci do sąsiedniego sektora przestrzeni albo za 1 kartę wraca na pokład. Do [](location-sickbay) i do [Aresztu](location-brig) nikt nie wchodzi z własnej woli.',
        'Akcja: dokładnie jedna. Użyj obszaru, na którym jesteś, zdolności swojej postaci, karty ze słowem Akcja, swojego vipera, tytułu albo ujawnij się jako Cylon. Możesz też nic nie robić.',
        'Kryzys: ciągniesz kartę Kryzysu i ją rozpatrujesz; zobacz [kryzysy](rule-crises).',
        'Aktywacja statków Cylonów: działają statki pokazane na karcie; zobacz [statki Cylonów](rule-cylon-ships).',
        'Przygotowanie do skoku: jeśli karta ma ikonę, znacznik floty przesuwa się o 1 pole; zobacz [skok](rule-jump).',
      ],
      'Na koniec tury każdy, kto ma więcej niż 10 kart umiejętności, odrzuca nadmiar. Potem flota musi mieć co najmniej 1 każdego zasobu.',
      'Tura ujawnionego Cylona jest krótsza: 2 karty umiejętności dowolnego rodzaju, ruch na dowolny obszar Cylonów i jedna akcja tamże. Kryzysu nie ma.',
    ],
  },
  checks: {
    title: 'Testy umiejętności',
    parts: [
      'Test umiejętności ma trudność i wymienia niektóre rodzaje umiejętności. Karty tych rodzajów liczą się na plus, wszystkie inne na minus.',
      [
        'Kładzie się zakryte 2 karty z talii Przeznaczenia. Ma ona po 2 karty każdego rodzaju, żeby nikt nie miał pewności, kto co dołożył.',
        'Od osoby po lewej aktywnego gracza, który jest ostatni, każdy dokłada dowolną liczbę zakrytych kart albo żadnej. W [Areszcie](location-brig) i jako ujawniony Cylon najwyżej 1.',
        'Wszystkie karty tasuje się i odkrywa. Siłę pasujących rodzajów się dodaje, a pozostałych odejmuje.',
        'Suma równa co najmniej trudności to sukces. Niektóre testy podają niższą liczbę dla częściowego sukcesu. Mniej to porażka.',
        'Wykonuje się wynik i odrzuca karty.',
      ],
      'Niektóre karty zmieniają test: [](card-scientific-research) i [](card-investigative-committee), zanim dołoży się karty, [](card-declare-emergency), gdy suma jest znana.',
      'Możesz mówić, jak bardzo chcesz pomóc, ale nigdy, jakie masz karty ani jak są silne.',
    ],
  },
  crises: {
    title: 'Kryzysy',
    parts: [
      'Są trzy rodzaje kart Kryzysu.',
      [
        '[Test umiejętności](rule-checks): karta mówi, co dzieje się po sukcesie i po porażce.',
        'Wybór: aktywny gracz, Prezydent albo Admirał wybiera jedną z dwóch możliwości, nawet taką, której nie da się w pełni wykonać.',
        'Atak Cylonów: najpierw działają statki już obecne, potem umieszcza się nowe i stosuje zasadę specjalną.',
      ],
      'Po kryzysie działają statki Cylonów z jego ikon, a flota może przygotowywać się do skoku. Kto jest w [Areszcie](location-brig), nie ciągnie karty Kryzysu, więc w tej turze nie dzieje się ani jedno, ani drugie.',
      'Karty Superkryzysu należą do ujawnionych Cylonów, którzy zagrywają je na obszarze [](location-caprica). Zdolności postaci przeciw nim nie pomagają.',
    ],
  },
  'cylon-ships': {
    title: 'Statki Cylonów',
    parts: [
      'Statki Cylonów działają według stałego programu. Ikony karty wykonuje się jedna po drugiej.',
      [
        'Raidery: każdy robi pierwszą możliwą rzecz: atakuje vipera w swoim sektorze (najpierw bez pilota), niszczy tam statek cywilny, leci o jeden sektor w stronę najbliższego statku cywilnego albo atakuje Galacticę. Jeśli nie ma raiderów, każdy basestar wypuszcza 2.',
        'Start: każdy basestar wypuszcza 3 raidery.',
        'Ciężkie raidery: centuriony na pokładzie przesuwają się o 1 pole. Potem każdy ciężki raider przy ikonach startu viperów wysadza centuriona na pokład, a pozostałe lecą o jeden sektor w ich stronę. Jeśli nie ma ciężkich raiderów, każdy basestar wypuszcza 1.',
        'Basestary: każdy atakuje Galacticę.',
      ],
      'Gdy centurion opuści ostatnie pole toru Abordażu, ludzie przegrywają. W [Zbrojowni](location-armory) można z nimi walczyć.',
      'Jeśli brakuje statków na wszystkie miejsca, aktywny gracz decyduje, gdzie trafią.',
    ],
  },
  combat: {
    title: 'Walka',
    parts: [
      'Każdy atak to rzut jedną ośmiościenną kostką.',
      [
        'Viper lub Galactica przeciw raiderowi: zniszczony przy 3 lub więcej.',
        'Viper lub Galactica przeciw ciężkiemu raiderowi: zniszczony przy 7 lub więcej.',
        'Przeciw basestarowi: viper uszkadza go przy 8, Galactica przy 5 lub więcej.',
        'Głowica nuklearna przeciw basestarowi: 1 lub 2 uszkadza go dwa razy, 3 lub więcej niszczy, 7 lub więcej niszczy też do 3 raiderów obok.',
        'Raider przeciw viperowi: uszkodzony przy 5 lub więcej, zniszczony przy 8.',
        'Przeciw Galactice: raider uszkadza ją przy 8, basestar przy 4 lub więcej.',
        'Przeciw centurionowi w [Zbrojowni](location-armory): zniszczony przy 7 lub więcej.',
      ],
      'Atakować można z obszaru [](location-weapons-control), własnym viperem albo viperami bez pilota z obszaru [](location-command). Piloci startują z [Pokładu hangarowego](location-hangar-deck). Uszkodzony viper czeka na kartę [](card-repair), zniszczony przepada; w obu przypadkach pilot trafia do [](location-sickbay).',
      'Uszkodzenie Galactiki kosztuje zasób albo wyłącza obszar: wszyscy stamtąd trafiają do [](location-sickbay), a obszaru nie można używać do czasu naprawy. Sześć uszkodzonych obszarów naraz niszczy okręt.',
      'Trzecie uszkodzenie niszczy basestara. Wcześniej osłabiają go żetony: [](token-critical-hit) liczy się podwójnie, [](token-disabled-hangar), [](token-disabled-weapons), [](token-structural-damage).',
    ],
  },
  jump: {
    title: 'Skok',
    parts: [
      'Znacznik floty przesuwa się dzięki ikonie na kartach Kryzysu. Na ostatnim polu flota skacze sama. Na dwóch niebieskich polach przed nim [](location-ftl-control) pozwala skoczyć wcześniej: rzuć kostką i przy 6 lub mniej strać podaną populację (3 albo 1).',
      'Podczas skoku wszystkie statki opuszczają planszę: statki Cylonów wracają do puli, vipery i statki cywilne są bezpieczne, a piloci wracają na [](location-hangar-deck). Centuriony na pokładzie zostają.',
      'Admirał ciągnie 2 karty Punktów docelowych, wybiera jedną, a drugą kładzie na spód talii. Wykonuje się tekst karty, jej dystans się liczy, a znacznik wraca na start.',
      'Gdy dystans pierwszy raz osiągnie 4, następuje [faza uśpionych agentów](rule-sleeper). Gdy wynosi 8 lub więcej, następny skok prowadzi na Kobol: ludzie wygrywają, jeśli żaden zasób nie wynosi 0.',
    ],
  },
  loyalty: {
    title: 'Lojalność i ujawnienie',
    parts: [
      'Karty Lojalności mówią, po której jesteś stronie, i tylko ty widzisz swoje. Przy 3 lub 4 graczach w talii jest 1 karta Cylona, przy 5 lub 6 są 2. Wystarczy jedna, żeby być Cylonem. Nie wszystkie rozdaje się na początku.',
      'Nieujawniony Cylon gra jak wszyscy i po cichu szkodzi flocie. Nikt nie może pokazać karty Lojalności, chyba że mówi tak karta lub zdolność.',
      'Ujawnienie się to akcja:',
      [
        'Pokaż kartę Cylona i użyj jej zdolności, chyba że jesteś w [Areszcie](location-brig).',
        'Odrzuć karty umiejętności, aż zostaną ci 3; tytuły przechodzą dalej.',
        'Przejdź na obszar [](location-resurrection-ship) i pociągnij kartę Superkryzysu.',
      ],
      'Odtąd nie dotyczą cię kryzysy, Areszt ani zdolności twojej postaci. Działasz na obszarach [](location-caprica), [](location-cylon-fleet), [](location-human-fleet) i [](location-resurrection-ship), a do każdego testu dokładasz najwyżej 1 kartę.',
    ],
  },
  titles: {
    title: 'Tytuły',
    parts: [
      'Prezydent ma karty Kworum, zagrywa je w ramach akcji, gdziekolwiek jest, może w ramach akcji pociągnąć jedną i rozstrzyga niektóre kryzysy. Na obszarze [](location-presidents-office) ciągnie jedną kartę, a potem może pociągnąć lub zagrać kolejną. Na obszarze [](location-administration) tytuł można przekazać komuś innemu.',
      'Admirał wybiera punkty docelowe, rozstrzyga niektóre kryzysy i może w ramach akcji użyć 2 głowic nuklearnych. Admirał, który trafia do [Aresztu](location-brig), traci tytuł i nie odzyskuje go po wyjściu.',
      'Wolny tytuł przechodzi na gracza prowadzącego człowieka, który jest najwyżej w linii sukcesji. Karty Kworum i głowice przechodzą razem z nim. Ujawnieni Cyloni nie mają tytułów.',
    ],
  },
  brig: {
    title: 'Areszt i Ambulatorium',
    parts: [
      'W [Areszcie](location-brig) nie ruszasz się, nie ciągniesz karty Kryzysu i dokładasz najwyżej 1 kartę do każdego testu umiejętności. Masz swoją akcję: dowolną, także test samego Aresztu, który pozwala wyjść. Trafia się tam przez obszar [](location-admirals-quarters) i przez karty.',
      'W [](location-sickbay) ciągniesz tylko 1 kartę umiejętności. Wychodzisz przy następnym ruchu. Trafiasz tam, gdy zostanie uszkodzony twój obszar albo twój viper, i przez karty.',
      'Nikt nie przechodzi z Aresztu do Ambulatorium: efekt, który by tam wysłał, nic nie robi.',
    ],
  },
  resources: {
    title: 'Zasoby, zwycięstwo i porażka',
    parts: [
      'Flota zaczyna z 8 paliwa, 8 żywności, 10 morale i 12 populacji. Zasób równy połowie tego lub mniej jest w czerwonej strefie. Żaden nie przekracza 15.',
      'Ludzie przegrywają,',
      [
        'gdy zasób wynosi 0 na koniec tury albo po dotarciu do celu: do tego czasu można go odzyskać,',
        'gdy sześć obszarów Galactiki jest uszkodzonych naraz,',
        'gdy centurion opuści ostatnie pole toru Abordażu.',
      ],
      'Wygrywają skokiem po osiągnięciu dystansu 8; zobacz [skok](rule-jump).',
      'Zniszczony statek cywilny odwraca się: kosztuje populację, paliwo lub morale, które pokazuje, albo nic. [](location-communications) pozwala je obejrzeć i usunąć z zagrożenia.',
    ],
  },
  sleeper: {
    title: 'Faza uśpionych agentów',
    parts: [
      'Gdy dystans pierwszy raz osiągnie 4, każdy dostaje kolejną kartę Lojalności, począwszy od aktywnego gracza. Kto był lojalny, może teraz być Cylonem.',
      '[](character-gaius-baltar) ma od początku o jedną kartę więcej. [](character-sharon-boomer-valerii) dostaje w tej fazie dwie, a potem trafia do [Aresztu](location-brig).',
      'Przy 4 lub 6 graczach w talii jest karta „[](card-you-are-a-sympathizer)”. Kto ją dostanie, natychmiast ją pokazuje. Jeśli któryś zasób jest w czerwonej strefie, trafia do [Aresztu](location-brig) i pozostaje człowiekiem; w przeciwnym razie staje się ujawnionym Cylonem bez karty Superkryzysu, który nie może używać obszaru [](location-cylon-fleet).',
      'Ujawniony Cylon też dostaje kartę. Na obszarze [](location-resurrection-ship), do dystansu 7, może oddać zakryte karty Lojalności komuś innemu.',
    ],
  },
}
