/** A pack as an owner might write it: one hero and one class a type, and a single quest. */
import { housePack } from '../cards/house-pack.ts'
import type { TerrinothPack } from '../cards/types.ts'

const HEROES = ['mok', 'astarra', 'kari', 'lissa']
const CLASSES = ['basic', 'disciple', 'geomancer', 'thief', 'knight']
const SETS = ['goblin-archer', 'goblin-witcher', 'rat-swarm', 'bandit', 'cave-spider', 'ogre']
const PLACES = ['roadside-inn', 'dark-forest', 'brigand-camp']
const FOUND = ['base', 'wild', 'village']

export const smallPack: TerrinothPack = {
  ...housePack,
  name: 'small',
  version: '0.1.0',
  heroes: housePack.heroes.filter(({ name }) => HEROES.includes(name)),
  cards: housePack.cards.filter(({ of }) => CLASSES.includes(of)),
  sets: housePack.sets.filter(({ name }) => SETS.includes(name)),
  nemeses: housePack.nemeses.filter(({ name }) => name === 'splig'),
  locations: housePack.locations.filter(({ name }) => PLACES.includes(name)),
  exploration: housePack.exploration.filter(({ set }) => FOUND.includes(set)),
  quests: housePack.quests.filter(({ name }) => name === 'goblin-problem'),
  boons: housePack.boons.filter(({ quest }) => quest === 'goblin-problem'),
}
