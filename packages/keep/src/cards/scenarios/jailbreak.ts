/** The Cells lie beside the Vault, and they fill by themselves. */
import { said, title } from '../build.ts'
import { at, card, dungeon, heroArrives, inRoom, prisoner, scenario } from './build.ts'

export const jailbreak = scenario('jailbreak', {
  chapter: 3,
  title: title('Jailbreak', 'f L’Évasion', 'f A Fuga'),
  story: {
    before: said(
      'The night watch has discovered that your Cells have room, and brings whoever it finds in the street. An Archer is in already, counting the bars. The Cells lie right beside the Vault, and it takes only one Mage to open every door.',
      'Le guet a découvert qu’il reste de la place dans vos Cachots, et y amène tous ceux qu’il ramasse dans la rue. Une Archère y est déjà, qui compte les barreaux. Les Cachots touchent la Chambre forte, et il suffit d’un Mage pour ouvrir toutes les portes.',
      'A ronda noturna descobriu que nas Celas de vocês sobra espaço e traz quem encontra na rua. Uma Arqueira já está lá, contando as barras. As Celas ficam coladas ao Cofre, e basta um Mago para abrir todas as portas.',
    ),
    won: said(
      'Morning: the watch fetches its prisoners, signs for them, and compliments you on the straw.',
      'Au matin, le guet reprend ses prisonniers, signe le registre et vous félicite pour la paille.',
      'De manhã, a ronda busca os presos, assina o recibo e elogia a palha.',
    ),
    lost: said(
      'The whole block walks out with the great treasure, and somebody has left a polite review of the Cells.',
      'Tout le quartier sort avec le grand trésor, et quelqu’un a laissé un avis poli sur les Cachots.',
      'A ala inteira sai com o grande tesouro, e alguém deixou uma avaliação educada das Celas.',
    ),
  },
  map: dungeon(
    '.            .             forge@1=1          study@1=3    ',
    'sewers@0◌    cells@1=1     vault@0=4          workshop@1   ',
    'library@0=2  apothecary@3  beast-trainer@3=2  cemetery@3◌=1',
  ),
  moments: [at('set-up', heroArrives('archer', inRoom('cells')))],
  cards: [
    card(
      'another-arrest',
      4,
      title('Another Arrest', 'f Nouvelle arrestation', 'f Nova Prisão'),
      said(
        '“Suspicious boots, your honour. All of them.”',
        '« Des bottes suspectes, chef. Toutes. »',
        '“Botas suspeitas, chefe. Todas elas.”',
      ),
      prisoner,
    ),
  ],
})
