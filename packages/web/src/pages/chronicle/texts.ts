import type { InEveryLanguage } from '../../texts/texts.ts'

interface ChronicleTexts {
  readonly title: string
  readonly opening: string
  readonly failed: string
  readonly notKept: string
  readonly starsOf: (have: number, all: number) => string
  readonly who: string
  readonly play: (scenario: string) => string
  readonly goOn: (scenario: string) => string
  readonly again: string
  readonly tryAgain: string
  /** What a button does, and in which scenario. */
  readonly about: (what: string, scenario: string) => string
  readonly won: string
  readonly lost: string
  readonly lostHint: string
  readonly stars: (n: number) => string
  readonly after: (scenario: string) => string
  readonly choose: string
  readonly taken: (reward: string) => string
  readonly next: (scenario: string) => string
  readonly toChronicle: string
  readonly notStarted: (why: string) => string
  readonly notTaken: (why: string) => string
}

const en: ChronicleTexts = {
  title: 'Chronicle',
  opening: 'Turning the pages…',
  failed:
    'The chronicle cannot be read right now. Your matches are safe; come back a little later.',
  notKept: 'This browser keeps nothing, so results cannot stay here.',
  starsOf: (have, all) => `${have} of ${all} stars`,
  who: 'Who plays',
  play: (scenario) => `Play ${scenario}`,
  goOn: (scenario) => `Go on with ${scenario}`,
  again: 'Play again',
  tryAgain: 'Try again',
  about: (what, scenario) => `${what}: ${scenario}`,
  won: 'Won',
  lost: 'Lost',
  lostHint: 'Nothing is lost by it: try again as often as you like.',
  stars: (n) => (n === 1 ? '1 of 3 stars' : `${n} of 3 stars`),
  after: (scenario) => `Opens after ${scenario}.`,
  choose: 'Choose your reward',
  taken: (reward) => `Your reward: ${reward}`,
  next: (scenario) => `Next: ${scenario}`,
  toChronicle: 'To the chronicle',
  notStarted: (why) => `The match could not start. ${why}`,
  notTaken: (why) => `The reward could not be written down. ${why}`,
}

const fr: ChronicleTexts = {
  title: 'Chronique',
  opening: 'On tourne les pages…',
  failed:
    'Impossible de lire la chronique. Vos parties sont à l’abri\u202f; revenez un peu plus tard.',
  notKept: 'Ce navigateur ne garde rien\u00a0: les résultats ne peuvent pas y rester.',
  starsOf: (have, all) => `${have} ${have < 2 ? 'étoile' : 'étoiles'} sur ${all}`,
  who: 'Qui joue',
  play: (scenario) => `Jouer «\u202f${scenario}\u202f»`,
  goOn: (scenario) => `Reprendre «\u202f${scenario}\u202f»`,
  again: 'Rejouer',
  tryAgain: 'Réessayer',
  about: (what, scenario) => `${what}\u00a0: ${scenario}`,
  won: 'Victoire',
  lost: 'Défaite',
  lostHint: 'Vous n’y perdez rien\u00a0: réessayez autant que vous voulez.',
  stars: (n) => (n < 2 ? `${n} étoile sur 3` : `${n} étoiles sur 3`),
  after: (scenario) => `S’ouvre après «\u202f${scenario}\u202f».`,
  choose: 'Choisissez votre récompense',
  taken: (reward) => `Votre récompense\u00a0: ${reward}`,
  next: (scenario) => `Ensuite\u00a0: ${scenario}`,
  toChronicle: 'Voir la chronique',
  notStarted: (why) => `La partie n’a pas pu commencer. ${why}`,
  notTaken: (why) => `La récompense n’a pas pu être notée. ${why}`,
}

const pt: ChronicleTexts = {
  title: 'Crônica',
  opening: 'Virando as páginas…',
  failed: 'Não deu para ler a crônica. Suas partidas estão a salvo; volte mais tarde.',
  notKept: 'Este navegador não guarda nada: os resultados não ficam aqui.',
  starsOf: (have, all) => `${have} de ${all} estrelas`,
  who: 'Quem joga',
  play: (scenario) => `Jogar “${scenario}”`,
  goOn: (scenario) => `Continuar “${scenario}”`,
  again: 'Jogar de novo',
  tryAgain: 'Tentar de novo',
  about: (what, scenario) => `${what}: ${scenario}`,
  won: 'Vitória',
  lost: 'Derrota',
  lostHint: 'Nada se perde: tentem de novo quantas vezes quiserem.',
  stars: (n) => `${n} de 3 estrelas`,
  after: (scenario) => `Abre depois de “${scenario}”.`,
  choose: 'Escolham a recompensa',
  taken: (reward) => `Sua recompensa: ${reward}`,
  next: (scenario) => `A seguir: ${scenario}`,
  toChronicle: 'Ver a crônica',
  notStarted: (why) => `A partida não pôde começar. ${why}`,
  notTaken: (why) => `Não deu para anotar a recompensa. ${why}`,
}

export const chronicleTexts: InEveryLanguage<ChronicleTexts> = { en, fr, pt }
