/** The Guild: every class on every symbol, once (K1.5, K4.4). No part of a pack: the same for all. */
import { type Title, title, titles } from '@muster/engine'
import { CLASSES, type GuildSymbol, type HeroClass, SYMBOLS } from '../state.ts'

export interface GuildCard {
  readonly name: string
  readonly hero: HeroClass
  readonly symbol: GuildSymbol
}

export const guild: readonly GuildCard[] = CLASSES.flatMap((hero) =>
  SYMBOLS.map((symbol) => ({ name: `${hero}-${symbol}`, hero, symbol })),
)

export const classTitles: Readonly<Record<HeroClass, Title>> = {
  warrior: title('Warrior', 'm Guerrier', 'm Guerreiro'),
  rogue: title('Rogue', 'f Voleuse', 'f Ladina'),
  mage: title('Mage', 'm Mage', 'm Mago'),
  archer: title('Archer', 'f Archère', 'f Arqueira'),
}

export const symbolTitles: Readonly<Record<GuildSymbol, Title>> = {
  jewel: title('Jewel', 'm Joyau', 'f Joia'),
  swords: titles('Swords', 'fs Épées', 'fs Espadas'),
  hats: titles('Hats', 'ms Chapeaux', 'ms Chapéus'),
  eye: title('Mystic Eye', 'm Œil mystique', 'm Olho Místico'),
  bones: titles('Crossed Bones', 'ms Os croisés', 'ms Ossos Cruzados'),
  special: title('Special', 'm Spécial', 'm Especial'),
}
