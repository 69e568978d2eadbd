/** The Cemetery lies at the Vault, and every hero who falls leaves a bone. */
import { said, title } from '../build.ts'
import {
  anywhere,
  at,
  card,
  dungeon,
  errand,
  inRoom,
  lay,
  ofSymbol,
  scenario,
  wake,
} from './build.ts'

export const graveyardShift = scenario('graveyard-shift', {
  chapter: 3,
  title: title('Graveyard Shift', 'f L’Équipe de nuit', 'm O Turno da Noite'),
  story: {
    before: said(
      'The gravedigger has fallen ill, and you have promised to mind the Cemetery. Business is brisk: every hero you turn away leaves a bone behind, and two bones make a very fair trap. Only at midnight it gets loud over there.',
      'Le fossoyeur est souffrant, et vous avez promis de garder le Cimetière. Les affaires marchent : chaque héros éconduit laisse un os, et deux os font un piège tout à fait honnête. Seulement, à minuit, il y a du bruit de ce côté-là.',
      'O coveiro adoeceu, e vocês prometeram cuidar do Cemitério. O movimento é bom: cada herói despachado deixa um osso, e dois ossos dão uma armadilha bem razoável. Só que à meia-noite faz barulho por lá.',
    ),
    won: said(
      'At sunrise the gravedigger finds everything in order, and more of it than before.',
      'Au lever du jour, le fossoyeur retrouve tout en ordre, et en plus grande quantité.',
      'Ao nascer do sol, o coveiro acha tudo em ordem, e em maior quantidade.',
    ),
    lost: said(
      'The heroes leave with the great treasure; for once the Cemetery is the livelier half of the keep.',
      'Les héros s’en vont avec le grand trésor ; pour une fois, le Cimetière est la moitié la plus animée du donjon.',
      'Os heróis vão embora com o grande tesouro; pela primeira vez, o Cemitério é a metade mais animada da masmorra.',
    ),
  },
  map: dungeon(
    'forge@1=1     study@1=3     library@2=1     .                ',
    'workshop@0◌=2  cemetery@1   vault@0=4       sewers@0         ',
    '.             cells@0=1     apothecary@3◌=1  beast-trainer@3=2',
  ),
  moments: [at('hero-gone', lay('bone', inRoom('cemetery')))],
  errands: [
    errand(
      'cemetery',
      title('A trap of bones', 'm Piège en os', 'f Armadilha de Ossos'),
      ['bone', 2],
      lay('trap', anywhere),
    ),
  ],
  cards: [
    card(
      'midnight',
      3,
      title('Midnight', 'm Minuit', 'f Meia-noite'),
      said(
        'Twelve strokes. Somebody out there was counting.',
        'Douze coups. Quelqu’un, là-dehors, les comptait.',
        'Doze badaladas. Lá fora, alguém estava contando.',
      ),
      wake(ofSymbol('eye')),
    ),
  ],
})
