/** The library that is open, as all its pages see it. */
import { createContext, useContext } from 'react'
import type { PackView } from '../../host/protocol.ts'
import { type Asked, addressOf, type Place } from './asked.ts'
import type { GameLibrary, LibraryCard } from './library-module.ts'
import type { ReadRule } from './on-the-shelves.ts'

interface OpenPack {
  readonly name: string
  /** The names of cards that the house does not have like this. */
  readonly own: readonly string[]
}

export interface OpenLibrary {
  readonly game: string
  /** The game's own name. */
  readonly title: string
  readonly library: GameLibrary
  readonly cards: readonly LibraryCard[]
  /** Whose cards these are, where they are not the house's. */
  readonly pack: OpenPack | undefined
  /** Packs that somebody brought. */
  readonly packs: readonly PackView[]
  readonly rules: readonly ReadRule[]
  /** What the address asks for. */
  readonly asked: Asked
}

export const LibraryContext = createContext<OpenLibrary | undefined>(undefined)

export function useOpenLibrary(): OpenLibrary {
  const library = useContext(LibraryContext)
  if (library === undefined) throw new Error('useOpenLibrary outside the library')
  return library
}

/** Addresses of places in this library, which keep what was asked: one comes back to it. */
export function useAddress(): (place: Place) => string {
  const { game, asked } = useOpenLibrary()
  return (place) => addressOf(game, place, asked)
}
