/** Where everything else is found. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import { unrankedTexts } from '../../texts/unranked.ts'
import { type OpenSheet, useMatch } from '../match-context.ts'
import { frameTexts } from '../texts/texts.ts'
import { LibraryLink } from './library-link.tsx'
import styles from './menu.module.css'
import { ReportForm } from './report.tsx'
import { fileName, saveFile } from './save-file.ts'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'

type Plain = Exclude<OpenSheet['kind'], 'zoom' | 'rule'>
type Part = 'all' | 'share' | 'report' | 'leave'

const KeepSeen = lazy(async () => ({
  default: (await import('../../links/keep-seen.tsx')).KeepSeen,
}))
const SharePanel = lazy(async () => ({
  default: (await import('../../links/share-panel.tsx')).SharePanel,
}))

export function MenuSheet() {
  const { view, notation } = useMatch()
  const texts = useTexts(sheetTexts)
  const why = useTexts(unrankedTexts)
  const [part, setPart] = useState<Part>('all')
  if (part === 'report') {
    return (
      <Sheet
        key={part}
        title={texts.report}
        side="left"
        foot={<Back onBack={() => setPart('all')} />}
      >
        <ReportForm game={view.game} notation={notation} />
      </Sheet>
    )
  }
  if (part === 'share') {
    return (
      <Sheet
        key={part}
        title={texts.share}
        side="left"
        foot={<Back onBack={() => setPart('all')} />}
      >
        <Suspense>
          <SharePanel />
        </Suspense>
      </Sheet>
    )
  }
  if (part === 'leave') {
    return (
      <Sheet key={part} title={texts.leave} side="left">
        <Leave onStay={() => setPart('all')} />
      </Sheet>
    )
  }
  return (
    <Sheet key={part} title={texts.menu} side="left">
      {view.unranked === undefined || view.kept === 'laid' || view.kept === 'seen' ? null : (
        <p className={styles.hint}>{why[view.unranked]}</p>
      )}
      <Items onPart={setPart} />
    </Sheet>
  )
}

function Items({ onPart }: { onPart(part: Part): void }) {
  const { view, board, open, fold, reading, showReading, apart } = useMatch()
  const texts = useTexts(sheetTexts)
  const frame = useTexts(frameTexts)
  const mayAsk = view.result === undefined && view.kept !== 'seen'
  const people = view.seats.filter(({ bot }) => bot === undefined)
  const sheets: { kind: Plain; label: string }[] = [
    ...(mayAsk ? [{ kind: 'hint' as const, label: frame.hint }] : []),
    { kind: 'piles', label: texts.piles },
    { kind: 'log', label: texts.log },
    { kind: 'rules', label: texts.rules },
    ...(board.Symbols === undefined ? [] : [{ kind: 'symbols' as const, label: texts.symbols }]),
    { kind: 'keys', label: texts.keys },
    { kind: 'settings', label: texts.settings },
  ]
  if (people.length > 1 && view.kept !== 'seen')
    sheets.push({ kind: 'phrases', label: texts.phrases })
  return (
    <ul className={styles.items}>
      {apart === undefined ? null : <apart.Menu />}
      {sheets.map(({ kind, label }) => (
        <Item key={kind} onPress={() => open({ kind })}>
          {label}
        </Item>
      ))}
      <li>
        <LibraryLink className={styles.item}>{texts.library}</LibraryLink>
      </li>
      <Item
        onPress={() => {
          fold()
          showReading(!reading)
        }}
        hint={reading ? undefined : texts.readingTableHint}
      >
        {reading ? texts.board : texts.readingTable}
      </Item>
      <Item
        onPress={() => onPart('share')}
        hint={view.result === undefined ? texts.sharePosition : texts.shareMatch}
      >
        {texts.share}
      </Item>
      <SaveItem />
      {view.kept === 'seen' && view.result !== undefined && (
        <li>
          <Suspense>
            <KeepSeen look={styles.item} />
          </Suspense>
        </li>
      )}
      <Item onPress={() => onPart('report')}>{texts.report}</Item>
      <Item onPress={() => onPart('leave')}>{texts.leave}</Item>
    </ul>
  )
}

function Item({
  onPress,
  hint,
  children,
}: {
  onPress(): void
  readonly hint?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <li>
      <button type="button" className={styles.item} onClick={onPress}>
        {children}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </button>
    </li>
  )
}

/** The match in its notation: it can be opened on another device. */
function SaveItem() {
  const { view, notation } = useMatch()
  const texts = useTexts(sheetTexts)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    const text = await notation()
    setFailed(text === '')
    if (text !== '') saveFile(fileName(view.game, new Date(), 'muster'), text)
  }
  return (
    <>
      <Item onPress={save}>{texts.saveFile}</Item>
      {failed && (
        <li role="alert" className={styles.problem}>
          {texts.problem}
        </li>
      )}
    </>
  )
}

function Leave({ onStay }: { onStay(): void }) {
  const { view } = useMatch()
  const [, go] = useLocation()
  const texts = useTexts(sheetTexts)
  const { leaveSure, leaveOver, leaveNotKept, leaveSeen, leaveLaid } = texts
  const leaving = {
    kept: view.result === undefined ? leaveSure : leaveOver,
    refused: leaveNotKept,
    full: leaveNotKept,
    seen: leaveSeen,
    laid: leaveLaid,
    online: leaveSure,
  }
  return (
    <div className={styles.leave}>
      <p>{leaving[view.kept]}</p>
      <div className={styles.ways}>
        <Button onClick={() => go('/')}>{texts.leaveYes}</Button>
        <Button onClick={onStay}>{texts.leaveNo}</Button>
      </div>
    </div>
  )
}

function Back({ onBack }: { onBack(): void }) {
  const texts = useTexts(sheetTexts)
  return <Button onClick={onBack}>{texts.back}</Button>
}
