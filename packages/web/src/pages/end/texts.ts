import type { InEveryLanguage } from '../../texts/texts.ts'

interface EndTexts {
  readonly story: string
  readonly see: string
  readonly seeTurning: string
  readonly seeClose: string
  readonly seeEnd: string
  /** A card had been seen, and was turned back. */
  readonly takenBack: (times: number) => string
  readonly honours: string
  readonly earned: string
  readonly wall: string
  readonly nothingNew: string
  readonly earnedNotKept: string
  readonly nearly: string
  readonly far: (have: number, need: number) => string
  readonly toWall: string
  readonly picture: string
  readonly savePicture: string
  readonly sendPicture: string
  readonly next: (what: string) => string
  readonly why: string
  readonly charts: string
  readonly reading: string
  readonly choice: string
  readonly choices: string
  readonly review: string
  readonly again: string
  readonly againSame: string
  readonly harder: string
  readonly replay: string
  readonly look: string
  readonly save: string
  readonly startPage: string
  readonly deal: string
  readonly dealHint: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly failed: (why: string) => string
}

export const endTexts: InEveryLanguage<EndTexts> = {
  en: {
    story: 'The story of the match',
    see: 'See it',
    seeTurning: 'See the turning point',
    seeClose: 'See the closest call',
    seeEnd: 'See the last moment',
    takenBack: (n) =>
      `The party took back what it had already seen ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`}.`,
    honours: 'Honours',
    earned: 'New on your wall',
    wall: 'Wall of stamps',
    nothingNew: 'Nothing new for the wall this time.',
    earnedNotKept: 'This browser keeps nothing: these will be gone when you close it.',
    nearly: 'So close',
    far: (have, need) => `${have} of ${need}.`,
    toWall: 'To the wall of stamps',
    picture: 'A picture to share',
    savePicture: 'Save the picture',
    sendPicture: 'Send the picture',
    next: (what) => `Next: ${what}`,
    why: 'How it went',
    charts: 'The match in lines',
    reading: 'Reading the match…',
    choice: 'Choice',
    choices: 'choices',
    review: 'Look back: luck and choices',
    again: 'Play again',
    againSame: 'Again, same deal',
    harder: 'Harder',
    replay: 'Watch from the start',
    look: 'Look at the table',
    save: 'Save as file',
    startPage: 'Start page',
    deal: 'The deal is open.',
    dealHint: 'With this code and the same set-up, friends are dealt the very same cards.',
    copy: 'Copy the code',
    copied: 'Code copied.',
    notCopied: 'The browser did not let it be copied. Select the code by hand.',
    failed: (why) => `That did not work. ${why}`,
  },
  fr: {
    story: 'Le récit de la partie',
    see: 'Revoir',
    seeTurning: 'Revoir le tournant',
    seeClose: 'Revoir le moment le plus serré',
    seeEnd: 'Revoir le dernier moment',
    takenBack: (n) => `La table est revenue ${n} fois sur ce qu’elle avait déjà vu.`,
    honours: 'À l’honneur',
    earned: 'Nouveau sur votre mur',
    wall: 'Le mur des tampons',
    nothingNew: 'Rien de nouveau pour le mur cette fois.',
    earnedNotKept: 'Ce navigateur ne garde rien\u00a0: tout sera perdu à la fermeture.',
    nearly: 'Si près du but',
    far: (have, need) => `${have} sur ${need}.`,
    toWall: 'Voir le mur des tampons',
    picture: 'Une image à partager',
    savePicture: 'Enregistrer l’image',
    sendPicture: 'Envoyer l’image',
    next: (what) => `À suivre\u00a0: ${what}`,
    why: 'Ce qui s’est passé',
    charts: 'La partie en courbes',
    reading: 'Lecture de la partie…',
    choice: 'Choix',
    choices: 'choix',
    review: 'Retour sur la partie\u00a0: chance et choix',
    again: 'Rejouer',
    againSame: 'Rejouer la même donne',
    harder: 'Plus difficile',
    replay: 'Revoir depuis le début',
    look: 'Regarder la table',
    save: 'Enregistrer',
    startPage: 'Accueil',
    deal: 'La donne est ouverte.',
    dealHint: 'Avec ce code et la même mise en place, vos amis auront exactement les mêmes cartes.',
    copy: 'Copier le code',
    copied: 'Code copié.',
    notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez le code à la main.',
    failed: (why) => `Cela n’a pas marché. ${why}`,
  },
  pt: {
    story: 'A história da partida',
    see: 'Rever',
    seeTurning: 'Rever a virada',
    seeClose: 'Rever o maior aperto',
    seeEnd: 'Rever o último momento',
    takenBack: (n) =>
      `A mesa voltou atrás ${n === 1 ? 'uma vez' : `${n} vezes`} no que já tinha visto.`,
    honours: 'Menções honrosas',
    earned: 'Novo no seu mural',
    wall: 'Mural de carimbos',
    nothingNew: 'Nada de novo para o mural desta vez.',
    earnedNotKept: 'Este navegador não guarda nada: isto some quando você o fechar.',
    nearly: 'Por pouco',
    far: (have, need) => `${have} de ${need}.`,
    toWall: 'Ver o mural de carimbos',
    picture: 'Uma imagem para compartilhar',
    savePicture: 'Salvar a imagem',
    sendPicture: 'Enviar a imagem',
    next: (what) => `A seguir: ${what}`,
    why: 'Como foi',
    charts: 'A partida em linhas',
    reading: 'Lendo a partida…',
    choice: 'Escolha',
    choices: 'escolhas',
    review: 'Olhar para trás: sorte e escolhas',
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
    copy: 'Copiar o código',
    copied: 'Código copiado.',
    notCopied: 'O navegador não deixou copiar. Selecione o código à mão.',
    failed: (why) => `Não deu certo. ${why}`,
  },
}
