import type { InEveryLanguage } from '../texts/texts.ts'

interface LinkTexts {
  readonly share: string
  readonly wholeMatch: string
  readonly position: string
  readonly making: string
  readonly link: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly send: string
  readonly saveFile: string
  readonly longFor: (letters: number) => string
  readonly tooLong: (letters: number) => string
  readonly needsPack: (pack: string) => string
  readonly failed: string
  readonly noLinks: string
  readonly keep: string
  readonly notKept: string
  readonly broken: string
  readonly brokenWhy: string
  readonly brokenDo: string
  readonly otherRules: string
  readonly otherRulesDo: string
  readonly noPack: (pack: string) => string
  readonly noPackDo: string
  readonly toPacks: string
  readonly noGame: string
  readonly noGameDo: string
  readonly oldBrowser: string
  readonly oldBrowserDo: string
  readonly nothingLost: string
  readonly tryAgain: string
  readonly startPage: string
}

const en: LinkTexts = {
  share: 'Share',
  wholeMatch:
    'The link carries the whole match, from the first card to the last. It needs no server.',
  position:
    'The link carries the table as it lies now, for anyone to play on from here. What is still hidden stays hidden.',
  making: 'Making the link…',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The browser did not let it be copied. Select the link by hand.',
  send: 'Send…',
  saveFile: 'Save as a file',
  longFor: (letters) =>
    `It has ${letters} characters: some chats take only 2000 in one message. If it arrives cut off, send the file.`,
  tooLong: (letters) =>
    `This match is too long for a link: it would have ${letters} characters, and many programs would cut it off. Send it as a file.`,
  needsPack: (pack) => `Whoever opens it needs the cards of “${pack}” too: send that pack along.`,
  failed: 'The link could not be made. Send the match as a file.',
  noLinks: 'This browser is too old to make links. Send the match as a file.',
  keep: 'Keep this match',
  notKept: 'The match could not be kept.',
  broken: 'This link does not open',
  brokenWhy:
    'It is cut off, or some of its letters have changed on the way. Some chats cut long links.',
  brokenDo: 'Ask for it again, all in one piece, or for the match as a file.',
  otherRules:
    'The rules or the cards have changed since it was made: played again, the match goes another way.',
  otherRulesDo: 'Whoever sent it can still see it where it was played.',
  noPack: (pack) => `It was played with the cards of “${pack}”, which are not on this device.`,
  noPackDo:
    'Ask whoever sent it for the file of these cards, bring it here, and open the link again.',
  toPacks: 'Packs of cards',
  noGame: 'It is of a game that this page does not know.',
  noGameDo: 'A newer version of the page may know it: load the page again.',
  oldBrowser: 'This browser is too old to read such links.',
  oldBrowserDo: 'Open it in a newer one, or ask for the match as a file.',
  nothingLost: 'Your own matches are as they were.',
  tryAgain: 'Try again',
  startPage: 'Start page',
}

const fr: LinkTexts = {
  share: 'Partager',
  wholeMatch:
    'Le lien contient toute la partie, de la première carte à la dernière. Il n’a besoin d’aucun serveur.',
  position:
    'Le lien contient la table telle qu’elle est, pour qui voudra continuer d’ici. Ce qui est caché le reste.',
  making: 'Le lien se prépare…',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez le lien à la main.',
  send: 'Envoyer…',
  saveFile: 'Enregistrer dans un fichier',
  longFor: (letters) =>
    `Il compte ${letters} signes, et certaines messageries n’en prennent que 2000 à la fois. S’il arrive coupé, envoyez le fichier.`,
  tooLong: (letters) =>
    `Cette partie est trop longue pour un lien\u00a0: il aurait ${letters} signes, et bien des programmes le couperaient. Envoyez-la dans un fichier.`,
  needsPack: (pack) =>
    `Pour l’ouvrir, il faut aussi les cartes de «\u202f${pack}\u202f»\u00a0: envoyez ce paquet avec le lien.`,
  failed: 'Le lien n’a pas pu se faire. Envoyez la partie dans un fichier.',
  noLinks: 'Ce navigateur est trop ancien pour faire des liens. Envoyez la partie dans un fichier.',
  keep: 'Garder cette partie',
  notKept: 'La partie n’a pas pu être gardée.',
  broken: 'Ce lien ne s’ouvre pas',
  brokenWhy:
    'Il est coupé, ou des lettres ont changé en route. Certaines messageries coupent les longs liens.',
  brokenDo: 'Redemandez-le d’un seul tenant, ou demandez la partie dans un fichier.',
  otherRules:
    'Les règles ou les cartes ont changé depuis\u00a0: rejouée, la partie prend un autre cours.',
  otherRulesDo: 'On peut toujours la voir là où elle a été jouée.',
  noPack: (pack) =>
    `Elle a été jouée avec les cartes de «\u202f${pack}\u202f», qui ne sont pas sur cet appareil.`,
  noPackDo:
    'Demandez le fichier de ces cartes à qui vous a envoyé le lien, apportez-le ici, puis rouvrez le lien.',
  toPacks: 'Paquets de cartes',
  noGame: 'C’est une partie d’un jeu que cette page ne connaît pas.',
  noGameDo: 'Une version plus récente le connaît peut-être\u00a0: rechargez la page.',
  oldBrowser: 'Ce navigateur est trop ancien pour lire ces liens.',
  oldBrowserDo: 'Ouvrez-le dans un plus récent, ou demandez la partie dans un fichier.',
  nothingLost: 'Vos propres parties sont comme elles étaient.',
  tryAgain: 'Réessayer',
  startPage: 'Accueil',
}

const pt: LinkTexts = {
  share: 'Compartilhar',
  wholeMatch: 'O link leva a partida inteira, da primeira carta à última. Não precisa de servidor.',
  position:
    'O link leva a mesa como está agora, para quem quiser continuar daqui. O que está oculto continua oculto.',
  making: 'Preparando o link…',
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. Selecione o link à mão.',
  send: 'Enviar…',
  saveFile: 'Salvar em arquivo',
  longFor: (letters) =>
    `Tem ${letters} caracteres, e alguns chats só aceitam 2000 por mensagem. Se chegar cortado, mande o arquivo.`,
  tooLong: (letters) =>
    `Esta partida é longa demais para um link: teria ${letters} caracteres, e muitos programas o cortariam. Mande em arquivo.`,
  needsPack: (pack) =>
    `Quem abrir precisa também das cartas de “${pack}”: mande esse pacote junto.`,
  failed: 'Não deu para fazer o link. Mande a partida em arquivo.',
  noLinks: 'Este navegador é antigo demais para fazer links. Mande a partida em arquivo.',
  keep: 'Guardar esta partida',
  notKept: 'Não deu para guardar a partida.',
  broken: 'Este link não abre',
  brokenWhy: 'Está cortado, ou letras dele mudaram no caminho. Alguns chats cortam links longos.',
  brokenDo: 'Peça-o de novo, inteiro, ou peça a partida em arquivo.',
  otherRules:
    'As regras ou as cartas mudaram desde então: jogada de novo, a partida vai por outro caminho.',
  otherRulesDo: 'Ainda dá para vê-la onde foi jogada.',
  noPack: (pack) => `Ela usa as cartas de “${pack}”, que não estão neste aparelho.`,
  noPackDo:
    'Peça o arquivo dessas cartas a quem mandou o link, traga-o aqui e abra o link de novo.',
  toPacks: 'Pacotes de cartas',
  noGame: 'É de um jogo que esta página não conhece.',
  noGameDo: 'Uma versão mais nova talvez conheça: recarregue a página.',
  oldBrowser: 'Este navegador é antigo demais para ler esses links.',
  oldBrowserDo: 'Abra em um mais novo, ou peça a partida em arquivo.',
  nothingLost: 'As suas partidas estão como estavam.',
  tryAgain: 'Tentar de novo',
  startPage: 'Início',
}

export const linkTexts: InEveryLanguage<LinkTexts> = { en, fr, pt }
