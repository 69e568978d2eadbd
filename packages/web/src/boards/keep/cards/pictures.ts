/**
 * Which picture a thing has. The names are those of game-icons; `scripts/icons.mjs` reads them from this file
 * and writes pictures.svg.
 */
import type { Clan, GuildSymbol, HeroClass, LootKind, Room, Token } from '@muster/keep/view'

export const clanPictures: Readonly<Record<Clan, string>> = {
  'red-dragon': 'dragon-head',
  lizardfolk: 'lizardman',
  gnolls: 'hyena-head',
  slimes: 'slime',
  skeletons: 'skull-crossed-bones',
  ratfolk: 'rat',
  gremlins: 'goblin',
  ghosts: 'ghost',
  witches: 'witch-face',
}

export const classPictures: Readonly<Record<HeroClass, string>> = {
  warrior: 'visored-helm',
  rogue: 'cowled',
  mage: 'wizard-face',
  archer: 'bowman',
}

export const roomPictures: Readonly<Record<Room, string>> = {
  vault: 'open-treasure-chest',
  library: 'bookshelf',
  sewers: 'pipes',
  cemetery: 'graveyard',
  workshop: 'hand-saw',
  forge: 'anvil',
  'beast-trainer': 'jumping-dog',
  apothecary: 'bubbling-flask',
  study: 'quill-ink',
  cells: 'prisoner',
  laboratory: 'erlenmeyer',
  builder: 'trowel',
}

/** The symbols of the Guild cards. */
export const symbolPictures: Readonly<Record<GuildSymbol, string>> = {
  jewel: 'cut-diamond',
  swords: 'crossed-swords',
  hats: 'pointy-hat',
  eye: 'eye-of-horus',
  bones: 'crossed-bones',
  special: 'polar-star',
}

export const tokenPictures: Readonly<Record<Token | 'portal' | 'treasure', string>> = {
  coin: 'two-coins',
  book: 'book-cover',
  frog: 'frog',
  bone: 'broken-bone',
  trap: 'mantrap',
  portal: 'portal',
  treasure: 'locked-chest',
}

export const kindPictures: Readonly<Record<LootKind, string>> = {
  beast: 'paw',
  potion: 'round-potion',
  equipment: 'chest-armor',
  scroll: 'tied-scroll',
}

/** What cards let a monster do. */
export const deedPictures = {
  move: 'walking-boot',
  walls: 'brick-wall',
  melee: 'broadsword',
  ranged: 'high-shot',
  activate: 'cog',
  draw: 'card-draw',
  defend: 'shield',
  ambush: 'cave-entrance',
  summon: 'upgrade',
  reinforce: 'spyglass',
  mend: 'health-normal',
  split: 'divided-square',
  discard: 'card-discard',
} as const

export const lootPictures: Readonly<Record<string, string>> = {
  spider: 'long-legged-spider',
  'cave-bat': 'evil-bat',
  'war-boar': 'boar',
  'pack-rat': 'seated-mouse',
  'guard-hound': 'sitting-dog',
  'giant-toad': 'toad-teeth',
  basilisk: 'snake',
  owlbear: 'owl',

  'bitter-brew': 'square-bottle',
  haste: 'wingfoot',
  'second-wind': 'wind-slap',
  'fire-flask': 'fire-bottle',
  'troll-blood': 'health-potion',
  'thick-air': 'bottle-vapors',
  growth: 'growth',
  'philtre-of-gold': 'gold-bar',

  sword: 'relic-blade',
  axe: 'battle-axe',
  shield: 'checked-shield',
  toolbox: 'toolbox',
  crossbow: 'crossbow',
  'bear-trap': 'wolf-trap',
  'war-drum': 'drum',
  'rope-and-hook': 'grapple',

  firebolt: 'fire-ray',
  doorway: 'doorway',
  recall: 'backward-time',
  tactics: 'chess-knight',
  storm: 'lightning-storm',
  wards: 'eye-shield',
  foresight: 'crystal-ball',
  bargain: 'scales',
}

/** For cards that the house does not know. */
export const plainPictures = {
  loot: 'swap-bag',
  scenario: 'scroll-unfurled',
  guild: 'guarded-tower',
} as const
