// The 16 loyalty cards of the base game.

import type { LoyaltyCard } from '../../core/card.ts'
import { discard } from '../../language/nodes/cards.ts'
import { all, choose } from '../../language/nodes/flow.ts'
import { send } from '../../language/nodes/people.ts'
import { lose } from '../../language/nodes/resources.ts'
import { chooseDamage } from '../../language/nodes/ships.ts'

export const loyalty = {
  'you-are-not-a-cylon': {
    name: {
      en: 'You Are Not a Cylon',
      es: 'No eres un cylon',
      de: 'Sie sind kein Zylon',
      fr: 'Vous n’êtes pas un cylon',
      pl: 'Nie jesteś Cylonem',
    },
    copies: 11,
    side: 'human',
  },
  'cylon-reduce-morale': {
    name: {
      en: 'You Are a Cylon: Can Reduce Morale by 1',
      es: 'Eres un cylon: Puedes reducir la Moral en 1',
      de: 'Sie sind ein Zylon: Sie können die Moral um 1 verringern',
      fr: 'Vous êtes un cylon\u202f: Vous pouvez diminuer le moral de 1',
      pl: 'Jesteś Cylonem: Możesz obniżyć morale o 1',
    },
    side: 'cylon',
    reveal: lose({ morale: 1 }),
  },
  'cylon-send-to-sickbay': {
    name: {
      en: 'You Are a Cylon: Can Send a Character to Sickbay',
      es: 'Eres un cylon: Puedes enviar a un personaje a la Enfermería',
      de: 'Sie sind ein Zylon: Sie können einen Charakter in die Krankenstation schicken',
      fr: 'Vous êtes un cylon\u202f: Vous pouvez envoyer un personnage à l’Infirmerie',
      pl: 'Jesteś Cylonem: Możesz wysłać postać do Ambulatorium',
    },
    side: 'cylon',
    reveal: choose(
      'self',
      { notSelf: true, on: 'galactica', sendTo: 'sickbay' },
      all(discard('chosen', 5), send('chosen', 'sickbay')),
    ),
  },
  'cylon-send-to-brig': {
    name: {
      en: 'You Are a Cylon: Can Send a Character to the Brig',
      es: 'Eres un cylon: Puedes enviar a un personaje a la Prisión',
      de: 'Sie sind ein Zylon: Sie können einen Charakter in die Brig schicken',
      fr: 'Vous êtes un cylon\u202f: Vous pouvez envoyer un personnage en Cellule',
      pl: 'Jesteś Cylonem: Możesz wysłać postać do Aresztu',
    },
    side: 'cylon',
    reveal: choose('self', { notSelf: true, on: 'galactica', sendTo: 'brig' }, send('chosen', 'brig')),
  },
  'cylon-damage-galactica': {
    name: {
      en: 'You Are a Cylon: Can Damage Galactica',
      es: 'Eres un cylon: Puedes dañar Galactica',
      de: 'Sie sind ein Zylon: Sie können die Galactica beschädigen',
      fr: 'Vous êtes un cylon\u202f: Vous pouvez endommager le Galactica',
      pl: 'Jesteś Cylonem: Możesz uszkodzić Galacticę',
    },
    side: 'cylon',
    reveal: chooseDamage(5, 2),
  },
  'you-are-a-sympathizer': {
    name: {
      en: 'You Are a Sympathizer',
      es: 'Eres un simpatizante',
      de: 'Sie sind ein Sympathisant',
      fr: 'Vous êtes un sympathisant',
      pl: 'Jesteś sympatykiem',
    },
    side: 'sympathizer',
  },
} as const satisfies Record<string, LoyaltyCard>
