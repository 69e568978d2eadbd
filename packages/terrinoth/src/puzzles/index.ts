/** The puzzles of Heroes of Terrinoth, the easiest first. The command `mine` writes them. */
import type { Puzzle } from '@muster/engine'
import { p3a72a7 } from './p3a72a7.ts'
import { p3d728d } from './p3d728d.ts'
import { p3e0958 } from './p3e0958.ts'
import { p4a87bd } from './p4a87bd.ts'
import { p4d2510 } from './p4d2510.ts'
import { p7e3374 } from './p7e3374.ts'
import { p9d2b85 } from './p9d2b85.ts'
import { p9d5a81 } from './p9d5a81.ts'
import { p16a819 } from './p16a819.ts'
import { p42a38b } from './p42a38b.ts'
import { p90cf81 } from './p90cf81.ts'
import { p029b5d } from './p029b5d.ts'
import { p251e69 } from './p251e69.ts'
import { p0587b0 } from './p0587b0.ts'
import { p23727f } from './p23727f.ts'
import { p035038 } from './p035038.ts'
import { pae6fed } from './pae6fed.ts'
import { pc3ecfa } from './pc3ecfa.ts'
import { pc5ee7c } from './pc5ee7c.ts'
import { pe5bf75 } from './pe5bf75.ts'
import { pe61cb5 } from './pe61cb5.ts'
import { pe99484 } from './pe99484.ts'
import { pec3c3c } from './pec3c3c.ts'
import { pf76162 } from './pf76162.ts'

export const puzzles: readonly Puzzle[] = [
  p029b5d,
  p035038,
  p23727f,
  p3a72a7,
  p9d5a81,
  pc3ecfa,
  pe61cb5,
  pe99484,
  pf76162,
  p16a819,
  p251e69,
  p3d728d,
  pae6fed,
  pc5ee7c,
  pe5bf75,
  p0587b0,
  p3e0958,
  p42a38b,
  p4a87bd,
  p4d2510,
  p7e3374,
  p90cf81,
  p9d2b85,
  pec3c3c,
]
