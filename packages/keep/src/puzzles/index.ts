/** The puzzles of Keep the Heroes Out!, the easiest first. The command `mine` writes them. */
import type { Puzzle } from '@muster/engine'
import { p3ea32e } from './p3ea32e.ts'
import { p4b9bc3 } from './p4b9bc3.ts'
import { p4cb8cb } from './p4cb8cb.ts'
import { p5dfa28 } from './p5dfa28.ts'
import { p7c4240 } from './p7c4240.ts'
import { p9d0b6a } from './p9d0b6a.ts'
import { p00a275 } from './p00a275.ts'
import { p00ec96 } from './p00ec96.ts'
import { p59d385 } from './p59d385.ts'
import { p058aaa } from './p058aaa.ts'
import { p688cc1 } from './p688cc1.ts'
import { p792fa3 } from './p792fa3.ts'
import { p4149ac } from './p4149ac.ts'
import { p12561e } from './p12561e.ts'
import { pa585f1 } from './pa585f1.ts'
import { pae4c5a } from './pae4c5a.ts'
import { pbfd7e5 } from './pbfd7e5.ts'
import { pd35e0f } from './pd35e0f.ts'
import { pde4e29 } from './pde4e29.ts'
import { pe646b1 } from './pe646b1.ts'
import { pe06751 } from './pe06751.ts'
import { pedbc83 } from './pedbc83.ts'
import { pfd8f45 } from './pfd8f45.ts'
import { pfeae7a } from './pfeae7a.ts'

export const puzzles: readonly Puzzle[] = [
  p00a275,
  p00ec96,
  p058aaa,
  p12561e,
  p3ea32e,
  p4b9bc3,
  p4cb8cb,
  p688cc1,
  p792fa3,
  p7c4240,
  p9d0b6a,
  pae4c5a,
  pbfd7e5,
  pde4e29,
  pe06751,
  pe646b1,
  pedbc83,
  pfd8f45,
  pfeae7a,
  p4149ac,
  p59d385,
  p5dfa28,
  pa585f1,
  pd35e0f,
]
