import type { Puzzle } from '@muster/engine'

export const p60cd32: Puzzle = {
  id: 'p60cd32',
  difficulty: 5,
  steps: [
    [
      { text: 'enter level-1/b', chance: 74 },
      { text: 'enter level-1/a', chance: 62 },
      { text: 'enter level-2/b', chance: 56 },
      { text: 'enter level-2/a', chance: 53 },
      { text: 'enter level-3/b', chance: 48 },
      { text: 'enter level-3/a', chance: 36 },
      { text: 'enter level-4/a', chance: 36 },
      { text: 'enter level-5/a', chance: 35 },
      { text: 'enter level-5/b', chance: 35 },
      { text: 'enter level-4/b', chance: 33 },
      { text: 'fight-boss', chance: 0 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=hard · boss=dark-lord · start=random · without-absent=false · heroes=[bard, barbarian, thief, cleric]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
bag       0 deck/1 shuffled 2: 0..13 = basic-0.1 basic-0.2 basic-0.3 basic-0.4 basic-0.5 basic-0.6 basic-1.1 basic-1.2 basic-1.3 basic-1.4 basic-1.5 basic-1.6 rousing-ballad orc
bag       1 deck/2 shuffled 2: 0..13 = basic-0.7 basic-0.8 basic-0.9 basic-0.10 basic-0.11 basic-0.12 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage bandit.1
bag       2 deck/3 shuffled 3: 0..13 = basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 theft kobold.2
bag       3 deck/4 shuffled 2: 0..12 = basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 healing-hands
bag       4 reserve/1 shuffled 1: 0..8 = kobold.1 bandit.2 cellar-rats larder-mimic spiderling kobold-sapper stray-hound gravedigger tavern-brawler
bag       5 rewards/1 shuffled 1: 0..1 = attic-finds free-round
bag       6 reserve/2 shuffled 1: 0..8 10..12 = marsh-toad.1 marsh-toad.2 marsh-leeches.1 marsh-leeches.2 laughing-imp will-o-the-wisp bridge-troll mud-witch weavers-apprentice thieving-magpies quarry-hand drowned-bailiff
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring beacon-on-the-hill
bag       8 reserve/3 shuffled 1: 0..8 10..12 = cave-troll.1 cave-troll.2 cave-troll.3 changeling census-clerk deserter silk-widow standing-stone hollow-minstrel bone-collector white-hart blind-owl
bag       9 rewards/3 shuffled 1: 0..1 = ring-of-druids kings-road
bag       10 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald quarry-overseer royal-seamstress undying-choir bell-ringer pyre-priest vault-sprite
bag       11 rewards/4 shuffled 1: 0..1 = dwarven-forge sealed-armoury
bag       12 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.2 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       13 rewards/5 shuffled 1: 0..1 = vigil-of-the-saints council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = cold-throne iron-ledger hollow-mask
pile      deck/1: ?0/0..13
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2: ?1/0..13
pile      hand/2:
pile      played/2:
pile      discard/2:
pile      deck/3: ?2/0..13
pile      hand/3:
pile      played/3:
pile      discard/3:
pile      deck/4: ?3/0..12
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a: kobold.3
pile      level-1/b: ?4/6..8 brewery-ghost
pile      level-2/a: ?6/10..12 marsh-toad.3
pile      level-2/b: ?6/6..8 lost-goblin
pile      level-3/a: ?8/10..12 charcoal-burner
pile      level-3/b: ?8/6..8 poacher
pile      level-4/a: ?10/10..12 mirror-knight
pile      level-4/b: ?10/6..8 furnace-drake
pile      level-5/a: ?12/10..12 gate-demon.1
pile      level-5/b: ?12/6..8 living-wall
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 black-gauntlet
pile      reserve/1: ?4/0..5
pile      reserve/2: ?6/0..5
pile      reserve/3: ?8/0..5
pile      reserve/4: ?10/0..5
pile      reserve/5: ?12/0..5
pile      reserve/none:
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: rumour-at-the-well back-at-the-village eel-supper market-barge barrow-gifts moonless-watch silence-of-the-bells oath-stone last-muster dragons-share
pile      offer:
pile      box: great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide
key       agenda []
key       shuffles [2,0,0,0,2,0,0,0,3,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 0
key       players 4
key       withoutAbsent 0
key       heroSeat [1,0,3,2]
key       token 0
key       track 5
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [141,138,143,144,146,149,153,151,155,154,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here -1
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 1
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
