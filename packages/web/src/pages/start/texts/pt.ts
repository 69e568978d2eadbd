import { counted } from './counted.ts'
import type { StartTexts } from './texts.ts'

export const pt: StartTexts = {
  lead: 'Uma mesa para jogos cooperativos de fantasia. Ela embaralha, aplica as regras e não esquece nenhuma carta; você decide.',
  goOn: 'Continuar',
  openIt: 'Abrir',
  past: 'Partidas passadas',
  about: (what, match) => `${what}: ${match}`,
  save: 'Salvar em arquivo',
  drop: 'Apagar',
  dropped: 'Partida apagada.',
  undo: 'Desfazer',
  frozen: (why) => `Esta partida não pode mais continuar, mas pode ser salva em um arquivo. ${why}`,
  justNow: 'agora mesmo',
  showAll: (n) => `Ver as ${n} partidas`,
  nothingKept:
    'Ainda não há partidas aqui. Assim que você joga, cada escolha fica guardada neste aparelho: feche a página quando quiser e continue daqui.',
  notListed: 'Não foi possível ler as partidas guardadas aqui.',
  games: 'Jogos',
  minutes: (least, most) => `${least} a ${most} minutos`,
  playersFrom: (least, most) => `${least} a ${most} jogadores`,
  playNow: 'Jogar agora',
  nowIs: (match) => `Jogar agora: ${match}.`,
  setUp: 'Preparar uma partida',
  learn: 'Aprender a jogar',
  daily: 'O desafio do dia',
  puzzles: 'Enigmas',
  chronicle: 'Crônica',
  library: 'Cartas e regras',
  stamps: 'Mural de carimbos',
  openFile: 'Abrir um arquivo de partida',
  dropFile: 'Solte o arquivo para abrir.',
  fileBrought: ({ matches, stamps, achievements, dailies, chronicle, packs }, known) => {
    const came = [
      counted(matches, 'partida', 'partidas'),
      counted(stamps, 'carimbo', 'carimbos'),
      counted(achievements, 'conquista', 'conquistas'),
      counted(dailies, 'desafio do dia', 'desafios do dia'),
      counted(chronicle, 'página de crônica', 'páginas de crônica'),
      counted(packs, 'pacote de cartas', 'pacotes de cartas'),
    ].filter((part) => part !== '')
    if (came.length === 0) return known === 0 ? '' : 'Tudo já estava aqui.'
    const news = `Novidades aqui: ${came.join(', ')}.`
    if (known === 0) return news
    return `${news} ${counted(known, 'partida já estava', 'partidas já estavam')} aqui.`
  },
  saveAll: 'Salvar tudo',
  savedAll: (file) =>
    `Salvo em ${file}: partidas, carimbos, desafios do dia, crônica e pacotes de cartas.`,
  packs: 'Pacotes de cartas',
  fileRefused: (file, why) => `Não foi possível abrir “${file}”. ${why}`,
  fileTooBig: (file) => `“${file}” é grande demais para ser uma partida.`,
  notStarted: (why) => `A partida não pôde começar. ${why}`,
  notSaved: (why) => `A partida não pôde ser salva em um arquivo. ${why}`,
  credits: 'Créditos e licença',
  unofficial:
    'Uma mesa não oficial, sem ligação com as editoras dos jogos. As regras estão nas nossas palavras e as cartas são nossas.',
  icons: 'Imagens: game-icons.net, de seus autores, licença CC BY 3.0, impressas nas nossas cores.',
  fonts: 'Letras: Grenze e Atkinson Hyperlegible Next, ambas sob a SIL Open Font License.',
  licence: 'O próprio Muster é software livre sob a licença MIT.',
}
