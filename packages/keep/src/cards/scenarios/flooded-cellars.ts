/** The Sewers lie in the middle, and what is stored low is lost. */
import { said, title } from '../build.ts'
import {
  anywhere,
  at,
  card,
  closePassage,
  dungeon,
  loseToken,
  ofSymbol,
  scenario,
} from './build.ts'

export const floodedCellars = scenario('flooded-cellars', {
  chapter: 2,
  title: title('Flooded Cellars', 'fs Les Caves inondées', 'ms Os Porões Alagados'),
  story: {
    before: said(
      'It has rained for nine days, and the cellar has begun to take sides. Whatever you leave in the Sewers or with the Beast Trainer floats off with the next gush. When the second wave comes, at least one doorway must be bricked up before it becomes a waterfall.',
      'Il pleut depuis neuf jours, et la cave commence à prendre parti. Tout ce qui traîne dans les Égouts ou la Ménagerie s’en va avec la prochaine montée des eaux. À la deuxième vague, il faudra murer un passage avant qu’il ne devienne une cascade.',
      'Chove há nove dias, e o porão já começou a tomar partido. O que ficar nos Esgotos ou no Treinador de Feras vai embora com a próxima enxurrada. Quando vier a segunda onda, será preciso emparedar uma passagem antes que vire cachoeira.',
    ),
    won: said(
      'The water goes down, the heroes have gone home to dry their socks, and the treasure is merely damp.',
      'L’eau se retire, les héros sont rentrés sécher leurs chaussettes, et le trésor est à peine humide.',
      'A água baixa, os heróis foram para casa secar as meias, e o tesouro ficou só um pouco úmido.',
    ),
    lost: said(
      'The heroes float the great treasure out on a door. It was your door.',
      'Les héros emportent le grand trésor à flot, sur une porte. C’était la vôtre.',
      'Os heróis levam o grande tesouro boiando em cima de uma porta. A porta era de vocês.',
    ),
  },
  map: dungeon(
    'library@1◌=1  forge@2=1          apothecary@3◌=2  .           ',
    'study@0=3     sewers@0           vault@0=4        workshop@3=1',
    'cemetery@0=1  beast-trainer@3=2  cells@3          .           ',
  ),
  moments: [at('wave-2', closePassage(anywhere))],
  cards: [
    card(
      'the-water-rises',
      4,
      title('The Water Rises', 'f Montée des eaux', 'f Água Subindo'),
      said(
        'First the ankles. Then the accounts.',
        'D’abord les chevilles. Ensuite les comptes.',
        'Primeiro os tornozelos. Depois as contas.',
      ),
      loseToken('any', ofSymbol('bones'), 2),
    ),
  ],
})
