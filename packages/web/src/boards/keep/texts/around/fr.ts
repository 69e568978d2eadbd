import type { AroundTexts } from './words.ts'

const guildCards = (n: number) => (n < 2 ? `${n} carte Guilde` : `${n} cartes Guilde`)

export const fr: AroundTexts = {
  buttons: {
    endTurn: 'Finir le tour',
    toCome: (n) => `${guildCards(n)} à venir`,
    endWithCells: 'Finir, Cachots plus tard',
    endWithCellsDetail: 'on peut encore y envoyer un héros',
    stillPlayable: (n) =>
      n < 2
        ? 'Une carte en main peut encore être jouée. Finir le tour\u202f?'
        : `${n} cartes en main peuvent encore être jouées. Finir le tour\u202f?`,
    renewEnds: (n) =>
      n < 2
        ? 'Ensuite, plus aucune carte à jouer\u00a0: il en reste une. Renouveler\u202f?'
        : `Ensuite, plus aucune carte à jouer\u00a0: il en reste ${n}. Renouveler\u202f?`,
    leavesRest: (card) => `${card} peut encore servir. Laisser le reste\u202f?`,
    renew: 'Renouveler le Butin',
    renewDetail: 'contre une carte',
    cells: 'Envoyer un héros aux Cachots',
    mages: (mages, left) =>
      `puis piocher trois cartes\u202f; un Mage (${mages} sur ${left}) libère les prisonniers`,
    here: (room) => `Ici\u00a0: ${room}`,
    leaveRest: 'Laisser le reste',
    allTo: (room) => `Tous\u00a0: ${room}`,
  },
  idle: {
    anyway: 'Jouer quand même',
    ask: (card, why) => `${card} ne servirait à rien\u00a0: ${why}. Jouer quand même\u202f?`,
    note: (why) => `Inutile pour l’instant\u00a0: ${why}.`,
    why: {
      monster: 'aucun de vos monstres n’est dans le donjon',
      hero: 'aucun héros à portée',
      lair: 'la Tanière est vide',
      defend: 'elle attend une attaque',
      other: 'il manque ce qu’il lui faut',
    },
  },
  mute: (inRoom) => `Défendre ${inRoom}`,
  moment: {
    looted: (inRoom) => `Trésor pillé ${inRoom}`,
    value: (value) => `valeur ${value}`,
    wave: 'La seconde vague',
    waveNote: (n) => `${guildCards(n)} de nouveau mélangées`,
    won: 'Victoire',
    wonNote: 'La Chambre forte est sauve',
    lost: 'Défaite',
    lostNote: 'Les héros filent avec le trésor',
    lostByScenario: 'Le scénario est perdu',
  },
  spoken: {
    passages: (rooms) => `passages vers ${rooms}`,
    noPassages: 'aucun passage',
    portalHere: (completed) => (completed ? 'portail ouvert' : 'portail inachevé'),
    marks: (n) => (n < 2 ? `${n} marque` : `${n} marques`),
    played: (list) => `en jeu\u00a0: ${list}`,
    chip: (text, used, can) =>
      `${text}${used ? ', fait' : can ? '' : ', impossible pour l’instant'}`,
    guildNow: (card) => `Carte Guilde en cours\u00a0: ${card}`,
    supply: (things) => `Dans la réserve\u00a0: ${things}`,
    acts: (hero) => `À son tour\u00a0: ${hero}`,
    copies: (n) => (n === 1 ? 'Un exemplaire.' : `${n} exemplaires.`),
    way: (rooms) => `Sur sa route\u00a0: ${rooms}`,
  },
  headings: {
    match: 'La partie',
    invasion: 'Invasion',
    rooms: 'Donjon',
    open: (card) => `Carte ouverte\u00a0: ${card}`,
    handOf: (name) => `Main, ${name}`,
    row: 'Butin disponible',
    plans: 'Plans du Chantier',
    players: 'Joueurs',
  },
}
