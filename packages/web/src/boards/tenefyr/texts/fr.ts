import { capital } from '@muster/engine'
import type { BoardTexts, Odds } from './words.ts'

const cards = (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`)
const hidden = (n: number) => (n < 2 ? `${n} cachée` : `${n} cachées`)

const chance = ({ percent, more, about }: Odds, roughly = '≈ ') => {
  if (more && percent === 0) return 'si les effets aident'
  return `${more && percent < 100 ? 'au moins ' : about ? roughly : ''}${percent} %`
}
const cases = (odds: Odds) =>
  odds.more && odds.percent === 0 ? chance(odds) : `dans ${chance(odds, 'environ ')} des cas`
const isHopeless = ({ percent, more }: Odds) => percent === 0 && !more

const counts: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'basic-0-in-discards': ['Standard 0 en défausse', 'Standard 0 en défausse'],
  'basic-in-discards': ['carte Standard en défausse', 'cartes Standard en défausse'],
  'loot-in-discards': ['butin en défausse', 'butins en défausse'],
  'played-loot': ['butin en jeu', 'butins en jeu'],
  'played-basic': ['carte Standard en jeu', 'cartes Standard en jeu'],
  'cards-below': ['carte dessous', 'cartes dessous'],
  'exhausted-players': ['joueur sans pioche', 'joueurs sans pioche'],
  'heroes-spent': ['pioche sous trois cartes', 'pioches sous trois cartes'],
  'double-turns': ['joueur à deux tours', 'joueurs à deux tours'],
  track: ['case du Boss', 'cases du Boss'],
}

export const fr: BoardTexts = {
  buttons: {
    keep: (reached, needed) => `Garder : ${reached} sur ${needed}`,
    enough: 'cela suffit',
    enoughInOrder: 'cela suffit dans le bon ordre',
    enoughPaid: (ordered) => (ordered ? 'suffit dans l’ordre, en payant' : 'cela suffit en payant'),
    shortPaid: (short) => `${short}, en payant`,
    loses: (by) => `manque ${by} : combat perdu`,
    shortSoFar: (by) => `manque ${by} pour l’instant`,
    // Two of these stand side by side on a phone.
    newHand: (odds) =>
      `Nouvelle main : ${odds.more && odds.percent === 0 ? 'selon effets' : chance(odds)}`,
    newHandDetail: (needed, left, turns) =>
      turns === 2 ? `pour ${needed}, en deux tours` : `pour ${needed}, reste ${left}`,
    shortThen: (by, odds) => {
      if (isHopeless(odds))
        return odds.turns === 2 ? `manque ${by}, même au tour 2` : `manque ${by}`
      return `${odds.turns === 2 ? 'au tour 2' : 'en piochant'} : ${chance(odds)}`
    },
    goOn: 'Continuer',
    next: (enemy) => `ensuite : ${enemy}`,
    leave: 'Partir',
    tokenTo: (at, skull) => `Boss à ${at} sur ${skull}`,
    fightBoss: 'Combattre le Boss',
    fightBossEarly: (at, skull, theBoss) =>
      `Le pion n’est qu’à ${at} sur ${skull}, et c’est le dernier combat. Affronter ${theBoss} maintenant ?`,
    playAll: (ordered, best) =>
      `Tout jouer, dans ${ordered ? (best ? 'le meilleur' : 'un bon') : 'cet'} ordre`,
    card: (title, power) => `${title} (${power})`,
    deeds: {
      play: (title) => `Jouer ${title}`,
      discard: (title) => `Défausser ${title}`,
      remove: (title) => `Retirer ${title}`,
      recover: (title) => `Reprendre ${title}`,
      take: (title) => `Prendre ${title}`,
      trade: (title) => `Échanger ${title}`,
      give: (title) => `Donner ${title}`,
    },
    wins: (rule, loot, reward) =>
      [rule || 'Sans règle.', loot && `Butin : ${loot}.`, reward && `Récompense : ${reward}.`]
        .filter((part) => part !== '')
        .join(' '),
    pile: (deck, discard) => `pioche ${deck}, défausse ${discard}`,
  },
  board: {
    track: 'Piste du Boss',
    trackAt: (at, skull) => `${at} sur ${skull}`,
    ifLeft: 'en partant',
    ifThrownOut: 'en cas de défaite',
    bossAttacks: 'le Boss attaque',
    below: (n) => `${n} dessous`,
    left: (n) => `reste ${n}`,
    level: (level) => `Niveau ${level}`,
    gift: (n, level) => `${n} × niveau ${level}`,
    giftsAre: (gifts) => `Cadeaux : ${gifts}`,
    cleared: 'vide',
    faceDown: 'face cachée',
    loot: 'Butin',
  },
  combat: {
    inHand: (power) => `${power} en main`,
    of: (power, needed) => `${power} sur ${needed}`,
    meter: (party, hand, needed) =>
      hand === 0
        ? `${party} sur ${needed}`
        : `${party} + ${hand} en main = ${party + hand} sur ${needed}`,
    newHand: (needed, odds) =>
      `de nouvelles mains${odds.turns === 2 ? ', en deux tours,' : ''} atteignent ${needed} ${cases(odds)}`,
    wins: 'Suffisant',
    winsInOrder: 'Suffisant dans le bon ordre',
    winsPaid: (ordered) => (ordered ? 'Suffisant dans l’ordre, en payant' : 'Suffisant en payant'),
    missing: (power) => `manque ${power}`,
    missingSoFar: (power) => `manque ${power} pour l’instant`,
    thenNext: (odds) => {
      const how = odds.turns === 2 ? 'au tour 2' : 'en piochant'
      return isHopeless(odds) ? `pas assez ${how} non plus` : `assez ${how} ${cases(odds)}`
    },
    exhausted: 'plus de cartes',
    turn: 'tour',
    soloTurn: (turn) => `Tour ${turn}`,
    starting: 'premier joueur',
    bonus: (power) => `${power} par effets`,
    underneath: 'Dessous',
    hiddenBelow: hidden,
    parts: { printed: 'imprimée', effects: 'par effets', blessings: 'par bénédictions' },
    per: (n, what) => `${n} ${counts[what]?.[n < 2 ? 0 : 1] ?? ''}`,
    yourHand: (name) => `Main : ${name}`,
  },
  goOn: {
    mayBe: (range) => `Peut-être : ${range}`,
    hidden,
    left: (n, known) => `reste ${n}, dont ${known} ${known < 2 ? 'connue' : 'connues'}`,
    range: (least, most) =>
      least === most ? `puissance ${least}` : `puissance ${least} à ${most}`,
    leaveNow: 'Partir maintenant',
    thrownOut: 'En cas de défaite',
    ifCleared: 'Si on le vide',
    ifClearedGet: (reward) => `Si on le vide : ${reward}`,
    clearedAll: 'Le donjon est vide',
    bossFalls: (theBoss) => `${capital(theBoss)} tombe !`,
    decksFull: 'Toutes les cartes reviennent en pioche',
    lastOne: 'la dernière carte ici',
  },
  pick: {
    deckOf: (name) => `Pioche : ${name}`,
    discardOf: (name) => `Défausse : ${name}`,
    offer: 'Au choix',
    gift: 'Cadeaux pour l’escouade',
    toWhom: 'Pour qui ?',
    less: (title) => `Une de moins : ${title}`,
    more: (title) => `Une de plus : ${title}`,
  },
  moment: {
    cleared: (dungeon) => `${dungeon} : plus un ennemi !`,
    thrownOut: 'Retraite forcée',
    falls: (enemy) => `${enemy} : hors de combat`,
    toGo: (n) => (n === 1 ? 'encore une carte' : `encore ${n} cartes`),
    lastFight: 'Le dernier combat commence',
    skullReached: 'le pion Boss est sur le crâne',
    noDungeonLeft: 'il ne reste aucun donjon',
    soonerThanDue: 'l’escouade n’attend plus',
  },
  end: {
    won: 'Victoire',
    lost: 'Défaite',
    trackChart: 'Le Boss approche',
    trackSay: (at, skull) => `Le pion Boss a fini à ${at} sur ${skull}.`,
    powerChart: 'Puissance des pioches',
    powerSay: (name, power) => `${name} : ${power} à la fin.`,
    beatenChart: 'Ennemis battus',
    beatenSay: (name, n) => `${name} : ${n} ${n < 2 ? 'ennemi battu' : 'ennemis battus'}.`,
    bossToken: 'Pion Boss',
    clearedDungeons: (n) =>
      n === 1
        ? 'Un donjon vidé, une récompense.'
        : `${n} donjons vidés, chacun avec sa récompense.`,
    neverCleared: 'Aucun donjon vidé, donc aucune récompense.',
    thrownOut: (n) => `L’escouade a dû fuir ${n} fois : le Boss a gagné ${n * 2} cases.`,
    bossBeaten: (n) => `Les ${n} cartes du dernier combat sont tombées.`,
    bossLeft: (n) =>
      n === 1
        ? 'Il restait une carte au dernier combat.'
        : `Il restait ${n} cartes au dernier combat.`,
    early: (at, skull) => `L’escouade est allée tôt au dernier combat, à ${at} sur ${skull}.`,
    skullReached: 'Le pion avait atteint le crâne : le Boss a attaqué.',
    mostEnemies: (name, n) => `Le plus d’ennemis battus : ${name}, ${n}.`,
  },
  spoken: {
    power: (power) => `puissance ${power}`,
    noRule: 'sans règle',
    cleared: (dungeon) => `${dungeon} : vide`,
    dungeonHidden: (dungeon, n) => `${dungeon} : face cachée, ${cards(n)}`,
    held: (title, power) => `${title}, ${power}`,
    seat: (name, role) => (name === role ? name : `${name}, ${role}`),
    lane: (total, deck, discard) => `total ${total}, pioche ${deck}, défausse ${discard}`,
    rest: (deck, discard) => `pioche ${deck}, défausse ${discard}`,
    played: (list) => `en jeu : ${list}`,
    deck: (name, n) => `Pioche, ${name} : ${cards(n)}`,
    discard: (name, n) => `Défausse, ${name} : ${cards(n)}`,
    nextHidden: (left, chances) =>
      `Continuer : carte suivante cachée, ${left}. Peut-être ${chances}`,
    nextKnown: (enemy, left) => `Continuer : ennemi suivant, ${enemy}, ${left}`,
    knownBelow: (enemies) => `Dessous, on connaît : ${enemies}`,
    chance: (enemy, percent) => `${enemy}, ${percent} %`,
    door: (at, skull) => `Partir : Boss à ${at} sur ${skull}`,
    trackNow: (at, skull) => `Le pion Boss est à ${at} sur ${skull}.`,
    trackSteps: (left, out) => `En partant : ${left}. En cas de défaite : ${out}.`,
    fights: (enemy, power, place) => `${place} : ${enemy}, puissance ${power}.`,
    has: (party, needed) => `L’escouade a ${party} sur ${needed}.`,
    withHand: (reached, needed, more) =>
      `Avec cette main : ${reached} sur ${needed}${more && reached < needed ? ' pour l’instant' : ''}.`,
    thenNext: (odds) => {
      const how = odds.turns === 2 ? 'Au tour 2' : 'En piochant'
      return isHopeless(odds)
        ? `${how}, cela ne suffit pas non plus.`
        : `${how}, cela suffit ${cases(odds)}.`
    },
    newHand: (needed, odds, deck) =>
      `De nouvelles mains${odds.turns === 2 ? ', en deux tours,' : ''} atteignent ${needed} ${cases(odds)}, reste ${cards(deck)}.`,
    loot: (title, power) => `Butin : ${title}, ${power}.`,
    boss: (boss, n) => `${boss} : ${cards(n)}`,
    copy: (n) => (n === 1 ? 'Un exemplaire.' : `${n} exemplaires.`),
    enemyHalf: (level, powers) =>
      `Ennemi de niveau ${level}, puissance ${powers} à deux, trois, quatre joueurs.`,
    lootHalf: (title, power) => `Butin : ${title}, puissance ${power}.`,
    from: {
      rulebook: 'Tirée du livret de règles.',
      public: 'Tirée de pages publiques.',
      house: 'Carte maison.',
    },
  },
  headings: {
    track: 'Piste du Boss',
    combat: 'Combat',
    dungeons: 'Donjons',
    players: 'Joueurs',
    handOf: (name) => `Main, ${name}`,
    offer: 'Au choix',
    reward: 'Récompense',
    reserve: (level) => `Niveau ${level}`,
    bossDeck: 'Paquet du Boss',
    gone: 'Retirées pour de bon',
  },
  piles: {
    deck: (n) => `Pioche, ${cards(n)}`,
    discard: (n) => `Défausse, ${cards(n)}`,
    onTop: 'sur le dessus, dans cet ordre',
    noOrder: 'ordre inconnu',
    empty: 'vide',
    anywhere: (inDungeons, inReserve) =>
      `${inDungeons} dans les donjons, ${inReserve} dans la réserve, cachées parmi celles-ci`,
    hiddenOnly: (n) => `${hidden(n)} parmi celles-ci`,
    reserve: (n) => `Dans la réserve, à coup sûr : ${n}`,
    seen: 'Face cachée, mais déjà vues',
    chanceNext: 'Chance d’être la prochaine carte cachée',
    percent: (percent) => `${percent} %`,
  },
}
