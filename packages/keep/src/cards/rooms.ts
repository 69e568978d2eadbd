/** The twelve room tiles. Names and uses are the rulebook's, the passages printed on them ours. */
import { type Title, title, titles } from '@muster/engine'
import type { RoomTile } from './types.ts'

const room = (name: RoomTile['name'], title: Title, openings: string): RoomTile => ({
  name,
  from: 'rulebook',
  title,
  openings,
})

export const rooms: readonly RoomTile[] = [
  room('vault', title('Vault', 'f Chambre forte', 'm Cofre'), 'NESW'),
  room('library', title('Library', 'f Bibliothèque', 'f Biblioteca'), 'NEW'),
  room('sewers', titles('Sewers', 'ms Égouts', 'ms Esgotos'), 'NESW'),
  room('cemetery', title('Cemetery', 'm Cimetière', 'm Cemitério'), 'NE'),
  room('workshop', title('Workshop', 'm Atelier', 'f Oficina'), 'NES'),
  room('forge', title('Forge', 'f Forge', 'f Forja'), 'NEW'),
  room('beast-trainer', title('Beast Trainer', 'f Ménagerie', 'm Treinador de Feras'), 'NES'),
  room('apothecary', title('Apothecary', 'f Apothicairerie', 'm Boticário'), 'NES'),
  room('study', title('Study', 'm Cabinet d’étude', 'm Estudo'), 'NS'),
  room('cells', titles('Cells', 'ms Cachots', 'fs Celas'), 'NE'),
  room('laboratory', title('Laboratory', 'm Laboratoire', 'm Laboratório'), 'EW'),
  room('builder', title('Builder', 'm Chantier', 'm Construtor'), 'NES'),
]
