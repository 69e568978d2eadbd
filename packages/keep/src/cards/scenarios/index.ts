import { said, title } from '../build.ts'
import type { Chapter, Scenario } from '../types.ts'
import { battleOfTheBands } from './battle-of-the-bands.ts'
import { blackMarket } from './black-market.ts'
import { coldFeet } from './cold-feet.ts'
import { evened } from './evened.ts'
import { floodedCellars } from './flooded-cellars.ts'
import { graveyardShift } from './graveyard-shift.ts'
import { jailbreak } from './jailbreak.ts'
import { keepTheHeroesOut } from './keep-the-heroes-out.ts'
import { lastOrders } from './last-orders.ts'
import { nightSchool } from './night-school.ts'
import { openHouse } from './open-house.ts'
import { rentDay } from './rent-day.ts'
import { siegeEngines } from './siege-engines.ts'
import { theCollector } from './the-collector.ts'
import { theCurseOfPlenty } from './the-curse-of-plenty.ts'
import { theNewWing } from './the-new-wing.ts'
import { theRivalGuild } from './the-rival-guild.ts'
import { theSaboteurs } from './the-saboteurs.ts'
import { theTollBridge } from './the-toll-bridge.ts'
import { twinDoors } from './twin-doors.ts'
import { witchsCauldron } from './witchs-cauldron.ts'

const told: readonly Scenario[] = [
  witchsCauldron,
  rentDay,
  battleOfTheBands,
  theNewWing,

  floodedCellars,
  theTollBridge,
  nightSchool,
  coldFeet,

  jailbreak,
  theRivalGuild,
  blackMarket,
  graveyardShift,

  twinDoors,
  theSaboteurs,
  openHouse,
  theCollector,

  siegeEngines,
  theCurseOfPlenty,
  lastOrders,
  keepTheHeroesOut,
]

export const scenarios: readonly Scenario[] = told.map(evened)

export const chapters: readonly Chapter[] = [
  {
    name: 'moving-in',
    title: title('Moving In', 'm Emménagement', 'f Casa Nova'),
    clans: ['ratfolk', 'gremlins', 'red-dragon', 'witches', 'gnolls', 'slimes'],
    story: said(
      'The keep was cheap, and nobody asked why. Nine clans moved in over one weekend; by Monday the Heroes’ Guild had the address.',
      'Le donjon n’était pas cher, et personne n’a demandé pourquoi. Neuf clans ont emménagé en un week-end ; dès le lundi, la Guilde des héros avait l’adresse.',
      'A masmorra era barata, e ninguém perguntou por quê. Nove clãs se mudaram num fim de semana; na segunda-feira, a Guilda dos Heróis já tinha o endereço.',
    ),
  },
  {
    name: 'bad-weather',
    title: title('Bad Weather', 'm Mauvais temps', 'm Tempo Ruim'),
    clans: ['slimes', 'lizardfolk', 'ghosts', 'gnolls', 'witches', 'skeletons'],
    story: said(
      'The roof leaks, the bridge creaks and the stove smokes. None of that stands in the lease; the heroes do not either, and they keep coming all the same.',
      'Le toit fuit, le pont grince et le poêle fume. Rien de tout cela n’est dans le bail ; les héros non plus, et ils viennent quand même.',
      'O telhado pinga, a ponte range e o fogão solta fumaça. Nada disso está no contrato; os heróis também não, e continuam vindo do mesmo jeito.',
    ),
  },
  {
    name: 'bad-company',
    title: title('Bad Company', 'fs Mauvaises Fréquentations', 'fs Más Companhias'),
    clans: ['skeletons', 'ghosts', 'ratfolk', 'red-dragon', 'lizardfolk', 'gremlins'],
    story: said(
      'A keep with a good name draws a bad crowd: the watch, a second guild, traders without a stall and a gravedigger with a cold. All of them mean well. None of them knocks.',
      'Un donjon bien coté attire les mauvaises gens : le guet, une seconde guilde, des marchands sans étal et un fossoyeur enrhumé. Tous pleins de bonnes intentions. Aucun ne frappe.',
      'Masmorra de boa fama atrai más companhias: a ronda, uma segunda guilda, feirantes sem banca e um coveiro resfriado. Todos bem-intencionados. Nenhum bate à porta.',
    ),
  },
  {
    name: 'doors-and-walls',
    title: title('Doors and Walls', 'ms Portes et murs', 'fs Portas e Paredes'),
    clans: ['ghosts', 'witches', 'gremlins', 'slimes', 'ratfolk', 'lizardfolk'],
    story: said(
      'The landlord has plans for the house, and so has everybody else. Doors appear, walls vanish, and whatever you had put in a safe place turns out to be on somebody’s way.',
      'Le propriétaire a des projets pour la maison, et tout le monde aussi. Des portes apparaissent, des murs s’en vont, et ce que vous aviez mis en lieu sûr se trouve soudain sur le chemin de quelqu’un.',
      'O senhorio tem planos para a casa, e todo mundo também. Portas aparecem, paredes somem, e o que estava guardado em lugar seguro de repente fica no caminho de alguém.',
    ),
  },
  {
    name: 'the-long-night',
    title: title('The Long Night', 'f La Longue Nuit', 'f A Longa Noite'),
    clans: ['red-dragon', 'gnolls', 'skeletons', 'slimes', 'ghosts', 'witches'],
    story: said(
      'The Guild has had enough of you, and says so in writing. One siege, one curse, one tavern’s worth of heroes, and then everyone at once: if the treasure is still there in the morning, the keep is yours.',
      'La Guilde en a assez de vous, et vous l’a écrit. Un siège, une malédiction, toute une taverne de héros, puis tout le monde à la fois : si le trésor est encore là au matin, le donjon est à vous.',
      'A Guilda se cansou de vocês e avisou por escrito. Um cerco, uma maldição, uma taverna inteira de heróis e depois todo mundo de uma vez: se o tesouro ainda estiver lá de manhã, a masmorra é de vocês.',
    ),
  },
]
