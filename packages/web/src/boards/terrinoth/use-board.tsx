/** What all parts of the board see: the table, faces of cards, texts, and what an option would bring. */
import { capital } from '@muster/engine'
import type { Content } from '@muster/terrinoth/view'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { BoardProps, BoardSize } from '../../frame/board-module.ts'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { type Faces, useFaces } from './cards/use-faces.ts'
import { type Table, tableOf } from './table.ts'
import { boardTexts } from './texts/texts.ts'
import type { BoardTexts } from './texts/words.ts'

export interface BoardInUse {
  readonly table: Table
  readonly match: MatchView
  /** The decision that the drawn table waits for. */
  readonly decision: DecisionView | undefined
  readonly size: BoardSize
  readonly faces: Faces
  readonly texts: BoardTexts
  readonly say: (text: string) => string
  /** The table as it would be after what is considered. */
  readonly ghost: Table | undefined
}

const Context = createContext<BoardInUse | undefined>(undefined)

export function useBoard(): BoardInUse {
  const board = useContext(Context)
  if (board === undefined) throw new Error('useBoard outside a board')
  return board
}

/** What a column needs besides its hero: it does not change with the table. */
export type Wording = Pick<BoardInUse, 'faces' | 'texts' | 'say'> & Pick<Table, 'names'>

const Words = createContext<Wording | undefined>(undefined)

export function useWording(): Wording {
  const words = useContext(Words)
  if (words === undefined) throw new Error('useWording outside a board')
  return words
}

export function BoardInUseProvider({
  content,
  props,
  children,
}: {
  readonly content: Content
  readonly props: BoardProps
  readonly children: ReactNode
}) {
  const { language } = useSettings()
  const { view: match, state, preview, size } = props
  const texts = useTexts(boardTexts)
  const say = useSaying()
  const faces = useFaces(content)
  const table = useMemo(() => tableOf(content, state, spoken(language)), [content, state, language])
  const ghost = useMemo(
    () => (preview === undefined ? undefined : tableOf(content, preview.state, spoken(language))),
    [content, preview, language],
  )
  const decision = state === match.state ? match.decision : undefined
  const inUse = useMemo(
    (): BoardInUse => ({ table, match, decision, size, faces, texts, say, ghost }),
    [table, match, decision, size, faces, texts, say, ghost],
  )
  const { names } = table
  const words = useMemo((): Wording => ({ faces, texts, say, names }), [faces, texts, say, names])
  return (
    <Context value={inUse}>
      <Words value={words}>{children}</Words>
    </Context>
  )
}

/** As the table calls a hero: of “Kari Wraithstalker”, whose card is `kari`, “Kari”. */
export function shortName(title: string, name: string): string {
  const short = capital(name)
  return title.split(/[ ,]+/).includes(short) ? short : title
}
