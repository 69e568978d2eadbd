import type { InEveryLanguage } from '../../../texts/texts.ts'
import type { Act } from '../../changed-keys.ts'

type Fixed = 'tab' | 'arrows' | 'enter' | 'digits' | 'esc'

export interface KeysTexts {
  readonly off: string
  readonly how: string
  readonly parts: Readonly<Record<'choose' | 'look' | 'game' | 'table', string>>
  readonly does: Readonly<Record<Act | Fixed | 'help', string>>
  readonly names: Readonly<Record<Fixed, string>>
  /** A button beside what its key does. */
  change(key: string, does: string): string
  readonly press: string
  taken(key: string, does: string): string
  readonly fixed: string
  changed(key: string, does: string): string
  readonly asAtFirst: string
  readonly areAsAtFirst: string
}

export const keysTexts: InEveryLanguage<KeysTexts> = {
  en: {
    off: 'Letter keys are switched off in the settings.',
    how: 'Click a key, then press another to take its place.',
    parts: {
      choose: 'Choosing',
      look: 'Looking',
      game: 'In this game',
      table: 'At the table',
    },
    does: {
      tab: 'to the prompt, board, hand, players, log',
      arrows: 'from place to place on the board',
      enter: 'choose; with nothing picked out, the main option',
      digits: 'choose the option with that number',
      more: 'one more',
      less: 'one fewer',
      done: 'done, with several to pick',
      no: 'no, or none',
      all: 'all of them',
      sealed: 'the sealed act: redraw, roll',
      esc: 'one step back; folds a sheet',
      zoom: 'look closely',
      undo: 'undo',
      skip: 'go on to the next choice',
      log: 'log',
      hint: 'hint: what promises most',
      point: 'point at it for the others',
      help: 'this list',
    },
    names: { tab: 'Tab', arrows: 'Arrows', enter: 'Enter, Space', digits: '1 to 9', esc: 'Esc' },
    change: (key, does) => `${key}: ${does}. Change this key`,
    press: 'Press a key …',
    taken: (key, does) => `${key} is taken: ${does}. Press another, or Esc.`,
    fixed: 'That one cannot be used here. Press a letter or a sign, or Esc.',
    changed: (key, does) => `${key} from now on: ${does}.`,
    asAtFirst: 'All as at first',
    areAsAtFirst: 'All keys are as at first.',
  },
  fr: {
    off: 'Les touches lettres sont désactivées dans les réglages.',
    how: 'Cliquez sur une touche, puis appuyez sur celle qui prendra sa place.',
    parts: {
      choose: 'Choisir',
      look: 'Regarder',
      game: 'Dans ce jeu',
      table: 'À la table',
    },
    does: {
      tab: 'question, plateau, main, joueurs, journal',
      arrows: 'd’un endroit à l’autre du plateau',
      enter: 'choisir ; si rien n’est désigné, le choix principal',
      digits: 'le choix qui porte ce numéro',
      more: 'une de plus',
      less: 'une de moins',
      done: 'terminer, quand il y en a plusieurs à prendre',
      no: 'non, ou aucun',
      all: 'tous',
      sealed: 'l’acte scellé : nouvelle main, lancer',
      esc: 'un pas en arrière ; replie un volet',
      zoom: 'regarder de près',
      undo: 'annuler',
      skip: 'aller au prochain choix',
      log: 'journal',
      hint: 'conseil : ce qui promet le plus',
      point: 'montrer aux autres',
      help: 'cette liste',
    },
    names: {
      tab: 'Tab',
      arrows: 'Flèches',
      enter: 'Entrée, Espace',
      digits: '1 à 9',
      esc: 'Échap',
    },
    change: (key, does) => `${key} : ${does}. Changer cette touche`,
    press: 'Appuyez sur une touche…',
    taken: (key, does) => `${key} sert déjà : ${does}. Choisissez-en une autre, ou Échap.`,
    fixed: 'Celle-ci ne peut pas servir ici. Prenez une lettre ou un signe, ou Échap.',
    changed: (key, does) => `Désormais, ${key} : ${does}.`,
    asAtFirst: 'Tout remettre comme au début',
    areAsAtFirst: 'Toutes les touches sont comme au début.',
  },
  pt: {
    off: 'As teclas de letras estão desligadas nos ajustes.',
    how: 'Clique em uma tecla e aperte a que vai ficar no lugar dela.',
    parts: {
      choose: 'Escolher',
      look: 'Olhar',
      game: 'Neste jogo',
      table: 'Na mesa',
    },
    does: {
      tab: 'pergunta, tabuleiro, mão, jogadores, registro',
      arrows: 'de um lugar a outro do tabuleiro',
      enter: 'escolher; sem nada apontado, a opção principal',
      digits: 'a opção com esse número',
      more: 'uma a mais',
      less: 'uma a menos',
      done: 'pronto, quando há várias para pegar',
      no: 'não, ou nenhuma',
      all: 'todas',
      sealed: 'o ato selado: nova mão, rolar',
      esc: 'um passo atrás; recolhe um painel',
      zoom: 'olhar de perto',
      undo: 'desfazer',
      skip: 'ir para a próxima escolha',
      log: 'registro',
      hint: 'dica: o que promete mais',
      point: 'mostrar aos outros',
      help: 'esta lista',
    },
    names: { tab: 'Tab', arrows: 'Setas', enter: 'Enter, Espaço', digits: '1 a 9', esc: 'Esc' },
    change: (key, does) => `${key}: ${does}. Trocar esta tecla`,
    press: 'Aperte uma tecla…',
    taken: (key, does) => `${key} já serve para: ${does}. Aperte outra, ou Esc.`,
    fixed: 'Essa não pode ser usada aqui. Aperte uma letra ou um sinal, ou Esc.',
    changed: (key, does) => `Agora ${key}: ${does}.`,
    asAtFirst: 'Tudo como no início',
    areAsAtFirst: 'Todas as teclas estão como no início.',
  },
}
