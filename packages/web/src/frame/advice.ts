/** What a lesson advises at a question: there Enter takes that. */
import { createContext, useContext } from 'react'
import type { DecisionView, MatchView } from '../host/protocol.ts'

export interface Advice {
  /** The entry that opened the question. */
  readonly entry: number
  readonly verb: string
}

export const AdviceContext = createContext<Advice | undefined>(undefined)

type Question = Pick<DecisionView, 'entry' | 'options'>

export function advisedIn(
  question: Question | undefined,
  advice: Advice | undefined,
): string | undefined {
  if (advice === undefined || question?.entry !== advice.entry) return undefined
  return question.options.find(({ verb }) => verb === advice.verb)?.text
}

/** The option that is advised now. */
export const useAdvised = ({ decision }: MatchView): string | undefined =>
  advisedIn(decision, useContext(AdviceContext))
