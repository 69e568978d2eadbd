import type { Puzzle } from '@muster/engine'

export const p5cac04: Puzzle = {
  id: 'p5cac04',
  difficulty: 4,
  steps: [
    [
      { text: 'enter level-3/a', chance: 43 },
      { text: 'enter level-3/b', chance: 29 },
      { text: 'enter level-4/a', chance: 20 },
      { text: 'enter level-1/a', chance: 19 },
      { text: 'enter level-4/b', chance: 19 },
      { text: 'enter level-1/b', chance: 18 },
      { text: 'enter level-5/a', chance: 15 },
      { text: 'enter level-5/b', chance: 14 },
      { text: 'fight-boss', chance: 1 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=hard · boss=random · start=random · without-absent=false · heroes=["thief+barbarian", "cleric+bard"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
bag       0 deck/1 shuffled 12: 0..21 = basic-0.3 basic-0.4 basic-0.5 basic-0.6 basic-0.11 basic-1.1 basic-1.2 basic-1.3 basic-1.4 basic-1.5 basic-1.6 battle-rage theft bandit.1 brewery-ghost tavern-brawler marsh-toad.3 marsh-leeches.1 weavers-apprentice thieving-magpies drowned-bailiff changeling
bag       1 deck/2 shuffled 13: 0..17 = basic-0.8 basic-0.9 basic-0.10 basic-0.12 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 rousing-ballad healing-hands cellar-rats stray-hound marsh-toad.1 will-o-the-wisp quarry-hand poacher
bag       2 reserve/1 shuffled 1: 0..3 10 = kobold.2 kobold.3 orc bandit.2 larder-mimic
bag       3 rewards/1 shuffled 1: 0..1 = back-at-the-village attic-finds
bag       4 reserve/2 shuffled 1: 0 3 5 = marsh-toad.2 marsh-leeches.2 bridge-troll
bag       5 rewards/2 shuffled 1: 0..1 = hot-spring beacon-on-the-hill
bag       6 reserve/3 shuffled 1: 0..5 10..12 = cave-troll.3 census-clerk deserter charcoal-burner standing-stone hollow-minstrel bone-collector white-hart blind-owl
bag       7 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       8 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald furnace-drake royal-seamstress undying-choir bell-ringer mirror-knight vault-sprite
bag       9 rewards/4 shuffled 1: 0..1 = oath-stone sealed-armoury
bag       10 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper war-drummer ferryman
bag       11 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       12 boss-deck shuffled 1: 0..2 = granite-skin weight-of-the-mountain landslide
bag       13 reserve/2 shuffled 2: 0..3 = ?4/5 ?4/3 ?4/0 laughing-imp
bag       14 reserve/1 shuffled 2: 0..4 = ?2/3 ?2/2 ?2/1 ?2/0 spiderling
pile      deck/1: ?0/0..21
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2: ?1/0..17
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
pile      level-1/a: ?2/10 kobold.1
pile      level-1/b: gravedigger
pile      level-2/a:
pile      level-2/b:
pile      level-3/a: ?6/10..12 cave-troll.1
pile      level-3/b: silk-widow cave-troll.2
pile      level-4/a: ?8/10..12 pyre-priest
pile      level-4/b: ?8/6..8 quarry-overseer
pile      level-5/a: ?10/10..12 gate-demon.2
pile      level-5/b: ?10/6..8 hydra
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?12/0..2 slow-footfall lost-goblin
pile      reserve/1: ?14/0..4
pile      reserve/2: ?13/0..3
pile      reserve/3: ?6/0..5
pile      reserve/4: ?8/0..5
pile      reserve/5: ?10/0..5
pile      reserve/none: basic-0.1 basic-0.7 basic-0.2
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: free-round rumour-at-the-well ring-of-druids barrow-gifts silence-of-the-bells dwarven-forge last-muster vigil-of-the-saints
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame market-barge kobold-sapper eel-supper mud-witch
key       agenda []
key       shuffles [12,0,0,0,13,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,2,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 3
key       players 2
key       withoutAbsent 0
key       heroSeat [0,1,1,0]
key       token 1
key       track 11
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [140,141,-1,-1,147,146,153,150,155,156,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,0,0,1,1,1,1,1,1,0,0,0,0,0,0,2]
key       here -1
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 2
key       bonus [1,1,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
