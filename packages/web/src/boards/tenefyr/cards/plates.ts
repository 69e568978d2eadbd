/**
 * Which picture a card has. The names are those of game-icons; `scripts/icons.mjs` reads them from this file
 * and writes plates.svg.
 */
import type { BossFace, EnemyFace, HeldFace, RewardFace } from '@muster/tenefyr/view'

type Table = Readonly<Record<string, string>>

export const enemyPictures: Table = {
  kobold: 'horned-reptile',
  orc: 'orc-head',
  bandit: 'bandit',
  'cellar-rats': 'rat',
  'larder-mimic': 'mimic-chest',
  'brewery-ghost': 'ghost',
  spiderling: 'hanging-spider',
  'kobold-sapper': 'troglodyte',
  'stray-hound': 'sitting-dog',
  gravedigger: 'graveyard',
  'tavern-brawler': 'punch',

  'lost-goblin': 'goblin-head',
  'marsh-toad': 'toad-teeth',
  'marsh-leeches': 'leeching-worm',
  'laughing-imp': 'imp-laugh',
  'will-o-the-wisp': 'spark-spirit',
  'bridge-troll': 'troll',
  'mud-witch': 'witch-face',
  'weavers-apprentice': 'spinning-wheel',
  'thieving-magpies': 'raven',
  'quarry-hand': 'miner',
  'drowned-bailiff': 'half-dead',

  'cave-troll': 'ogre',
  changeling: 'duality-mask',
  'census-clerk': 'scroll-quill',
  deserter: 'cracked-helm',
  'silk-widow': 'spider-alt',
  'charcoal-burner': 'pyromaniac',
  'standing-stone': 'menhir',
  'hollow-minstrel': 'jester-hat',
  'bone-collector': 'bone-gnawer',
  poacher: 'bowman',
  'white-hart': 'deer',
  'blind-owl': 'owl',

  'warden-golem': 'metal-golem-head',
  'old-giant': 'giant',
  'archivist-lich': 'dread-skull',
  'dark-herald': 'cloaked-figure-on-horseback',
  'furnace-drake': 'dragon-head',
  'quarry-overseer': 'whip',
  'royal-seamstress': 'scissors',
  'undying-choir': 'triple-skulls',
  'bell-ringer': 'ringing-bell',
  'mirror-knight': 'visored-helm',
  'pyre-priest': 'sun-priest',
  'vault-sprite': 'fairy',

  'gate-demon': 'daemon-skull',
  'horned-duke': 'warlord-helmet',
  'brood-mother': 'wyvern',
  'captain-of-the-black-guard': 'black-knight-helm',
  'lady-in-waiting': 'female-vampire',
  'living-wall': 'golem-head',
  'fallen-saint': 'angel-wings',
  nightmare: 'horse-head',
  'hoard-keeper': 'dwarf-face',
  hydra: 'hydra',
  'war-drummer': 'drum',
  ferryman: 'grim-reaper',
}

/** What a player holds: Basic cards, Skills and loot, which lie in one hand and one pile. */
export const heldPictures: Table = {
  'basic-0': 'walking-boot',
  'basic-1': 'gladius',

  'battle-rage': 'enrage',
  'rousing-ballad': 'musical-notes',
  'healing-hands': 'magic-palm',
  theft: 'snatch',

  'crooked-spear': 'barbed-spear',
  'quick-strike': 'flying-dagger',
  ambush: 'hidden',
  'rat-bite': 'fangs',
  'barrel-lid': 'round-shield',
  'drinking-song': 'beer-stein',
  'eight-eyes': 'spider-face',
  firecracker: 'dynamite',
  fetch: 'wood-stick',
  'blessed-spade': 'spade',
  'broken-bottle': 'broken-bottle',

  'crumpled-map': 'treasure-map',
  'swallowed-sword': 'dripping-sword',
  bloodletting: 'dripping-knife',
  'last-laugh': 'sharp-smile',
  'stolen-lantern': 'lantern-flame',
  'toll-bar': 'gate',
  'bitter-draught': 'round-potion',
  'silk-strung-lute': 'banjo',
  'shiny-thing': 'diamond-ring',
  'quarry-hammer': 'flat-hammer',
  'writ-of-seizure': 'tied-scroll',

  'troll-club': 'wood-club',
  'borrowed-face': 'carnival-mask',
  'sealed-orders': 'envelope',
  'torn-uniform': 'pirate-coat',
  'silk-garrotte': 'lasso',
  'slow-match': 'unlit-bomb',
  'echo-stone': 'rune-stone',
  requiem: 'violin',
  'bone-rosary': 'prayer-beads',
  'poachers-snare': 'mantrap',
  'antler-bow': 'high-shot',
  'owls-counsel': 'feather',

  'golem-fist': 'mailed-fist',
  'giants-boulder': 'rock',
  'grave-ledger': 'evil-book',
  'heralds-horn': 'hunting-horn',
  'drake-scale': 'dorsal-scales',
  'overseers-maul': 'thor-hammer',
  'thousand-needles': 'sewing-needle',
  'hymn-book': 'open-book',
  'stopped-clock': 'pocket-watch',
  'mirror-shield': 'mirror-mirror',
  'funeral-pyre': 'pyre',
  'skeleton-key': 'skeleton-key',

  'demon-blade': 'bat-blade',
  'ducal-mace': 'flanged-mace',
  'dragons-breath': 'flame-spin',
  deathstrike: 'reaper-scythe',
  'last-waltz': 'ballerina-shoes',
  keystone: 'stone-block',
  'last-rites': 'holy-water',
  'second-wind': 'whirlwind',
  'kings-ransom': 'open-treasure-chest',
  'many-heads': 'double-dragon',
  'war-chorus': 'shouting',
  'ferrymans-coin': 'crown-coin',
}

export const rewardPictures: Table = {
  'back-at-the-village': 'village',
  'attic-finds': 'open-chest',
  'free-round': 'beer-horn',
  'rumour-at-the-well': 'well',
  'hot-spring': 'heat-haze',
  'eel-supper': 'eel',
  'market-barge': 'raft',
  'beacon-on-the-hill': 'brasero',
  'barrow-gifts': 'dolmen',
  'ring-of-druids': 'circle-forest',
  'kings-road': 'stone-path',
  'moonless-watch': 'guarded-tower',
  'dwarven-forge': 'anvil-impact',
  'oath-stone': 'sword-in-stone',
  'sealed-armoury': 'battle-gear',
  'silence-of-the-bells': 'carillon',
  'dragons-share': 'gold-stack',
  'last-muster': 'rally-the-troops',
  'vigil-of-the-saints': 'candles',
  'council-of-crowns': 'queen-crown',
}

/** Each Boss has one silhouette; its four cards differ by the small one beside it. */
export const bossPictures: Table = {
  'dark-lord': 'crowned-skull',
  'spider-queen': 'masked-spider',
  'chaos-dragon': 'spiked-dragon-head',
  'stone-titan': 'rock-golem',
}

export const bossCardPictures: Table = {
  'cold-throne': 'stone-throne',
  'iron-ledger': 'black-book',
  'black-gauntlet': 'gauntlet',
  'hollow-mask': 'iron-mask',
  'great-web': 'spider-web',
  cocoon: 'egg-pod',
  'ten-thousand-children': 'ants',
  'venomous-kiss': 'pretty-fangs',
  'wings-of-ash': 'bat-wing',
  'burning-hoard': 'coins-pile',
  'heart-of-chaos': 'heartburn',
  'breath-of-flame': 'fire-breath',
  'granite-skin': 'stone-wall',
  'weight-of-the-mountain': 'mountains',
  'slow-footfall': 'stomp',
  landslide: 'falling-rocks',
}

export const heroPictures = {
  barbarian: 'viking-head',
  bard: 'lyre',
  cleric: 'pope-crown',
  thief: 'hood',
} as const

/** On the backs of cards. */
export const backPictures = {
  dungeon: 'dungeon-gate',
  boss: 'overlord-helm',
  hand: 'swords-emblem',
  reward: 'locked-chest',
} as const

/** For cards of a pack that this table does not know. */
export const plainPictures = {
  enemy: 'evil-eyes',
  basic: 'stone-spear',
  skill: 'upgrade',
  loot: 'swap-bag',
  boss: 'overlord-helm',
  bossCard: 'evil-moon',
  reward: 'present',
} as const

export const enemyPicture = ({ name }: EnemyFace): string =>
  enemyPictures[name] ?? plainPictures.enemy

export const heldPicture = ({ name, type }: HeldFace): string =>
  heldPictures[name] ?? plainPictures[type]

export const rewardPicture = ({ name }: RewardFace): string =>
  rewardPictures[name] ?? plainPictures.reward

export const bossPicture = ({ boss }: BossFace): string => bossPictures[boss] ?? plainPictures.boss

export const bossCardPicture = ({ name }: BossFace): string =>
  bossCardPictures[name] ?? plainPictures.bossCard
