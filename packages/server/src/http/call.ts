/** A request that has been checked, as the part that answers it gets it. */
import type { AnswerOf, EndpointName, QueryOf, ReadBy, WordsOf } from '@muster/table/online'
import type { Account } from '../storage/storage.ts'

export interface Call<Name extends EndpointName> {
  readonly words: WordsOf<Name>
  readonly query: QueryOf<Name>
  readonly body: ReadBy<Name>
  /** Who asks, where it is known. */
  readonly account: Account | undefined
  /** From where. */
  readonly address: string
  /** Signs this device in, or out. */
  setCookie(id: string | undefined): void
}

export type Answers = {
  readonly [Name in Exclude<EndpointName, 'stream'>]: (
    call: Call<Name>,
  ) => Promise<AnswerOf<Name>> | AnswerOf<Name>
}

/** What all of them have in common: the table of endpoints has checked that each gets what it asks for. */
export type AnyAnswer = { answer(call: AnyCall): unknown }['answer']

interface AnyCall extends Pick<Call<'signIn'>, 'account' | 'address' | 'setCookie'> {
  readonly words: object
  readonly query: unknown
  readonly body: unknown
}
