/** What the achievements are called, and what they ask for. */
import type { LanguageCode } from '@muster/engine'
import type { AchievementKey } from './achievements.ts'

type Titles = Readonly<Record<AchievementKey, { readonly title: string; readonly say: string }>>

export const titles: Readonly<Record<LanguageCode, Titles>> = {
  en: {
    'keep/no-cells': {
      title: 'No gamblers here',
      say: 'Win without ever sending a hero to the Cells of the dungeon.',
    },
    'keep/jailbreak': {
      title: 'After the jailbreak',
      say: 'Win although a Mage has freed the Cells.',
    },
    'keep/three-at-once': {
      title: 'Clean sweep',
      say: 'Drive off three heroes with a single card.',
    },
    'keep/lone-guard': {
      title: 'You shall not loot',
      say: 'End an invasion with a single monster holding a treasure of 3 or more against heroes enough to loot it.',
    },
    'keep/untouched': { title: 'Nothing missing', say: 'Win without losing a single treasure.' },
    'keep/full-shelf': {
      title: 'Full shelf',
      say: 'Acquire a Beast, a Potion, an Equipment and a Scroll with one clan in one match.',
    },
    'keep/four-portals': { title: 'Revolving doors', say: 'Have four completed portals at once.' },
    'keep/vault-trap': { title: 'Mind the step', say: 'Have a trap in the Vault finish a hero.' },
    'keep/last-breath': {
      title: 'One breath left',
      say: 'Win with a Red Dragon that could not have taken another wound.',
    },
    'keep/all-hands': {
      title: 'Nobody at home',
      say: 'Win with an empty Lair and all of a clan of three or more in the dungeon.',
    },
    'keep/six': { title: 'Full house', say: 'Win with six players.' },
    'keep/hardcore': { title: 'No heroes, no mercy', say: 'Win on Hardcore.' },
  },
  fr: {
    'keep/no-cells': {
      title: 'On ne joue pas ici',
      say: 'Gagnez sans jamais envoyer un héros aux Cachots du donjon.',
    },
    'keep/jailbreak': {
      title: 'Après l’évasion',
      say: 'Gagnez alors qu’un Mage a libéré les Cachots.',
    },
    'keep/three-at-once': {
      title: 'Coup de balai',
      say: 'Chassez trois héros avec une seule carte.',
    },
    'keep/lone-guard': {
      title: 'On ne passe pas',
      say: 'Finissez une invasion avec un seul monstre entre un trésor de 3 ou plus et assez de héros pour le piller.',
    },
    'keep/untouched': { title: 'Rien ne manque', say: 'Gagnez sans perdre un seul trésor.' },
    'keep/full-shelf': {
      title: 'Étagère pleine',
      say: 'Acquérez une Bête, une Potion, un Équipement et un Parchemin avec un même clan en une partie.',
    },
    'keep/four-portals': {
      title: 'Courants d’air',
      say: 'Ayez quatre portails achevés en même temps.',
    },
    'keep/vault-trap': {
      title: 'Attention à la marche',
      say: 'Qu’un piège de la Chambre forte ait raison d’un héros.',
    },
    'keep/last-breath': {
      title: 'Dernier souffle',
      say: 'Gagnez avec une Dragonne rouge à une blessure du repaire.',
    },
    'keep/all-hands': {
      title: 'Personne au repaire',
      say: 'Gagnez avec un repaire vide et tout un clan de trois monstres ou plus dans le donjon.',
    },
    'keep/six': { title: 'Salle comble', say: 'Gagnez à six.' },
    'keep/hardcore': { title: 'Sans quartier', say: 'Gagnez au niveau Infernal.' },
  },
  pt: {
    'keep/no-cells': {
      title: 'Aqui não se aposta',
      say: 'Vença sem nunca mandar um herói para as Celas da masmorra.',
    },
    'keep/jailbreak': {
      title: 'Depois da fuga',
      say: 'Vença mesmo depois de um Mago libertar as Celas.',
    },
    'keep/three-at-once': {
      title: 'Vassourada',
      say: 'Expulse três heróis com uma só carta.',
    },
    'keep/lone-guard': {
      title: 'Daqui não passa',
      say: 'Termine uma invasão com um só monstro entre um tesouro de 3 ou mais e heróis bastantes para pilhá-lo.',
    },
    'keep/untouched': { title: 'Não falta nada', say: 'Vença sem perder um único tesouro.' },
    'keep/full-shelf': {
      title: 'Prateleira cheia',
      say: 'Adquira uma Fera, uma Poção, um Equipamento e um Pergaminho com um mesmo clã numa partida.',
    },
    'keep/four-portals': {
      title: 'Porta giratória',
      say: 'Tenha quatro portais concluídos ao mesmo tempo.',
    },
    'keep/vault-trap': {
      title: 'Cuidado com o degrau',
      say: 'Faça uma armadilha do Cofre dar cabo de um herói.',
    },
    'keep/last-breath': {
      title: 'Último suspiro',
      say: 'Vença com uma Dragoa Vermelha a um ferimento do Covil.',
    },
    'keep/all-hands': {
      title: 'Ninguém em casa',
      say: 'Vença com o Covil vazio e um clã inteiro de três monstros ou mais na masmorra.',
    },
    'keep/six': { title: 'Casa cheia', say: 'Vença com seis jogadores.' },
    'keep/hardcore': { title: 'Sem dó', say: 'Vença no Hardcore.' },
  },
}
