/** Roadside Inn, Dark Forest and Brigand Camp are the rulebook's; the others are ours, as is every difficulty (H14.9). */
import {
  as,
  at,
  attackBy,
  claim,
  count,
  dice,
  discardItem,
  draw,
  eachHero,
  enemyDie,
  exhaust,
  explored,
  gain,
  loseTokens,
  may,
  noFoes,
  not,
  pay,
  ready,
  recover,
  said,
  spawn,
  title,
  turnUp,
} from '../build.ts'
import type { LocationCard } from '../types.ts'
import { locationsOf } from './build.ts'

const quarter = locationsOf('quarter', 'trivial')
const wilds = locationsOf('wilderness', 'trivial')
const dungeon = locationsOf('dungeon', 'trivial')

export const trivialLocations: readonly LocationCard[] = [
  quarter(
    'roadside-inn',
    title('Roadside Inn', "f' Auberge du chemin", 'f Estalagem da Estrada'),
    [1, 3, 6],
    {
      from: 'rulebook',
      triggers: [at('travel-end', {}, eachHero(pay([loseTokens('you', 1)], recover('you', 1))))],
    },
    said(
      'The soup is thin, the beds are hard, and the door holds.',
      'La soupe est claire, les lits sont durs, et la porte tient.',
      'A sopa é rala, as camas são duras, e a porta aguenta.',
    ),
  ),
  wilds(
    'dark-forest',
    title('Dark Forest', 'f Forêt sombre', 'f Floresta Sombria'),
    [3, 1, 7],
    {
      from: 'rulebook',
      triggers: [
        at(
          'travel-end',
          {},
          as(
            'leader',
            enemyDie({ counterattack: [gain('you', 'poisoned')], threat: [spawn(1, 'hidden')] }),
          ),
        ),
      ],
    },
    said(
      'Noon here is a rumour from somewhere higher up.',
      'Ici, midi est une rumeur venue de plus haut.',
      'Aqui o meio-dia é um boato vindo lá de cima.',
    ),
  ),
  wilds(
    'brigand-camp',
    title('Brigand Camp', 'm Camp de brigands', 'm Acampamento de Salteadores'),
    [1, 3, 8],
    {
      from: 'rulebook',
      triggers: [
        at(
          'travel-start',
          {},
          as('led', may(ready('you', 1), enemyDie({ threat: [spawn(1, 'hidden')] }))),
        ),
      ],
    },
    said(
      'Eight tents, one fire, and far too many boots.',
      'Huit tentes, un feu, et beaucoup trop de bottes.',
      'Oito tendas, uma fogueira e botas demais.',
    ),
  ),
  quarter(
    'market-square',
    title('Market Square', 'f Place du marché', 'f Praça do Mercado'),
    [2, 2, 6],
    { triggers: [at('travel-end', {}, eachHero(pay([discardItem('you')], claim('you', 2))))] },
    said(
      'Everything is for sale. The swords are on special offer.',
      'Tout est à vendre. Les épées sont en réclame.',
      'Tudo está à venda. As espadas, em promoção.',
    ),
  ),
  quarter(
    'old-chapel',
    title('Old Chapel', 'f Vieille chapelle', 'f Capela Velha'),
    [1, 2, 6],
    { triggers: [at('round-end', {}, recover('led', 1))] },
    said(
      'The roof is gone. Whoever lived here has stayed.',
      'Le toit a disparu. Qui habitait ici est resté.',
      'O telhado se foi. Quem morava aqui ficou.',
    ),
  ),
  quarter(
    'thieves-alley',
    title('Thieves’ Alley', 'f Ruelle aux voleurs', 'm Beco dos Ladrões'),
    [2, 2, 7],
    { triggers: [at('round-end', {}, loseTokens('most-tokens', 1))] },
    said(
      'Count your fingers when you leave.',
      'Comptez vos doigts en sortant.',
      'Conte os dedos ao sair.',
    ),
  ),
  wilds(
    'stone-bridge',
    title('Stone Bridge', 'm Pont de pierre', 'f Ponte de Pedra'),
    [2, 1, 6],
    { always: [dice(1, { action: 'explore', when: noFoes({ in: 'mine' }) })] },
    said(
      'From its crown you see the whole valley, if nobody is in the way.',
      'De son sommet, on voit toute la vallée, si personne ne gêne.',
      'Do alto dela se vê o vale inteiro, se ninguém estiver na frente.',
    ),
  ),
  wilds(
    'river-ford',
    title('River Ford', 'm Gué', 'm Vau do Rio'),
    [1, 2, 6],
    { triggers: [at('arrived', {}, exhaust('led', 1))] },
    said(
      'Knee-deep, say the locals, who are tall.',
      'De l’eau aux genoux, disent les gens du pays, qui sont grands.',
      'Água pelo joelho, diz o povo dali, que é bem alto.',
    ),
  ),
  wilds(
    'sunken-road',
    title('Sunken Road', 'm Chemin creux', 'f Estrada Funda'),
    [1, 3, 7],
    { triggers: [at('enemy-phase', {}, turnUp({ in: 'shadows', is: 'face-down' }))] },
    said(
      'Banks as high as a house, and something walking along the top.',
      'Des talus hauts comme des maisons, et l’on marche là-haut.',
      'Barrancos da altura de uma casa, e alguém andando lá em cima.',
    ),
  ),
  dungeon(
    'crypt-stair',
    title('Crypt Stair', "m' Escalier de la crypte", 'f Escada da Cripta'),
    [1, 3, 6],
    { always: [attackBy(1, { trait: 'undead', when: not(explored) })] },
    said(
      'Ninety steps down. Something below has counted your steps.',
      'Quatre-vingt-dix marches. En bas, quelque chose a compté vos pas.',
      'Noventa degraus. Lá embaixo, alguma coisa contou os seus passos.',
    ),
  ),
  dungeon(
    'flooded-cellar',
    title('Flooded Cellar', 'f Cave inondée', 'f Adega Alagada'),
    [2, 2, 7],
    { always: [dice(-1, { action: 'rest' })] },
    said(
      'The wine is still here. So is the river.',
      'Le vin est toujours là. La rivière aussi.',
      'O vinho continua aqui. O rio também.',
    ),
  ),
  dungeon(
    'abandoned-mine',
    title('Abandoned Mine', 'f Mine abandonnée', 'f Mina Abandonada'),
    [2, 2, 7],
    { triggers: [at('explored', {}, draw('leader', 1))] },
    said(
      'They left in a hurry and left the good lamps.',
      'Ils sont partis en hâte, en laissant les bonnes lampes.',
      'Saíram com pressa e deixaram as lanternas boas.',
    ),
  ),
  dungeon(
    'the-vault',
    title('Vault', 'f Chambre forte', 'm Cofre'),
    [2, 3, 8],
    { quest: 'the-barons-ledger', triggers: [at('explored', {}, count(1, 1))] },
    said(
      'Gold on the left, gold on the right, and one thin book on a stand.',
      'De l’or à gauche, de l’or à droite, et un mince livre sur un lutrin.',
      'Ouro à esquerda, ouro à direita e um livro fino sobre um suporte.',
    ),
  ),
]
