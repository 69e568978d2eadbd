import type { InEveryLanguage } from '../../texts/texts.ts'

interface EndTexts {
  readonly why: string
  readonly charts: string
  readonly reading: string
  readonly choice: string
  readonly choices: string
  readonly again: string
  readonly againSame: string
  readonly harder: string
  readonly replay: string
  readonly look: string
  readonly save: string
  readonly startPage: string
  readonly deal: string
  readonly dealHint: string
  readonly given: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly failed: (why: string) => string
}

export const endTexts: InEveryLanguage<EndTexts> = {
  en: {
    why: 'How it went',
    charts: 'The match in lines',
    reading: 'Reading the match…',
    choice: 'Choice',
    choices: 'choices',
    again: 'Play again',
    againSame: 'Again, same deal',
    harder: 'Harder',
    replay: 'Watch from the start',
    look: 'Look at the table',
    save: 'Save as file',
    startPage: 'Start page',
    deal: 'The deal is open.',
    dealHint: 'With this code and the same set-up, friends are dealt the very same cards.',
    given: 'This match was dealt from a code.',
    copy: 'Copy the code',
    copied: 'Code copied.',
    notCopied: 'The browser did not let it be copied. Select the code by hand.',
    failed: (why) => `That did not work. ${why}`,
  },
  fr: {
    why: 'Ce qui s’est passé',
    charts: 'La partie en courbes',
    reading: 'Lecture de la partie…',
    choice: 'Choix',
    choices: 'choix',
    again: 'Rejouer',
    againSame: 'Rejouer la même donne',
    harder: 'Plus difficile',
    replay: 'Revoir depuis le début',
    look: 'Regarder la table',
    save: 'Enregistrer',
    startPage: 'Accueil',
    deal: 'La donne est ouverte.',
    dealHint: 'Avec ce code et la même mise en place, vos amis auront exactement les mêmes cartes.',
    given: 'Cette partie a été distribuée d’après un code.',
    copy: 'Copier le code',
    copied: 'Code copié.',
    notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez le code à la main.',
    failed: (why) => `Cela n’a pas marché. ${why}`,
  },
  pt: {
    why: 'Como foi',
    charts: 'A partida em linhas',
    reading: 'Lendo a partida…',
    choice: 'Escolha',
    choices: 'escolhas',
    again: 'Jogar de novo',
    againSame: 'De novo, mesmas cartas',
    harder: 'Mais difícil',
    replay: 'Rever desde o início',
    look: 'Olhar a mesa',
    save: 'Salvar em arquivo',
    startPage: 'Início',
    deal: 'O código das cartas está aberto.',
    dealHint:
      'Com este código e a mesma preparação, seus amigos recebem exatamente as mesmas cartas.',
    given: 'Esta partida foi distribuída a partir de um código.',
    copy: 'Copiar o código',
    copied: 'Código copiado.',
    notCopied: 'O navegador não deixou copiar. Selecione o código à mão.',
    failed: (why) => `Não deu certo. ${why}`,
  },
}
