/** Mages: the ability that Astarra has here is the rulebook's, shown without a name; her name is known from elsewhere. */
import {
  activationOf,
  at,
  claim,
  defense,
  draw,
  exhaust,
  gain,
  mayDrive,
  mayReady,
  mayTire,
  pierce,
  progress,
  properTitle,
  readyAll,
  reroll,
  said,
  success,
  tireEach,
  title,
  wound,
} from '../build.ts'
import type { ActivationCard, HeroCard } from '../types.ts'

export const mages: readonly HeroCard[] = [
  {
    name: 'astarra',
    type: 'mage',
    from: 'public',
    abilityFrom: 'rulebook',
    title: properTitle('Astarra', 'f Astarra', 'f Astarra'),
    health: 9,
    triggers: [
      at(
        'after-activation',
        { may: true, of: 'any', limit: 'round', price: [exhaust('you', 1)] },
        progress(1),
      ),
    ],
    always: [],
    motto: said(
      'Stars do not hurry, and they are never late.',
      'Les étoiles ne se pressent pas, et ne sont jamais en retard.',
      'As estrelas não têm pressa e nunca se atrasam.',
    ),
  },
  {
    name: 'quill',
    type: 'mage',
    from: 'house',
    abilityFrom: 'house',
    title: properTitle('Quill Farrow', 'm Quill Farrow', 'm Quill Farrow'),
    health: 10,
    triggers: [at('after-action', { action: 'rest' }, claim('you', 1))],
    always: [],
    motto: said(
      'I am not napping. I am rereading in the dark.',
      'Je ne dors pas. Je relis dans le noir.',
      'Não estou cochilando. Estou relendo no escuro.',
    ),
  },
  {
    name: 'dorn',
    type: 'mage',
    from: 'house',
    abilityFrom: 'house',
    title: properTitle('Dorn Ashbeard', 'm Dorn Barbe-cendre', 'm Dorn Barba-cinza'),
    health: 10,
    triggers: [
      at(
        'before-action',
        { may: true, action: 'attack', limit: 'round', price: [wound('you', 1)] },
        claim('you', 2),
      ),
    ],
    always: [],
    motto: said(
      'The beard grows back. It always grows back.',
      'La barbe repousse. Elle repousse toujours.',
      'A barba cresce de novo. Sempre cresce.',
    ),
  },
]

const basic = activationOf('mage', 'basic')
const runemaster = activationOf('mage', 'runemaster')
const geomancer = activationOf('mage', 'geomancer')

export const mageCards: readonly ActivationCard[] = [
  basic('attack', 'bolt', title('Bolt', 'm Trait', 'f Seta Arcana'), {
    dice: 2,
    ranged: true,
    with: [success()],
  }),
  basic('explore', 'seek', title('Seek', 'f Recherche', 'f Busca'), {
    dice: 2,
    below: [draw('you', 2)],
  }),
  basic('rest', 'meditation', title('Meditation', 'f Méditation', 'f Meditação'), {
    dice: 1,
    with: [success()],
    below: [gain('you', 'focused'), readyAll],
  }),
  basic('aid', 'gift', title('Gift', 'm Don', 'f Dádiva'), {
    dice: 1,
    with: [success()],
    below: [gain('target', 'focused'), mayReady('target', 1)],
  }),

  runemaster('attack', 'rune-of-fire', title('Rune of Fire', 'f Rune de feu', 'f Runa de Fogo'), {
    dice: 3,
    ranged: true,
    targets: 3,
    says: said(
      'Read it aloud only once. Stand behind me.',
      'À ne lire à voix haute qu’une fois. Mettez-vous derrière moi.',
      'Leia em voz alta só uma vez. E fique atrás de mim.',
    ),
  }),
  runemaster('explore', 'decipher', title('Decipher', 'm Déchiffrement', 'f Decifração'), {
    dice: 2,
    with: [reroll(1, 'hero')],
    below: [draw('you', 2), gain('you', 'focused')],
    says: said(
      'It says “Keep out”. That makes it interesting.',
      'Il est écrit « N’entrez pas ». Voilà qui devient intéressant.',
      'Está escrito “Não entre”. Ficou interessante.',
    ),
  }),
  runemaster('rest', 'still-mind', title('Still Mind', "m' Esprit calme", 'f Mente Serena'), {
    dice: 1,
    below: [gain('you', 'focused'), claim('you', 1), readyAll],
    says: said(
      'Between two heartbeats there is room for a whole library.',
      'Entre deux battements de cœur, il y a la place d’une bibliothèque.',
      'Entre duas batidas do coração cabe uma biblioteca inteira.',
    ),
  }),
  runemaster('aid', 'shared-rune', title('Shared Rune', 'f Rune partagée', 'f Runa Partilhada'), {
    dice: 2,
    with: [success()],
    below: [gain('target', 'focused'), mayReady('target', 1)],
    says: said(
      'Hold this. If it hums, throw it.',
      'Tenez ceci. Si ça bourdonne, jetez-le.',
      'Segure isto. Se zumbir, jogue longe.',
    ),
  }),

  geomancer('attack', 'stone-fist', title('Stone Fist', 'm Poing de pierre', 'm Punho de Pedra'), {
    dice: 3,
    ranged: true,
    with: [pierce()],
    below: [mayTire({ which: 'target' })],
    says: said(
      'The mountain has a long arm.',
      'La montagne a le bras long.',
      'A montanha tem o braço comprido.',
    ),
  }),
  geomancer(
    'explore',
    'shift-the-earth',
    title('Shift the Earth', 'f Terre mouvante', 'f Terra Movida'),
    {
      dice: 3,
      with: [defense()],
      below: [mayDrive({ in: 'mine' })],
      says: said(
        'If the path will not go there, ask the hill to move over.',
        'Si le chemin n’y va pas, on prie la colline de se pousser.',
        'Se o caminho não vai até lá, peça ao morro que dê licença.',
      ),
    },
  ),
  geomancer(
    'rest',
    'earthen-ward',
    title('Earthen Ward', 'm Rempart de terre', 'f Guarda de Terra'),
    {
      dice: 1,
      with: [defense(2)],
      below: [tireEach({ in: 'mine' }), readyAll],
      says: said(
        'Let them dig. Digging is tiring.',
        'Qu’ils creusent. Creuser fatigue.',
        'Que cavem. Cavar cansa.',
      ),
    },
  ),
  geomancer('aid', 'firm-ground', title('Firm Ground', 'm Sol ferme', 'm Chão Firme'), {
    dice: 3,
    with: [defense()],
    below: [mayDrive({ in: 'others' }), mayReady('target', 1)],
    says: said(
      'Stand here. The ground and I have an understanding.',
      'Mettez-vous ici. Le sol et moi, on se comprend.',
      'Fique aqui. O chão e eu nos entendemos.',
    ),
  }),
]
