/** muster show: a stored match or position, drawn. */
import { type LanguageCode, RandomDealer, Umpire } from '@muster/engine'
import { OK } from '../errors.ts'
import { fitted, wrap } from '../layout.ts'
import { openStored } from '../stored.ts'
import { fill, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface ShowOptions {
  readonly file: string
  readonly language: LanguageCode
  readonly pack?: string
}

export function show({ terminal, env }: World, { file, language, pack }: ShowOptions): number {
  const texts = textsIn[language]
  const stored = openStored(env, file, pack, texts)
  const { game } = stored.box
  const state = 'played' in stored ? stored.played.state : stored.state
  terminal.say(fitted(game.picture?.(state, language) ?? '', terminal.columns))
  terminal.say()
  const umpire = new Umpire(game, game.content, game.copy(state), new RandomDealer(0))
  umpire.resume(umpire.state)
  if (umpire.isOver) {
    terminal.say(game.sayResult(state, language))
    return OK
  }
  const { decision } = umpire
  const prompt = game.sayPrompt(state, decision, language)
  terminal.say(wrap(fill(texts.waitsFor, { prompt, rule: decision.rule }), terminal.columns))
  for (let i = 0; i < decision.count; i++) {
    const option = game.sayOption(state, decision, i, language)
    terminal.say(wrap(`${String(i + 1).padStart(3)}  ${option}`, terminal.columns, '     '))
  }
  return OK
}
