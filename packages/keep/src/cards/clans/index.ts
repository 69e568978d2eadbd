import type { ClanSheet } from '../types.ts'
import { ghosts } from './ghosts.ts'
import { gnolls } from './gnolls.ts'
import { gremlins } from './gremlins.ts'
import { lizardfolk } from './lizardfolk.ts'
import { ratfolk } from './ratfolk.ts'
import { redDragon } from './red-dragon.ts'
import { skeletons } from './skeletons.ts'
import { slimes } from './slimes.ts'
import { witches } from './witches.ts'

/** In the order of CLANS. */
export const clans: readonly ClanSheet[] = [
  redDragon,
  lizardfolk,
  gnolls,
  slimes,
  skeletons,
  ratfolk,
  gremlins,
  ghosts,
  witches,
]
