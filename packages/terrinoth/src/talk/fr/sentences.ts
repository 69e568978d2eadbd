import { capital, type Spoken } from '@muster/engine'
import type { ShareTold } from '../facts.ts'
import type { Deeds, Sentences } from '../talk.ts'
import { by, ofWounds, some, successes, sum, tokens, wounds } from './words.ts'

const act =
  (verb: string) =>
  (who: Spoken, list: string): string =>
    `${who.The} ${verb} ${list}.`

const share = ({ enemy, share: n, resilience, wounds: hurt, falls }: ShareTold): string =>
  `${enemy.the} encaisse ${wounds(hurt)}${resilience > 0 ? ` (${n} − ${resilience})` : ''}${falls ? ' et tombe' : ''}`

export const deeds: Deeds = {
  turned: () => 'se montre',
  engages: (hero) => `s’en prend ${hero.to}`,
  wounds: (hero, n) => `inflige ${wounds(n)} ${hero.to}`,
  noRoom: (hero) => `ne trouve pas de place face ${hero.to}`,
  retreats: () => 'se retire dans l’ombre',
  condition: (hero, condition) => `donne ${condition} ${hero.to}`,
  exhausts: (hero, card) => `fait épuiser ${card} ${hero.to}`,
  takes: (hero, n) => `prend ${tokens(n)} ${hero.to}`,
  heals: (n) => `guérit ${ofWounds(n)}`,
  counts: (counter, now) => `porte ${counter} à ${now}`,
  sets: (n) => `${n < 0 ? 'efface' : 'ajoute'} ${Math.abs(n)} de progression`,
}

export const sentences: Sentences = {
  lot: (cards) => `Tirage au sort : ${cards}.`,
  round: (round) => `Manche ${round}.`,
  phase: (phase) => `${capital(phase)}.`,
  activates: (hero, time) =>
    time > 1 ? `${hero.The} s’active de nouveau.` : `${hero.The} s’active.`,
  'broken-off': (hero) => `${hero.The} ne va pas plus loin.`,
  exhausted: (hero, cards, cause) => `${hero.The} épuise ${cards}${by(cause)}.`,
  readied: (hero, cards, cause) => `${hero.The} redresse ${cards}${by(cause)}.`,
  'readied-all': (hero) => `${hero.The} redresse toutes ses cartes.`,
  chose: act('joue'),
  aimed: act('vise'),
  aids: (hero, other) => `${hero.The} aide ${other.the}.`,
  roll: (hero, told) =>
    `${hero.The}${told.faces.length === 0 ? ' ne lance aucun dé' : ` lance : ${told.faces.join(', ')}`}${sum(told)}${told.enemyFaces.length === 0 ? '' : ` ; en face ${told.enemyFaces.join(', ')}`}.`,
  'hero-die': (hero, faces) => `${hero.The} relance : ${faces}.`,
  'enemy-die': (hero, faces) => `${hero.The} lance le dé ennemi : ${faces}.`,
  rerolled: (from, to, cause) => `Relance${by(cause)} : ${from} devient ${to}.`,
  staked: (hero, n) => `${hero.The} dépense ${tokens(n)}.`,
  added: (hero, n, cause) => `${hero.The} ajoute ${successes(n)}${by(cause)}.`,
  successes: (hero, told) =>
    `${hero.The}${told.faces.length === 0 ? '' : ` lance : ${told.faces.join(', ')}`}${told.faces.length === 0 && told.added.length === 0 ? ` obtient ${successes(told.total ?? 0)}` : sum(told)}.`,
  dealt: (shares) => `${capital(shares.map(share).join(' ; '))}.`,
  counterattack: (enemies, many, attack) =>
    `${capital(enemies)} ${many ? 'contre-attaquent' : 'contre-attaque'} : ${attack}.`,
  blow: (hero, enemies, { sum: all, defenses, wounds: hurt }, left) =>
    `Contre-attaque${enemies === '' ? '' : ` (${enemies})`} : ${defenses > 0 ? `${all} − ${defenses}, ` : ''}${hurt === 0 ? `${hero.the} s’en tire sans mal` : `${hero.the} subit ${wounds(hurt)}, reste ${left}`}.`,
  threat: (sources) => (sources === '' ? 'Menace : rien ne bouge.' : `Menace : ${sources}.`),
  wounded: (hero, n, left, cause) =>
    hero.many
      ? `${hero.The} subissent ${wounds(n)} ${hero.feminine ? 'chacune' : 'chacun'}${by(cause)}.`
      : `${hero.The} subit ${wounds(n)}${by(cause)} : reste ${left}.`,
  recovered: (hero, n, left, cause) =>
    hero.many
      ? `${hero.The} guérissent ${ofWounds(n)} ${hero.feminine ? 'chacune' : 'chacun'}${by(cause)}.`
      : `${hero.The} guérit ${ofWounds(n)}${by(cause)} : santé ${left}.`,
  fell: (hero) => `${hero.The} tombe !`,
  hurt: (enemy, n, left, cause, falls) =>
    `${enemy.The} subit ${wounds(n)}${by(cause)}${falls ? ' et tombe' : ` : reste ${left}`}.`,
  healed: (enemy, n, left) => `${enemy.The} guérit ${ofWounds(n)} : reste ${left}.`,
  defeated: (enemies, many) => `${capital(enemies)} ${many ? 'tombent' : 'tombe'}.`,
  claimed: (hero, n, now, cause) =>
    hero.many
      ? `${hero.The} gagnent ${tokens(n)} ${hero.feminine ? 'chacune' : 'chacun'}${by(cause)}.`
      : `${hero.The} gagne ${tokens(n)}${by(cause)} : ${now} en tout.`,
  excess: (hero, n) => `${hero.The} en a déjà cinq : ${tokens(n)} de trop.`,
  'lost-tokens': (hero, n, now, cause) =>
    `${hero.The} perd ${tokens(n)}${by(cause)} : reste ${now}.`,
  condition: (heroes, condition, cause) => `${heroes.The} : ${condition}${by(cause)}.`,
  'condition-gone': (heroes, condition) => `${heroes.The} : ${condition} disparaît.`,
  progress: (place, n, now, of, cause, explored) =>
    `${place.The} : ${n > 0 ? '+' : '−'}${Math.abs(n)}${by(cause)}, ${now} sur ${of}${explored ? ', tout est exploré !' : '.'}`,
  explored: (place) => `Plus rien à explorer ${place.in} !`,
  acts: (enemy, list, over) =>
    list.length === 0
      ? `${enemy.The} ${over ? 'ne fait rien' : 'passe à l’action'}.`
      : `${enemy.The} ${list.length === 1 ? list[0] : `${list.slice(0, -1).join(', ')} et ${list.at(-1)}`}.`,
  'enemy-tired': (enemy) => `${enemy.The} ne bouge plus cette manche.`,
  spawned: ([first, ...others]) =>
    `${capital(first.enemy.a)} apparaît ${first.where}${others.map(({ enemy, where }) => `, ${enemy.a} ${where}`).join('')}.`,
  hidden: (n) =>
    `${capital(some(n, 'ennemi'))} ${n === 1 ? 'rôde' : 'rôdent'} dans l’ombre, face cachée.`,
  'nothing-to-spawn': () => 'Plus aucun ennemi ne peut apparaître.',
  engaged: (enemy, hero, from) =>
    `${enemy.The} ${from === undefined ? '' : `laisse ${from.the} et `}est maintenant aux prises avec ${hero.the}.`,
  'no-room': (enemy, hero, n) =>
    `${enemy.The} arrive en quatrième face ${hero.to} : ${wounds(n)}, puis retour dans l’ombre.`,
  retreated: (enemies, many) =>
    `${capital(enemies)} ${many ? 'se retirent' : 'se retire'} dans l’ombre.`,
  'turned-up': (enemies) => `À découvert : ${enemies}.`,
  looked: (enemies) => `Face cachée dans l’ombre : ${enemies}.`,
  'enemy-discarded': (enemies, many) =>
    `${capital(enemies)} ${many ? 'restent' : 'reste'} en arrière.`,
  'deck-renewed': (enemies) =>
    enemies
      ? 'La pioche des ennemis est mélangée à nouveau.'
      : 'La pioche d’exploration est mélangée à nouveau.',
  peril: (space, spaces) => `Le péril monte : case ${space} sur ${spaces}.`,
  'peril-effect': (title, says) => `Péril ! ${title}. ${says}`,
  'peril-back': (space, spaces) => `Le péril recule : case ${space} sur ${spaces}.`,
  travels: (from) => `Le groupe quitte ${from.the}.`,
  stays: () => 'Le groupe reste.',
  leads: (hero) => `${hero.The} mène le groupe.`,
  arrived: (place, says) => `${place.The}.${says === '' ? '' : ` ${says}`}`,
  drew: act('pioche'),
  found: act('trouve'),
  event: (hero, card, text) => `${hero.The} rencontre ${card}${text === '' ? '.' : ` : ${text}`}`,
  'put-back': (card, top) => `${card} va ${top ? 'sur' : 'sous'} la pioche.`,
  'item-used': act('utilise'),
  'item-gone': act('défausse'),
  used: (hero, effect) => `Capacité ${hero.of} : ${effect}.`,
  upgraded: (hero, card, replaced) => `${hero.The} apprend ${card} à la place de ${replaced}.`,
  counter: (title, now, of) => `${title} : ${now}${of === undefined ? '' : ` sur ${of}`}.`,
  quest: (title, effect) => `${title} : ${effect}.`,
  nemesis: (enemy, where, says) =>
    `${enemy.The} apparaît ${where} !${says === '' ? '' : ` ${says}`}`,
  won: () => 'La quête est gagnée !',
  lost: (why) =>
    why === 0 ? 'Tous les héros sont tombés : la quête est perdue.' : 'La quête est perdue.',
}
