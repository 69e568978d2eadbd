/** What narrows a shelf. A filter that has nothing to choose from is not there. */
import { useMemo } from 'react'
import { chapterNumber } from '../../frame/sheets/rule-links.ts'
import { sheetTexts } from '../../frame/sheets/texts/texts.ts'
import { Pick } from '../../look/controls/pick.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { Asked, ShelfName } from './asked.ts'
import desk from './desk.module.css'
import { useOpenLibrary } from './library-context.ts'
import { different } from './on-the-shelves.ts'
import { libraryTexts } from './texts/texts.ts'

interface Choices {
  readonly name: keyof Asked
  readonly label: string
  readonly every: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
}

export function Filters({
  shelf,
  onAsk,
}: {
  readonly shelf: ShelfName
  onAsk(part: Partial<Asked>): void
}) {
  const { asked } = useOpenLibrary()
  const ofCards = useCardChoices()
  const ofRules = useRuleChoices()
  const edition = useEditions()
  const pack = usePacks()
  const choices = [...(shelf === 'cards' ? [...pack, ...ofCards] : ofRules), edition]
  return (
    <div className={desk.filters}>
      {choices
        .filter(({ name, values }) => values.length > 1 || name === 'pack')
        .map(({ name, label, every, values }) => (
          <Pick
            key={name}
            label={label}
            labelHidden
            value={values.some(({ value }) => value === asked[name]) ? asked[name] : ''}
            options={[{ value: '', label: every }, ...values]}
            onChange={(value) => onAsk({ [name]: value })}
          />
        ))}
    </div>
  )
}

/** Whose cards; nobody is asked who has only the house's. */
function usePacks(): readonly Choices[] {
  const { packs } = useOpenLibrary()
  const texts = useTexts(libraryTexts)
  if (packs.length === 0) return []
  const values = packs.map(({ hash, name, version }) => ({
    value: hash,
    label: `${name} ${version}`,
  }))
  return [{ name: 'pack', label: texts.pack, every: texts.houseCards, values }]
}

function useCardChoices(): readonly Choices[] {
  const { library, cards } = useOpenLibrary()
  const { language } = useSettings()
  const texts = useTexts(libraryTexts)
  const kinds = library.kinds(language).map(({ name, label }) => ({ value: name, label }))
  const levels = useMemo(
    () =>
      different(cards.flatMap(({ level }) => (level === undefined ? [] : [level]))).sort(
        (a, b) => a - b,
      ),
    [cards],
  )
  return [
    { name: 'kind', label: texts.kind, every: texts.everyKind, values: kinds },
    {
      name: 'level',
      label: texts.level,
      every: texts.everyLevel,
      values: levels.map((level) => ({ value: `${level}`, label: texts.levelIs(`${level}`) })),
    },
  ]
}

function useRuleChoices(): readonly Choices[] {
  const { rules } = useOpenLibrary()
  const texts = useTexts(libraryTexts)
  const chapters = useMemo(() => {
    const titles = new Map(rules.map(({ rule, chapter }) => [chapterNumber(rule.number), chapter]))
    return [...titles].map(([value, title]) => ({ value, label: `${value} ${title}` }))
  }, [rules])
  return [{ name: 'chapter', label: texts.chapter, every: texts.everyChapter, values: chapters }]
}

function useEditions(): Choices {
  const { rules, cards } = useOpenLibrary()
  const texts = useTexts(libraryTexts)
  const { edition } = useTexts(sheetTexts)
  const named = useMemo(
    () =>
      different([
        ...rules.flatMap(({ rule }) => rule.editions),
        ...cards.flatMap(({ editions }) => editions),
      ]).sort((a, b) => (a < b ? -1 : 1)),
    [rules, cards],
  )
  return {
    name: 'edition',
    label: texts.edition,
    every: texts.everyEdition,
    values: named.map((value) => ({ value, label: edition(value) })),
  }
}
