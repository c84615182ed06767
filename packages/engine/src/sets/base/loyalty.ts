// The 16 loyalty cards of the base game.

import type { LoyaltyCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { discard } from '../../language/nodes/cards.ts'
import { all, choose } from '../../language/nodes/flow.ts'
import { send } from '../../language/nodes/people.ts'
import { lose } from '../../language/nodes/resources.ts'
import { chooseDamage } from '../../language/nodes/ships.ts'

export const loyalty = {
  'you-are-not-a-cylon': {
    name: names`You Are Not a Cylon | No eres un cylon | Sie sind kein Zylon | Vous n’êtes pas un cylon | Nie jesteś Cylonem`,
    copies: 11,
    side: 'human',
  },
  'cylon-reduce-morale': {
    name: names`You Are a Cylon: Can Reduce Morale by 1 | Eres un cylon: Puedes reducir la Moral en 1 | Sie sind ein Zylon: Sie können die Moral um 1 verringern | Vous êtes un cylon\u202f: Vous pouvez diminuer le moral de 1 | Jesteś Cylonem: Możesz obniżyć morale o 1`,
    side: 'cylon',
    reveal: lose({ morale: 1 }),
  },
  'cylon-send-to-sickbay': {
    name: names`You Are a Cylon: Can Send a Character to Sickbay | Eres un cylon: Puedes enviar a un personaje a la Enfermería | Sie sind ein Zylon: Sie können einen Charakter in die Krankenstation schicken | Vous êtes un cylon\u202f: Vous pouvez envoyer un personnage à l’Infirmerie | Jesteś Cylonem: Możesz wysłać postać do Ambulatorium`,
    side: 'cylon',
    reveal: choose(
      'self',
      { notSelf: true, on: 'galactica', sendTo: 'sickbay' },
      all(discard('chosen', 5), send('chosen', 'sickbay')),
    ),
  },
  'cylon-send-to-brig': {
    name: names`You Are a Cylon: Can Send a Character to the Brig | Eres un cylon: Puedes enviar a un personaje a la Prisión | Sie sind ein Zylon: Sie können einen Charakter in die Brig schicken | Vous êtes un cylon\u202f: Vous pouvez envoyer un personnage en Cellule | Jesteś Cylonem: Możesz wysłać postać do Aresztu`,
    side: 'cylon',
    reveal: choose('self', { notSelf: true, on: 'galactica', sendTo: 'brig' }, send('chosen', 'brig')),
  },
  'cylon-damage-galactica': {
    name: names`You Are a Cylon: Can Damage Galactica | Eres un cylon: Puedes dañar Galactica | Sie sind ein Zylon: Sie können die Galactica beschädigen | Vous êtes un cylon\u202f: Vous pouvez endommager le Galactica | Jesteś Cylonem: Możesz uszkodzić Galacticę`,
    side: 'cylon',
    reveal: chooseDamage(5, 2),
  },
  'you-are-a-sympathizer': {
    name: names`You Are a Sympathizer | Eres un simpatizante | Sie sind ein Sympathisant | Vous êtes un sympathisant | Jesteś sympatykiem`,
    side: 'sympathizer',
  },
} as const satisfies Record<string, LoyaltyCard>
