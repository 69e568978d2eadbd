/** How a bot speaks of its choice: chances are whole numbers of a hundred matches. */
import type { LanguageCode } from '@muster/engine'

/** An option as the log names it, and how many matches of a hundred are won after it. */
export interface Said {
  readonly option: string
  readonly wins: number
}

export interface ExplainTexts {
  /** Nothing else could be done. */
  readonly only: string
  /** Who does not count. */
  readonly hunch: string
  /** What it thought then is not known any more. */
  readonly forgotten: string
  /** It wins, as good as sure. */
  wins(option: string): string
  /** It is as good as lost, whatever is done. */
  lost(option: string): string
  /** All options are worth the same. */
  alike(best: Said): string
  /** The next best is nearly as good. */
  close(best: Said, next: Said): string
  /** Nothing else comes near. */
  far(best: Said, next: Said): string
  /** In several ways: bots that always say the same are no company. */
  readonly better: readonly ((best: Said, next: Said) => string)[]
  /** The others have too long a name to be told. */
  betterThanRest(best: Said, next: number): string
}

const en: ExplainTexts = {
  only: 'There was nothing else to do.',
  hunch: 'Just a hunch, I did not count.',
  forgotten: 'I no longer remember what I thought then.',
  wins: (option) => `${option}: that should win it.`,
  lost: (option) => `${option}: it looks bad whatever we do.`,
  alike: ({ option, wins }) =>
    `${option}, but it hardly matters: we win about ${wins} times in 100 either way.`,
  close: (best, next) =>
    `A close call: ${best.wins} wins in 100 after “${best.option}”, ${next.wins} after “${next.option}”.`,
  far: (best, next) =>
    `${best.option}, no doubt: we win ${best.wins} times in 100 after it, and only ${next.wins} after “${next.option}”.`,
  better: [
    (best, next) =>
      `${best.option}: I think we win ${best.wins} times in 100 after it; with “${next.option}” it is ${next.wins}.`,
    (best, next) =>
      `${best.option}: I see ${best.wins} wins in 100 that way, and ${next.wins} with “${next.option}”.`,
  ],
  betterThanRest: ({ option, wins }, next) =>
    `${option}: I think we win ${wins} times in 100 after it; the next best is ${next}.`,
}

const fr: ExplainTexts = {
  only: 'Il n’y avait rien d’autre à faire.',
  hunch: 'Une simple intuition, je n’ai pas compté.',
  forgotten: 'Je ne me rappelle plus ce que je pensais alors.',
  wins: (option) => `${option} : avec ça, c’est presque gagné.`,
  lost: (option) => `${option} : ça s’annonce mal, quoi qu’on fasse.`,
  alike: ({ option, wins }) =>
    `${option}, mais peu importe : de toute façon, on gagne environ ${wins} fois sur 100.`,
  close: (best, next) =>
    `C’est serré : ${best.wins} victoires sur 100 après « ${best.option} », ${next.wins} après « ${next.option} ».`,
  far: (best, next) =>
    `${best.option}, sans hésiter : on gagne ${best.wins} fois sur 100 ensuite, et seulement ${next.wins} après « ${next.option} ».`,
  better: [
    (best, next) =>
      `${best.option} : je pense qu’on gagne ${best.wins} fois sur 100 ensuite ; avec « ${next.option} », ${next.wins}.`,
    (best, next) =>
      `${best.option} : j’y vois ${best.wins} victoires sur 100, contre ${next.wins} avec « ${next.option} ».`,
  ],
  betterThanRest: ({ option, wins }, next) =>
    `${option} : je pense qu’on gagne ${wins} fois sur 100 ensuite ; pour le reste, au mieux ${next}.`,
}

const pt: ExplainTexts = {
  only: 'Não havia mais nada a fazer.',
  hunch: 'Foi só um palpite, não fiz as contas.',
  forgotten: 'Já não lembro o que pensei naquela hora.',
  wins: (option) => `${option}: com isso deve dar vitória.`,
  lost: (option) => `${option}: a coisa está feia, não importa o que a gente faça.`,
  alike: ({ option, wins }) =>
    `${option}, mas tanto faz: de um jeito ou de outro, vencemos umas ${wins} vezes em 100.`,
  close: (best, next) =>
    `Está apertado: ${best.wins} vitórias em 100 depois de “${best.option}”, ${next.wins} depois de “${next.option}”.`,
  far: (best, next) =>
    `${best.option}, sem dúvida: vencemos ${best.wins} vezes em 100 depois disso, e só ${next.wins} depois de “${next.option}”.`,
  better: [
    (best, next) =>
      `${best.option}: acho que vencemos ${best.wins} vezes em 100 depois disso; com “${next.option}”, ${next.wins}.`,
    (best, next) =>
      `${best.option}: vejo ${best.wins} vitórias em 100 assim, e ${next.wins} com “${next.option}”.`,
  ],
  betterThanRest: ({ option, wins }, next) =>
    `${option}: acho que vencemos ${wins} vezes em 100 depois disso; o resto, no máximo ${next}.`,
}

export const explainTexts: Readonly<Record<LanguageCode, ExplainTexts>> = { en, fr, pt }
