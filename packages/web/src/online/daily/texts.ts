import type { InEveryLanguage } from '../../texts/texts.ts'

interface RankedTexts {
  readonly title: string
  readonly lead: string
  readonly play: string
  readonly goOn: string
  readonly playOf: (what: string, game: string) => string
  readonly nobody: string
  readonly played: (played: number, won: number) => string
  readonly rank: string
  readonly name: string
  readonly result: string
  readonly won: (choices: number) => string
  readonly lost: (choices: number) => string
  readonly tookBack: string
  readonly you: string
  readonly sealed: string
  readonly failed: string
}

const s = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const rankedTexts: InEveryLanguage<RankedTexts> = {
  en: {
    title: 'Ranked today',
    lead: 'The same deal for everyone, dealt by the server and opened when the day is over. Your first try counts.',
    play: 'Play ranked',
    goOn: 'Continue ranked',
    playOf: (what, game) => `${what}: ${game}`,
    nobody: 'Nobody has finished it yet today.',
    played: (played, won) => `${s(played, 'player', 'players')} so far, ${won} won`,
    rank: 'Rank',
    name: 'Name',
    result: 'Result',
    won: (n) => `won in ${s(n, 'choice', 'choices')}`,
    lost: (n) => `lost after ${s(n, 'choice', 'choices')}`,
    tookBack: 'something taken back',
    you: 'you',
    sealed: 'Seal of today’s deal',
    failed: 'The server does not answer. Please try again in a moment.',
  },
  fr: {
    title: 'Classement du jour',
    lead: 'La même donne pour tous, distribuée par le serveur et ouverte à la fin du jour. Seul le premier essai compte.',
    play: 'Jouer pour le classement',
    goOn: 'Continuer l’essai classé',
    playOf: (what, game) => `${what} : ${game}`,
    nobody: 'Personne ne l’a encore terminée aujourd’hui.',
    played: (played, won) =>
      `${s(played, 'essai', 'essais')} pour l’instant, dont ${s(won, 'victoire', 'victoires')}`,
    rank: 'Rang',
    name: 'Nom',
    result: 'Résultat',
    won: (n) => `victoire en ${s(n, 'choix', 'choix')}`,
    lost: (n) => `défaite après ${s(n, 'choix', 'choix')}`,
    tookBack: 'avec un retour en arrière',
    you: 'vous',
    sealed: 'Sceau de la donne du jour',
    failed: 'Le serveur ne répond pas. Réessayez dans un instant.',
  },
  pt: {
    title: 'Classificação do dia',
    lead: 'As mesmas cartas para todos, dadas pelo servidor e abertas no fim do dia. Só a primeira tentativa conta.',
    play: 'Jogar pela classificação',
    goOn: 'Continuar a tentativa',
    playOf: (what, game) => `${what}: ${game}`,
    nobody: 'Ninguém terminou hoje ainda.',
    played: (played, won) =>
      `${s(played, 'tentativa', 'tentativas')} até agora, ${s(won, 'vitória', 'vitórias')}`,
    rank: 'Posição',
    name: 'Nome',
    result: 'Resultado',
    won: (n) => `vitória em ${s(n, 'escolha', 'escolhas')}`,
    lost: (n) => `derrota depois de ${s(n, 'escolha', 'escolhas')}`,
    tookBack: 'com algo desfeito',
    you: 'você',
    sealed: 'Lacre das cartas do dia',
    failed: 'O servidor não responde. Tente de novo daqui a pouco.',
  },
}
