import type { InEveryLanguage } from '../../texts/texts.ts'

interface StampTexts {
  readonly title: string
  readonly lead: string
  readonly opening: string
  readonly failed: string
  readonly notKept: string
  readonly counting: (left: number) => string
  readonly beaten: (n: number, of: number) => string
  readonly stamps: (n: number, of: number) => string
  readonly earnedOf: (n: number, of: number) => string
  readonly next: string
  readonly nextIs: (what: string) => string
  readonly allDone: string
  readonly play: string
  readonly rule: string
  readonly achievements: string
  readonly notYet: string
  readonly since: (date: string) => string
  /** What a cell is called for who cannot see it. */
  readonly cell: (name: string, has: string, lacks: string) => string
  readonly untouched: (name: string) => string
  readonly complete: (name: string) => string
}

export const stampTexts: InEveryLanguage<StampTexts> = {
  en: {
    title: 'Wall of stamps',
    lead: 'What was beaten, on which level and with whom. Tap a field to play it.',
    opening: 'Taking the album from the shelf…',
    failed: 'The stamps could not be read. Your matches are safe; come back later.',
    notKept: 'This browser keeps nothing, so stamps cannot be kept here.',
    counting: (left) =>
      left === 1 ? 'Looking through one older match…' : `Looking through ${left} older matches…`,
    beaten: (n, of) => `${n} of ${of} fields beaten`,
    stamps: (n, of) => `${n} of ${of} stamps`,
    earnedOf: (n, of) => `${n} of ${of} achievements`,
    next: 'Next',
    nextIs: (what) => `Next: ${what}`,
    allDone: 'Nothing is left to stamp. Well played!',
    play: 'Play this',
    rule: 'Stamps are for matches played here from set-up to end, with cards nobody knew.',
    achievements: 'Achievements',
    notYet: 'Not yet',
    since: (date) => `Earned ${date}`,
    cell: (name, has, lacks) => `${name}: beaten with ${has}. Missing: ${lacks}. Play this`,
    untouched: (name) => `${name}: not beaten yet. Play this`,
    complete: (name) => `${name}: beaten with all of them. Play it again`,
  },
  fr: {
    title: 'Le mur des tampons',
    lead: 'Ce qui est gagné, à quel niveau et avec qui. Touchez une case pour la jouer.',
    opening: 'On sort l’album de l’étagère…',
    failed: 'Impossible de lire les tampons. Vos parties sont à l’abri ; revenez un peu plus tard.',
    notKept: 'Ce navigateur ne garde rien : les tampons ne peuvent pas y rester.',
    counting: (left) =>
      left === 1
        ? 'On relit une partie plus ancienne…'
        : `On relit ${left} parties plus anciennes…`,
    beaten: (n, of) => `${n} ${n < 2 ? 'case gagnée' : 'cases gagnées'} sur ${of}`,
    stamps: (n, of) => `${n} ${n < 2 ? 'tampon' : 'tampons'} sur ${of}`,
    earnedOf: (n, of) => `${n} succès sur ${of}`,
    next: 'À suivre',
    nextIs: (what) => `À suivre : ${what}`,
    allDone: 'Il ne reste plus rien à tamponner. Bien joué !',
    play: 'Jouer cette case',
    rule: 'Les tampons récompensent les parties jouées ici, de la mise en place à la fin, avec une donne inconnue.',
    achievements: 'Succès',
    notYet: 'Pas encore',
    since: (date) => `Obtenu le ${date}`,
    cell: (name, has, lacks) => `${name} : victoire avec ${has}. Manque : ${lacks}. Jouer`,
    untouched: (name) => `${name} : pas encore de victoire. Jouer`,
    complete: (name) => `${name} : victoire avec tout le monde. Rejouer`,
  },
  pt: {
    title: 'Mural de carimbos',
    lead: 'O que já foi vencido, em que nível e com quem. Toque num campo para jogar.',
    opening: 'Tirando o álbum da estante…',
    failed: 'Não deu para ler os carimbos. Suas partidas estão a salvo; volte mais tarde.',
    notKept: 'Este navegador não guarda nada: os carimbos não ficam aqui.',
    counting: (left) =>
      left === 1 ? 'Revendo uma partida mais antiga…' : `Revendo ${left} partidas mais antigas…`,
    beaten: (n, of) => `${n} de ${of} campos vencidos`,
    stamps: (n, of) => `${n} de ${of} carimbos`,
    earnedOf: (n, of) => `${n} de ${of} conquistas`,
    next: 'A seguir',
    nextIs: (what) => `A seguir: ${what}`,
    allDone: 'Não falta mais nada para carimbar. Belo jogo!',
    play: 'Jogar este campo',
    rule: 'Carimbos são para partidas jogadas aqui da preparação ao fim, com cartas que ninguém conhecia.',
    achievements: 'Conquistas',
    notYet: 'Ainda não',
    since: (date) => `Em ${date}`,
    cell: (name, has, lacks) => `${name}: vencido com ${has}. Falta: ${lacks}. Jogar`,
    untouched: (name) => `${name}: ainda sem vitória. Jogar`,
    complete: (name) => `${name}: vencido com todo mundo. Jogar de novo`,
  },
}
