// The rules of Pegasus in Polish.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  pegasus: {
    title: 'Pegasus: co nowego',
    parts: [
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
  treachery: {
    title: 'Pegasus: Zdrada',
    parts: [
      'Zdrada to szósty rodzaj umiejętności. Liczy się na minus w każdym teście, który jej nie wymienia; w [Śluzie](location-airlock) i na obszarze [](location-resistance-hq) liczy się na plus. 2 karty Zdrady trafiają też do talii Przeznaczenia, która ma wtedy 12 kart.',
      'Tylko gracze prowadzący Cylonów korzystają z tekstu kart Zdrady. To jedyne karty umiejętności, z których tekstu może korzystać ujawniony Cylon. Człowiek może je co najwyżej odrzucić, a Cylon może na to odpowiedzieć kartą [](card-sabotage).',
    ],
  },
  reckless: {
    title: 'Pegasus: Ryzykowne testy umiejętności',
    parts: [
      'Niektóre karty umiejętności to karty Ryzyka: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) i inne. Zagrywa się je, zanim do testu zostaną dołożone karty; pomagają w nim i czynią go Ryzykownym. Na jeden test zagrywa się tylko jedną kartę Ryzyka.',
      'W Ryzykownym teście niektóre karty Zdrady po odkryciu robią to, co na nich napisano, na przykład [](card-broadcast-location). Nie ma znaczenia, kto je dołożył ani czy pochodzą z talii Przeznaczenia. Każda nazwa działa raz na test.',
    ],
  },
  'other-treachery': {
    title: 'Pegasus: z innymi kartami Zdrady',
    parts: [
      'Jeśli przy stole używa się kart Zdrady z innego pudełka, karty Zdrady z tego pudełka zostają w swoim, tak jak jego Intencje i obszary Cylonów. [](character-cavil), [](character-leoben-conoy) i [](character-caprica-six) są wtedy Przywódcami Cylonów jak pozostali.',
      'Niektóre karty umiejętności to karty Ryzyka: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) i inne. Zagrywa się je, zanim do testu zostaną dołożone karty; pomagają w nim i czynią go Ryzykownym. Na jeden test zagrywa się tylko jedną kartę Ryzyka.',
      'Gdy wszystkie efekty w teście Ryzykownym zostaną rozpatrzone, pokazuje się wierzchnią kartę Zdrady. Jeśli jej siła jest większa niż 0, odrzuca się ją bez efektu. Po karcie o sile 0 pokazuje się jeszcze jedną i rozpatruje obie, nawet jeśli w tym teście rozpatrzono już kartę o tej nazwie. Żadna z nich nie liczy się do sumy.',
      'Karta, która zakazuje wszystkich efektów w teście, jak [](card-restore-order), i karta Ryzyka wykluczają się: liczy się ta, którą zagrano pierwszą.',
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
