/** The cards, clans, rooms and scenarios of Keep the Heroes Out! for the library. */
import {
  type Action,
  type CardFace,
  CLANS,
  type Content,
  type Cost,
  chipText,
  contentOf,
  fullText,
  ROOMS,
  SYMBOL_OF,
  SYMBOLS,
  scenarioText,
  talks,
} from '@muster/keep/view'
import type {
  Drawing,
  Fact,
  GameLibrary,
  LibraryCard,
  LibraryModule,
} from '../../pages/library/library-module.ts'
import { stretched } from '../../texts/stretch.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { rulesBehind, rulesOf } from './card-rules.ts'
import { FullCard, pictureOf } from './cards/full-card.tsx'
import { GuildCard } from './cards/guild-card.tsx'
import { RowCard } from './cards/held-card.tsx'
import { Plate } from './cards/picture.tsx'
import { clanPictures } from './cards/pictures.ts'
import { ActionSign } from './cards/play.tsx'
import { facesIn } from './cards/use-faces.ts'
import css from './library.module.css'
import { NamedPlate, roomsOf, Sheet } from './library-sheets.tsx'
import { type LibraryKind, type LibraryTexts, libraryTextsIn } from './library-texts.ts'
import { namesIn } from './passages.ts'
import { kindOfCard } from './spoken.ts'
import { scenarioPicture } from './stamps.ts'
import { textsIn } from './texts/texts.ts'

/** In the order of the binder. */
const KINDS = [
  'scenario',
  'clan',
  'tactic',
  'loot',
  'tile',
  'treasure',
  'guild',
  'event',
] as const satisfies readonly LibraryKind[]

const WIDE = 9
const WIDTHS: Readonly<Record<LibraryKind, number>> = {
  scenario: WIDE,
  clan: WIDE,
  tactic: WIDE,
  loot: WIDE,
  tile: WIDE,
  treasure: WIDE,
  guild: 4,
  event: WIDE,
}

/** The name of the house's own pack. */
const HOUSE = 'house'

/** What all of one pack's pages are made of. */
interface Shelf {
  readonly content: Content
  readonly language: PageLanguage
  readonly texts: LibraryTexts
}

const kindOf = ({ type }: CardFace): LibraryKind => (type === 'scenario' ? 'event' : type)

const sayIn = ({ language }: Shelf, text: string): string =>
  language === 'pseudo' ? stretched(text) : text

// Signs

const innerOf = (action: Action | Cost): readonly (Action | Cost)[] =>
  action.word === 'combo' ? [action, ...action.first, ...action.then] : [action]

/** A card has signs instead of words: what each means. */
function Signs({ face, language }: { readonly face: CardFace; readonly language: PageLanguage }) {
  if (face.type !== 'tactic' && face.type !== 'loot') return null
  const actions = face.play.flat().flatMap(innerOf)
  const named = actions.map((action) => ({ action, say: chipText(action, spoken(language)) }))
  const each = named.filter(({ say }, i) => named.findIndex((one) => one.say === say) === i)
  return (
    <ul className={css.signs}>
      {each.map(({ action, say }) => (
        <li key={say}>
          <ActionSign action={action} /> {language === 'pseudo' ? stretched(say) : say}
        </li>
      ))}
    </ul>
  )
}

// Cards

const Picture = ({ name, picture }: { readonly name: string; readonly picture: string }) => (
  <span className={css.square}>
    <Plate picture={picture} name={name} />
  </span>
)

function Tile({ face }: { readonly face: CardFace }) {
  if (face.type === 'tactic' || face.type === 'loot') return <RowCard face={face} />
  if (face.type === 'guild') return <GuildCard face={face} />
  return <NamedPlate name={face.name} title={face.title} picture={pictureOf(face)} />
}

function drawn(shelf: Shelf, face: CardFace, as: Drawing) {
  if (as === 'picture') return <Picture name={face.name} picture={pictureOf(face)} />
  if (as === 'tile') return <Tile face={face} />
  const texts = textsIn(shelf.language)
  const names = namesIn(shelf.content, spoken(shelf.language))
  return (
    <FullCard face={face} kind={kindOfCard(face, names, texts)} from={texts.zoom.from[face.from]} />
  )
}

/** What it belongs to: a clan, a kind of Loot, a sign. */
function belongsTo(shelf: Shelf, face: CardFace): string {
  const names = namesIn(shelf.content, spoken(shelf.language))
  const talk = talks[spoken(shelf.language)]
  if (face.type === 'tactic' && face.clan !== undefined) return names.clan(CLANS.indexOf(face.clan))
  if (face.type === 'loot' && face.loot !== undefined) return names.loot(face.loot)
  return face.type === 'guild' ? talk.classes[face.hero].text : ''
}

function scenarioOfCard({ content, language }: Shelf, name: string): string {
  const found = content.pack.scenarios.find(({ cards }) => cards.some((one) => one.name === name))
  return found?.title[spoken(language)].text ?? ''
}

function dividerOf(shelf: Shelf, face: CardFace): string {
  const kind = shelf.texts.kinds[kindOf(face)]
  const of = face.type === 'scenario' ? scenarioOfCard(shelf, face.name) : belongsTo(shelf, face)
  return of === '' ? kind : `${kind}, ${sayIn(shelf, of)}`
}

function factsOf(shelf: Shelf, face: CardFace, copies: number): Fact[] {
  const { texts, content } = shelf
  const talk = talks[spoken(shelf.language)]
  const facts: Fact[] = [{ name: texts.kind, value: texts.types[kindOf(face)] }]
  const add = (name: string, value: string | number) =>
    facts.push({ name, value: sayIn(shelf, `${value}`) })
  if (face.type === 'tactic') add(texts.clan, belongsTo(shelf, face))
  if (face.type === 'loot') add(texts.types.loot, belongsTo(shelf, face))
  if (face.type === 'guild') add(texts.symbol, talk.symbols[face.symbol])
  if (face.type === 'treasure') add(texts.value, face.value)
  if (face.type === 'scenario') add(texts.scenario, scenarioOfCard(shelf, face.name))
  if (face.type === 'tile') {
    add(texts.symbol, talk.symbols[SYMBOLS[SYMBOL_OF[ROOMS.indexOf(face.room)]]])
  }
  add(texts.copies, copies)
  // What calls itself the house's own in somebody's pack is that somebody's.
  if (content.pack.name === HOUSE || face.from !== 'house') {
    add(texts.origin, texts.origins[face.from])
  }
  return facts
}

function ofCards(shelf: Shelf): LibraryCard[] {
  const { content, language, texts } = shelf
  const faces = facesIn(content, language)
  return content.kinds.map(({ name, copies }, kind): LibraryCard => {
    const face = faces.ofKind(kind)
    const flavour = face.type === 'scenario' && face.flavour !== undefined ? [face.flavour] : []
    const isHeld = face.type === 'tactic' || face.type === 'loot'
    return {
      name,
      aliases: [],
      title: face.title,
      kind: kindOf(face),
      level: undefined,
      divider: dividerOf(shelf, face),
      editions: [],
      lines: [...face.full, ...flavour],
      also: [texts.types[kindOf(face)], belongsTo(shelf, face)],
      facts: factsOf(shelf, face, copies),
      rules: rulesBehind(face),
      draw: (as) => drawn(shelf, face, as),
      keywords: isHeld ? <Signs face={face} language={language} /> : undefined,
    }
  })
}

// Clans and scenarios

interface SheetOf {
  readonly name: string
  readonly kind: LibraryKind
  readonly title: string
  readonly picture: string
  readonly lines: readonly string[]
  readonly facts: readonly Fact[]
  readonly rules: readonly string[]
  readonly divider: string
  readonly map?: Content['pack']['scenarios'][number]['map']
}

function sheet({ texts }: Shelf, of: SheetOf): LibraryCard {
  const { name, title, picture, lines, map } = of
  return {
    ...of,
    aliases: [],
    level: undefined,
    editions: [],
    also: [texts.types[of.kind]],
    draw: (as) => {
      if (as === 'picture') return <Picture name={name} picture={picture} />
      if (as === 'tile') return <NamedPlate name={name} title={title} picture={picture} />
      return <Sheet name={name} title={title} picture={picture} lines={lines} map={map} />
    },
    keywords: undefined,
  }
}

function ofClans(shelf: Shelf): LibraryCard[] {
  const { content, language, texts } = shelf
  const code = spoken(language)
  return content.pack.clans.map((clan) =>
    sheet(shelf, {
      name: `clan-${clan.name}`,
      kind: 'clan',
      title: sayIn(shelf, clan.title[code].text),
      picture: clanPictures[clan.name],
      lines: [clan.motto[code], clan.advice[code], ...fullText(clan, code)].map((line) =>
        sayIn(shelf, line),
      ),
      facts: [
        { name: texts.kind, value: texts.types.clan },
        { name: texts.role, value: texts.roles[clan.role] },
        { name: texts.monsters, value: `${clan.monsters}` },
        { name: texts.vitality, value: `${clan.vitality}` },
        { name: texts.origin, value: texts.origins[clan.from] },
      ],
      rules: rulesOf([clan.ability, { word: 'activate' }]),
      divider: texts.kinds.clan,
    }),
  )
}

function ofScenarios(shelf: Shelf): LibraryCard[] {
  const { content, language, texts } = shelf
  const code = spoken(language)
  const { pack } = content
  return pack.scenarios.map((scenario) => {
    const chapter = texts.chapterIs(
      scenario.chapter,
      sayIn(shelf, pack.chapters[scenario.chapter - 1].title[code].text),
    )
    const rooms = roomsOf(scenario).map((room) => pack.rooms[room]?.title[code].text ?? '')
    return sheet(shelf, {
      name: `scenario-${scenario.name}`,
      kind: 'scenario',
      title: sayIn(shelf, scenario.title[code].text),
      picture: scenarioPicture(scenario.name),
      lines: [scenario.story.before[code], ...scenarioText(scenario, code)].map((line) =>
        sayIn(shelf, line),
      ),
      facts: [
        { name: texts.kind, value: texts.types.scenario },
        { name: texts.chapter, value: chapter },
        { name: texts.rooms, value: sayIn(shelf, rooms.join(', ')) },
        { name: texts.origin, value: texts.origins[scenario.from] },
      ],
      rules: ['K1.2', 'K6.4'],
      divider: `${texts.kinds.scenario}, ${chapter}`,
      map: scenario.map,
    })
  })
}

function libraryOf(pack: unknown): GameLibrary {
  const content = contentOf(pack)
  return {
    kinds: (language) => {
      const { kinds } = libraryTextsIn(language)
      return KINDS.map((name) => ({ name, label: kinds[name], width: WIDTHS[name] }))
    },
    note: (language) => libraryTextsIn(language).note,
    cards: ({ language }) => {
      const shelf = { content, language, texts: libraryTextsIn(language) }
      const cards = [...ofScenarios(shelf), ...ofClans(shelf), ...ofCards(shelf)]
      return KINDS.flatMap((name) => cards.filter((card) => card.kind === name))
    },
  }
}

export const keepLibrary: LibraryModule = { game: 'keep', libraryOf }
