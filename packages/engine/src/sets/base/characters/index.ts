// The ten characters of the base game.

import { chiefGalenTyrol } from './chief-galen-tyrol.ts'
import { gaiusBaltar } from './gaius-baltar.ts'
import { karaStarbuckThrace } from './kara-starbuck-thrace.ts'
import { karlHeloAgathon } from './karl-helo-agathon.ts'
import { lauraRoslin } from './laura-roslin.ts'
import { leeApolloAdama } from './lee-apollo-adama.ts'
import { saulTigh } from './saul-tigh.ts'
import { sharonBoomerValerii } from './sharon-boomer-valerii.ts'
import { tomZarek } from './tom-zarek.ts'
import { williamAdama } from './william-adama.ts'

export const characters = {
  'william-adama': williamAdama,
  'saul-tigh': saulTigh,
  'karl-helo-agathon': karlHeloAgathon,
  'lee-apollo-adama': leeApolloAdama,
  'kara-starbuck-thrace': karaStarbuckThrace,
  'sharon-boomer-valerii': sharonBoomerValerii,
  'laura-roslin': lauraRoslin,
  'gaius-baltar': gaiusBaltar,
  'tom-zarek': tomZarek,
  'chief-galen-tyrol': chiefGalenTyrol,
}
