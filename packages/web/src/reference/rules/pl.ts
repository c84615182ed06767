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
      'Prezydent ma karty Kworum, ciągnie je i zagrywa na obszarze [](location-presidents-office) i rozstrzyga niektóre kryzysy. Na obszarze [](location-administration) tytuł można przekazać komuś innemu.',
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
  treachery: {
    title: 'Pegasus: Zdrada',
    parts: [
      'Zdrada to szósty rodzaj umiejętności. Liczy się na minus w każdym teście, który jej nie wymienia; w [Śluzie](location-airlock) i na obszarze [](location-resistance-hq) liczy się na plus. 2 karty Zdrady trafiają też do talii Przeznaczenia, która ma wtedy 12 kart.',
      'Tylko gracze prowadzący Cylonów korzystają z tekstu kart Zdrady. To jedyne karty umiejętności, z których tekstu może korzystać ujawniony Cylon. Człowiek może je co najwyżej odrzucić, a Cylon może na to odpowiedzieć kartą [](card-sabotage).',
      'Zdolności ruchu, jak na karcie [](card-critical-situation), używa się w fazie ruchu własnej tury zamiast ruchu. Jednej na turę, także w Areszcie i w Więzieniu.',
      'Co jeszcze się zmienia:',
      [
        'Ujawniony Cylon ciągnie 2 karty umiejętności różnych rodzajów i może użyć zdolności ruchu zamiast się ruszyć.',
        'Kto ujawnia się jako Cylon, oddaje swoje zakryte karty Lojalności jednemu graczowi prowadzącemu człowieka, do dystansu 6. Tak samo jest z kartami z fazy uśpionych agentów.',
        'Jeśli akcja Cylona każe pociągnąć kartę Kryzysu z ikoną skoku, flota przygotowuje się do skoku.',
        'Prezydent ma na koniec tury najwyżej 10 kart Kworum.',
        '[](location-resurrection-ship-pegasus) to miejsce, do którego nikt nie idzie z własnej woli, jak Ambulatorium i Areszt.',
      ],
    ],
  },
  reckless: {
    title: 'Pegasus: Ryzykowne testy umiejętności',
    parts: [
      'Niektóre karty umiejętności to karty Ryzyka: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) i inne. Zagrywa się je, zanim do testu zostaną dołożone karty; pomagają w nim i czynią go Ryzykownym. Na jeden test zagrywa się tylko jedną kartę Ryzyka.',
      'W Ryzykownym teście niektóre karty Zdrady po odkryciu robią to, co na nich napisano, na przykład [](card-broadcast-location). Nie ma znaczenia, kto je dołożył ani czy pochodzą z talii Przeznaczenia. Każda nazwa działa raz na test.',
    ],
  },
  execution: {
    title: 'Pegasus: egzekucja',
    parts: [
      'Postać może zostać stracona: przez [Śluzę](location-airlock), przez obszar [](location-resistance-hq), przez karty oraz gdy Galactica opuszcza Nową Caprikę bez niej.',
      [
        'Gracz odrzuca wszystkie karty umiejętności oraz karty Kworum zagrane na postać.',
        'Kto ma kartę Cylona, pokazuje jedną, nie używając jej zdolności, i oddaje pozostałe karty Lojalności graczowi prowadzącemu człowieka, do dystansu 6. Trafia jako ujawniony Cylon na obszar [](location-resurrection-ship-pegasus), ale nie ciągnie karty Superkryzysu. Przywódca Cylonów też tam trafia i nie pokazuje swoich Intencji.',
        'Kto nie ma żadnej, odkrywa wszystkie karty Lojalności: był człowiekiem. Flota traci 1 morale, a postać odpada z gry.',
        'Gracz wybiera wtedy nową postać dowolnego typu, ale nie Przywódcę Cylonów; zaczyna ona tam, gdzie mówi jej karta. Kto użył już zdolności „raz w ciągu gry”, nie dostaje kolejnej.',
      ],
      'Tytuł przechodzi dalej dopiero po wyborze nowej postaci. Jeśli nie ma już postaci do wyboru, ludzie natychmiast przegrywają.',
      'Przed fazą uśpionych agentów [](character-gaius-baltar) przynosi jeszcze jedną kartę Lojalności, a [](character-sharon-boomer-valerii) jedną do talii; później ona zaczyna w Areszcie, a on nie może użyć wykrywacza Cylonów. [](character-karl-helo-agathon) jest nieobecny przez jedną turę. [](character-lee-apollo-adama) zaczyna w viperze, jeśli jakiś jest.',
    ],
  },
  'pegasus-board': {
    title: 'Pegasus: okręt Pegasus',
    parts: [
      'Pegasus to osobny okręt z czterema obszarami dla ludzi. Droga tam albo z powrotem kosztuje 1 kartę umiejętności, jak przy Colonial One.',
      [
        '[](location-pegasus-cic): atak na basestara; przy niskim rzucie trafiony zostaje sam Pegasus.',
        '[](location-main-batteries): ostrzał sektora; trafia raidery albo własne statki.',
        '[](location-engine-room): odrzuć 2 karty umiejętności, a następna karta Kryzysu w tej turze liczy się, jakby miała ikonę skoku.',
        '[](location-airlock): test umiejętności, którego sukces oznacza czyjąś egzekucję.',
      ],
      'Ilekroć uszkodzona miałaby zostać Galactica, aktywny gracz może sprawić, że cios przyjmie Pegasus. Gdy wszystkie cztery obszary są uszkodzone naraz, Pegasus zostaje zniszczony: wszyscy na pokładzie trafiają do Ambulatorium i nikt już tam nie wchodzi. Uszkodzenia Pegasusa nie liczą się do sześciu obszarów, które niszczą Galacticę.',
    ],
  },
  leaders: {
    title: 'Pegasus: Przywódcy Cylonów i Intencje',
    parts: [
      '[](character-cavil), [](character-leoben-conoy) i [](character-caprica-six) to Przywódcy Cylonów. Przy 4 lub więcej graczach jeden z nich może wybrać Przywódcę, przy 7 ktoś musi. Przywódca zaczyna jako ujawniony Cylon z 2 kartami umiejętności własnych rodzajów i zachowuje zdolności swojej karty postaci.',
      'Zamiast kart Lojalności Przywódca ma Intencje: przyjazne przy 4 lub 6 graczach, wrogie przy 5 lub 7. Mówią one, która strona musi wygrać i co jeszcze musi być prawdą. Przywódca wygrywa tylko wtedy, gdy spełni wszystko. Nikt inny nie widzi ich przed końcem gry.',
      'Na obszarze [](location-human-fleet-pegasus) Przywódca może przeprowadzić Infiltrację i pojawia się na obszarze Galactiki:',
      [
        'W Infiltracji liczy się jako gracz prowadzący człowieka, ciągnie 3 karty umiejętności i kartę Kryzysu oraz korzysta z kart umiejętności innych niż Zdrada.',
        'Dokłada najwyżej 2 karty do testu, w Areszcie lub w Więzieniu 1, i nigdy nie ma tytułu.',
        'W ramach akcji wraca na obszar [](location-resurrection-ship-pegasus). Jeśli opuszcza tak Areszt lub Więzienie, zachowuje tylko 3 karty umiejętności.',
        'Nadal wygrywa i przegrywa według Intencji i może ponownie przeprowadzić Infiltrację.',
      ],
      'Z Przywódcą talia Lojalności ma 1 kartę Cylona przy 4 lub 5 graczach i 2 przy 6 lub 7, a Sympatyka nie ma.',
      'Wariant: zamiast Sympatyka w talii jest [](card-you-are-a-sympathetic-cylon). Kto ją otrzyma, staje się ujawnionym Cylonem z przyjaznymi Intencjami, który może przeprowadzać Infiltrację jak Przywódca.',
    ],
  },
  'new-caprica': {
    title: 'Pegasus: Nowa Caprika',
    parts: [
      'Jeśli celem jest Nowa Caprika, jej etap zaczyna się, gdy tylko dystans osiągnie 7. Ludzie lądują na obszarze [](location-resistance-hq), Cyloni na obszarze [](location-occupation-authority). Wszystkie pozostałe statki cywilne są internowane. Karty Kryzysu pochodzą teraz z talii Nowej Capriki, a znacznik floty wraca na start.',
      'Dopóki Galactica nie powróci, wszyscy poruszają się tylko po Nowej Caprice, a to, co dotyczy statków, Galactiki lub Pegasusa, nie działa. Zamiast Aresztu jest [](location-detention), z najwyżej 2 kartami w teście, a zamiast Ambulatorium [](location-medical-center). Admirał w Więzieniu zachowuje tytuł. Prezydent, który zagrywa kartę Kworum na Nowej Caprice, rzuca kostką i przy 3 lub mniej trafia do Więzienia.',
      'Na Nowej Caprice są też takie akcje:',
      [
        'Człowiek atakuje siły okupacyjne na swoim obszarze: znikają przy 5 lub więcej. [](card-maximum-firepower) pozwala rzucić ponownie.',
        'Cylon na obszarze z siłami okupacyjnymi próbuje zatrzymać tam człowieka: Więzienie przy 1 do 3, Centrum medyczne przy 4 do 7, nic przy 8.',
        'Niektóre obszary mają jedną akcję dla ludzi, a inną dla Cylonów.',
      ],
      'Ikona okupacji przesuwa każdy żeton sił okupacyjnych o jeden obszar: [](location-occupation-authority), [](location-breeders-canyon), [](location-shipyard). Stamtąd odchodzi i niszczy wierzchni internowany statek cywilny, a jeśli go nie ma, wierzchni przygotowany. Jeśli na planszy nie ma żadnego, umieszcza się jeden.',
      'Statki przygotowuje się głównie na obszarze [](location-shipyard): z wierzchu stosu internowanych pod spód stosu przygotowanych. Ikona skoku przybliża teraz Galacticę. Na ostatnim polu powraca ona, z basestarem i 4 raiderami w każdym z dwóch sektorów na prawej burcie oraz 2 viperami w każdym sektorze startowym.',
      'Odtąd statki Cylonów znów działają, tor skoku nie ma już znaczenia, a ikona ewakuacji wyprowadza wierzchni przygotowany statek do sektora startowego. Ludzie poruszają się między Nową Capriką, Galacticą i Pegasusem, Cyloni między Nową Capriką a swoimi obszarami, za każdym razem za 1 kartę umiejętności. Nikt nie wchodzi na Colonial One.',
      'Gdy Galactica jest na orbicie, Admirał może w ramach akcji rozkazać odlot. Statki, które są jeszcze na Nowej Caprice, zostają zniszczone, a ludzie, którzy tam są, straceni. Jeśli żaden zasób nie wynosi wtedy 0, wygrywają ludzie.',
    ],
  },
}
