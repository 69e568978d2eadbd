/** `#/library`: all cards and rules of all games, each with an address of its own. */
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { setUpOf } from '../set-up/games/registry.ts'
import { pageTexts } from '../texts.ts'
import { askedIn } from './asked.ts'
import { CardPage } from './card-page.tsx'
import { Games } from './games.tsx'
import styles from './library.module.css'
import { LibraryContext, type OpenLibrary } from './library-context.ts'
import { ownCards } from './on-the-shelves.ts'
import { libraries } from './registry.ts'
import { RulePage } from './rule-page.tsx'
import { Shelves } from './shelves.tsx'
import { libraryTexts } from './texts/texts.ts'
import { type Opened, useLibrary } from './use-library.ts'

interface Way {
  /** `card`, `rule` or `rules`; nothing for the cards. */
  readonly what?: string | undefined
  readonly name?: string | undefined
}

export function LibraryPage({ game, ...way }: Way & { readonly game?: string | undefined }) {
  if (game === undefined || !Object.hasOwn(libraries, game)) return <Games missing={game} />
  return <GamePage key={game} game={game} {...way} />
}

function GamePage({ game, ...way }: Way & { readonly game: string }) {
  const texts = useTexts(libraryTexts)
  const { moment } = useTexts(pageTexts)
  const title = useTexts(setUpOf(game)?.texts ?? NO_TITLE).title
  const query = useSearch()
  const opened = useLibrary(game, askedIn(query).pack)
  if (opened === undefined) {
    return (
      <Page title={texts.gameTitle(title)} wide busy>
        <p className={styles.moment}>{moment}</p>
      </Page>
    )
  }
  if (opened === 'failed') return <Page title={texts.gameTitle(title)} lead={texts.failed} wide />
  return <Inside game={game} title={title} opened={opened} {...way} />
}

const NO_TITLE = { en: { title: '' }, fr: { title: '' }, pt: { title: '' } }

function Inside({
  game,
  title,
  opened,
  ...way
}: Way & { readonly game: string; readonly title: string; readonly opened: Opened }) {
  const { language } = useSettings()
  const saying = useSaying()
  const query = useSearch()
  const asked = useMemo(() => askedIn(query), [query])
  const { library, house, rules, packs, pack: name, isMissing } = opened
  const { edition } = asked
  const reader = useMemo(
    () => ({ language, edition: edition === '' ? undefined : edition }),
    [language, edition],
  )
  const cards = useMemo(() => library.cards(reader), [library, reader])
  const pack = useMemo(
    () => (name === undefined ? undefined : { name, own: ownCards(cards, house.cards(reader)) }),
    [name, cards, house, reader],
  )
  const read = useMemo(() => {
    const code = spoken(language)
    return rules.map((rule) => ({
      rule,
      chapter: saying(rule.chapter[code]),
      text: saying(rule.text[code]),
    }))
  }, [rules, language, saying])
  const open = useMemo<OpenLibrary>(
    () => ({ game, title, library, cards, pack, packs, rules: read, asked }),
    [game, title, library, cards, pack, packs, read, asked],
  )
  return (
    <LibraryContext value={open}>
      <div className={styles.ofGame} data-game={game}>
        <Room {...way} {...open} isPackMissing={isMissing} />
      </div>
    </LibraryContext>
  )
}

/** The page that an address names; the shelves where it names none that there is. */
function Room({
  what,
  name = '',
  cards,
  rules,
  isPackMissing,
}: Way & OpenLibrary & { readonly isPackMissing: boolean }) {
  const texts = useTexts(libraryTexts)
  const wanted = name.toLowerCase()
  if (what === 'card') {
    const card = cards.find((one) => one.name === wanted || one.aliases.includes(wanted))
    if (card !== undefined) return <CardPage key={card.name} card={card} />
    return <Shelves shelf="cards" missing={{ say: texts.noCard(name), name }} />
  }
  if (what === 'rule') {
    const rule = rules.find((one) => one.rule.number.toLowerCase() === wanted)
    if (rule !== undefined) return <RulePage key={rule.rule.number} read={rule} />
    return <Shelves shelf="rules" missing={{ say: texts.noRule(name), name }} />
  }
  const shelf = what === 'rules' ? 'rules' : 'cards'
  const isThere = what === undefined || (what === 'rules' && name === '')
  if (isThere && isPackMissing)
    return <Shelves shelf={shelf} missing={{ say: texts.noPack, name }} />
  return <Shelves shelf={shelf} missing={isThere ? undefined : { say: texts.noPage, name }} />
}
