// The rules of Exodus in Polish.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  exodus: {
    title: 'Exodus: co nowego',
    parts: [
      'Exodus ma cztery nowe postacie, są to [](character-felix-gaeta), [](character-tory-foster), [](character-samuel-t-anders) i [](character-callandra-cally-tyrol), oraz nowe karty Kryzysów, Superkryzysów, Kworum, umiejętności, Lojalności i punktów docelowych, które leżą w swoich taliach.',
      'Każdy rodzaj umiejętności z gry podstawowej ma trzy nowe karty o sile 0, z [efektem w teście umiejętności](rule-skill-check-abilities), i jedną o sile 6.',
      'Poza tym, o czym mówią następne rozdziały:',
      [
        'Gracz prowadzący Cylona to ujawniony Cylon. Wszyscy inni prowadzą ludzi, także z zakrytą kartą „Jesteś Cylonem”.',
        'Prezydent ma na koniec tury najwyżej 10 kart Kworum.',
        'Statek cywilny, który się losuje i niszczy, to jeden z tych, których nie ma na planszy. Jeśli wszystkie pozostałe są na planszy, aktywny gracz wybiera jeden z nich.',
        'Nowe postacie mają swoje miejsca w liniach sukcesji.',
      ],
    ],
  },
  'skill-check-abilities': {
    title: 'Exodus: efekty w teście umiejętności i konsekwencje',
    parts: [
      'Niektóre karty umiejętności mają efekt w teście umiejętności: [](card-establish-network), [](card-iron-will), [](card-protect-the-fleet), [](card-red-tape) i [](card-trust-instincts). To, co na nich napisano, dzieje się tylko w [teście umiejętności](rule-checks), do którego je dołożono, bez względu na to, czy zrobił to człowiek, Cylon, czy pochodzą z talii Przeznaczenia.',
      'Gdy karty testu zostały potasowane i odkryte:',
      [
        'Aktywny gracz rozpatruje efekty w teście umiejętności w dowolnej kolejności. Każdą nazwę rozpatruje się raz na test, niezależnie od liczby takich kart.',
        'W ten sposób karty mogą dołączyć do testu albo go opuścić. Efekty kart, które dołączyły, też są rozpatrywane.',
        'Jeśli karta Kryzysu lub Superkryzysu ma konsekwencję i zagrano co najmniej jedną kartę z efektem w teście umiejętności, następuje konsekwencja, bez względu na to, czy test kończy się sukcesem, czy porażką.',
        'Potem siłę sumuje się jak zwykle.',
      ],
      'Karta, która była w teście przy odkryciu, sprowadza konsekwencję, nawet jeśli opuści test.',
    ],
  },
  'not-a-cylon': {
    title: 'Exodus: talia Lojalności',
    parts: [
      'Wszystkie karty „Nie jesteś Cylonem” tworzą osobną talię obok talii Lojalności. Talia Lojalności składa się z kart Cylonów i z kart tamtej talii, o jedną więcej niż w innych grach.',
      'Reszta talii „Nie jesteś Cylonem” zostaje obok planszy, na egzekucje i cele osobiste. Pozostałe karty Cylonów wracają do pudełka bez oglądania.',
      'Po fazie uśpionych agentów w talii Lojalności zostaje więc jedna karta. Może to być karta Cylona.',
    ],
  },
  'loyalty-table': {
    title: 'Exodus: karty talii Lojalności',
    parts: [
      'Talia Lojalności składa się z:',
      [
        '3 graczy: 1 karta Cylona i 6 innych',
        '4 graczy: 1 karta Cylona i 7 innych',
        '5 graczy: 2 karty Cylonów i 9 innych',
        '6 graczy: 2 karty Cylonów i 10 innych',
        'O jedną kartę więcej, która nie jest kartą Cylona, gdy gra [](character-gaius-baltar), i o jedną, gdy gra [](character-sharon-boomer-valerii).',
      ],
      'Po rozdaniu pierwszych kart przy 4 lub 6 graczach wtasowuje się kartę „[](card-you-are-a-sympathizer)”.',
    ],
  },
  'exodus-execution': {
    title: 'Exodus: egzekucja',
    parts: [
      'Gdy postać zostaje stracona:',
      [
        'Gracz odrzuca wszystkie karty umiejętności oraz karty Kworum zagrane na postać. Karty Kworum z ręki zostają.',
        'Kto ma kartę „Jesteś Cylonem”, pokazuje jedną, nie używając jej zdolności, a pozostałe zachowuje zakryte. Trafia jako ujawniony Cylon na obszar [](location-resurrection-ship), ale nie ciągnie karty Superkryzysu. W grach, w których ujawniony Cylon przekazuje karty Lojalności, robi to także stracony.',
        'Kto nie ma żadnej, odkrywa wszystkie karty Lojalności: był człowiekiem. Flota traci 1 morale, postać odpada z gry, a karty Lojalności zostają odrzucone.',
        'Gracz wybiera nową postać dowolnego typu; zaczyna ona tam, gdzie mówi jej karta, albo na obszarze [](location-sickbay), jeśli nikt już tam nie może wejść.',
        'Jedną kartę z talii „Nie jesteś Cylonem” wtasowuje się do talii Lojalności, a gracz ciągnie kartę Lojalności. Jeśli straconą przed fazą uśpionych agentów postacią była [](character-sharon-boomer-valerii), ciągnie jeszcze jedną.',
        'Jeśli był to aktywny gracz, jego tura się kończy, czy to człowiek, czy Cylon.',
      ],
      'Gracz używa w grze tylko jednej zdolności „raz w ciągu gry”, kogokolwiek prowadzi. Tytuł przechodzi dalej dopiero po wyborze nowej postaci. Jeśli nie ma już postaci do wyboru, ludzie natychmiast przegrywają.',
      'Niektóre postacie po egzekucji przychodzą na swój sposób:',
      [
        '[](character-sharon-boomer-valerii) przynosi do talii Lojalności jeszcze jedną kartę z talii „Nie jesteś Cylonem”. Po fazie uśpionych agentów zaczyna w [Areszcie](location-brig), a jej gracz ciągnie jedną kartę Lojalności więcej.',
        '[](character-gaius-baltar) przed fazą uśpionych agentów tak samo przynosi jeszcze jedną kartę i od razu dostaje jedną.',
        '[](character-karl-helo-agathon) jest nieobecny w swojej następnej turze.',
        '[](character-lee-apollo-adama) zaczyna w viperze; jeśli żadnego nie ma, na obszarze [](location-hangar-deck).',
        '[](character-samuel-t-anders) pomija w swojej następnej turze fazę dociągania umiejętności.',
      ],
    ],
  },
  'exodus-nukes': {
    title: 'Exodus: głowice nuklearne',
    parts: [
      'Admirał zaczyna jak zawsze z 2 głowicami nuklearnymi. Trzecia leży obok planszy i tam też trafia głowica wystrzelona. [](card-build-nuke) przywraca jedną z nich. Admirał nigdy nie ma więcej niż 3.',
    ],
  },
  'conflicted-loyalties': {
    title: 'Exodus: Sprzeczne lojalności',
    parts: [
      'W tej opcji cele osobiste, Ostatnia Piątka albo jedne i drugie są wtasowane do [talii „Nie jesteś Cylonem”](rule-not-a-cylon). Liczą się jako karty „Nie jesteś Cylonem”: kto nie ma innych, jest człowiekiem, kto ma też kartę Cylona, jest Cylonem. Ludziom jest trudniej. W pierwszych grach graj bez tej opcji albo tylko z Ostatnią Piątką.',
      'Cel osobisty ujawnia się w ramach akcji, gdy spełniony jest jego warunek. Do dystansu 6 gracz wtasowuje wtedy wierzchnią kartę talii „Nie jesteś Cylonem” do talii Lojalności i ciągnie nową kartę Lojalności; od 7 nie ciągnie żadnej.',
      'Na koniec gry każdy cel, którego gracz prowadzący człowieka nie ujawnił, kosztuje 1 wskazanego zasobu. Jeśli potem jakiś zasób wynosi 0, wygrali Cyloni. Cele graczy prowadzących Cylonów nic nie kosztują.',
      'Karta Ostatniej Piątki działa tylko wtedy, gdy obejrzy ją inny gracz albo ujawni ją egzekucja:',
      [
        'Kto ją obejrzy, od razu pokazuje ją wszystkim i oddaje. Jej właściciel rozpatruje ją, zakrywa i tasuje z pozostałymi swoimi kartami Lojalności.',
        'Jeśli ujawni ją egzekucja, każdy gracz prowadzący człowieka odrzuca 2 karty umiejętności, a karta opuszcza grę. Bez karty Cylona jej właściciel ginie jako człowiek.',
        'Graczy prowadzących Cylonów to nie dotyczy.',
      ],
      'Nikt nie może powiedzieć dokładnie, co jest na jego kartach Lojalności. Możesz sugerować, że twoich lepiej nie oglądać, czy to prawda, czy nie.',
    ],
  },
  'cylon-fleet-board': {
    title: 'Exodus: Flota Cylonów',
    parts: [
      'W tej opcji nie ma kart ataku Cylonów. Cyloni zbierają się na własnej planszy, której sześć sektorów odpowiada sektorom wokół Galactiki, i ścigają flotę. Cztery vipery Mark VII zastępują dwa zwykłe, jest 20 raiderów i trzeci tytuł: CAG.',
      'Gdy ikona aktywuje statki Cylonów i żadnego nie znajduje, coś się zamiast tego zbiera:',
      [
        'Raidery, jeśli wokół Galactiki nie ma raiderów ani basestarów: 1 raider.',
        'Ciężkie raidery, jeśli nie ma ciężkich raiderów, centurionów ani basestarów: 1 ciężki raider.',
        'Basestary albo wypuszczenie raiderów, jeśli nie ma basestarów: 1 basestar.',
      ],
      'Aktywny gracz rzuca kostką, by ustalić sektor. Jeśli nie ma już statku tego rodzaju, wszystkie statki z sektora o najwyższym numerze, w którym taki jest, przechodzą do Galactiki. W obu przypadkach znacznik pościgu przesuwa się potem o jedno pole. Na pierwszym polu CAG umieszcza 1 statek cywilny, na trzecim 2, jeden po drugim; na czwartym, Automatyczny atak, wszystko z planszy przechodzi do Galactiki, a znacznik wraca na start.',
      'Statki umieszczane wokół Galactiki pochodzą z zapasu, potem z sektora o najniższym numerze; jeśli to nie wystarcza, aktywny gracz mówi, które nie zostają umieszczone.',
      'CAG umieszcza statki cywilne, gdy sektor nie jest wskazany, w sektorze bez statków cywilnych, jeśli taki jest. W ramach akcji CAG aktywuje 1 vipera bez pilota i przekazuje tytuł innemu graczowi prowadzącemu człowieka; albo, raz na turę i jako pilot, aktywuje 1 vipera bez pilota i wykonuje kolejną akcję. W [Areszcie](location-brig) lub ujawniony jako Cylon CAG traci tytuł na rzecz następnej osoby w linii sukcesji.',
      'Viper Mark VII jest viperem pod każdym względem, ale zaczyna uszkodzony, porusza się o najwyżej dwa sektory, zostaje uszkodzony przy 6–7 i zniszczony przy 8. Kto używa vipera, wybiera którego.',
      'Ponadto:',
      [
        'Viper może eskortować statek cywilny ze swojego sektora z powrotem do pozostałych, zamiast się ruszać lub atakować.',
        'Gdy flota skacze, statki cywilne zostają na miejscu, a statki Cylonów przechodzą do swoich sektorów na drugiej planszy, bez uszkodzeń.',
        'Głowicę nuklearną wystrzeliwuje się w sektor przestrzeni: 1–2 uszkadza tam basestara dwukrotnie, 3–6 niszczy jednego, 7 jednego z 3 raiderami, 8 wszystko.',
        'Gracze prowadzący Cylonów mogą iść na [](location-basestar-bridge), a stamtąd na swoje inne obszary, bez odrzucania karty.',
      ],
    ],
  },
  'ionian-nebula': {
    title: 'Exodus: sojusznicy i trauma',
    parts: [
      'Gdy celem jest Mgławica Jońska, w grze są żetony Traumy, sojusznicy i inne żetony uszkodzeń basestara. Z 38 żetonów Traumy 18 jest życzliwych, 18 wrogich, a 2 to katastrofy. Każdy zaczyna z 3, których nikt inny nie może oglądać; po jednym zakrytym leży na obszarach [](location-sickbay) i [Areszt](location-brig) oraz na każdym z 3 sojuszników na planszy.',
      'Kto ciągnie żeton Traumy, zatrzymuje go zakryty, chyba że jest to katastrofa:',
      [
        'Katastrofę odkrywa się natychmiast. Gracz prowadzący człowieka zostaje [stracony](rule-exodus-execution); gracz prowadzący Cylona ciągnie 2 kolejne żetony. Potem wraca ona do pozostałych.',
        'Kto zaczyna turę w Ambulatorium lub w Areszcie, bierze leżący tam żeton przed dociągnięciem kart, a w jego miejsce kładzie się inny.',
        'Stracony człowiek odrzuca wszystkie żetony, a nowa postać ciągnie 3; katastrofy wśród nich są wymieniane. Cylon zatrzymuje swoje.',
      ],
      'Na koniec własnej fazy ruchu musisz spotkać sojusznika, który jest tam, gdzie ty; spośród kilku wybierasz jednego, a w turze spotykasz tylko jednego. Żeton na jego karcie zostaje odkryty: przy życzliwym następuje górny rezultat, przy wrogim dolny, przy katastrofie nic. Sojusznik i żeton zostają odrzuceni; ciągniesz następnego sojusznika i kładziesz na jego karcie zakryty jeden ze swoich żetonów albo żeton z puli, jeśli nie masz żadnego. Jako sojusznik nie przybywa postać, którą ktoś gra lub która została stracona, ani ta, której obszaru już nie ma.',
      'Sojusznik przepada wraz z zakrytym żetonem, gdy jego obszar zostaje uszkodzony lub znika albo gdy ktoś wybiera tę postać. Następnego sojusznika ciągnie wtedy i kładzie na nim żeton gracz prowadzący Cylona, który ma najwięcej żetonów Traumy; jeśli takiego nie ma, robi to aktualny gracz, z żetonem z puli.',
      'Dwa żetony uszkodzeń basestara są nowe. Straty uboczne niszczą maksymalnie 3 raidery obok basestara; przy Stratach w załodze każdy gracz prowadzący Cylona ciągnie 2 żetony Traumy. Żeton ciągnie się także za trafienie, które niszczy basestara.',
      'Możesz powiedzieć, że lepiej kogoś spotkać lub nie, ale nigdy, co jest na zakrytym żetonie.',
    ],
  },
  crossroads: {
    title: 'Exodus: Rozdroża i proces',
    parts: [
      'Gdy tylko flota pokona dystans 8, turę przerywa faza Rozdroży:',
      [
        'Bitwa: w każdym z dwóch górnych sektorów przestrzeni pojawia się 1 basestar i 4 raidery, w każdym z dolnych startują 2 vipery, a znacznik floty wraca na pole startowe.',
        'Rozdroża: każdy otrzymuje kartę Rozdroży i kładzie obok niej zakryty jeden ze swoich żetonów Traumy, wszyscy jednocześnie. Potem karty odkrywa się kolejno, zgodnie z ruchem wskazówek zegara od aktualnego gracza, i następuje rezultat wskazany przez żeton. Kto nie ma żetonu, wybiera. Stracony gracz zatrzymuje kartę i żeton.',
        'Proces: sojusznicy, karty Rozdroży i żetony z planszy zostają odłożone, a wszystkie żetony Traumy odkryte. Gracze prowadzący ludzi, także ukryci Cyloni, odrzucają życzliwe, gracze prowadzący Cylonów wrogie. Komu zostały 2 lub mniej, odrzuca i te.',
      ],
      'Kto ma najwięcej pozostałych żetonów, zostaje wyeliminowany:',
      [
        'Spośród graczy prowadzących ludzi, którzy mają ich tyle samo, Prezydent wskazuje jednego.',
        'Gracze prowadzący Cylonów, którzy mają ich tyle samo, zostają wyeliminowani wszyscy.',
        'Jeśli są to jedni i drudzy, wyeliminowani zostają wszyscy ci gracze prowadzący Cylonów i jeden z tych graczy prowadzących ludzi.',
      ],
      'Wyeliminowany gracz zostaje stracony, ale nie wybiera nowej postaci ani nie trafia na Okręt Zmartwychwstania. Jest poza grą i przegrał ją. Jeśli aktualny gracz został stracony lub wyeliminowany, zaczyna się tura następnego. Żetony Traumy opuszczają grę.',
      'Następny skok floty kończy grę: ludzie wygrywają, jeśli każdy zasób jest większy od 0.',
    ],
  },
  'exodus-cylons': {
    title: 'Exodus: gracze prowadzący Cylonów',
    parts: [
      'Ujawniony Cylon ciągnie 2 karty umiejętności różnych rodzajów.',
      'Fazy przygotowania do skoku nie pomija się już w turze Cylona: jeśli karta Kryzysu wybrana na obszarze [](location-caprica) ma ikonę skoku, flota przygotowuje się do skoku po rozpatrzeniu karty. Statki Cylonów nadal nie są tam aktywowane.',
      'Wszystko, co mówi karta postaci ujawnionego Cylona, jest ignorowane. Dlatego [](character-sharon-boomer-valerii), ujawniona przed fazą uśpionych agentów, dostaje w niej jedną kartę. Druga zostaje w talii Lojalności i może zostać rozdana po egzekucji.',
    ],
  },
}
