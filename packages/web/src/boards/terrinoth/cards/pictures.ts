/**
 * Which picture a thing has. The names are those of game-icons; `scripts/icons.mjs` reads them from this file
 * and writes pictures.svg.
 */
import type { CardFace } from '@muster/terrinoth/view'

export const heroPictures: Readonly<Record<string, string>> = {
  mok: 'orc-head',
  avric: 'monk-face',
  ilse: 'nun-face',
  astarra: 'woman-elf-face',
  quill: 'wizard-face',
  dorn: 'dwarf-face',
  kari: 'hooded-figure',
  tamsin: 'robin-hood-hat',
  orrin: 'cowled',
  lissa: 'swordwoman',
  bram: 'visored-helm',
  runa: 'viking-head',
}

/** Of enemies by their set; a Nemesis has its own. */
export const enemyPictures: Readonly<Record<string, string>> = {
  'goblin-archer': 'bowman',
  'goblin-witcher': 'goblin-head',
  'rat-swarm': 'rat',
  bandit: 'bandit',
  'cave-spider': 'long-legged-spider',
  zombie: 'shambling-zombie',
  'grey-wolf': 'wolf-head',
  ogre: 'ogre',
  sorcerer: 'warlock-hood',
  bloodguard: 'black-knight-helm',
  reanimate: 'raise-skeleton',
  hellhound: 'hound',
  cultist: 'cultist',
  troll: 'troll',
  wraith: 'ghost',
  golem: 'rock-golem',
  razorwing: 'harpy',
  'bone-knight': 'skeleton',
  'fire-demon': 'fire-silhouette',

  splig: 'goblin',
  broodmother: 'spider-face',
  'captain-varn': 'captain-hat-profile',
  'the-red-knife': 'hooded-assassin',
  'warlord-krutch': 'warlord-helmet',
  'the-hierophant': 'sun-priest',
  'the-under-king': 'throne-king',
  'the-pale-rider': 'cloaked-figure-on-horseback',
}

export const locationPictures: Readonly<Record<string, string>> = {
  'roadside-inn': 'tavern-sign',
  'dark-forest': 'forest',
  'brigand-camp': 'camping-tent',
  'market-square': 'medieval-village-01',
  'old-chapel': 'church',
  'thieves-alley': 'street-light',
  'stone-bridge': 'stone-bridge',
  'river-ford': 'river',
  'sunken-road': 'horizon-road',
  'crypt-stair': 'stairs',
  'flooded-cellar': 'cellar-barrels',
  'abandoned-mine': 'gold-mine',
  'the-vault': 'steel-door',
  dockside: 'harbor-dock',
  guardhouse: 'guarded-tower',
  'noble-estate': 'castle',
  'windy-pass': 'mountains',
  'misty-moor': 'swamp',
  'standing-stones': 'menhir',
  'bone-pit': 'dinosaur-bones',
  'spider-nest': 'spider-web',
  'burnt-quarter': 'damaged-house',
  'haunted-field': 'graveyard',
  'cliff-path': 'cliff-crossing',
  'hall-of-echoes': 'ancient-ruins',
  'the-last-gate': 'medieval-gate',
}

export const explorationPictures: Readonly<Record<string, string>> = {
  'fire-bomb': 'fire-bottle',
  'healing-draught': 'health-potion',
  tonic: 'round-potion',
  'lucky-coin': 'two-coins',
  'throwing-axe': 'battle-axe',
  'hidden-path': 'path-distance',
  ambush: 'evil-tree',
  'cold-camp': 'campfire',
  'healing-herbs': 'herbs-bundle',
  tracks: 'footprint',
  'wolf-howl': 'wolf-howl',
  berries: 'berry-bush',
  snare: 'wolf-trap',
  'grateful-farmer': 'farmer',
  militia: 'pitchfork',
  'warm-bed': 'bed',
  rumour: 'human-ear',
  'old-shield': 'round-shield',
  'ancient-glyphs': 'stone-tablet',
  trapdoor: 'sinking-trap',
  'rune-shard': 'rune-stone',
  'dead-end': 'brick-wall',
  'iron-key': 'skeleton-key',
  bribe: 'shiny-purse',
  informer: 'spy',
  pickpocket: 'robber-hand',
  physician: 'caduceus',
  'city-watch': 'halberd',
  'holy-water': 'holy-water',
  whispers: 'telepathy',
  'grave-goods': 'tombstone',
  'bone-charm': 'primitive-necklace',
  'cold-hand': 'skeletal-hand',
  pedlar: 'old-wagon',
  milestone: 'stone-stack',
  'lame-horse': 'horse-head',
  fog: 'fog',
  'road-toll': 'pay-money',
  'bound-traveller': 'prisoner',
}

/** For cards that the house does not know, and for backs. */
export const plainPictures = {
  hero: 'person',
  enemy: 'imp',
  location: 'treasure-map',
  exploration: 'swap-bag',
  hidden: 'beast-eye',
  quest: 'scroll-unfurled',
} as const

const MASTER = '-master'

/** Masters share the picture of their set. */
export const setOf = (name: string): string =>
  name.endsWith(MASTER) ? name.slice(0, -MASTER.length) : name

export const enemyPicture = (name: string): string =>
  enemyPictures[setOf(name)] ?? plainPictures.enemy

/** The large picture of a card; an activation card has its action's sign instead. */
export function pictureOf({ type, name }: CardFace): string | undefined {
  switch (type) {
    case 'activation':
      return undefined
    case 'enemy':
      return enemyPicture(name)
    case 'location':
      return locationPictures[name] ?? plainPictures.location
    case 'item':
    case 'event':
      return explorationPictures[name] ?? plainPictures.exploration
  }
}
