import type { Seat } from '@muster/engine'
import { useState } from 'react'
import type { MatchView } from '../../host/protocol.ts'
import type { LoadedBoard } from '../board-module.ts'
import { curtainFor } from './whose.ts'

interface CurtainOnPage {
  /** Who is to take the device. */
  readonly curtain: Seat | undefined
  lift(): void
}

export function useCurtain(
  board: LoadedBoard,
  { table }: MatchView,
  voter: Seat | undefined,
): CurtainOnPage {
  const [seen, setSeen] = useState<Seat>()
  const curtain = curtainFor(board.closedHands === true, table, voter, seen)
  return { curtain, lift: () => setSeen(voter) }
}
