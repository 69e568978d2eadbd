/** The packs that can be played with. */
import type { PackView } from '../host/protocol.ts'
import { GAMES, loadGame } from './games.ts'
import type { BroughtPack, Store } from './store.ts'

interface Head {
  readonly game: string
  readonly name: string
  readonly version: string
}

/** The house's first, then the last one that was brought; of one game, or of all. */
export async function packsOn(store: Store, game?: string): Promise<readonly PackView[]> {
  const isWanted = (name: string): boolean => game === undefined || game === name
  const houses = await Promise.all(GAMES.filter(isWanted).map(houseView))
  const brought = await store.broughtPacks().catch(() => [])
  return [
    ...houses,
    ...brought
      .filter((pack) => isWanted(pack.game))
      .sort((a, b) => b.brought - a.brought)
      .map(viewOf),
  ]
}

async function houseView(game: string): Promise<PackView> {
  const { house, housePack } = await loadGame(game)
  const { name, version } = headOf(housePack) ?? { name: house.pack.name, version: '' }
  return { game, hash: house.pack.hash, name, version, isHouse: true, own: 0 }
}

export function viewOf({ source: _, ...pack }: BroughtPack): PackView {
  return { ...pack, isHouse: false }
}

export function headOf(source: unknown): Head | undefined {
  if (typeof source !== 'object' || source === null) return undefined
  if (!('muster' in source && 'game' in source && 'name' in source && 'version' in source)) {
    return undefined
  }
  const { game, name, version } = source
  return { game: String(game), name: String(name), version: String(version) }
}
