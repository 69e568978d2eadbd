/** Four rewards a level, one of them for 2019 only. A passing advantage is kept for the next fight. */
import {
  blessing,
  bossToken,
  chooseTogether,
  eachChooses,
  forAll,
  forOne,
  forParty,
  give,
  lookIntoDungeon,
  remove,
  repeat,
  take,
  takeBestOf,
  title,
  titles,
  upgrade,
} from './build.ts'

const level1 = [
  eachChooses(
    'back-at-the-village',
    {
      level: 1,
      from: 'rulebook',
      title: title('Back at the Village', 'm Retour au village', 'f Volta à Vila'),
    },
    [remove(2, 'deck')],
    [give(1, 'deck')],
  ),
  eachChooses(
    'attic-finds',
    { level: 1, title: titles('Attic Finds', 'fs Trouvailles du grenier', 'ms Achados do Sótão') },
    [takeBestOf(2, 1, 1, 'deck')],
    [upgrade],
  ),
  chooseTogether(
    'free-round',
    { level: 1, title: title('Free Round', 'f Tournée gratuite', 'f Rodada Grátis') },
    forParty(blessing('hand-size', 1, 'combat')),
    forOne(take(1, 2, 'deck')),
    forAll(remove(2, 'deck')),
  ),
  chooseTogether(
    'rumour-at-the-well',
    {
      level: 1,
      edition: '2019',
      title: title('Rumour at the Well', 'f Rumeur du puits', 'm Boato do Poço'),
    },
    forParty(lookIntoDungeon(3), blessing('enemy-power', -2, 'combat')),
    forAll(take(1, 2, 'deck')),
  ),
]

const level2 = [
  eachChooses(
    'hot-spring',
    { level: 2, title: title('Hot Spring', 'f Source chaude', 'f Fonte Termal') },
    [remove(2, 'deck')],
    [upgrade],
  ),
  eachChooses(
    'eel-supper',
    {
      level: 2,
      edition: '2019',
      title: title('Eel Supper', 'm Souper d’anguilles', 'f Ceia de Enguias'),
    },
    [take(1, 2, 'deck')],
    [remove(1, 'deck'), give(1, 'deck')],
  ),
  chooseTogether(
    'market-barge',
    { level: 2, title: title('Market Barge', 'f Barge du marché', 'f Barca do Mercado') },
    forOne(takeBestOf(3, 1, 3, 'deck')),
    forAll(remove(1, 'deck'), take(1, 2, 'deck')),
  ),
  chooseTogether(
    'beacon-on-the-hill',
    { level: 2, title: title('Beacon on the Hill', 'm Feu sur la colline', 'm Farol da Colina') },
    forParty(blessing('basic-power', 1, 'combat')),
    forAll(remove(1, 'deck')),
  ),
]

const level3 = [
  eachChooses(
    'barrow-gifts',
    { level: 3, title: titles('Barrow Gifts', 'ms Dons du tumulus', 'fs Dádivas do Túmulo') },
    [take(1, 3, 'deck')],
    [remove(2, 'deck')],
  ),
  eachChooses(
    'ring-of-druids',
    { level: 3, title: title('Ring of Druids', 'm Cercle de druides', 'm Círculo de Druidas') },
    [repeat(2, upgrade)],
    [remove(3, 'deck')],
  ),
  chooseTogether(
    'kings-road',
    { level: 3, title: title('King’s Road', 'f Route du roi', 'f Estrada do Rei') },
    forParty(bossToken(-1)),
    forAll(repeat(2, upgrade)),
    forOne(takeBestOf(2, 1, 4, 'deck')),
  ),
  chooseTogether(
    'moonless-watch',
    {
      level: 3,
      edition: '2019',
      title: title('Moonless Watch', 'f Veille sans lune', 'f Vigília sem Lua'),
    },
    forParty(lookIntoDungeon(3), blessing('loot-power', 1, 'combat')),
    forAll(remove(2, 'deck')),
  ),
]

const level4 = [
  eachChooses(
    'dwarven-forge',
    { level: 4, title: title('Dwarven Forge', 'f Forge naine', 'f Forja dos Anões') },
    [repeat(2, upgrade)],
    [takeBestOf(2, 1, 4, 'deck')],
  ),
  eachChooses(
    'oath-stone',
    {
      level: 4,
      edition: '2019',
      title: title('Oath Stone', 'f Pierre des serments', 'f Pedra do Juramento'),
    },
    [remove(3, 'deck')],
    [give(1, 'deck'), take(1, 4, 'deck')],
  ),
  chooseTogether(
    'sealed-armoury',
    { level: 4, title: title('Sealed Armoury', 'f Armurerie scellée', 'm Arsenal Selado') },
    forOne(takeBestOf(3, 1, 5, 'deck')),
    forAll(take(1, 4, 'deck')),
    forParty(blessing('hand-size', 1, 'dungeon')),
  ),
  chooseTogether(
    'silence-of-the-bells',
    {
      level: 4,
      title: title('Silence of the Bells', 'm Silence des cloches', 'm Silêncio dos Sinos'),
    },
    forParty(bossToken(-2)),
    forAll(remove(2, 'deck')),
  ),
]

const level5 = [
  eachChooses(
    'dragons-share',
    { level: 5, title: title('Dragon’s Share', 'f Part du dragon', 'f Parte do Dragão') },
    [takeBestOf(2, 1, 5, 'deck')],
    [remove(4, 'deck')],
  ),
  eachChooses(
    'last-muster',
    { level: 5, title: title('Last Muster', 'm Dernier rassemblement', 'f Última Convocação') },
    [repeat(3, upgrade)],
    [remove(2, 'deck'), give(1, 'deck')],
  ),
  chooseTogether(
    'vigil-of-the-saints',
    {
      level: 5,
      title: title('Vigil of the Saints', 'f Veillée des saints', 'f Vigília dos Santos'),
    },
    forParty(blessing('enemy-power', -2, 'dungeon')),
    forAll(remove(3, 'deck')),
  ),
  chooseTogether(
    'council-of-crowns',
    {
      level: 5,
      edition: '2019',
      title: title('Council of Crowns', 'm Conseil des couronnes', 'm Conselho das Coroas'),
    },
    forParty(blessing('loot-power', 1, 'dungeon')),
    forOne(takeBestOf(5, 2, 5, 'deck')),
    forParty(bossToken(-2)),
  ),
]

export const rewards = [...level1, ...level2, ...level3, ...level4, ...level5]
