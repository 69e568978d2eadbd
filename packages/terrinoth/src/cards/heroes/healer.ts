/** Healers: Elder Mok and his ability are the rulebook's; Avric's name is known, his cards are ours. */
import {
  activationOf,
  at,
  cure,
  defense,
  draw,
  loseTokens,
  mayEngage,
  mayReady,
  properTitle,
  readyAll,
  recover,
  said,
  success,
  title,
  titles,
} from '../build.ts'
import type { ActivationCard, HeroCard } from '../types.ts'

export const healers: readonly HeroCard[] = [
  {
    name: 'mok',
    type: 'healer',
    from: 'rulebook',
    abilityFrom: 'rulebook',
    title: properTitle('Elder Mok', 'm Mok l’Ancien', 'm Mok, o Ancião'),
    health: 13,
    triggers: [at('ally-recovered', {}, recover('you', 1))],
    always: [],
    motto: said(
      'Mend a friend, and half of it mends you.',
      'Soigne un ami : la moitié te revient.',
      'Cure um amigo, e metade da cura volta para você.',
    ),
  },
  {
    name: 'avric',
    type: 'healer',
    from: 'public',
    abilityFrom: 'house',
    title: properTitle('Avric', 'm Avric', 'm Avric'),
    health: 12,
    triggers: [
      at(
        'after-activation',
        { may: true, of: 'any', limit: 'round', price: [loseTokens('you', 1)] },
        recover('any', 2),
      ),
    ],
    always: [],
    motto: said(
      'There is always time for one more prayer. Duck first.',
      'On a toujours le temps d’une prière. Mais d’abord, baisse-toi.',
      'Sempre há tempo para mais uma prece. Mas antes, abaixe-se.',
    ),
  },
  {
    name: 'ilse',
    type: 'healer',
    from: 'house',
    abilityFrom: 'house',
    title: properTitle('Sister Ilse', 'f Sœur Ilse', 'f Irmã Ilse'),
    health: 11,
    triggers: [],
    always: [defense(1, { action: 'rest' }), defense(1, { action: 'aid' })],
    motto: said(
      'My hands are for bandages. My shield is for whoever interrupts.',
      'Mes mains sont pour les bandages. Mon bouclier, pour qui m’interrompt.',
      'Minhas mãos são para as ataduras. O escudo é para quem interromper.',
    ),
  },
]

const basic = activationOf('healer', 'basic')
const spiritspeaker = activationOf('healer', 'spiritspeaker')
const disciple = activationOf('healer', 'disciple')

export const healerCards: readonly ActivationCard[] = [
  basic('attack', 'staff-blow', title('Staff Blow', 'm Coup de bâton', 'm Golpe de Bordão'), {
    above: [mayEngage],
    dice: 2,
    with: [defense()],
    below: [recover('any', 1)],
  }),
  basic('explore', 'herb-lore', title('Herb Lore', 'f Science des herbes', 'f Ciência das Ervas'), {
    dice: 2,
    below: [draw('you', 1), recover('you', 1)],
  }),
  basic('rest', 'prayer', title('Prayer', 'f Prière', 'f Prece'), {
    dice: 2,
    with: [success()],
    below: [recover('another', 2), readyAll],
  }),
  basic('aid', 'blessing', title('Blessing', 'f Bénédiction', 'f Bênção'), {
    dice: 2,
    below: [recover('target', 1), mayReady('target', 1)],
  }),

  spiritspeaker('attack', 'spirit-wolf', title('Spirit Wolf', 'm Loup-esprit', 'm Lobo-espírito'), {
    dice: 3,
    ranged: true,
    below: [recover('any', 1)],
    says: said(
      'It casts no shadow, and so it owns them all.',
      'Il n’a pas d’ombre : elles sont donc toutes à lui.',
      'Ele não tem sombra: por isso todas são dele.',
    ),
  }),
  spiritspeaker(
    'explore',
    'dream-walk',
    title('Dream Walk', 'f Marche en rêve', 'm Passo do Sonho'),
    {
      dice: 3,
      below: [recover('any', 1), draw('you', 1)],
      says: said(
        'Asleep, one sees the road from above.',
        'En dormant, on voit la route de haut.',
        'Dormindo, a gente vê a estrada de cima.',
      ),
    },
  ),
  spiritspeaker(
    'rest',
    'ancestral-song',
    title('Ancestral Song', 'm Chant des ancêtres', 'm Canto dos Ancestrais'),
    {
      dice: 2,
      below: [recover('each', 1), cure('any'), readyAll],
      says: said(
        'The old ones hum along. They never liked the words.',
        'Les anciens fredonnent. Ils n’ont jamais aimé les paroles.',
        'Os antigos cantarolam junto. Da letra eles nunca gostaram.',
      ),
    },
  ),
  spiritspeaker(
    'aid',
    'guiding-spirits',
    titles('Guiding Spirits', 'ms Esprits guides', 'ms Espíritos-guias'),
    {
      dice: 3,
      below: [recover('target', 1), mayReady('target', 1), cure('target')],
      says: said(
        'Someone behind you says: left. Go left.',
        'Quelqu’un derrière vous dit : à gauche. Allez à gauche.',
        'Alguém atrás de você diz: esquerda. Vá para a esquerda.',
      ),
    },
  ),

  disciple(
    'attack',
    'radiant-hammer',
    title('Radiant Hammer', 'm Marteau de lumière', 'm Martelo Radiante'),
    {
      above: [mayEngage],
      dice: 3,
      with: [defense()],
      below: [recover('any', 1)],
      says: said(
        'Let there be light. Hold still.',
        'Que la lumière soit. Ne bougez plus.',
        'Faça-se a luz. Parado aí.',
      ),
    },
  ),
  disciple(
    'explore',
    'pilgrims-way',
    title('Pilgrim’s Way', 'f Voie du pèlerin', 'm Caminho do Peregrino'),
    {
      above: [cure('you')],
      dice: 2,
      below: [draw('you', 2), recover('another', 1)],
      says: said(
        'Every shrine on the way has water and bad news.',
        'Chaque chapelle du chemin a de l’eau et de mauvaises nouvelles.',
        'Cada santuário do caminho tem água e más notícias.',
      ),
    },
  ),
  disciple('rest', 'vigil', title('Vigil', 'f Veille', 'f Vigília'), {
    dice: 2,
    with: [defense()],
    below: [recover('another', 3), readyAll],
    says: said(
      'I shall watch. You have watched long enough.',
      'Je veille. Vous avez assez veillé.',
      'Eu vigio. Você já vigiou demais.',
    ),
  }),
  disciple(
    'aid',
    'lay-on-hands',
    title('Lay on Hands', "f' Imposition des mains", 'f Imposição das Mãos'),
    {
      dice: 3,
      below: [recover('target', 3), mayReady('target', 1)],
      says: said(
        'It will sting. Then it will only have stung.',
        'Ça va piquer. Ensuite, ça aura piqué.',
        'Vai arder. Depois, terá ardido.',
      ),
    },
  ),
]
