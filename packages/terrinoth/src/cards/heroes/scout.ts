/** Scouts: Kari, the four basic cards and Fan of Knives are the rulebook's. */
import {
  activationOf,
  at,
  claim,
  draw,
  gain,
  hurt,
  look,
  loseTokens,
  mayDrive,
  mayEngage,
  mayHurt,
  mayReady,
  mayTire,
  othersSpent,
  properTitle,
  readyAll,
  reroll,
  said,
  success,
  tire,
  title,
  titles,
  when,
} from '../build.ts'
import type { ActivationCard, HeroCard } from '../types.ts'

export const scouts: readonly HeroCard[] = [
  {
    name: 'kari',
    type: 'scout',
    from: 'rulebook',
    abilityFrom: 'rulebook',
    title: properTitle('Kari Wraithstalker', 'f Kari Wraithstalker', 'f Kari Wraithstalker'),
    health: 11,
    triggers: [
      at('before-action', { may: true, price: [loseTokens('you', 1)] }, hurt({ in: 'play' }, 1)),
    ],
    always: [],
    motto: said(
      'Whatever hides from me only tires itself out.',
      'Ce qui se cache de moi ne fait que se fatiguer.',
      'Quem se esconde de mim só se cansa à toa.',
    ),
  },
  {
    name: 'tamsin',
    type: 'scout',
    from: 'house',
    abilityFrom: 'house',
    title: properTitle('Tamsin Reed', 'f Tamsin Reed', 'f Tamsin Reed'),
    health: 10,
    triggers: [
      at(
        'after-action',
        { may: true, action: 'explore', limit: 'round' },
        tire({ in: 'shadows', is: 'face-down' }),
      ),
    ],
    always: [],
    motto: said(
      'I find the trap first. Then I find who laid it.',
      'Je trouve d’abord le piège. Ensuite, celui qui l’a posé.',
      'Primeiro eu acho a armadilha. Depois, quem a armou.',
    ),
  },
  {
    name: 'orrin',
    type: 'scout',
    from: 'house',
    abilityFrom: 'house',
    title: properTitle('Orrin Quickhand', 'm Orrin Vivemain', 'm Orrin Mão-ligeira'),
    health: 12,
    triggers: [],
    always: [reroll(1, 'hero', 'round')],
    motto: said(
      'Luck? I keep mine up my sleeve.',
      'La chance ? La mienne, je la garde dans ma manche.',
      'Sorte? A minha eu guardo na manga.',
    ),
  },
]

const basic = activationOf('scout', 'basic', 'rulebook')
const thief = activationOf('scout', 'thief')
const wildlander = activationOf('scout', 'wildlander')

export const scoutCards: readonly ActivationCard[] = [
  basic(
    'attack',
    'precise-strike',
    title('Precise Strike', 'f Frappe précise', 'm Golpe Preciso'),
    {
      above: [mayEngage],
      dice: 2,
      below: [claim('you', 1)],
    },
  ),
  basic('explore', 'blaze-a-trail', title('Blaze a Trail', 'f Piste ouverte', 'm Caminho Aberto'), {
    dice: 2,
    below: [draw('you', 2)],
  }),
  basic('rest', 'caution', title('Caution', 'f Prudence', 'f Cautela'), {
    above: [mayTire({ in: 'mine', rank: 'minion' })],
    dice: 1,
    with: [success()],
    below: [when(othersSpent, [hurt({ in: 'shadows' }, 1)]), readyAll],
  }),
  basic('aid', 'draw-attention', title('Draw Attention', 'f Diversion', 'f Distração'), {
    dice: 2,
    below: [mayReady('target', 1)],
  }),

  thief(
    'attack',
    'fan-of-knives',
    title('Fan of Knives', "m' Éventail de lames", 'm Leque de Facas'),
    {
      from: 'rulebook',
      above: [mayEngage],
      dice: 3,
      targets: 2,
      says: said(
        'Pick a card. Any card. They are all knives.',
        'Choisissez une carte. N’importe laquelle. Ce sont toutes des couteaux.',
        'Escolha uma carta, qualquer uma. São todas facas.',
      ),
    },
  ),
  thief('explore', 'light-fingers', titles('Light Fingers', 'ms Doigts agiles', 'fs Mãos Leves'), {
    dice: 2,
    below: [draw('you', 2), claim('you', 1)],
    says: said(
      'It was lying about. In a locked chest, but lying about.',
      'Ça traînait. Dans un coffre fermé, mais ça traînait.',
      'Estava largado por aí. Num baú trancado, mas largado.',
    ),
  }),
  thief('rest', 'lie-low', title('Lie Low', 'f Planque', 'f Tocaia'), {
    above: [mayDrive({ in: 'mine' })],
    dice: 2,
    below: [when(othersSpent, [hurt({ in: 'shadows' }, 2)]), readyAll],
    says: said(
      'The best place to wait for them is where they hide.',
      'Le meilleur endroit où les attendre, c’est leur cachette.',
      'O melhor lugar para esperar por eles é onde eles se escondem.',
    ),
  }),
  thief('aid', 'misdirect', title('Misdirect', 'm Faux-semblant', 'm Despiste'), {
    dice: 3,
    below: [mayReady('target', 1), mayTire({ in: 'play', rank: 'minion' })],
    says: said(
      '“He went that way!” He did not, of course.',
      '« Il est parti par là ! » Mais non, bien sûr.',
      '“Ele foi por ali!” Claro que não foi.',
    ),
  }),

  wildlander(
    'attack',
    'twin-arrows',
    titles('Twin Arrows', 'fs Flèches jumelles', 'fs Flechas Gêmeas'),
    {
      dice: 2,
      ranged: true,
      targets: 2,
      with: [success()],
      says: said(
        'The second is in the air before the first is heard.',
        'La seconde vole déjà quand on entend la première.',
        'A segunda já está no ar quando se ouve a primeira.',
      ),
    },
  ),
  wildlander(
    'explore',
    'read-the-land',
    title('Read the Land', 'f Lecture du terrain', 'f Leitura do Terreno'),
    {
      above: [look],
      dice: 3,
      below: [draw('you', 1)],
      says: said(
        'Bent grass, a warm stone, no birdsong: four of them, and not far.',
        'L’herbe couchée, une pierre tiède, plus un oiseau : ils sont quatre, et tout près.',
        'Capim dobrado, pedra morna, nenhum pássaro: são quatro, e estão perto.',
      ),
    },
  ),
  wildlander(
    'rest',
    'hunters-rest',
    title('Hunter’s Rest', 'm Repos du chasseur', 'm Descanso do Caçador'),
    {
      dice: 2,
      with: [success()],
      below: [mayHurt({ in: 'shadows' }, 1), readyAll],
      says: said(
        'Sleep with one eye open and one arrow nocked.',
        'On dort d’un œil, une flèche encochée.',
        'Durma com um olho aberto e uma flecha na corda.',
      ),
    },
  ),
  wildlander('aid', 'hawks-eye', title('Hawk’s Eye', "m' Œil du faucon", 'm Olho do Falcão'), {
    dice: 2,
    below: [gain('target', 'focused'), mayReady('target', 1)],
    says: said(
      'Higher. A hand to the left. Now.',
      'Plus haut. Une main à gauche. Maintenant.',
      'Mais alto. Um palmo à esquerda. Agora.',
    ),
  }),
]
