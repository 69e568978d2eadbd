/** The cards of Heroes of Tenefyr for the library. */
import { type CardFace, type Content, contentOf, talks } from '@muster/tenefyr/view'
import type {
  Drawing,
  Fact,
  GameLibrary,
  LibraryCard,
  LibraryModule,
} from '../../pages/library/library-module.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { rulesBehind } from './card-rules.ts'
import { BossCard } from './cards/boss-card.tsx'
import { DungeonTile } from './cards/dungeon-tile.tsx'
import { CardPlate, FullCard } from './cards/full-card.tsx'
import { HandCard } from './cards/held-card.tsx'
import { RewardCard } from './cards/reward-card.tsx'
import { facesIn } from './cards/use-faces.ts'
import { Keywords, signsOn } from './keywords.tsx'
import css from './library.module.css'
import { type LibraryTexts, libraryTextsIn } from './library-texts.ts'

/** In the order of the binder. */
const KINDS = ['skill', 'basic', 'dungeon', 'boss', 'reward'] as const

const WIDTHS = { skill: 7.375, basic: 7.375, dungeon: 18.875, boss: 11, reward: 18.875 } as const

/** The name of the house's own pack. */
const HOUSE = 'house'

type Kind = Content['kinds'][number]

const EDITIONS = ['2018', 'french', '2019'] as const
const NEWEST = '2019'

const kindOf = (face: CardFace): (typeof KINDS)[number] =>
  face.type === 'loot' ? 'dungeon' : face.type

const titleOf = (face: CardFace): string =>
  face.type === 'dungeon' ? face.enemy.title : face.title

/** Solo and two players fight the same enemies (T4.1): what most matches show. */
const PLAYERS = 2

/** A binder has room for all words. */
const MOST_LINES = 24

function Tile({ face }: { readonly face: CardFace }) {
  switch (face.type) {
    case 'dungeon':
      return (
        <span className={css.dungeon}>
          <DungeonTile face={face} size="large" lines={MOST_LINES} />
        </span>
      )
    case 'boss':
      return <BossCard face={face} size="large" />
    case 'reward':
      return (
        <span className={css.reward}>
          <RewardCard face={face} size="large" />
        </span>
      )
    default:
      return <HandCard face={face} size="large" />
  }
}

function drawn(face: CardFace, as: Drawing) {
  if (as === 'picture') return <CardPlate face={face} />
  return as === 'tile' ? <Tile face={face} /> : <FullCard face={face} />
}

function dividerOf(face: CardFace, texts: LibraryTexts): string {
  if (face.type === 'boss') return face.bossTitle
  return face.type === 'dungeon' ? texts.enemiesOf(face.level) : texts.kinds[kindOf(face)]
}

const heroOf = (face: CardFace, language: PageLanguage): string | undefined =>
  face.type === 'skill' && face.hero !== undefined
    ? talks[spoken(language)].heroes[face.hero].text
    : undefined

function linesOf(face: CardFace, { colon }: LibraryTexts): string[] {
  const flavour = face.flavour === undefined ? [] : [face.flavour]
  if (face.type !== 'dungeon') return [...face.full, ...flavour]
  const { enemy, loot } = face
  const effect =
    loot.full.length === 0 ? `${loot.title}.` : loot.title + colon + loot.full.join(' ')
  return [...enemy.full, effect, ...flavour]
}

/** What it belongs to. */
function alsoOf(face: CardFace, language: PageLanguage, texts: LibraryTexts): string[] {
  const hero = heroOf(face, language)
  return [
    texts.types[kindOf(face)],
    ...(face.type === 'boss' ? [face.bossTitle] : []),
    ...(hero === undefined ? [] : [hero]),
    ...(face.type === 'dungeon' || face.type === 'reward' ? [`${texts.level} ${face.level}`] : []),
  ]
}

function factsOf(
  kind: Kind,
  face: CardFace,
  language: PageLanguage,
  texts: LibraryTexts,
  isHouse: boolean,
): Fact[] {
  const [two, three, four] = kind.enemyPower
  const hero = heroOf(face, language)
  const facts: Fact[] = [{ name: texts.kind, value: texts.types[kindOf(face)] }]
  const add = (name: string, value: string | number) => facts.push({ name, value: `${value}` })
  switch (face.type) {
    case 'dungeon':
      add(texts.level, face.level)
      add(texts.enemyPower, texts.powers(two, three, four))
      add(texts.lootPower, face.loot.power)
      break
    case 'boss':
      add(texts.boss, face.bossTitle)
      add(texts.enemyPower, texts.powers(two, three, four))
      break
    case 'reward':
      add(texts.level, face.level)
      break
    default:
      if (hero !== undefined) add(texts.hero, hero)
      add(texts.power, face.power)
  }
  add(texts.copies, kind.copies)
  // What calls itself the house's own in somebody's pack is that somebody's.
  if (isHouse || face.from !== 'house') add(texts.origin, texts.origins[face.from])
  return facts
}

function cardsOf(
  content: Content,
  language: PageLanguage,
  edition: string | undefined,
): LibraryCard[] {
  const texts = libraryTextsIn(language)
  const profile = EDITIONS.find((name) => name === edition) ?? NEWEST
  const faces = facesIn(content, { players: PLAYERS, profile }, language)
  const cards = content.kinds.map((kind, index): LibraryCard => {
    const face = faces.ofKind(kind)
    return {
      name: kind.name,
      aliases: face.type === 'dungeon' ? [face.loot.name] : [],
      title: titleOf(face),
      kind: kindOf(face),
      level: face.type === 'dungeon' || face.type === 'reward' ? face.level : undefined,
      divider: dividerOf(face, texts),
      editions: kind.reward?.edition === undefined ? [] : [kind.reward.edition],
      lines: linesOf(face, texts),
      also: alsoOf(face, language, texts),
      facts: factsOf(kind, face, language, texts, content.pack.name === HOUSE),
      rules: rulesBehind(content, index),
      draw: (as) => drawn(face, as),
      keywords: signsOn(face).length === 0 ? undefined : <Keywords face={face} />,
    }
  })
  return KINDS.flatMap((name) => cards.filter((card) => card.kind === name))
}

function libraryOf(pack: unknown): GameLibrary {
  const content = contentOf(pack)
  return {
    kinds: (language) => {
      const { kinds } = libraryTextsIn(language)
      return KINDS.map((name) => ({ name, label: kinds[name], width: WIDTHS[name] }))
    },
    note: (language) => libraryTextsIn(language).note,
    cards: ({ language, edition }) => cardsOf(content, language, edition),
  }
}

export const tenefyrLibrary: LibraryModule = { game: 'tenefyr', libraryOf }
