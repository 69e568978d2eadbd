import { counted } from './counted.ts'
import type { StartTexts } from './texts.ts'

export const fr: StartTexts = {
  lead: 'Une table pour les jeux coopératifs de fantasy. Elle mélange, applique les règles et n’oublie aucune carte ; à vous de décider.',
  goOn: 'Reprendre',
  openIt: 'Ouvrir',
  past: 'Parties passées',
  about: (what, match) => `${what} : ${match}`,
  save: 'Enregistrer',
  drop: 'Supprimer',
  dropped: 'Partie supprimée.',
  undo: 'Annuler',
  frozen: (why) =>
    `Cette partie ne peut plus continuer, mais elle peut être enregistrée dans un fichier. ${why}`,
  justNow: 'à l’instant',
  showAll: (n) => `Voir les ${n} parties`,
  nothingKept:
    'Pas encore de partie ici. Dès que vous jouez, chaque choix est gardé sur cet appareil : fermez la page quand vous voulez, vous reprendrez ici.',
  notListed: 'Impossible de lire les parties gardées ici.',
  games: 'Jeux',
  minutes: (least, most) => `${least} à ${most} minutes`,
  playersFrom: (least, most) => `${least} à ${most} joueurs`,
  playNow: 'Jouer maintenant',
  nowIs: (match) => `Jouer maintenant : ${match}.`,
  setUp: 'Préparer une partie',
  learn: 'Apprendre à jouer',
  daily: 'Le défi du jour',
  puzzles: 'Énigmes',
  chronicle: 'Chronique',
  library: 'Cartes et règles',
  stamps: 'Le mur des tampons',
  openFile: 'Ouvrir un fichier de partie',
  dropFile: 'Lâchez le fichier pour l’ouvrir.',
  fileBrought: ({ matches, stamps, achievements, dailies, chronicle, packs }, known) => {
    const came = [
      counted(matches, 'partie', 'parties'),
      counted(stamps, 'tampon', 'tampons'),
      counted(achievements, 'succès', 'succès'),
      counted(dailies, 'défi du jour', 'défis du jour'),
      counted(chronicle, 'page de chronique', 'pages de chronique'),
      counted(packs, 'paquet de cartes', 'paquets de cartes'),
    ].filter((part) => part !== '')
    if (came.length === 0) return known === 0 ? '' : 'Tout était déjà là.'
    const news = `Du nouveau ici : ${came.join(', ')}.`
    if (known === 0) return news
    return `${news} ${counted(known, 'partie était', 'parties étaient')} déjà là.`
  },
  saveAll: 'Tout enregistrer',
  savedAll: (file) =>
    `Enregistré dans ${file} : parties, tampons, défis du jour, chronique et paquets de cartes.`,
  packs: 'Paquets de cartes',
  fileRefused: (file, why) => `Impossible d’ouvrir « ${file} ». ${why}`,
  fileTooBig: (file) => `« ${file} » est trop gros pour être une partie.`,
  notStarted: (why) => `La partie n’a pas pu commencer. ${why}`,
  notSaved: (why) => `La partie n’a pas pu être enregistrée dans un fichier. ${why}`,
  credits: 'Crédits et licence',
  unofficial:
    'Une table non officielle, sans lien avec les éditeurs des jeux. Les règles sont dites avec nos propres mots, et les cartes sont les nôtres.',
  icons:
    'Images : game-icons.net, par ses auteurs, licence CC BY 3.0, imprimées dans nos couleurs.',
  fonts: 'Caractères : Grenze et Atkinson Hyperlegible Next, tous deux sous SIL Open Font License.',
  licence: 'Muster lui-même est un logiciel libre sous licence MIT.',
}
