import type { Puzzle } from '@muster/engine'

export const p455e13: Puzzle = {
  id: 'p455e13',
  difficulty: 4,
  steps: [
    [
      { text: 'enter level-3/a', chance: 71 },
      { text: 'enter level-2/b', chance: 58 },
      { text: 'enter level-5/b', chance: 57 },
      { text: 'enter level-5/a', chance: 56 },
      { text: 'enter level-1/b', chance: 53 },
      { text: 'enter level-4/b', chance: 53 },
      { text: 'enter level-4/a', chance: 52 },
      { text: 'fight-boss', chance: 0 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=easy · boss=random · start=random · without-absent=false · heroes=["barbarian+bard"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
bag       0 deck/1 shuffled 11: 0..39 = basic-0.3 basic-0.4 basic-0.5 basic-0.6 basic-0.8 basic-0.9 basic-0.10 basic-0.11 basic-0.12 basic-1.1 basic-1.2 basic-1.3 basic-1.4 basic-1.5 basic-1.6 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage rousing-ballad kobold.1 kobold.2 larder-mimic spiderling gravedigger tavern-brawler marsh-toad.1 marsh-toad.2 bridge-troll thieving-magpies quarry-hand cave-troll.2 cave-troll.3 changeling deserter hollow-minstrel bone-collector
bag       1 reserve/1 shuffled 1: 0..5 = kobold.3 orc bandit.1 cellar-rats brewery-ghost stray-hound
bag       2 rewards/1 shuffled 1: 0..1 = attic-finds rumour-at-the-well
bag       3 reserve/2 shuffled 1: 0..6 = lost-goblin marsh-leeches.1 marsh-leeches.2 laughing-imp will-o-the-wisp weavers-apprentice drowned-bailiff
bag       4 rewards/2 shuffled 1: 0..1 = eel-supper beacon-on-the-hill
bag       5 reserve/3 shuffled 1: 0..2 10..12 = cave-troll.1 census-clerk silk-widow standing-stone poacher white-hart
bag       6 rewards/3 shuffled 1: 0..1 = ring-of-druids moonless-watch
bag       7 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer undying-choir bell-ringer pyre-priest vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = dwarven-forge oath-stone
bag       9 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 horned-duke brood-mother lady-in-waiting living-wall fallen-saint hoard-keeper hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = last-muster vigil-of-the-saints
bag       11 boss-deck shuffled 1: 0..2 = granite-skin slow-footfall landslide
bag       12 reserve/3 shuffled 3: 0..3 = ?5/2 ?5/1 ?5/0 charcoal-burner
pile      deck/1: ?0/0..39
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2:
pile      hand/2:
pile      played/2:
pile      discard/2:
pile      deck/3:
pile      hand/3:
pile      played/3:
pile      discard/3:
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a:
pile      level-1/b: bandit.2
pile      level-2/a:
pile      level-2/b: ?3/6 marsh-toad.3
pile      level-3/a: ?5/10..12 blind-owl
pile      level-3/b:
pile      level-4/a: ?7/10..12 mirror-knight
pile      level-4/b: ?7/6..8 royal-seamstress
pile      level-5/a: ?9/10..12 nightmare
pile      level-5/b: ?9/6..8 captain-of-the-black-guard
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?11/0..2 weight-of-the-mountain
pile      reserve/1: ?1/0..5
pile      reserve/2: ?3/0..5
pile      reserve/3: ?12/0..3
pile      reserve/4: ?7/0..5
pile      reserve/5: ?9/0..5
pile      reserve/none: basic-0.7 basic-0.1 basic-0.2
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: free-round hot-spring kings-road silence-of-the-bells sealed-armoury dragons-share council-of-crowns
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 healing-hands theft cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame back-at-the-village mud-witch kobold-sapper market-barge barrow-gifts
key       agenda []
key       shuffles [11,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,3,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 3
key       players 1
key       withoutAbsent 0
key       heroSeat [0,0,-1,-1]
key       token 0
key       track 8
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,140,-1,142,148,-1,153,152,154,157,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,0,1,1,0,1,1,1,1,0,0,0,0,0,0,1]
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
