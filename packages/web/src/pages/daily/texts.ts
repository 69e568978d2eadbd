import type { InEveryLanguage } from '../../texts/texts.ts'

interface DailyTexts {
  readonly title: string
  readonly lead: string
  readonly unranked: string
  readonly opening: string
  readonly failed: string
  readonly notKept: string
  readonly play: string
  readonly goOn: string
  /** Whose daily a button is, where there are several. */
  readonly about: (what: string, game: string) => string
  readonly practise: string
  readonly notStarted: (why: string) => string
  readonly tomorrow: string
  readonly streak: (days: number) => string
  readonly record: (played: number, won: number) => string
  readonly wonIn: (choices: number) => string
  readonly lostAfter: (choices: number) => string
  readonly tookBack: string
  readonly counts: string
  readonly practice: string
  /** What the signs of a result mean, by game. */
  readonly signs: { readonly [game: string]: string }
  readonly lastDays: string
  readonly dayWon: (day: string) => string
  readonly dayLost: (day: string) => string
  readonly dayMissed: (day: string) => string
  readonly dayOpen: (day: string) => string
  readonly allDays: string
  readonly copy: string
  readonly send: string
  readonly copied: string
  readonly notCopied: string
}

export const dailyTexts: InEveryLanguage<DailyTexts> = {
  en: {
    title: 'Daily',
    lead: 'One deal a day, the same for everyone. Your first try that comes to an end counts.',
    unranked: 'Dealt on your device: unranked.',
    opening: 'Leafing through the calendar…',
    failed: 'The daily could not be read. Your matches are safe; come back later.',
    notKept: 'This browser keeps nothing, so results cannot be kept here.',
    play: 'Play the daily',
    goOn: 'Continue the daily',
    about: (what, game) => `${what}: ${game}`,
    practise: 'Again, for practice',
    notStarted: (why) => `The match could not start. ${why}`,
    tomorrow: 'The next deal comes at midnight.',
    streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    record: (played, won) => `${played} played, ${won} won`,
    wonIn: (choices) => `Won in ${choices} choices`,
    lostAfter: (choices) => `Lost after ${choices} choices`,
    tookBack: 'took cards back',
    counts: 'This try counts for the day.',
    practice: 'This was practice. The first try of the day counts:',
    signs: {
      tenefyr: '★ dungeon cleared, ☆ dungeon left, ♛ Boss beaten, ☠ beaten by the Boss.',
      keep: '★ wave held, ◇ treasure lost, ♛ the Vault is safe, ☠ the Vault is looted.',
      terrinoth: '★ location explored, ◇ a hero fell, ♛ quest won, ☠ quest lost.',
    },
    lastDays: 'The last two weeks',
    dayWon: (day) => `${day}: won`,
    dayLost: (day) => `${day}: lost`,
    dayMissed: (day) => `${day}: not played`,
    dayOpen: (day) => `${day}: today, still open`,
    allDays: 'All days',
    copy: 'Copy the result',
    send: 'Send the result',
    copied: 'Result copied.',
    notCopied: 'The browser did not let it be copied. Select the text by hand.',
  },
  fr: {
    title: 'Défi du jour',
    lead: 'Une donne par jour, la même pour tout le monde. Le premier essai mené à son terme compte.',
    unranked: 'Donne faite sur votre appareil\u00a0: hors classement.',
    opening: 'On feuillette le calendrier…',
    failed:
      'Impossible de lire le défi du jour. Vos parties sont à l’abri\u202f; revenez un peu plus tard.',
    notKept: 'Ce navigateur ne garde rien\u00a0: les résultats ne peuvent pas y rester.',
    play: 'Jouer le défi',
    goOn: 'Reprendre le défi',
    about: (what, game) => `${what}\u00a0: ${game}`,
    practise: 'Rejouer pour s’entraîner',
    notStarted: (why) => `La partie n’a pas pu commencer. ${why}`,
    tomorrow: 'La prochaine donne arrive à minuit.',
    streak: (days) => (days < 2 ? `${days} jour de suite` : `${days} jours de suite`),
    record: (played, won) =>
      `${played} ${played < 2 ? 'défi joué' : 'défis joués'}, ${won} ${won < 2 ? 'victoire' : 'victoires'}`,
    wonIn: (choices) => `Victoire en ${choices} choix`,
    lostAfter: (choices) => `Défaite après ${choices} choix`,
    tookBack: 'avec retour au-delà d’un sceau',
    counts: 'Cet essai compte pour la journée.',
    practice: 'C’était un entraînement. Le premier essai du jour compte\u00a0:',
    signs: {
      tenefyr: '★ donjon nettoyé, ☆ donjon quitté, ♛ Boss vaincu, ☠ défaite contre le Boss.',
      keep: '★ vague repoussée, ◇ trésor perdu, ♛ Chambre forte sauve, ☠ Chambre forte pillée.',
      terrinoth: '★ lieu exploré, ◇ un héros tombe, ♛ quête gagnée, ☠ quête perdue.',
    },
    lastDays: 'Les deux dernières semaines',
    dayWon: (day) => `${day}\u00a0: victoire`,
    dayLost: (day) => `${day}\u00a0: défaite`,
    dayMissed: (day) => `${day}\u00a0: pas joué`,
    dayOpen: (day) => `${day}\u00a0: aujourd’hui, encore à jouer`,
    allDays: 'Tous les jours',
    copy: 'Copier le résultat',
    send: 'Envoyer le résultat',
    copied: 'Résultat copié.',
    notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez le texte à la main.',
  },
  pt: {
    title: 'Desafio do dia',
    lead: 'As mesmas cartas para todo mundo, uma vez por dia. Vale a primeira tentativa que chega ao fim.',
    unranked: 'Cartas dadas no seu aparelho: fora da classificação.',
    opening: 'Folheando o calendário…',
    failed: 'Não deu para ler o desafio do dia. Suas partidas estão a salvo; volte mais tarde.',
    notKept: 'Este navegador não guarda nada: os resultados não ficam aqui.',
    play: 'Jogar o desafio',
    goOn: 'Continuar o desafio',
    about: (what, game) => `${what}: ${game}`,
    practise: 'De novo, para treinar',
    notStarted: (why) => `A partida não pôde começar. ${why}`,
    tomorrow: 'As próximas cartas chegam à meia-noite.',
    streak: (days) => (days === 1 ? '1 dia seguido' : `${days} dias seguidos`),
    record: (played, won) =>
      `${played} ${played === 1 ? 'desafio jogado' : 'desafios jogados'}, ${won} ${won === 1 ? 'vitória' : 'vitórias'}`,
    wonIn: (choices) => `Vitória em ${choices} escolhas`,
    lostAfter: (choices) => `Derrota depois de ${choices} escolhas`,
    tookBack: 'com cartas desfeitas',
    counts: 'Esta tentativa vale para o dia.',
    practice: 'Esta foi de treino. Vale a primeira tentativa do dia:',
    signs: {
      tenefyr: '★ masmorra limpa, ☆ masmorra deixada, ♛ Chefe vencido, ☠ derrota para o Chefe.',
      keep: '★ onda contida, ◇ tesouro perdido, ♛ Cofre a salvo, ☠ Cofre saqueado.',
      terrinoth: '★ local explorado, ◇ um herói caiu, ♛ missão vencida, ☠ missão perdida.',
    },
    lastDays: 'As duas últimas semanas',
    dayWon: (day) => `${day}: vitória`,
    dayLost: (day) => `${day}: derrota`,
    dayMissed: (day) => `${day}: sem jogo`,
    dayOpen: (day) => `${day}: hoje, ainda por jogar`,
    allDays: 'Todos os dias',
    copy: 'Copiar o resultado',
    send: 'Enviar o resultado',
    copied: 'Resultado copiado.',
    notCopied: 'O navegador não deixou copiar. Selecione o texto à mão.',
  },
}
