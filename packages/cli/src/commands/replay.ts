/** muster replay: plays a stored match again; the result, the hashes, and whether the deal was fair. */
import { type LanguageCode, standing, verifyDeal } from '@muster/engine'
import { FAILED, OK } from '../errors.ts'
import { openMatch, type StoredMatch } from '../stored.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface ReplayOptions {
  readonly file: string
  readonly language: LanguageCode
  readonly pack?: string
  readonly json: boolean
}

type Fairness =
  | { readonly deal: 'fair' | 'sealed' | 'unproven' }
  | { readonly deal: 'unfair'; readonly why: string }

export function replayCommand(
  { terminal, env }: World,
  { file, language, pack, json }: ReplayOptions,
): number {
  const texts = textsIn[language]
  const stored = openMatch(env, file, pack, texts)
  const fairness = fairnessOf(stored)
  const lines = json ? [asJson(stored, fairness)] : inWords(stored, fairness, texts)
  for (const line of lines) terminal.say(line)
  return fairness.deal === 'unfair' ? FAILED : OK
}

function fairnessOf({ box, record }: StoredMatch): Fairness {
  if (record.deal.kind === 'sealed') return { deal: 'sealed' }
  if (record.deal.kind !== 'opened') return { deal: 'unproven' }
  const verdict = verifyDeal(box.game, record, record.deal.seed)
  return verdict.fair ? { deal: 'fair' } : { deal: 'unfair', why: verdict.why }
}

function asJson({ record, played }: StoredMatch, fairness: Fairness): string {
  const { game, version, pack, options, entries } = record
  const { result = null, hashes } = played
  const choices = standing(entries).length
  return JSON.stringify({ game, version, pack, options, result, choices, ...fairness, hashes })
}

function inWords({ box, record, played }: StoredMatch, fairness: Fairness, texts: Texts): string[] {
  const { version, pack, entries } = record
  const results = { won: texts.resultWon, lost: texts.resultLost, open: texts.resultOpen }
  const deals = {
    fair: texts.dealFair,
    unfair: fairness.deal === 'unfair' ? fill(texts.dealUnfair, { why: fairness.why }) : '',
    sealed: texts.dealSealed,
    unproven: texts.dealUnproven,
  }
  return [
    fill(texts.replayed, {
      game: box.title,
      version,
      pack: pack.name,
      choices: standing(entries).length,
      entries: entries.length,
    }),
    results[played.result ?? 'open'],
    fill(texts.finalHash, { hash: played.hashes[played.hashes.length - 1] }),
    deals[fairness.deal],
  ]
}
