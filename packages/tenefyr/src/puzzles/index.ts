/** The puzzles of Heroes of Tenefyr, the easiest first. The command `mine` writes them. */
import type { Puzzle } from '@muster/engine'
import { p1c27ff } from './p1c27ff.ts'
import { p5b01cc } from './p5b01cc.ts'
import { p5cac04 } from './p5cac04.ts'
import { p7e6cc2 } from './p7e6cc2.ts'
import { p8ef5f5 } from './p8ef5f5.ts'
import { p9ca8d6 } from './p9ca8d6.ts'
import { p19a21a } from './p19a21a.ts'
import { p60cd32 } from './p60cd32.ts'
import { p85b9eb } from './p85b9eb.ts'
import { p148b0f } from './p148b0f.ts'
import { p334e1f } from './p334e1f.ts'
import { p455e13 } from './p455e13.ts'
import { p988dcb } from './p988dcb.ts'
import { p4223de } from './p4223de.ts'
import { p6918ff } from './p6918ff.ts'
import { p90882a } from './p90882a.ts'
import { pae9bb0 } from './pae9bb0.ts'
import { pcfdd69 } from './pcfdd69.ts'
import { pd9c49d } from './pd9c49d.ts'
import { pd3549c } from './pd3549c.ts'
import { pde4246 } from './pde4246.ts'
import { pe348b2 } from './pe348b2.ts'
import { pec1bb6 } from './pec1bb6.ts'
import { pfe8b09 } from './pfe8b09.ts'

export const puzzles: readonly Puzzle[] = [
  p1c27ff,
  p334e1f,
  p5b01cc,
  p85b9eb,
  p988dcb,
  pd3549c,
  pde4246,
  pe348b2,
  pec1bb6,
  pfe8b09,
  p148b0f,
  p4223de,
  p6918ff,
  p7e6cc2,
  p8ef5f5,
  p9ca8d6,
  pcfdd69,
  pd9c49d,
  p19a21a,
  p90882a,
  pae9bb0,
  p455e13,
  p5cac04,
  p60cd32,
]
