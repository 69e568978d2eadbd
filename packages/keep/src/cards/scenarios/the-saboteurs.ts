/** Traps everywhere, Rogues who know traps, and a card that clears them away. */
import { said, title, titles } from '../build.ts'
import { card, dungeon, eachDraws, everywhere, loseToken, scenario } from './build.ts'

const laid = dungeon(
  'workshop@1=1  library@2◌    cells@2=1          .          ',
  'forge@1=1     vault@0=4     sewers@0=2         study@1=3  ',
  'cemetery@0=1  apothecary@3  beast-trainer@3◌=2  .         ',
)
const TRAPPED = ['vault', 'library', 'forge', 'sewers', 'apothecary']

export const theSaboteurs = scenario('the-saboteurs', {
  chapter: 4,
  title: titles('The Saboteurs', 'fs Les Saboteuses', 'fs As Sabotadoras'),
  story: {
    before: said(
      'The Rogues’ evening class has chosen your keep for its examination. They wear thick boots and take a knock more than other heroes; so you have sharpened every trap in the house. Now and then a whistle blows, and a trap in each room is quietly taken apart.',
      'Le cours du soir des Voleuses a choisi votre donjon pour son examen. Elles portent de grosses bottes et encaissent un coup de plus que les autres ; vous avez donc affûté tous les pièges de la maison. De temps en temps, un sifflet retentit, et dans chaque salle un piège est démonté sans bruit.',
      'O curso noturno das Ladinas escolheu a masmorra de vocês para a prova final. Elas usam botas grossas e aguentam um golpe a mais que os outros; por isso vocês afiaram todas as armadilhas da casa. De vez em quando soa um apito, e em cada sala uma armadilha é desmontada sem barulho.',
    ),
    won: said(
      'Nobody passes the examination, and the traps are back where they belong: underfoot.',
      'Personne ne réussit l’examen, et les pièges retrouvent leur place : sous les pieds.',
      'Ninguém passa na prova, e as armadilhas voltam ao lugar delas: debaixo dos pés.',
    ),
    lost: said(
      'Full marks: the great treasure is gone, and every trap lies sorted by size.',
      'Mention très bien : le grand trésor a disparu, et les pièges sont rangés par taille.',
      'Nota dez: o grande tesouro sumiu, e as armadilhas estão arrumadas por tamanho.',
    ),
  },
  map: laid.map((place) =>
    TRAPPED.includes(place.room) ? { ...place, tokens: { trap: 1 } } : place,
  ),
  always: [
    { always: 'hero-vitality', hero: 'rogue', is: 2 },
    { always: 'trap-damage', is: 2 },
  ],
  cards: [
    card(
      'clockwork-fails',
      4,
      title('Clockwork Fails', 'f Panne de rouages', 'f Pane nas Engrenagens'),
      said(
        'A spring rolls across the floor. It waves.',
        'Un ressort traverse la salle en roulant. Il fait coucou.',
        'Uma mola atravessa a sala rolando. Ela acena.',
      ),
      loseToken('trap', everywhere),
      eachDraws(2),
    ),
  ],
})
