import type { Options } from '@muster/engine'
import { sampler } from '@muster/engine/testing'
import { tenefyr } from '../game.ts'

const LONGEST = 2000

export const { sampledMatch, sampledMoments } = sampler(tenefyr, LONGEST)

/** All player counts and modes, and each profile where its rules allow it. */
export const samples: readonly Options[] = [1, 2, 3, 4].flatMap((players) => [
  { players, level: 'easy' },
  { players, level: 'hard', profile: 'french' },
  { players, level: 'normal', mode: 'quick' },
])
