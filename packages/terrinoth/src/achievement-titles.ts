/** What the achievements are called, and what they ask for. */
import type { LanguageCode } from '@muster/engine'
import type { AchievementKey } from './achievements.ts'

type Titles = Readonly<Record<AchievementKey, { readonly title: string; readonly say: string }>>

export const titles: Readonly<Record<LanguageCode, Titles>> = {
  en: {
    'terrinoth/all-four': {
      title: 'All home for supper',
      say: 'Win with four heroes, none of whom fell.',
    },
    'terrinoth/last-one-standing': {
      title: 'Somebody has to',
      say: 'Win with a single hero left standing.',
    },
    'terrinoth/five-tokens': {
      title: 'Hands full of luck',
      say: 'Hold five success tokens with one hero.',
    },
    'terrinoth/three-criticals': {
      title: 'Again! Again!',
      say: 'Roll three criticals in a row with one die.',
    },
    'terrinoth/one-blow': {
      title: 'One was enough',
      say: 'Fell an unhurt Formidable enemy with a single roll.',
    },
    'terrinoth/quietly': {
      title: 'Before it could scream',
      say: 'Defeat a Nemesis in a round without a threat.',
    },
    'terrinoth/no-rest': { title: 'Sleep is for goblins', say: 'Win a quest without a rest card.' },
    'terrinoth/learned-all': {
      title: 'Nothing left to learn',
      say: 'Playing alone, upgrade all eight cards of your two heroes.',
    },
    'terrinoth/three-at-once': {
      title: 'Three with one card',
      say: 'Defeat three enemies in one activation.',
    },
    'terrinoth/let-her-sleep': {
      title: 'Let her knit',
      say: 'Win against the Broodmother without giving her a scratch.',
    },
    'terrinoth/grim-and-formidable': {
      title: 'Grim, and we grinned',
      say: 'Win a Formidable quest by the Grim rule.',
    },
    'terrinoth/at-the-brink': {
      title: 'At the brink',
      say: 'Win with peril on the last space of its track.',
    },
  },
  fr: {
    'terrinoth/all-four': {
      title: 'Tous rentrés pour souper',
      say: 'Gagnez à quatre héros sans qu’aucun tombe.',
    },
    'terrinoth/last-one-standing': {
      title: 'Il en faut bien un',
      say: 'Gagnez avec un seul héros encore debout.',
    },
    'terrinoth/five-tokens': {
      title: 'De la chance plein les mains',
      say: 'Ayez cinq jetons de succès avec un même héros.',
    },
    'terrinoth/three-criticals': {
      title: 'Encore ! Encore !',
      say: 'Obtenez trois critiques de suite avec un même dé.',
    },
    'terrinoth/one-blow': {
      title: 'Un seul a suffi',
      say: 'Abattez d’un seul jet un ennemi Redoutable indemne.',
    },
    'terrinoth/quietly': {
      title: 'Sans un cri',
      say: 'Venez à bout d’une Némésis dans une manche sans menace.',
    },
    'terrinoth/no-rest': {
      title: 'Dormir, c’est pour les gobelins',
      say: 'Gagnez une quête sans carte de repos.',
    },
    'terrinoth/learned-all': {
      title: 'Plus rien à apprendre',
      say: 'En solo, améliorez les huit cartes de vos deux héros.',
    },
    'terrinoth/three-at-once': {
      title: 'Trois d’une carte',
      say: 'Abattez trois ennemis en une seule activation.',
    },
    'terrinoth/let-her-sleep': {
      title: 'Laissez-la tisser',
      say: 'Gagnez contre la Mère des toiles sans lui faire une égratignure.',
    },
    'terrinoth/grim-and-formidable': {
      title: 'Impitoyable, et alors ?',
      say: 'Gagnez une quête Redoutable avec la règle impitoyable.',
    },
    'terrinoth/at-the-brink': {
      title: 'Au bord du gouffre',
      say: 'Gagnez avec le péril sur la dernière case de sa piste.',
    },
  },
  pt: {
    'terrinoth/all-four': {
      title: 'Todos em casa para o jantar',
      say: 'Vença com quatro heróis sem que nenhum caia.',
    },
    'terrinoth/last-one-standing': {
      title: 'Alguém tem que ficar',
      say: 'Vença com um único herói de pé.',
    },
    'terrinoth/five-tokens': {
      title: 'Sorte às mãos-cheias',
      say: 'Tenha cinco fichas de sucesso com um herói.',
    },
    'terrinoth/three-criticals': {
      title: 'De novo! De novo!',
      say: 'Role três críticos seguidos com um só dado.',
    },
    'terrinoth/one-blow': {
      title: 'Bastou um',
      say: 'Derrube com uma só rolagem um inimigo Formidável ileso.',
    },
    'terrinoth/quietly': {
      title: 'Antes do grito',
      say: 'Derrote uma Nêmesis numa rodada sem ameaça.',
    },
    'terrinoth/no-rest': {
      title: 'Dormir é para goblins',
      say: 'Vença uma missão sem carta de descanso.',
    },
    'terrinoth/learned-all': {
      title: 'Nada mais a aprender',
      say: 'No jogo solo, aprimore as oito cartas dos seus dois heróis.',
    },
    'terrinoth/three-at-once': {
      title: 'Três com uma carta',
      say: 'Derrube três inimigos numa só ativação.',
    },
    'terrinoth/let-her-sleep': {
      title: 'Deixem que ela teça',
      say: 'Vença a Mãe da Ninhada sem lhe fazer um arranhão.',
    },
    'terrinoth/grim-and-formidable': {
      title: 'Impiedosa, e daí?',
      say: 'Vença uma missão Formidável com a regra impiedosa.',
    },
    'terrinoth/at-the-brink': {
      title: 'À beira do abismo',
      say: 'Vença com o perigo na última casa da trilha.',
    },
  },
}
