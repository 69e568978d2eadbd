/** The puzzles of Heroes of Terrinoth, the easiest first. The command `mine` writes them. */
import type { Puzzle } from '@muster/engine'
import { p0a2c83 } from './p0a2c83.ts'
import { p0d6ad2 } from './p0d6ad2.ts'
import { p2ccc9a } from './p2ccc9a.ts'
import { p2e4062 } from './p2e4062.ts'
import { p4dd99f } from './p4dd99f.ts'
import { p8d8c02 } from './p8d8c02.ts'
import { p9da6c5 } from './p9da6c5.ts'
import { p68f7ca } from './p68f7ca.ts'
import { p419f58 } from './p419f58.ts'
import { p691aad } from './p691aad.ts'
import { p733f11 } from './p733f11.ts'
import { p0663da } from './p0663da.ts'
import { p8551ef } from './p8551ef.ts'
import { p8987cd } from './p8987cd.ts'
import { pa3ba5d } from './pa3ba5d.ts'
import { paee9ac } from './paee9ac.ts'
import { pb3b278 } from './pb3b278.ts'
import { pbb880a } from './pbb880a.ts'
import { pbff8b1 } from './pbff8b1.ts'
import { pc42eaa } from './pc42eaa.ts'
import { pc59915 } from './pc59915.ts'
import { pded65d } from './pded65d.ts'
import { pe52819 } from './pe52819.ts'
import { pf5f7d4 } from './pf5f7d4.ts'

export const puzzles: readonly Puzzle[] = [
  p2ccc9a,
  p691aad,
  p8551ef,
  p8987cd,
  p8d8c02,
  pbb880a,
  pbff8b1,
  pc59915,
  pe52819,
  pf5f7d4,
  p0d6ad2,
  p419f58,
  p4dd99f,
  p68f7ca,
  pc42eaa,
  pded65d,
  p0663da,
  p0a2c83,
  p2e4062,
  p9da6c5,
  pa3ba5d,
  paee9ac,
  pb3b278,
  p733f11,
]
