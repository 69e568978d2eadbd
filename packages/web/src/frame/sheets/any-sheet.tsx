/** Every sheet there is. */
import { lazy, Suspense } from 'react'
import { HintSheet } from '../hints/hint-sheet.tsx'
import type { OpenSheet } from '../match-context.ts'
import { KeysSheet } from './keys/keys-sheet.tsx'
import { LogSheet } from './log.tsx'
import { MenuSheet } from './menu.tsx'
import { PhrasesSheet } from './phrases.tsx'
import { PilesSheet } from './piles.tsx'
import { RuleSheet, RulesSheet } from './rule.tsx'
import { SettingsSheet } from './settings.tsx'
import { SymbolsSheet } from './symbols.tsx'
import { UndoSheet } from './undo.tsx'
import { ZoomSheet } from './zoom.tsx'

const PeopleSheet = lazy(async () => ({
  default: (await import('../../online/match/people-sheet.tsx')).PeopleSheet,
}))

export function AnySheet({ sheet }: { readonly sheet: OpenSheet }) {
  switch (sheet.kind) {
    case 'zoom':
      return <ZoomSheet key={sheet.spot} spot={sheet.spot} />
    case 'rule':
      return <RuleSheet number={sheet.rule} />
    case 'rules':
      return <RulesSheet />
    case 'piles':
      return <PilesSheet />
    case 'log':
      return <LogSheet from={sheet.from} />
    case 'undo':
      return <UndoSheet />
    case 'settings':
      return <SettingsSheet />
    case 'keys':
      return <KeysSheet />
    case 'menu':
      return <MenuSheet />
    case 'phrases':
      return <PhrasesSheet />
    case 'people':
      return (
        <Suspense>
          <PeopleSheet />
        </Suspense>
      )
    case 'hint':
      return <HintSheet />
    case 'symbols':
      return <SymbolsSheet />
  }
}
