import {
  at,
  atLeast,
  count,
  eachHero,
  foes,
  loseTokens,
  nemesisIs,
  perilOf,
  properTitle,
  quest,
  randomStack,
  said,
  spawn,
  spawnNemesis,
  stack,
  titles,
  upgrade,
  wound,
} from '../build.ts'

const BELLS = 0
const WARDS = 1

export const theNinthBell = quest('the-ninth-bell', {
  title: properTitle('The Ninth Bell', 'f La Neuvième Cloche', 'm O Nono Sino'),
  difficulty: 'formidable',
  road: 'bloodguard',
  shape: 'ritual',
  nemesis: 'the-hierophant',
  enemies: [stack('cultist', 'bloodguard', 'sorcerer'), stack('hellhound', 'fire-demon')],
  locations: [stack('burnt-quarter'), randomStack([], 2, 'challenging'), stack('hall-of-echoes')],
  exploration: [['base', 'city', 'crypt']],
  counters: [
    { name: 'bells', title: titles('Bells', 'fs Cloches', 'fs Badaladas'), start: 0, of: 9 },
    { name: 'wards', title: titles('Wards', 'ms Sceaux', 'ms Selos'), start: 2, of: 2 },
  ],
  track: [0, 0, 1, 0, 0, 2, 0, 0, 3],
  perils: [
    perilOf(
      properTitle('The Choir', 'm Le Chœur', 'm O Coro'),
      said(
        'Three more voices join in, and they know the words.',
        'Trois voix de plus se joignent au chant, et elles connaissent les paroles.',
        'Mais três vozes entram no canto, e elas sabem a letra.',
      ),
      spawn(3, 'shadows'),
      upgrade('each'),
    ),
    perilOf(
      properTitle('Falling Bronze', 'm Le bronze tombe', 'm O Bronze Cai'),
      said(
        'A stroke goes through the floor, through the stone, through you.',
        'Un coup traverse le plancher, la pierre, et vous.',
        'Uma badalada atravessa o assoalho, a pedra e vocês.',
      ),
      wound('each', 1),
      upgrade('each'),
    ),
    perilOf(
      properTitle(
        'They Come When Called',
        'ms Ils viennent à l’appel',
        'ms Eles Vêm Quando Chamados',
      ),
      said(
        'Whatever the bells were ringing for has begun to arrive.',
        'Ce que les cloches appelaient commence à venir.',
        'O que os sinos chamavam começa a chegar.',
      ),
      eachHero(spawn(1, 'you')),
    ),
  ],
  triggers: [
    at('set-up', {}, spawnNemesis('shadows')),
    at('explored', {}, count(WARDS, -1)),
    at(
      'round-end',
      { when: foes({ in: 'shadows', rank: 'not-nemesis', trait: 'cultist' }, 2) },
      count(BELLS, 1),
    ),
    at(
      'after-action',
      { action: 'rest', may: true, limit: 'round', price: [loseTokens('you', 2)] },
      count(BELLS, -1),
    ),
  ],
  always: [{ always: 'untouchable', foe: 'nemesis', when: atLeast(WARDS, 1) }],
  victory: {
    at: 'enemy-defeated',
    when: nemesisIs('defeated'),
    text: said(
      'Explore two locations to break the wards, and defeat the Hierophant.',
      'Explorez deux lieux pour briser les sceaux, et abattez le Hiérophante.',
      'Explorem dois locais para quebrar os selos e derrotem o Hierofante.',
    ),
  },
  defeat: [
    {
      when: atLeast(BELLS, 9),
      text: said('The ninth bell tolls.', 'La neuvième cloche sonne.', 'Soa a nona badalada.'),
    },
  ],
  story: {
    before: said(
      'The Bloodguard has a high priest, the high priest has a tower, and the tower has nine bells. Eight of them may ring and nothing happens but the dogs; nobody has ever heard the ninth and been asked about it afterwards. At dusk the first one swings.',
      'Les Gardes-sang ont un grand prêtre, le grand prêtre a une tour, et la tour a neuf cloches. Huit peuvent sonner sans rien éveiller que les chiens ; la neuvième, personne ne l’a entendue et n’a pu ensuite le raconter. Au crépuscule, la première s’ébranle.',
      'A Guarda de Sangue tem um sumo sacerdote, o sumo sacerdote tem uma torre, e a torre tem nove sinos. Oito podem tocar sem acordar nada além dos cães; o nono, ninguém jamais ouviu e pôde contar depois. Ao anoitecer, o primeiro balança.',
    ),
    won: said(
      'The ninth bell hangs still with its mouth open, as if it had forgotten what to say. In the city below they put the kettles on.',
      'La neuvième cloche pend, bouche ouverte, comme si elle avait oublié quoi dire. En bas, dans la ville, on met l’eau à chauffer.',
      'O nono sino fica imóvel, de boca aberta, como se tivesse esquecido o que dizer. Lá embaixo, na cidade, põem a chaleira no fogo.',
    ),
    lost: said(
      'It is not loud. It is the quiet after it that does not end.',
      'Elle n’est pas forte. C’est le silence d’après qui ne finit pas.',
      'Não é alto. O silêncio depois é que não acaba.',
    ),
    nemesis: said(
      'The Hierophant does not turn round. “You are early,” he says kindly. “Do sit. There is a seat for everyone in the last verse.”',
      'Le Hiérophante ne se retourne pas. « Vous êtes en avance, dit-il avec douceur. Prenez place. Le dernier couplet a un siège pour tout le monde. »',
      'O Hierofante não se vira. “Chegaram cedo”, diz com gentileza. “Sentem-se. No último verso há lugar para todos.”',
    ),
  },
})
