/** A game's part of the library, with the house's cards or those of a pack. */
import type { RuleText } from '@muster/engine'
import { useEffect, useState } from 'react'
import { gameNamed, rulesOf } from '../../frame/sheets/rules-of-game.ts'
import { host } from '../../host/host.ts'
import type { PackView } from '../../host/protocol.ts'
import type { GameLibrary } from './library-module.ts'
import { libraries } from './registry.ts'

export interface Opened {
  readonly rules: readonly RuleText[]
  readonly house: GameLibrary
  /** The same as the house's where no pack was asked for, or one that is not here. */
  readonly library: GameLibrary
  /** How the pack is called that was asked for. */
  readonly pack: string | undefined
  readonly isMissing: boolean
  /** Those that somebody brought. */
  readonly packs: readonly PackView[]
}

/** By game and pack, as they were last opened. */
const opened = new Map<string, Opened>()

const keyOf = (game: string, pack: string): string => `${game} ${pack}`

async function houseOf(game: string): Promise<GameLibrary> {
  const known = opened.get(keyOf(game, ''))?.house
  if (known !== undefined) return known
  const [module, view] = await Promise.all([libraries[game](), gameNamed(game)])
  return module.libraryOf(view.housePack)
}

/** The library of a pack with its name, where it is on this device. */
async function packOf(
  game: string,
  hash: string,
): Promise<Pick<Opened, 'library' | 'pack'> | undefined> {
  const known = opened.get(keyOf(game, hash))
  if (known?.pack !== undefined) return known
  try {
    const source: { readonly name?: unknown; readonly version?: unknown } = JSON.parse(
      await host.call('printPack', { hash }),
    )
    const library = (await libraries[game]()).libraryOf(source)
    return { library, pack: `${source.name} ${source.version}` }
  } catch {
    return undefined
  }
}

async function open(game: string, hash: string): Promise<Opened> {
  const [house, rules, packs] = await Promise.all([
    houseOf(game),
    rulesOf(game),
    host.call('packs', { game }),
  ])
  const isHouse = hash === '' || packs.some((one) => one.isHouse && one.hash === hash)
  const ofPack = isHouse ? undefined : await packOf(game, hash)
  const found = {
    rules,
    house,
    library: ofPack?.library ?? house,
    pack: ofPack?.pack,
    isMissing: !isHouse && ofPack === undefined,
    packs: packs.filter((one) => !one.isHouse),
  }
  opened.set(keyOf(game, hash), found)
  return found
}

/** Nothing until it is there; `failed` when it could not be had. Another pack takes the place of what is shown once it is there. */
export function useLibrary(game: string, pack: string): Opened | 'failed' | undefined {
  const [found, setFound] = useState<Opened | 'failed' | undefined>(() =>
    opened.get(keyOf(game, pack)),
  )
  useEffect(() => {
    let wanted = true
    open(game, pack).then(
      (library) => wanted && setFound(library),
      () => wanted && setFound((before) => before ?? 'failed'),
    )
    return () => {
      wanted = false
    }
  }, [game, pack])
  return found
}
