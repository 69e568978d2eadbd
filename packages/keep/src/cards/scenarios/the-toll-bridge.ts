/** Two halves, and one passage between them: the Workshop. */
import { said, title } from '../build.ts'
import {
  anywhere,
  at,
  card,
  dungeon,
  errand,
  everywhere,
  has,
  inRoom,
  lay,
  loseToken,
  scenario,
  when,
} from './build.ts'

export const theTollBridge = scenario('the-toll-bridge', {
  chapter: 2,
  title: title('The Toll Bridge', 'm Le Pont à péage', 'f A Ponte do Pedágio'),
  story: {
    before: said(
      'Only one bridge joins the two halves of the keep, and it runs through the Workshop. The Warriors have heard of it and put on double mail; the bridge wardens have heard of it too, and want a coin left there. Give them none, and they sweep up every trap they find.',
      'Un seul pont relie les deux moitiés du donjon, et il passe par l’Atelier. Les Guerriers l’ont appris et portent double cotte de mailles ; les gardiens du pont l’ont appris aussi, et veulent y trouver une pièce. Sans elle, ils balaient tous les pièges qu’ils voient.',
      'Só uma ponte une as duas metades da masmorra, e ela passa pela Oficina. Os Guerreiros souberam disso e vieram com cota de malha dupla; os guardas da ponte também souberam e querem achar uma moeda lá. Sem ela, varrem toda armadilha que encontram.',
    ),
    won: said(
      'The bridge holds, the toll is paid, and the heroes go home the long way round.',
      'Le pont tient, le péage est payé, et les héros rentrent par le grand détour.',
      'A ponte aguenta, o pedágio está pago, e os heróis voltam para casa pelo caminho comprido.',
    ),
    lost: said(
      'The heroes cross with the great treasure, and even leave the toll: exact change.',
      'Les héros passent avec le grand trésor, et laissent même le péage : l’appoint exact.',
      'Os heróis atravessam com o grande tesouro e ainda deixam o pedágio, em dinheiro trocado.',
    ),
  },
  map: dungeon(
    'forge@1=1  vault@0=4       study@0=3          library@2◌=1  ',
    'cells@0=1  workshop@0      beast-trainer@3=2  sewers@0=2    ',
    '.          apothecary@3◌=2  .                  cemetery@3=1 ',
  ),
  always: [{ always: 'hero-vitality', hero: 'warrior', is: 2 }],
  moments: [at('set-up', lay('coin', inRoom('workshop')), lay('trap', inRoom('workshop'), 2))],
  errands: [
    errand(
      'workshop',
      title('Spare parts', 'fs Pièces de rechange', 'fs Peças de Reposição'),
      ['trap', 1],
      lay('trap', anywhere, 2),
    ),
  ],
  cards: [
    card(
      'toll-due',
      2,
      title('Toll Due', 'm Péage dû', 'm Pedágio Vencido'),
      said(
        '“It is only one coin. It is the principle that costs extra.”',
        '« Ce n’est qu’une pièce. C’est le principe qui est en supplément. »',
        '“É só uma moeda. O princípio é cobrado à parte.”',
      ),
      when(
        has(inRoom('workshop'), 'coin'),
        [loseToken('coin', inRoom('workshop'))],
        [loseToken('trap', everywhere)],
      ),
    ),
  ],
})
