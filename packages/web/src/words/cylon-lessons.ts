// What the coach of the second guided game says to a hidden Cylon.

import type { Words } from './words.ts'

export const cylonLessonWords = {
  cylonWelcome: {
    en: 'This time you are the enemy. Your card will say that you are a Cylon, and the two others must not notice. Choose anybody; whoever holds a title or many cards can do more harm.',
    es: 'Esta vez eres el enemigo. Tu carta dirá que eres cylon, y los otros dos no deben notarlo. Elige a quien quieras; quien tiene un título o muchas cartas puede hacer más daño.',
    de: 'Diesmal bist du der Feind. Deine Karte wird sagen, dass du ein Zylon bist, und die beiden anderen dürfen es nicht merken. Nimm, wen du willst; wer einen Titel oder viele Karten hat, kann mehr Schaden anrichten.',
    fr: 'Cette fois, l’ennemi, c’est vous. Votre carte dira que vous êtes cylon, et les deux autres ne doivent pas s’en apercevoir. Prenez qui vous voulez\u202f; avec un titre ou beaucoup de cartes, on nuit davantage.',
    pl: 'Tym razem to ty jesteś wrogiem. Twoja karta powie, że jesteś Cylonem, a dwoje pozostałych nie może tego zauważyć. Wybierz kogokolwiek; kto ma tytuł lub wiele kart, może bardziej zaszkodzić.',
  },
  cylonCard: {
    en: 'There it is: “Show” your Loyalty beside your hand. On the table nothing has changed; your disc stays grey for everybody.',
    es: 'Ahí está: pulsa “Mostrar” en tu Lealtad, junto a tu mano. En la mesa nada ha cambiado; tu ficha sigue gris para todos.',
    de: 'Da ist sie: Lass dir deine Loyalität neben der Hand zeigen. Am Tisch hat sich nichts geändert; deine Scheibe bleibt für alle grau.',
    fr: 'La voilà\u202f: affichez votre Loyauté à côté de votre main. Sur la table, rien n’a changé\u202f; votre pion reste gris pour tous.',
    pl: 'Oto ona: pokaż sobie Lojalność obok ręki. Na stole nic się nie zmieniło; twój znacznik pozostaje dla wszystkich szary.',
  },
  cylonAim: {
    en: 'You win with the Cylons: a resource at nothing when a turn ends, six damaged locations of Galactica, or boarders who get through. You need not do it alone, as every crisis works for you.',
    es: 'Ganas con los cylons: un recurso a cero al acabar un turno, seis localizaciones de Galactica dañadas o un abordaje que triunfa. No tienes que hacerlo todo tú: cada crisis trabaja para ti.',
    de: 'Du gewinnst mit den Zylonen: eine Ressource am Ende eines Zugs bei null, sechs beschädigte Orte der Galactica oder ein Enterkommando, das durchkommt. Allein musst du es nicht schaffen: Jede Krise arbeitet für dich.',
    fr: 'Vous gagnez avec les cylons\u202f: une ressource à zéro à la fin d’un tour, six lieux du Galactica endommagés, ou un abordage réussi. Vous n’êtes pas seul\u202f: chaque crise travaille pour vous.',
    pl: 'Wygrywasz z Cylonami: któryś zasób równy zero na koniec tury, sześć uszkodzonych obszarów Galactiki albo udany abordaż. Nie musisz robić tego w pojedynkę: każdy kryzys pracuje dla ciebie.',
  },
  cylonMove: {
    en: 'Be seen doing something useful that does not matter much. A wasted turn is harm, too, and nobody can prove it.',
    es: 'Que te vean haciendo algo útil que importe poco. Un turno perdido también es daño, y nadie puede probarlo.',
    de: 'Lass dich bei etwas Nützlichem sehen, das wenig bewirkt. Auch ein vergeudeter Zug ist Schaden, und niemand kann ihn beweisen.',
    fr: 'Faites-vous voir à une tâche utile mais sans grande portée. Un tour perdu nuit aussi, et nul ne peut le prouver.',
    pl: 'Niech widzą, że robisz coś pożytecznego, ale mało ważnego. Zmarnowana tura też szkodzi, a nikt tego nie udowodni.',
  },
  cylonAction: {
    en: 'Here a Cylon may reveal: the answer stands among the others, and nobody sees that you have it. Not yet; while they trust you, you are worth more hidden.',
    es: 'Aquí un cylon puede descubrirse: la respuesta está entre las demás y nadie ve que la tienes. Todavía no: mientras confíen en ti, vales más sin descubrirte.',
    de: 'Hier kann sich ein Zylon enttarnen: Die Antwort steht unter den anderen, und niemand sieht, dass du sie hast. Noch nicht; solange sie dir trauen, bist du unerkannt mehr wert.',
    fr: 'Ici, un cylon peut se révéler\u202f: la réponse figure parmi les autres, et nul ne voit que vous l’avez. Pas encore\u202f; tant qu’on vous fait confiance, vous valez plus caché.',
    pl: 'Tutaj Cylon może się ujawnić: odpowiedź jest wśród innych i nikt nie widzi, że ją masz. Jeszcze nie teraz; dopóki ci ufają, w ukryciu jesteś więcej wart.',
  },
  cylonCheck: {
    en: 'Two cards come from Destiny, so one card against the check hides among them; three do not. Put a small one for it beside it, and you have “helped”.',
    es: 'Dos cartas vienen del Destino, así que una en contra se esconde entre ellas; tres no. Añade una pequeña a favor y habrás “ayudado”.',
    de: 'Zwei Karten kommen vom Schicksal: Eine Karte dagegen versteckt sich darunter, drei nicht. Leg eine kleine dafür dazu, und du hast „geholfen“.',
    fr: 'Deux cartes viennent de la Destinée\u202f: une carte contre s’y cache, trois non. Ajoutez-en une petite pour, et vous avez «\u202faidé\u202f».',
    pl: 'Dwie karty daje Przeznaczenie, więc jedna na minus się wśród nich ukryje, ale trzy już nie. Dołóż małą na plus i „pomagasz”.',
  },
  cylonChoice: {
    en: 'When a choice is yours, take what hurts more and has a reason that one can say aloud: “We need the fuel more than the food.”',
    es: 'Cuando eliges tú, toma lo que más duele y tiene una razón que se pueda decir: “Necesitamos más el combustible que los alimentos”.',
    de: 'Wenn du wählst, nimm, was mehr schmerzt und sich laut begründen lässt: „Wir brauchen den Treibstoff dringender als die Nahrung.“',
    fr: 'Quand le choix vous revient, prenez ce qui fait le plus mal et peut se justifier\u202f: «\u202fLe carburant nous manque plus que la nourriture.\u202f»',
    pl: 'Gdy wybór należy do ciebie, weź to, co bardziej boli i da się głośno uzasadnić: „Paliwa potrzebujemy bardziej niż żywności”.',
  },
  cylonTalk: {
    en: 'Now everybody asks who that was. Ask first, and point at somebody else: in talk there are statements for it, and lies are allowed.',
    es: 'Ahora todos preguntan quién ha sido. Pregunta primero y señala a otro: en la charla hay frases para ello, y mentir está permitido.',
    de: 'Jetzt fragen alle, wer das war. Frag zuerst, und zeig auf jemand anderen: Im Gespräch gibt es Sätze dafür, und Lügen sind erlaubt.',
    fr: 'Tous demandent qui c’était. Demandez le premier et désignez un autre\u202f: la discussion a des phrases pour cela, et mentir est permis.',
    pl: 'Teraz wszyscy pytają, kto to był. Zapytaj pierwszy i wskaż kogoś innego: w rozmowie są do tego gotowe zdania, a kłamać wolno.',
  },
  cylonBrig: {
    en: 'Whoever is suspected goes to the Brig: no crises of their own, one card per check, no way out but a check. A Cylon who reveals there has no power to use. Go before they send you.',
    es: 'El sospechoso va a la Prisión: sin crisis propias, una carta por prueba y sin otra salida que una prueba. Un cylon que se descubre allí no puede usar su capacidad. Adelántate a que te envíen.',
    de: 'Wer verdächtigt wird, kommt in die Brig: keine eigenen Krisen, eine Karte pro Check, heraus nur durch einen Check. Wer sich dort als Zylon enttarnt, kann die Eigenschaft seiner Karte nicht nutzen. Komm ihnen zuvor.',
    fr: 'Le suspect finit en Cellule\u202f: pas de crise à lui, une carte par test, et nulle autre issue qu’un test. Un cylon qui s’y révèle n’a aucun pouvoir à utiliser. Prenez les devants.',
    pl: 'Podejrzany trafia do Aresztu: bez własnych kryzysów, jedna karta na test i wyjście tylko przez test. Cylon, który ujawni się tam, nie użyje zdolności swojej karty. Uprzedź ich.',
  },
  cylonReveal: {
    en: 'From now on it may be worth it to reveal as your action: your card does what it says, you keep three cards, lose your titles, go to the Resurrection Ship and draw a Super Crisis.',
    es: 'A partir de ahora puede valer la pena descubrirte como acción: tu carta hace lo que dice, conservas tres cartas, pierdes tus títulos, vas a la Nave de Resurrección y robas una Crisis Extrema.',
    de: 'Ab jetzt kann es sich lohnen, dich als Aktion zu enttarnen: Deine Karte tut, was sie sagt, du behältst drei Karten, verlierst deine Titel, kommst auf das Auferstehungsschiff und ziehst eine Super-Krise.',
    fr: 'Désormais, se révéler par une action peut valoir la peine\u202f: votre carte agit, vous gardez trois cartes, perdez vos titres, allez au Vaisseau de Résurrection et piochez une Crise Majeure.',
    pl: 'Odtąd może się opłacić ujawnienie jako akcja: twoja karta działa, zatrzymujesz trzy karty, tracisz tytuły, trafiasz na Statek Zmartwychwstania i ciągniesz Superkryzys.',
  },
  cylonOpen: {
    en: 'Now everybody knows. You have no crises any more; on your turns you use the Cylon locations: send ships, draw crises for them, play your Super Crisis at Caprica. In checks you may still add one card.',
    es: 'Ahora lo saben todos. Ya no tienes crisis; en tus turnos usas las localizaciones cylons: envías naves, robas crisis para ellos, juegas tu Crisis Extrema en Caprica. En las pruebas aún puedes añadir una carta.',
    de: 'Jetzt wissen es alle. Krisen hast du keine mehr; in deinen Zügen nutzt du die Zylonenorte: Schiffe schicken, Krisen für sie ziehen, deine Super-Krise auf Caprica spielen. In Checks darfst du noch eine Karte legen.',
    fr: 'Tous le savent maintenant. Plus de crise pour vous\u202f; à vos tours, vous utilisez les lieux cylons\u202f: envoyer des vaisseaux, piocher des crises, jouer votre Crise Majeure à Caprica. Dans un test, une carte vous reste permise.',
    pl: 'Teraz wiedzą wszyscy. Nie masz już kryzysów; w swoich turach używasz obszarów Cylonów: wysyłasz statki, ciągniesz dla nich kryzysy, zagrywasz Superkryzys na Caprice. W testach możesz nadal dołożyć jedną kartę.',
  },
  cylonSleepers: {
    en: 'Halfway to Kobol the Sleeper Agent phase deals everybody another card: a human may become your ally, and neither of you knows it of the other.',
    es: 'A mitad de camino a Kobol, la fase de Agentes Durmientes reparte otra carta a todos: un humano puede volverse tu aliado, y ninguno lo sabe del otro.',
    de: 'Auf halbem Weg nach Kobol teilt die Schläfer-Phase allen noch eine Karte aus: Ein Mensch kann dein Verbündeter werden, und keiner weiß es vom anderen.',
    fr: 'À mi-chemin de Kobol, la phase d’Agent Dormant distribue une autre carte à chacun\u202f: un humain peut devenir votre allié, et aucun ne le sait de l’autre.',
    pl: 'W połowie drogi na Kobol faza uśpionych agentów rozdaje wszystkim jeszcze po karcie: człowiek może stać się twoim sojusznikiem, a żaden nie wie tego o drugim.',
  },
  cylonLast: {
    en: 'Your fourth turn is the last one with me. If you are still hidden, reveal now and see what happens.',
    es: 'Tu cuarto turno es el último conmigo. Si aún no te has descubierto, hazlo ahora y mira qué pasa.',
    de: 'Dein vierter Zug ist der letzte mit mir. Bist du noch unerkannt, enttarne dich jetzt und sieh, was geschieht.',
    fr: 'Votre quatrième tour est le dernier avec moi. Si vous êtes encore caché, révélez-vous et voyez.',
    pl: 'Twoja czwarta tura jest ostatnią ze mną. Jeśli nadal się ukrywasz, ujawnij się teraz i zobacz, co się stanie.',
  },
} satisfies Words
