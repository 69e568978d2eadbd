/** One Skill a hero; it works only for its own hero, for another it is worth its power. */
import {
  draw,
  drawUpTo,
  flavour,
  onePlayer,
  otherPlayers,
  pay,
  recover,
  remove,
  skill,
  take,
  title,
  titles,
} from './build.ts'

export const skills = [
  skill(
    'battle-rage',
    {
      hero: 'barbarian',
      from: 'public',
      title: title('Battle Rage', 'f Rage guerrière', 'f Fúria de Batalha'),
      flavour: flavour(
        'Plans are for people who stop.',
        'Les plans, c’est pour ceux qui s’arrêtent.',
        'Planos são para quem para.',
      ),
      power: 0,
    },
    drawUpTo(3),
  ),
  skill(
    'rousing-ballad',
    {
      hero: 'bard',
      from: 'house',
      title: title('Rousing Ballad', 'f Ballade entraînante', 'f Balada Animada'),
      flavour: flavour(
        'Everyone knows the chorus.',
        'Tout le monde connaît le refrain.',
        'Todo mundo sabe o refrão.',
      ),
      power: 1,
    },
    otherPlayers(draw(1)),
  ),
  skill(
    'healing-hands',
    {
      hero: 'cleric',
      from: 'house',
      title: titles('Healing Hands', 'fs Mains guérisseuses', 'fs Mãos que Curam'),
      flavour: flavour(
        'This will not hurt me a bit.',
        'Je ne sentirai absolument rien.',
        'Não vai doer nada em mim.',
      ),
      power: 0,
    },
    onePlayer(recover(2, 'deck')),
  ),
  skill(
    'theft',
    {
      hero: 'thief',
      from: 'house',
      title: title('Theft', 'm Larcin', 'm Furto'),
      flavour: flavour(
        'Call it a fair exchange.',
        'Disons un échange équitable.',
        'Digamos que foi uma troca justa.',
      ),
      power: 0,
    },
    pay(remove(1, 'discard'), take(1, 2, 'discard')),
  ),
]
