/** The puzzles of Heroes of Tenefyr, the easiest first. The command `mine` writes them. */
import type { Puzzle } from '@muster/engine'
import { p1c27ff } from './p1c27ff.ts'
import { p5b01cc } from './p5b01cc.ts'
import { p7cffed } from './p7cffed.ts'
import { p7e6cc2 } from './p7e6cc2.ts'
import { p9ca8d6 } from './p9ca8d6.ts'
import { p12bc93 } from './p12bc93.ts'
import { p19a21a } from './p19a21a.ts'
import { p29c421 } from './p29c421.ts'
import { p85b9eb } from './p85b9eb.ts'
import { p85d591 } from './p85d591.ts'
import { p148b0f } from './p148b0f.ts'
import { p334e1f } from './p334e1f.ts'
import { p783b3f } from './p783b3f.ts'
import { p4223de } from './p4223de.ts'
import { p5727ef } from './p5727ef.ts'
import { p373011 } from './p373011.ts'
import { pa4016f } from './pa4016f.ts'
import { pae9bb0 } from './pae9bb0.ts'
import { pcfdd69 } from './pcfdd69.ts'
import { pd9c49d } from './pd9c49d.ts'
import { pde4246 } from './pde4246.ts'
import { pe348b2 } from './pe348b2.ts'
import { pfb39a5 } from './pfb39a5.ts'
import { pfe8b09 } from './pfe8b09.ts'

export const puzzles: readonly Puzzle[] = [
  p1c27ff,
  p29c421,
  p334e1f,
  p373011,
  p5b01cc,
  p85b9eb,
  pa4016f,
  pde4246,
  pe348b2,
  pfb39a5,
  pfe8b09,
  p148b0f,
  p4223de,
  p783b3f,
  p7cffed,
  p7e6cc2,
  p9ca8d6,
  pcfdd69,
  pd9c49d,
  p12bc93,
  p19a21a,
  p5727ef,
  pae9bb0,
  p85d591,
]
