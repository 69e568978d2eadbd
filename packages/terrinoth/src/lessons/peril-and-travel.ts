/** The way is explored, peril rises, and the party moves on. */
import type { Lesson } from '@muster/engine'
import { perilAndTravelPosition } from './positions.ts'

export const perilAndTravel: Lesson = {
  id: 'peril-and-travel',
  title: { en: 'On the road', fr: 'En route', pt: 'Na estrada' },
  about: {
    en: 'How a location is explored, what peril brings, and how to travel.',
    fr: 'Comment explorer un lieu, ce qu’apporte le péril, et comment voyager.',
    pt: 'Como se explora um local, o que o perigo traz e como se viaja.',
  },
  position: perilAndTravelPosition,
  deal: { 'die 0': ['0', '0'], exploration: ['berries', 'healing-draught'] },
  asks: {
    en: 'Explore the inn, learn something from the first peril, and travel on.',
    fr: 'Explorez l’auberge, apprenez quelque chose du premier péril, et reprenez la route.',
    pt: 'Explorem a estalagem, aprendam algo com o primeiro perigo e sigam viagem.',
  },
  goal: {
    steps: ['explored roadside-inn', 'upgraded', 'arrived'],
    without: ['stays', 'round', 'fell'],
    within: 14,
  },
  guides: [
    {
      prompt: 'activate',
      choices: 0,
      advises: 'activate',
      say: {
        en: 'The inn needs two more progress. Blaze a Trail explores; each success is one step.',
        fr: 'Il manque deux progressions à l’auberge. Piste ouverte explore ; chaque succès est un pas.',
        pt: 'Faltam dois de progresso na estalagem. Caminho Aberto explora; cada sucesso é um passo.',
      },
    },
    {
      prompt: 'roll',
      say: {
        en: 'Nobody is near, so no enemy dice. Roll!',
        fr: 'Personne à proximité, donc pas de dé ennemi. Lancez !',
        pt: 'Ninguém por perto, então nada de dados inimigos. Role!',
      },
    },
    {
      prompt: 'resolve',
      say: {
        en: 'Exploring finds things, too. One card is yours, the other goes back.',
        fr: 'Explorer, c’est aussi trouver. Une carte est pour vous, l’autre repart.',
        pt: 'Explorar também é achar coisas. Uma carta é sua, a outra volta.',
      },
    },
    {
      prompt: 'back',
      say: {
        en: 'On top, and the next one to draw will find it; at the bottom it is gone for long.',
        fr: 'Dessus, la prochaine pioche la trouvera ; dessous, elle part pour longtemps.',
        pt: 'Em cima, a próxima compra a encontra; embaixo, some por um bom tempo.',
      },
    },
    {
      prompt: 'upgrade',
      say: {
        en: 'The first two perils hurt and teach: each hero gets a better card for a basic one. The first one chooses your class.',
        fr: 'Les deux premiers périls font mal et instruisent : chaque héros échange une carte de base contre une meilleure. La première décide de votre classe.',
        pt: 'Os dois primeiros perigos doem e ensinam: cada herói troca uma carta básica por uma melhor. A primeira decide a sua classe.',
      },
    },
    {
      prompt: 'travel',
      advises: 'travel',
      say: {
        en: 'An explored location may be left. Enemies in the shadows stay behind, those engaged come along.',
        fr: 'On peut quitter un lieu exploré. Les ennemis dans l’ombre restent, ceux qui sont aux prises suivent.',
        pt: 'Um local explorado pode ser deixado. Os inimigos nas sombras ficam, os em combate vêm junto.',
      },
    },
    {
      prompt: 'lead',
      say: {
        en: 'The leader acts first, and meets the first enemy at the new place.',
        fr: 'Qui mène agit en premier, et rencontre le premier ennemi du nouveau lieu.',
        pt: 'Quem lidera age primeiro e encontra o primeiro inimigo do novo local.',
      },
    },
  ],
  done: {
    en: 'The next place, the next enemies. Peril does not wait, so neither should you.',
    fr: 'Nouveau lieu, nouveaux ennemis. Le péril n’attend pas ; n’attendez pas non plus.',
    pt: 'Novo local, novos inimigos. O perigo não espera; não espere você também.',
  },
  failed: {
    en: 'The round went by at the inn. Go back: explore first, then travel.',
    fr: 'La manche s’est passée à l’auberge. Revenez en arrière : explorez, puis voyagez.',
    pt: 'A rodada passou na estalagem. Volte: primeiro explore, depois viaje.',
  },
}
