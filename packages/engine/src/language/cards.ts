// Whole cards, sheets and locations in words, put together from their effects. What is printed as an icon (Cylon ships to
// activate, the jump track, a distance) is not repeated here.

import { activationOf } from './activations.ts'
import type { Attack, CrisisCard, LoyaltyCard, Location, QuorumCard, SkillCard } from './card.ts'
