/** The puzzles of Heroes of Terrinoth, the easiest first. The command `mine` writes them. */
import type { Puzzle } from '@muster/engine'
import { p0cfe9c } from './p0cfe9c.ts'
import { p3a72a7 } from './p3a72a7.ts'
import { p3b4f06 } from './p3b4f06.ts'
import { p3d728d } from './p3d728d.ts'
import { p4a87bd } from './p4a87bd.ts'
import { p7eef01 } from './p7eef01.ts'
import { p9d5a81 } from './p9d5a81.ts'
import { p9df8b1 } from './p9df8b1.ts'
import { p27d85c } from './p27d85c.ts'
import { p90cf81 } from './p90cf81.ts'
import { p022ae0 } from './p022ae0.ts'
import { p029b5d } from './p029b5d.ts'
import { p390fe4 } from './p390fe4.ts'
import { p0587b0 } from './p0587b0.ts'
import { p23727f } from './p23727f.ts'
import { p035038 } from './p035038.ts'
import { pa67110 } from './pa67110.ts'
import { pae6fed } from './pae6fed.ts'
import { pc5ee7c } from './pc5ee7c.ts'
import { pc3608c } from './pc3608c.ts'
import { pe5bf75 } from './pe5bf75.ts'
import { pe99484 } from './pe99484.ts'
import { pf6e50d } from './pf6e50d.ts'
import { pf76162 } from './pf76162.ts'

export const puzzles: readonly Puzzle[] = [
  p029b5d,
  p035038,
  p23727f,
  p27d85c,
  p390fe4,
  p3a72a7,
  p7eef01,
  p9d5a81,
  p9df8b1,
  pa67110,
  pc3608c,
  pe99484,
  pf6e50d,
  pf76162,
  p0cfe9c,
  p3d728d,
  pae6fed,
  pc5ee7c,
  pe5bf75,
  p022ae0,
  p0587b0,
  p3b4f06,
  p4a87bd,
  p90cf81,
]
