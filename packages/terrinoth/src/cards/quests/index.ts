import type { Quest } from '../types.ts'
import { aKnifeInTheDark } from './a-knife-in-the-dark.ts'
import { crownOfTheUnderKing } from './crown-of-the-under-king.ts'
import { goblinProblem } from './goblin-problem.ts'
import { theBaronsLedger } from './the-barons-ledger.ts'
import { theBreach } from './the-breach.ts'
import { theLongNight } from './the-long-night.ts'
import { theLostCaravan } from './the-lost-caravan.ts'
import { theNinthBell } from './the-ninth-bell.ts'

/** Three Trivial, two Challenging, three Formidable. */
export const quests: readonly Quest[] = [
  goblinProblem,
  theLostCaravan,
  theBaronsLedger,
  theBreach,
  aKnifeInTheDark,
  crownOfTheUnderKing,
  theNinthBell,
  theLongNight,
]
