import { capital, does, type Spoken, signed } from '@muster/engine'
import type { DungeonFacts, HandFacts, Held, OddsFacts, Talk } from './talk.ts'

const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`)
const picked = (n: number, optional: boolean): string =>
  n === 1 && !optional ? 'une carte' : `${optional ? 'jusqu’à ' : ''}${cards(n)}`
/** The card that asks. */
const of = (by: string): string => (by === '' ? '' : ` (${by})`)
/** A row of picks goes forward only. */
const name = ({ title, power, alike = '' }: Held): string => `${title} (${power})${alike}`
const whole = (card: Held): string =>
  card.text === '' ? name(card) : `${name(card)} : ${card.text}`
const hidden = (n: number): string => (n === 0 ? 'le dernier' : `encore ${n} dessous`)
const sides = { left: ' (gauche)', right: ' (droite)', only: '' }

const briefly = ({ label, enemy, below }: DungeonFacts): string =>
  `${label} : ${enemy === undefined ? 'face cachée' : `${enemy.title} ${enemy.power}`}, ${hidden(below)}`

function dungeon(facts: DungeonFacts): string {
  const { enemy, loot, reward } = facts
  const wins = [
    loot === undefined ? 'pas de butin' : `butin ${name(loot)}`,
    reward === '' ? 'pas de récompense' : `récompense ${reward}`,
  ]
  const rule = enemy === undefined || enemy.rule === '' ? 'Sans effet.' : enemy.rule
  return `${briefly(facts)}, ${wins.join(', ')}. ${rule}`
}

/** « Orc, niveau 1 (gauche) ». */
const entered = ({ label, enemy }: DungeonFacts): string =>
  enemy === undefined ? label : `${enemy.title}, ${label.replace('Niveau', 'niveau')}`

const act =
  (one: string, many: string) =>
  (who: Spoken, title: string): string =>
    `${who.The} ${does(who, one, many)} ${title}.`

const changes = {
  'basic-power': 'de puissance aux cartes Standard',
  'loot-power': 'de puissance aux butins',
  'enemy-power': 'de puissance à chaque ennemi',
}

function changed(what: keyof typeof changes | 'hand-size', by: number): string {
  if (what !== 'hand-size') return `${signed(by)} ${changes[what]}`
  return `${signed(by)} ${by === 1 || by === -1 ? 'carte' : 'cartes'} par main`
}

/** Below 0 with a minus, not a hyphen. */
const minus = (n: number): string => String(n).replace('-', '−')

const none: Readonly<Record<string, string>> = {
  discard: 'N’en défausser aucune',
  remove: 'N’en retirer aucune',
}

const chance = ({ percent, more, about }: OddsFacts): string => {
  if (more && percent === 0) return 'si les effets aident'
  return `dans ${more && percent < 100 ? 'au moins ' : about ? 'environ ' : ''}${percent} % des cas`
}

const then = ({ kept }: HandFacts): string => {
  if (kept === undefined) return ''
  const how = kept.turns === 2 ? 'au tour 2' : 'en piochant'
  if (kept.percent === 0 && !kept.more) return `, pas assez ${how} non plus`
  return `, assez ${how} ${chance(kept)}`
}

export const fr: Talk = {
  heroes: {
    barbarian: { text: 'Barbare', gender: 'm' },
    bard: { text: 'Barde', gender: 'm' },
    cleric: { text: 'Clerc', gender: 'm' },
    thief: { text: 'Voleur', gender: 'm' },
  },
  bosses: {
    'dark-lord': { text: 'Seigneur des Ténèbres', gender: 'm' },
    'spider-queen': { text: 'Reine des Araignées', gender: 'f' },
    'chaos-dragon': { text: 'Dragon du Chaos', gender: 'm' },
    'stone-titan': { text: 'Titan de Pierre', gender: 'm' },
  },
  profiles: { 2018: 'règles de 2018', french: 'règles françaises', 2019: 'règles de 2019' },
  modes: { normal: 'partie complète', quick: 'partie rapide' },
  levels: { easy: 'Facile', normal: 'Normal', hard: 'Difficile' },
  basics: ['Standard 0', 'Standard 1'],
  party: { text: 'escouade', gender: 'f' },
  dungeon: (level, side) => ({
    label: `Niveau ${level}${sides[side]}`,
    noun: { text: `donjon de niveau ${level}${sides[side]}`, gender: 'm' },
  }),
  newDungeon: (number, level) => ({
    label: `Nouveau donjon ${number} (niveau ${level})`,
    noun: { text: `nouveau donjon ${number} (niveau ${level})`, gender: 'm' },
  }),
  bossDeck: { label: 'Paquet du Boss', noun: { text: 'paquet du Boss', gender: 'm' } },
  lastDungeon: {
    label: 'Niveau 5 (dernier combat)',
    noun: { text: 'donjon de niveau 5', gender: 'm' },
  },
  together: (arbiter) => `L’escouade (${arbiter.the} ${does(arbiter, 'a', 'ont')} le dernier mot)`,

  prompts: {
    'where-to': ({ at, skull }) => `quel donjon ? Le pion Boss est à ${at} sur ${skull}.`,
    'keep-hand': ({ hand, party, needed, neededKept, enemy, reached, more, paid }) =>
      `garder cette main de puissance ${minus(hand)}${paid ? ' (en payant)' : ''} ? L’escouade a ${party} sur ${needed} contre ${enemy.the}, ${reached}${neededKept === needed ? '' : ` sur ${neededKept}`} avec cette main${more && reached < neededKept ? ' pour l’instant' : ''}.`,
    'play-card': (left, party, needed) =>
      `jouer une carte, ${left} en main.${needed === undefined ? '' : ` L’escouade a ${party} sur ${needed}.`}`,
    'go-on': (below, decks, { at, skull }) =>
      `continuer ou partir ? Ennemis restants : ${below}. Cartes en pioche : ${decks}. Le pion Boss est à ${at} sur ${skull}.`,
    reward: (title) => `choisir une récompense (${title}).`,
    'reward-together': (title) => `choisir ensemble une récompense (${title}).`,
    'reward-to': (title, effect) => `quel joueur (${title}) ? ${capital(effect)}.`,
    may: (title) => `utiliser cet effet (${title}) ?`,
    pay: (title) => `payer le prix (${title}) ?`,
    choose: (title) => `choisir un effet (${title}).`,
    'one-player': (title, effect) => `quel joueur (${title}) ? ${capital(effect)}.`,
    order: (atStart) =>
      `que se passe-t-il d’abord ${atStart ? 'au début' : 'à la fin'} du combat ?`,
    'draw-how-many': (most, by) => `combien de cartes supplémentaires${of(by)} ? Jusqu’à ${most}.`,
    'discard-cards': (left, optional, by) =>
      `choisir ${picked(left, optional)} à défausser de la main${of(by)}.`,
    'remove-cards': (left, optional, by) =>
      `choisir ${picked(left, optional)} à retirer vers la réserve${of(by)}.`,
    'recover-cards': (left, optional, by, where = '') =>
      `choisir ${picked(left, optional)} à reprendre dans la défausse${where}${of(by)}.`,
    'sift-cards': (_left, _optional, by) =>
      `lesquelles de ces cartes défausser${of(by)} ? Les autres restent sur la pioche.`,
    'take-card': (left, optional, by) => `choisir ${picked(left, optional)} à prendre${of(by)}.`,
    'search-deck': (by) => `choisir une carte de la pioche${of(by)}.`,
    'give-card': (left, by) =>
      `choisir une carte à donner${left > 1 ? `, ${left} en tout` : ''}${of(by)}.`,
    'give-to': (title) => `qui reçoit ${title} ?`,
    'double-card': (title) => `quelle carte doubler (${title}) ?`,
    'double-order': (title, change) => `doubler d’abord ${title}, ou ${change} d’abord ?`,
    'double-total': (title) => `quel total doubler (${title}) ?`,
    reorder: (at, of) => `quel ennemi vient ensuite, numéro ${at} sur ${of} ?`,
    bury: (enemy) =>
      `laisser ${enemy.the} en place, ou ${does(enemy, 'l’envoyer', 'les envoyer')} au fond ?`,
    wander: (enemy) => `où ${does(enemy, 's’en va', 's’en vont')} ${enemy.the} ?`,
    'look-dungeon': () => 'quel donjon regarder ?',
    gift: (card, alone) =>
      `${alone ? 'prendre ce cadeau' : 'qui reçoit ce cadeau'} ? ${whole(card)}`,
    'upgrade-card': (by) => `quel butin échanger contre un autre du niveau suivant${of(by)} ?`,
  },

  labels: {
    enter: dungeon,
    'fight-boss': (enemy) => `Combattre le Boss maintenant : ${enemy}`,
    keep: (hand) => {
      const { reached, neededKept, more, ordered, paid } = hand
      return `Garder : ${reached} sur ${neededKept}${ordered ? ' dans le bon ordre' : ''}${paid ? ' en payant' : ''}${more && reached < neededKept ? ' pour l’instant' : ''}${then(hand)}`
    },
    'new-hand': ({ needed, deck, ...odds }) =>
      `Nouvelle main : atteint ${needed} ${odds.turns === 2 ? 'en deux tours ' : ''}${chance(odds)}, il reste ${cards(deck)}`,
    play: whole,
    'go-on': (next) =>
      next === ''
        ? 'Continuer : le prochain ennemi est caché'
        : `Continuer : prochain ennemi, ${next}`,
    leave: ({ at, skull }) => `Partir : le pion Boss va à ${at} sur ${skull}`,
    reward: (effect) => effect,
    to: ({ who, total, deck, discard }) =>
      `${who.The} (${total === undefined ? '' : `total ${total}, `}pioche ${deck}, défausse ${discard})`,
    do: (effect) => effect,
    decline: () => 'Non',
    pay: (effect) => effect,
    choose: (effect) => effect,
    first: (effect) => effect,
    draw: (n) => (n === 0 ? 'Ne rien piocher' : `Piocher ${n}`),
    discard: (card) => `Défausser ${name(card)}`,
    remove: (card) => `Retirer ${name(card)}`,
    recover: (card) => `Reprendre ${name(card)}`,
    take: (card) => `Prendre ${whole(card)}`,
    trade: (card) => `Échanger ${name(card)}`,
    give: (card) => `Donner ${name(card)}`,
    double: (title, now) => `Doubler ${title} (${now} maintenant)`,
    'double-first': (result) => `Doubler d’abord : ${result}`,
    'change-first': (change, result) => `${change} d’abord : ${result}`,
    'double-total': (who, now) => `${who.The} : ${now} devient ${now * 2}`,
    next: (enemy) => enemy,
    'leave-there': (enemy) => `Laisser ${enemy.the} là`,
    bury: (enemy) => `Mettre ${enemy.the} au fond`,
    'move-to': briefly,
    'make-dungeon': () => 'Un nouveau donjon',
    'look-into': briefly,
    'hand-to': (who) => `Pour ${who.the}`,
    refuse: () => 'Personne : retour à la réserve',
    enough: (verb) => none[verb] ?? 'Terminé',
  },

  chosen: {
    enter: entered,
    'fight-boss': 'Combattre le Boss maintenant',
    keep: 'Garder la main',
    'new-hand': 'Une nouvelle main',
    'go-on': 'Continuer',
    leave: 'Partir',
    'hand-to': (title, who) => `${title} ${who.to}`,
    refuse: (title) => `${title} à personne`,
  },

  sentences: {
    drew: act('pioche', 'piochent'),
    discarded: act('défausse', 'défaussent'),
    'threw-away': (who, cards) =>
      `${who.The} ${does(who, 'jette sa main', 'jettent leur main')}${cards === '' ? '' : ` : ${cards}`}.`,
    played: act('joue', 'jouent'),
    turn: (who) => `Au tour ${who.of}.`,
    exhausted: (who) =>
      `${who.The} ${does(who, 'n’a', 'n’ont')} plus de cartes : pas de main ce tour.`,
    fights: (enemy, power) => `L’escouade combat ${enemy.the} : puissance ${power}.`,
    checked: (party, enemy) =>
      party >= enemy
        ? `L’escouade atteint ${party} sur ${enemy} : c’est assez !`
        : `L’escouade atteint ${party} sur ${enemy} : pas assez.`,
    defeated: (enemy, who) => `${who.The} ${does(who, 'bat', 'battent')} ${enemy.the}.`,
    looted: (who, title) => `${who.The} ${does(who, 'prend', 'prennent')} le butin : ${title}.`,
    'lost-combat': (enemy) =>
      `${enemy.The} ${does(enemy, 'tient', 'tiennent')} bon : l’escouade perd le combat.`,
    token: (who) => `Le pion premier joueur passe ${who.to}.`,
    entered: (place) => `L’escouade entre ${place.in}.`,
    flipped: (enemy, place) =>
      `${enemy.The} ${does(enemy, 'apparaît', 'apparaissent')} ${place.in}.`,
    cleared: (place) => `L’escouade vide ${place.the} !`,
    left: (place, thrownOut) =>
      thrownOut ? `L’escouade est chassée ${place.of}.` : `L’escouade quitte ${place.the}.`,
    'boss-moved': ({ at, skull }) =>
      at === skull
        ? `Le pion Boss arrive au crâne, ${at} sur ${skull}.`
        : `Le pion Boss va à ${at} sur ${skull}.`,
    shuffled: (who, decks) =>
      `${who.The} ${does(who, 'mélange sa pioche', `mélangent ${decks > 1 ? 'leurs pioches' : 'leur pioche'}`)}.`,
    reward: (title) => `Récompense : ${title}.`,
    'chose-reward': (who, effect) =>
      `${who.The} ${does(who, 'choisit', 'choisissent')} « ${effect} ».`,
    removed: (who, title) => `${who.The} ${does(who, 'envoie', 'envoient')} ${title} à la réserve.`,
    recovered: (who, title) => `${who.The} ${does(who, 'reprend', 'reprennent')} ${title}.`,
    looked: (who, title) => `${who.The} ${does(who, 'regarde', 'regardent')} ${title}.`,
    'looked-below': (title) => `Sous l’ennemi : ${title}.`,
    'looked-into': (cards, place, many) =>
      `${many ? 'Cartes cachées' : 'Carte cachée'} ${place.in} : ${cards}.`,
    found: act('trouve', 'trouvent'),
    gave: (who, title, to) => `${who.The} ${does(who, 'donne', 'donnent')} ${title} ${to.to}.`,
    'gained-power': (who, power) => {
      if (power === 0) return `${who.The} ne ${does(who, 'gagne', 'gagnent')} pas de puissance.`
      return power < 0
        ? `${who.The} ${does(who, 'perd', 'perdent')} ${-power} de puissance.`
        : `${who.The} ${does(who, 'gagne', 'gagnent')} ${power} de puissance.`
    },
    'enemy-changed': (by, now) =>
      by < 0
        ? `L’ennemi perd ${-by} de puissance : ${now} maintenant.`
        : `L’ennemi gagne ${by} de puissance : ${now} maintenant.`,
    doubled: (who, title, now) =>
      `${who.The} ${does(who, 'double', 'doublent')} ${title} : ${now} maintenant.`,
    'doubled-total': (who, now) => `Le total ${who.of} double : ${now} maintenant.`,
    buried: (enemy) => `${enemy.The} ${does(enemy, 'va', 'vont')} au fond du donjon.`,
    wandered: (enemy, to) => `${enemy.The} ${does(enemy, 's’en va', 's’en vont')} ${to.in}.`,
    took: (who, title) => `${who.The} ${does(who, 'prend', 'prennent')} ${title} dans la réserve.`,
    'turned-up': (title) => `De la réserve : ${title}.`,
    refused: (title) => `L’escouade refuse ${title}.`,
    'left-game': (cards, many) => `${cards} ${many ? 'quittent' : 'quitte'} la partie.`,
    blessed: (what, by, nextCombat, begun) =>
      `${nextCombat ? (begun === true ? 'Dans ce combat' : 'Au prochain combat') : 'Jusqu’à la prochaine sortie d’un donjon'} : ${changed(what, by)}.`,
    'boss-attacks': (boss) =>
      boss === undefined
        ? 'Le dernier combat commence : le donjon de niveau 5.'
        : `${boss.The} ${does(boss, 'attaque', 'attaquent')} : le dernier combat commence.`,
    lost: (boss) =>
      boss === undefined
        ? 'Le dernier combat est perdu, et la partie avec lui.'
        : `${boss.The} ${does(boss, 'l’emporte', 'l’emportent')} : l’escouade perd la partie.`,
    won: (boss) =>
      boss === undefined
        ? 'Le dernier ennemi tombe : l’escouade gagne la partie !'
        : `${boss.The} ${does(boss, 'tombe', 'tombent')} : l’escouade gagne la partie !`,
  },

  oneOf: (n) => `, une des ${n}`,
  secondTurn: 'Deuxième tour.',
  atLevel: (level) => `niveau ${level}`,
  enemiesAppear: (enemies) => `Des ennemis apparaissent : ${enemies}.`,
  everyoneShuffles: 'Tout le monde mélange sa pioche.',
  onlyChoice: 'seul choix',
  alone: 'En solo, cet autre joueur, c’est vous.',
  ontoDeck: ' pour le dessus de la pioche',
  changed,

  captions: {
    bossTrack: 'Piste du Boss',
    dungeons: 'Donjons',
    level: (level) => `Niveau ${level}`,
    newDungeons: 'Nouveaux donjons',
    cleared: 'vide',
    hidden: 'face cachée',
    below: (n) => `${n} dessous`,
    reserve: 'Réserve',
    gifts: 'Cadeaux',
    offer: 'Au choix',
    party: 'Escouade',
    players: 'Joueurs',
    total: 'total',
    hand: 'main',
    played: 'jouées',
    deck: 'pioche',
    discard: 'défausse',
    solo: (turn) => `tour ${turn} sur 2`,
    legend:
      '● visible  ○ cachée  ◐ vue  ◆ butin  ❖ récompense  ⚑ vide  ★ premier joueur  ▶ à qui le tour',
  },
  piles: {
    discard: (who, n) => `${who}, défausse (${n})`,
    deck: (who, n) => `${who}, pioche (${n})`,
    empty: 'vide',
    onTop: (list, many) => `sur le dessus ${list}${many ? ' (dans cet ordre)' : ''}`,
    below: (list) => `dessous ${list}`,
    noOrder: '(ordre inconnu)',
    hidden: (level, inDungeons, inReserve) =>
      inReserve === 0
        ? `${level}, cachées dans les donjons (${inDungeons})`
        : `${level}, cachées dans les donjons (${inDungeons}) ou dans la réserve (${inReserve})`,
    reserve: (level, n) => `${level}, dans la réserve (${n})`,
    seen: (place) => `${place}, face cachée mais déjà vues`,
    gone: 'Retirées pour de bon',
    bossCards: (deck, n) => `${deck}, cachées (${n})`,
  },
  won: (boss) => `Victoire ! L’escouade bat ${boss.the}.`,
  lost: (boss) => `Défaite. ${boss.The} ${does(boss, 'l’emporte', 'l’emportent')}.`,
  goingOn: 'La partie continue.',
}
