/** Four Bosses of four stages each. The stages are shuffled (T1.8): each must be a fair first and last. */
import {
  atStart,
  basicPower,
  boss,
  choose,
  discardTop,
  enemyPower,
  flavour,
  handSize,
  lootPower,
  oneHand,
  powerPer,
  title,
  titles,
} from './build.ts'

/** The gentlest: a bit of everything. */
const darkLord = boss(
  'dark-lord',
  title('Dark Lord', 'm Seigneur des Ténèbres', 'm Senhor das Trevas'),
  [
    {
      name: 'cold-throne',
      title: title('Cold Throne', 'm Trône glacé', 'm Trono Gelado'),
      flavour: flavour(
        'He did not expect you. He expected someone taller.',
        'Ce n’est pas vous qu’il attendait. Plutôt quelqu’un de plus grand.',
        'Ele não esperava vocês. Esperava alguém mais alto.',
      ),
      power: [13, 19, 22],
      rules: [powerPer('double-turns', 4)],
    },
    {
      name: 'iron-ledger',
      title: title('Iron Ledger', 'm Registre de fer', 'm Livro de Ferro'),
      flavour: flavour(
        'All debts fall due today.',
        'Toutes les dettes échoient aujourd’hui.',
        'Todas as dívidas vencem hoje.',
      ),
      power: [13, 18, 22],
      rules: [atStart(discardTop(6))],
    },
    {
      name: 'black-gauntlet',
      title: title('Black Gauntlet', 'm Gantelet noir', 'f Manopla Negra'),
      power: [14, 19, 21],
      rules: [handSize(-1, 'starting')],
    },
    {
      name: 'hollow-mask',
      title: title('Hollow Mask', 'm Masque vide', 'f Máscara Vazia'),
      flavour: flavour(
        'Nobody is behind it. Nobody is enough.',
        'Derrière, il n’y a personne. Personne suffit.',
        'Atrás dela não há ninguém. Ninguém basta.',
      ),
      power: [14, 18, 22],
      rules: [powerPer('cards-below', 1)],
    },
  ],
)

/** Webs: smaller hands, no second hand, cards lost. */
const spiderQueen = boss(
  'spider-queen',
  title('Spider Queen', 'f Reine des Araignées', 'f Rainha Aranha'),
  [
    {
      name: 'great-web',
      title: title('Great Web', 'f Grande toile', 'f Grande Teia'),
      power: [11, 17, 19],
      rules: [handSize(-1, 'each'), powerPer('double-turns', 4)],
    },
    {
      name: 'cocoon',
      title: title('Cocoon', 'm Cocon', 'm Casulo'),
      flavour: flavour(
        'Snug. Do not struggle.',
        'Bien au chaud. Ne vous débattez pas.',
        'Quentinho. Não se debatam.',
      ),
      power: [12, 15, 20],
      rules: [oneHand('each')],
    },
    {
      name: 'ten-thousand-children',
      title: titles('Ten Thousand Children', 'ms Dix mille enfants', 'ms Dez Mil Filhos'),
      flavour: flavour(
        'She knows them all by name.',
        'Elle les connaît tous par leur nom.',
        'Ela sabe o nome de todos.',
      ),
      power: [12, 16, 19],
      rules: [powerPer('heroes-spent', 2)],
    },
    {
      name: 'venomous-kiss',
      title: title('Venomous Kiss', 'm Baiser venimeux', 'm Beijo Venenoso'),
      power: [13, 16, 21],
      rules: [atStart(discardTop(5)), handSize(-1, 'others')],
    },
  ],
)

/** Fire: decks burn, and its power swings with what lies about. */
const chaosDragon = boss(
  'chaos-dragon',
  title('Chaos Dragon', 'm Dragon du Chaos', 'm Dragão do Caos'),
  [
    {
      name: 'wings-of-ash',
      title: titles('Wings of Ash', 'fs Ailes de cendre', 'fs Asas de Cinza'),
      power: [11, 16, 17],
      rules: [atStart(discardTop(6)), powerPer('double-turns', 4)],
    },
    {
      name: 'burning-hoard',
      title: title('Burning Hoard', 'm Trésor en flammes', 'm Tesouro em Chamas'),
      flavour: flavour(
        'Whatever you bring was already counted as its own.',
        'Tout ce que vous apportez est déjà compté comme sien.',
        'Tudo o que vocês trazem já foi contado como dele.',
      ),
      power: [12, 15, 17],
      rules: [powerPer('played-loot', 1)],
    },
    {
      name: 'heart-of-chaos',
      title: title('Heart of Chaos', 'm Cœur du chaos', 'm Coração do Caos'),
      flavour: flavour(
        'It beats only when it feels like it.',
        'Il ne bat que quand il en a envie.',
        'Só bate quando tem vontade.',
      ),
      power: [15, 19, 21],
      rules: [powerPer('basic-0-in-discards', -1)],
    },
    {
      name: 'breath-of-flame',
      title: title('Breath of Flame', "f' Haleine ardente", 'm Hálito de Chamas'),
      power: [13, 16, 19],
      rules: [atStart(choose([discardTop(5)], [enemyPower(3)]))],
    },
  ],
)

/** Mere weight: much power, and blows that count for less. */
const stoneTitan = boss(
  'stone-titan',
  title('Stone Titan', 'm Titan de Pierre', 'm Titã de Pedra'),
  [
    {
      name: 'granite-skin',
      title: title('Granite Skin', 'f Peau de granit', 'f Pele de Granito'),
      flavour: flavour(
        'It has been scratched by better weather.',
        'Elle a été rayée par de meilleures averses.',
        'Já foi arranhada por chuvas melhores.',
      ),
      power: [13, 19, 21],
      rules: [basicPower(-1), powerPer('double-turns', 4)],
    },
    {
      name: 'weight-of-the-mountain',
      title: title('Weight of the Mountain', 'm Poids de la montagne', 'm Peso da Montanha'),
      power: [13, 15, 19],
      rules: [lootPower(-1)],
    },
    {
      name: 'slow-footfall',
      title: title('Slow Footfall', 'm Pas pesant', 'm Passo Pesado'),
      flavour: flavour(
        'The first step took a hundred years.',
        'Le premier pas a pris cent ans.',
        'O primeiro passo levou cem anos.',
      ),
      power: [14, 19, 23],
      rules: [atStart(discardTop(4))],
    },
    {
      name: 'landslide',
      title: title('Landslide', 'm Éboulement', 'm Desabamento'),
      power: [14, 17, 22],
      rules: [powerPer('exhausted-players', 2)],
    },
  ],
)

const all = [darkLord, spiderQueen, chaosDragon, stoneTitan]

export const bosses = all.map(({ boss }) => boss)
export const bossCards = all.flatMap(({ cards }) => cards)
