import type { BoardTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n < 2 ? `${n} ${one}` : `${n} ${many}`)
const cards = (n: number) => counted(n, 'carte', 'cartes')

export const fr: BoardTexts = {
  map: {
    title: 'Le donjon',
    open: (room, n) => `${room} : ${n} choix, ouvrir`,
    close: 'Fermer la salle',
    short: {
      vault: 'Ch. forte',
      library: 'Biblioth.',
      apothecary: 'Apothic.',
      study: 'Cabinet',
      laboratory: 'Labo',
    },
  },
  guild: {
    wave: (wave) => `Vague ${wave}`,
    left: (n) => `Guilde ${n}`,
    next: (n) => `${cards(n)} après ce tour`,
    symbol: (symbol, rooms, n) => `${symbol} : encore ${cards(n)}. ${rooms}`,
    hero: (hero, n, tokens) => `${hero} : encore ${cards(n)}, ${counted(tokens, 'pion', 'pions')}`,
    scenario: (scenario, n) => `${scenario} : ${cards(n)} parmi celles de la Guilde`,
    counter: (name, at) => `${name} : ${at}`,
  },
  loot: {
    title: 'Butin',
    deck: (n) => `Pioche Butin, ${cards(n)}`,
  },
  seats: {
    title: 'Clans',
    lair: (n) => `repaire ${n}`,
    spoken: (name, clan) => (name === clan ? name : `${name}, ${clan}`),
    facts: (hand, lair, deck, discard) =>
      `main ${hand}, repaire ${lair}, pioche ${deck}, défausse ${discard}`,
    defends: (n) => (n === 1 ? '1 carte peut défendre' : `${n} cartes peuvent défendre`),
    active: 'en train de jouer',
    vitality: (n) => counted(n, 'cœur chacun', 'cœurs chacun'),
  },
  open: { title: (card) => `Carte ouverte : ${card}`, or: 'ou' },
  hand: {
    of: (name) => `Main : ${name}`,
    piles: (deck, discard) => `pioche ${deck}\ndéfausse ${discard}`,
    empty: 'Aucune carte en main.',
  },
  ladder: {
    title: 'Étapes du héros',
    steps: ['arrive', 'capacité', 'pièges', 'galvanise', 'attaque', 'pille', 'attend', 'charge'],
  },
  midway: {
    go: (monster) => `${monster}\u00a0: où\u202f?`,
    carry: (thing) => `${thing}\u00a0: à porter où\u202f?`,
    where: (action) => `${action}\u00a0: où\u202f?`,
    pays: (list) => `Carte jouée\u00a0: ${list}.`,
    paysFar: (list) => `Deux salles\u00a0: ${list}.`,
  },
  whatIf: {
    heading: 'Si cela venait maintenant',
    comes: (hero, symbol) => `${hero}, ${symbol} :`,
    holds: 'tous les trésors tiennent.',
    looted: (treasures, one) =>
      `pillage : ${treasures}, avec ${one ? 'son effet' : 'leurs effets'}.`,
    treasure: (room, value) => `${room} (${value})`,
    lost: 'le grand trésor tombe !',
    hidden: 'Ensuite une carte cachée décide.',
    nothing: 'Il ne reste aucune carte de ce genre.',
  },
  spoken: {
    use: (room, use) => `Usage, ${room} : ${use}`,
    closed: 'hors d’usage',
    errand: (room, errand) => `${room} : ${errand}`,
    portal: (room, done) => `${done ? 'Portail' : 'Portail inachevé'}, ${room}`,
    hero: (hero, room, n, awake) =>
      `${hero}${n > 1 ? ` × ${n}` : ''}, ${room}, ${awake ? 'en éveil' : 'au repos'}`,
    token: (tokens, room) => `${tokens}, ${room}`,
    chip: (action) => `Action : ${action}`,
    cell: (column, row) => `Place libre, colonne ${column}, ligne ${row}`,
    danger: (awake, value) =>
      `au pire à la prochaine invasion : ${awake} en éveil sur ${value} nécessaires`,
    falls: 'en danger',
    guarded: 'sous bonne garde',
    beaten: 'ses gardiens peuvent tomber',
    distance: (n) =>
      counted(n, 'passage jusqu’à la Chambre forte', 'passages jusqu’à la Chambre forte'),
    wounds: (n) => counted(n, 'blessure', 'blessures'),
  },
  zoom: {
    use: 'Activer',
    joined: (rooms) => `Passages : ${rooms}.`,
    kind: {
      tactic: (clan) => `Carte Tactique, ${clan}`,
      loot: 'Butin',
      guild: 'Carte Guilde',
      scenario: 'Carte Scénario',
      treasure: 'Trésor',
      tile: 'Salle',
    },
    from: {
      rulebook: 'Du livret de règles.',
      public: 'De pages publiques.',
      house: 'Carte maison.',
    },
    abilities: {
      warrior: 'À son arrivée : détruit deux ressources de la salle.',
      rogue: 'À son arrivée : retire un piège de la salle.',
      mage: 'À son arrivée dans les Cachots : libère tous les prisonniers.',
      archer:
        'À son arrivée : tire sur un monstre d’une salle voisine, le plus proche de la Chambre forte.',
    },
  },
  piles: {
    guildLeft: (n) => `Pioche Guilde, ${cards(n)}`,
    guildDone: (n) => `Défausse Guilde, ${cards(n)}`,
    deck: (n) => `Pioche, ${cards(n)}`,
    discard: (n) => `Défausse, ${cards(n)}`,
    loot: (n) => `Pioche Butin, ${cards(n)}`,
    onTop: 'sur le dessus, dans cet ordre',
    noOrder: 'dans un ordre inconnu',
    atBottom: 'au-dessous, dans cet ordre',
    treasures: (value) => `Trésors de ${value}`,
    treasuresAt: (rooms, pile) =>
      `${rooms} dans des salles, ${pile} dans la pile : n’importe lesquels de ceux-ci`,
    looted: 'Trésors pillés',
    tiles: (n) => counted(n, 'salle à construire', 'salles à construire'),
    supply: 'Réserve',
    empty: 'vide',
    counts: (deck, discard) => `pioche ${deck}, défausse ${discard}`,
  },
}
