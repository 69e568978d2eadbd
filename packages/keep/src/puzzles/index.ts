/** The puzzles of Keep the Heroes Out!, the easiest first. The command `mine` writes them. */
import type { Puzzle } from '@muster/engine'
import { p3ea32e } from './p3ea32e.ts'
import { p4b9bc3 } from './p4b9bc3.ts'
import { p4c6004 } from './p4c6004.ts'
import { p4cb8cb } from './p4cb8cb.ts'
import { p7c4240 } from './p7c4240.ts'
import { p9e1a17 } from './p9e1a17.ts'
import { p66ecbb } from './p66ecbb.ts'
import { p85a328 } from './p85a328.ts'
import { p058aaa } from './p058aaa.ts'
import { p792fa3 } from './p792fa3.ts'
import { p6737de } from './p6737de.ts'
import { p12561e } from './p12561e.ts'
import { pa6c53f } from './pa6c53f.ts'
import { pa585f1 } from './pa585f1.ts'
import { pac913b } from './pac913b.ts'
import { pae4c5a } from './pae4c5a.ts'
import { pb3ce1f } from './pb3ce1f.ts'
import { pbfd7e5 } from './pbfd7e5.ts'
import { pc62aa6 } from './pc62aa6.ts'
import { pd35e0f } from './pd35e0f.ts'
import { pde4e29 } from './pde4e29.ts'
import { pe9a964 } from './pe9a964.ts'
import { pedbc83 } from './pedbc83.ts'
import { pf64afb } from './pf64afb.ts'

export const puzzles: readonly Puzzle[] = [
  p058aaa,
  p12561e,
  p3ea32e,
  p4b9bc3,
  p4cb8cb,
  p66ecbb,
  p6737de,
  p792fa3,
  p7c4240,
  p85a328,
  pa6c53f,
  pac913b,
  pae4c5a,
  pbfd7e5,
  pde4e29,
  pedbc83,
  pf64afb,
  p9e1a17,
  pb3ce1f,
  pc62aa6,
  pa585f1,
  pd35e0f,
  pe9a964,
  p4c6004,
]
