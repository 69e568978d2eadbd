/** What the worker itself says to players. */
import type { LanguageCode } from '@muster/engine'

interface WorkerTexts {
  readonly stale: string
  readonly noMatch: string
  readonly frozen: string
  readonly noPack: string
  readonly notABotsChoice: string
  readonly notOver: string
}

export const workerTexts: Readonly<Record<LanguageCode, WorkerTexts>> = {
  en: {
    stale: 'This match was played on in another tab. Here is the table as it lies there.',
    noMatch: 'This match is not kept in this browser.',
    frozen: 'The rules have changed since: this match can be read and saved, but not played on.',
    noPack: 'The cards of this match are not here: it can be read and saved, but not played on.',
    notABotsChoice: 'No bot is to choose here.',
    notOver: 'This match is not over yet: there is time to look back later.',
  },
  fr: {
    stale: 'Cette partie a continué dans un autre onglet. Voici la table telle qu’elle y est.',
    noMatch: 'Cette partie n’est pas gardée dans ce navigateur.',
    frozen:
      'Les règles ont changé depuis\u00a0: on peut lire et enregistrer cette partie, mais plus la jouer.',
    noPack:
      'Les cartes de cette partie manquent ici\u00a0: on peut la lire et l’enregistrer, mais pas la jouer.',
    notABotsChoice: 'Ici, aucun robot n’a à choisir.',
    notOver: 'Cette partie n’est pas finie\u00a0: le bilan viendra plus tard.',
  },
  pt: {
    stale: 'Esta partida continuou em outra aba. Aqui está a mesa como ficou lá.',
    noMatch: 'Esta partida não está guardada neste navegador.',
    frozen: 'As regras mudaram desde então: dá para ler e salvar esta partida, mas não continuar.',
    noPack: 'As cartas desta partida não estão aqui: dá para ler e salvar, mas não continuar.',
    notABotsChoice: 'Aqui nenhum robô tem de escolher.',
    notOver: 'Esta partida ainda não acabou: a análise fica para depois.',
  },
}
