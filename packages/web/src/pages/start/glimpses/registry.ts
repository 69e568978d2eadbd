/** How the games draw a table from afar; who has no match needs none of it. */
import { type ComponentType, lazy } from 'react'

type Glimpse = ComponentType<{ readonly kept: object }>

export const glimpses: { readonly [game: string]: Glimpse } = {
  tenefyr: lazy(async () => ({ default: (await import('./tenefyr.tsx')).TenefyrGlimpse })),
  keep: lazy(async () => ({ default: (await import('./keep.tsx')).KeepGlimpse })),
  terrinoth: lazy(async () => ({ default: (await import('./terrinoth.tsx')).TerrinothGlimpse })),
}
