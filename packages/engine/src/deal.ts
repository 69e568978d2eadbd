/**
 * A deal that can be proven. The host publishes the commitment of its seed, then each seat gives a nonce; the
 * dealing key is made of both. At the end the seed is opened, and anyone can play the match again.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { KeyedDealer } from './dealers/keyed.ts'
import { CardIndex, RecordedDealer } from './dealers/recorded.ts'
import { MusterError } from './errors.ts'
import type { Game } from './game.ts'
import type { MatchRecord, OpenedDeal, SealedDeal } from './record.ts'
import { playAgain } from './replay.ts'
import type { EngineState } from './state.ts'

const SEED = /^[0-9a-f]{32}$/

/** SHA-256 of the seed's 16 bytes. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(seedBytes(seed)))
}

/** SHA-256 of some words: anybody who has them can make what follows from it. */
export function digestOf(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(words)))
}

/** SHA-256 of the seed's 16 bytes, then the match and the nonces, a line each. */
export function dealingKey(seed: string, match: string, nonces: readonly string[]): Uint8Array {
  const lines = [match, ...nonces]
  const broken = lines.find((line) => /\s/.test(line) || line === '')
  if (broken !== undefined) {
    throw new MusterError('deal', `a match or nonce is one word, not ${JSON.stringify(broken)}`)
  }
  const hash = sha256.create().update(seedBytes(seed))
  for (const line of lines) hash.update(utf8ToBytes(`${line}\n`))
  return hash.digest()
}

/** A deal as it is published. The seed stays with the host. */
export function sealDeal(seed: string, match: string, nonces: readonly string[]): SealedDeal {
  return { kind: 'sealed', commitment: commitmentOf(seed), match, nonces: [...nonces] }
}

/** The deal with its seed, if that is the seed it was sealed with. */
export function openDeal(deal: SealedDeal | OpenedDeal, seed: string): OpenedDeal {
  if (commitmentOf(seed) !== deal.commitment) {
    throw new MusterError('deal', 'this is not the seed that the deal was sealed with')
  }
  const { commitment, match, nonces } = deal
  return { kind: 'opened', commitment, match, nonces, seed }
}

export function dealerOf(deal: OpenedDeal): KeyedDealer {
  return new KeyedDealer(dealingKey(deal.seed, deal.match, deal.nonces))
}

export type Verdict = { readonly fair: true } | { readonly fair: false; readonly why: string }

/** Plays a match again from its seed: was everything dealt as the key deals it? */
export function verifyDeal<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
  seed: string,
): Verdict {
  const { deal } = record
  if (deal.kind !== 'sealed' && deal.kind !== 'opened') {
    return { fair: false, why: `a ${deal.kind} deal cannot be proven` }
  }
  try {
    const keyed = dealerOf(openDeal(deal, seed))
    // What came before a match was played on was dealt under another key.
    const own = record.continued?.entry ?? -1
    const before = new RecordedDealer(new CardIndex(game))
    const dealerAt = (entry: number, dealt: readonly string[]) => {
      before.follow(dealt)
      return entry > own ? keyed : before
    }
    playAgain(game, record, dealerAt, () => undefined)
    return { fair: true }
  } catch (error) {
    if (error instanceof MusterError) return { fair: false, why: error.message }
    throw error
  }
}

function seedBytes(seed: string): Uint8Array {
  if (!SEED.test(seed)) throw new MusterError('deal', 'a seed is 16 bytes as 32 hex digits')
  return hexToBytes(seed)
}
