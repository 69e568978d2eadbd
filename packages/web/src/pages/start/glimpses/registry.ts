/** How the games draw a table from afar. */
import type { ComponentType } from 'react'
import { TenefyrGlimpse } from './tenefyr.tsx'

export const glimpses: {
  readonly [game: string]: ComponentType<{ readonly kept: object }>
} = { tenefyr: TenefyrGlimpse }
