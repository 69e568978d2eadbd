import type { InEveryLanguage } from '../../texts/texts.ts'
import type { Told } from '../lobby/join-texts.ts'

interface RenewalTexts {
  readonly comes: Told
  readonly later: Told
  readonly none: Told
  readonly again: string
  readonly startPage: string
}

export const renewalTexts: InEveryLanguage<RenewalTexts> = {
  en: {
    comes: {
      title: 'A new version is coming…',
      why: 'This table is played by newer rules than this page has. It fetches them and comes back here.',
    },
    later: {
      title: 'The new version waits for another tab',
      why: 'Another tab of this browser has a match open with the old one. Close it, and this table opens by itself.',
    },
    none: {
      title: 'This page and the server have different rules',
      why: 'There is no other version of this page just now; perhaps the server is being updated. Nothing is lost: it keeps your match.',
    },
    again: 'Look again',
    startPage: 'Start page',
  },
  fr: {
    comes: {
      title: 'Une nouvelle version arrive…',
      why: 'Cette table se joue avec des règles plus récentes que celles de cette page. Elle les cherche et revient ici.',
    },
    later: {
      title: 'La nouvelle version attend un autre onglet',
      why: 'Un autre onglet de ce navigateur a une partie ouverte avec l’ancienne. Fermez-le, et cette table s’ouvrira d’elle-même.',
    },
    none: {
      title: 'La page et le serveur n’ont pas les mêmes règles',
      why: 'Aucune autre version de cette page n’est disponible pour l’instant ; le serveur est peut-être en cours de mise à jour. Rien n’est perdu : il garde la partie.',
    },
    again: 'Vérifier à nouveau',
    startPage: 'Page d’accueil',
  },
  pt: {
    comes: {
      title: 'Uma nova versão está chegando…',
      why: 'Nesta mesa joga-se com regras mais novas do que as desta página. Ela busca a nova versão e volta para cá.',
    },
    later: {
      title: 'A nova versão espera por outra aba',
      why: 'Outra aba deste navegador tem uma partida aberta com a versão antiga. Feche-a, e esta mesa se abre sozinha.',
    },
    none: {
      title: 'A página e o servidor têm regras diferentes',
      why: 'No momento não há outra versão desta página; talvez o servidor esteja sendo atualizado. Nada se perdeu: a partida fica guardada nele.',
    },
    again: 'Verificar de novo',
    startPage: 'Página inicial',
  },
}
