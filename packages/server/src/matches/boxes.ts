/** Games with the cards of a match: the house's, or those that were kept under their hash. */
import { type AnyGame, MusterError, packHash } from '@muster/engine'
import { findGame, type Shelf } from '../games/games.ts'
import type { Storage } from '../storage/storage.ts'
import type { World } from '../world.ts'
import { checkSize } from './pack-size.ts'

/** Games with cards of their own that stay in memory. */
const MOST_OPEN = 32
const LARGEST_PACK = 512 * 1024

export interface ChosenPack {
  readonly name: string
  readonly hash: string
  readonly house: boolean
}

export class Boxes {
  private readonly shelf: Shelf
  private readonly storage: Storage
  private readonly world: World
  private readonly open = new Map<string, AnyGame>()
  private readonly keptHouse = new Set<string>()

  constructor(shelf: Shelf, storage: Storage, world: World) {
    this.shelf = shelf
    this.storage = storage
    this.world = world
  }

  /** Checks somebody's cards by the game's own door, and keeps them. */
  async bring(game: string, pack: unknown): Promise<ChosenPack> {
    checkSize(pack)
    const json = JSON.stringify(pack)
    if (json.length > LARGEST_PACK) {
      throw new MusterError('pack', `a pack has at most ${LARGEST_PACK} bytes`)
    }
    const hash = packHash(pack)
    const made = this.open.get(hash) ?? findGame(this.shelf, game).with(pack)
    this.remember(hash, made)
    await this.storage.house.keepPack(hash, json, this.world.now())
    return { name: made.pack.name, hash: made.pack.hash, house: false }
  }

  /** The house's cards: kept too, since the house may change them while a match is under way. */
  async house(game: string): Promise<ChosenPack> {
    const { house, housePack } = findGame(this.shelf, game)
    const { name, hash } = house.pack
    if (!this.keptHouse.has(hash)) {
      await this.storage.house.keepPack(hash, JSON.stringify(housePack), this.world.now())
      this.keptHouse.add(hash)
    }
    return { name, hash, house: true }
  }

  async gameOf(name: string, pack: { readonly hash: string }): Promise<AnyGame> {
    const found = findGame(this.shelf, name)
    if (found.house.pack.hash === pack.hash) return found.house
    const open = this.open.get(pack.hash)
    if (open !== undefined) return open
    const made = found.with(await this.pack(pack.hash))
    this.remember(pack.hash, made)
    return made
  }

  /** The cards as data, where they are not those that the house has now. */
  async other(name: string, hash: string): Promise<{ pack?: unknown }> {
    const { house } = findGame(this.shelf, name)
    return house.pack.hash === hash ? {} : { pack: await this.pack(hash) }
  }

  async pack(hash: string): Promise<unknown> {
    const json = await this.storage.house.pack(hash)
    if (json === undefined) throw new MusterError('pack', `the pack ${hash} is not here`)
    return JSON.parse(json)
  }

  private remember(hash: string, game: AnyGame): void {
    this.open.set(hash, game)
    if (this.open.size <= MOST_OPEN) return
    for (const oldest of this.open.keys()) {
      this.open.delete(oldest)
      return
    }
  }
}
