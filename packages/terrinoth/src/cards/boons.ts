/** What a party takes along on a linked run (H15.2): two to choose from after each quest that another follows. */
import { said, title, titles } from './build.ts'
import type { Boon } from './types.ts'

export const boons: readonly Boon[] = [
  {
    quest: 'goblin-problem',
    name: 'full-bellies',
    title: titles('Full Bellies', 'ms Ventres pleins', 'fs Barrigas Cheias'),
    says: said(
      'The innkeeper ladles until nobody can move.',
      'L’aubergiste sert jusqu’à ce que plus personne ne puisse bouger.',
      'A estalajadeira serve até ninguém mais conseguir se mexer.',
    ),
    gives: 'health',
    by: 1,
  },
  {
    quest: 'goblin-problem',
    name: 'goblin-fire',
    title: title('Goblin Fire', 'm Feu gobelin', 'm Fogo Goblin'),
    says: said(
      'One of Splig’s toys, hardly used.',
      'Un jouet de Splig, à peine usagé.',
      'Um brinquedo de Splig, quase sem uso.',
    ),
    gives: 'item',
    card: 'fire-bomb',
  },
  {
    quest: 'the-breach',
    name: 'masons-drill',
    title: title('Mason’s Drill', "m' Exercice des maçons", 'm Treino dos Pedreiros'),
    says: said(
      'After a week in the gap you know your tools.',
      'Après une semaine dans la brèche, on connaît ses outils.',
      'Depois de uma semana na brecha, conhece-se a ferramenta.',
    ),
    gives: 'upgrade',
  },
  {
    quest: 'the-breach',
    name: 'names-in-stone',
    title: titles('Names in Stone', 'ms Noms dans la pierre', 'ms Nomes na Pedra'),
    says: said(
      'Misspelt, but there for three hundred years.',
      'Mal écrits, mais pour trois cents ans.',
      'Com erros de grafia, mas por trezentos anos.',
    ),
    gives: 'tokens',
    by: 1,
  },
  {
    quest: 'the-barons-ledger',
    name: 'a-coin-from-the-vault',
    title: title('Coin from the Vault', 'f Pièce de la chambre forte', 'f Moeda do Cofre'),
    says: said(
      'It came out in somebody’s boot. By chance, of course.',
      'Elle est sortie dans une botte. Par hasard, bien sûr.',
      'Saiu dentro de uma bota. Por acaso, claro.',
    ),
    gives: 'item',
    card: 'lucky-coin',
  },
  {
    quest: 'the-barons-ledger',
    name: 'friends-in-the-city',
    title: titles('Friends in the City', 'ms Amis en ville', 'ms Amigos na Cidade'),
    says: said(
      'Everyone who was in the ledger now owes you a favour.',
      'Tous ceux que citait le registre vous doivent un service.',
      'Todo mundo que estava no livro agora deve um favor a vocês.',
    ),
    gives: 'tokens',
    by: 1,
  },
  {
    quest: 'a-knife-in-the-dark',
    name: 'fencing-lessons',
    title: titles('Fencing Lessons', 'fs Leçons d’escrime', 'fs Aulas de Esgrima'),
    says: said(
      'The seventh councillor pays in kind: his own master of arms.',
      'Le septième conseiller paie en nature : son propre maître d’armes.',
      'O sétimo conselheiro paga em serviço: seu próprio mestre de armas.',
    ),
    gives: 'upgrade',
  },
  {
    quest: 'a-knife-in-the-dark',
    name: 'eyes-open',
    title: titles('Eyes Open', 'ms Yeux ouverts', 'ms Olhos Abertos'),
    says: said(
      'After her, no shadow is just a shadow.',
      'Après elle, plus aucune ombre n’est qu’une ombre.',
      'Depois dela, nenhuma sombra é só uma sombra.',
    ),
    gives: 'focused',
  },
  {
    quest: 'the-lost-caravan',
    name: 'pilgrims-song',
    title: title('Pilgrims’ Song', 'm Chant des pèlerines', 'm Canto das Peregrinas'),
    says: said(
      'It has forty verses. You are going to need them.',
      'Il a quarante couplets. Vous en aurez besoin.',
      'Tem quarenta versos. Vocês vão precisar deles.',
    ),
    gives: 'health',
    by: 2,
  },
  {
    quest: 'the-lost-caravan',
    name: 'silk-and-steel',
    title: title('Silk and Steel', 'f Soie et acier', 'f Seda e Aço'),
    says: said(
      'Spider silk makes bowstrings that sing.',
      'La soie d’araignée fait des cordes d’arc qui chantent.',
      'Seda de aranha dá cordas de arco que cantam.',
    ),
    gives: 'upgrade',
  },
]
