import type { Puzzle } from '@muster/engine'

export const pec1bb6: Puzzle = {
  id: 'pec1bb6',
  difficulty: 1,
  steps: [
    [
      { text: 'keep', chance: 82 },
      { text: 'new-hand', chance: 66 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=normal · boss=spider-queen · start=random · without-absent=false · heroes=["bard+barbarian", "thief+cleric"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=4 spaces=0 reward=0
at        combat.endStep turns=2
at        turn.keep seat=0 size=3
bag       0 deck/1 shuffled 7: 0..4 = basic-0.6 basic-1.2 basic-1.4 basic-1.5 battle-rage
bag       1 deck/2 shuffled 8: 0..5 = basic-0.12 basic-1.9 theft kobold.1 will-o-the-wisp bridge-troll
bag       2 reserve/1 shuffled 1: 0..5 = kobold.2 orc bandit.1 bandit.2 cellar-rats brewery-ghost
bag       3 rewards/1 shuffled 1: 0..1 = attic-finds rumour-at-the-well
bag       4 reserve/2 shuffled 1: 0..4 6 10..12 = lost-goblin marsh-toad.1 marsh-toad.3 marsh-leeches.2 laughing-imp mud-witch weavers-apprentice thieving-magpies quarry-hand
bag       5 rewards/2 shuffled 1: 0..1 = eel-supper beacon-on-the-hill
bag       6 reserve/3 shuffled 1: 0..8 10..12 = cave-troll.2 cave-troll.3 census-clerk deserter silk-widow charcoal-burner standing-stone hollow-minstrel bone-collector poacher white-hart blind-owl
bag       7 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       8 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress undying-choir bell-ringer mirror-knight pyre-priest
bag       9 rewards/4 shuffled 1: 0..1 = dwarven-forge silence-of-the-bells
bag       10 reserve/5 shuffled 1: 0..7 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 horned-duke captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper ferryman
bag       11 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       12 boss-deck shuffled 1: 0..2 = great-web ten-thousand-children venomous-kiss
pile      deck/1: ?0/0..4
pile      hand/1: rousing-ballad basic-1.1 spiderling
pile      played/1:
pile      discard/1: basic-0.4 basic-1.3 basic-1.6 basic-0.3 marsh-leeches.1 basic-0.5
pile      deck/2: ?1/0..5 healing-hands
pile      hand/2:
pile      played/2: basic-1.11 basic-1.7 stray-hound
pile      discard/2: basic-1.10 brood-mother basic-1.8 gravedigger kobold.3 basic-0.11 tavern-brawler basic-1.12
pile      deck/3:
pile      hand/3:
pile      played/3:
pile      discard/3:
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a: larder-mimic
pile      level-1/b:
pile      level-2/a: ?4/10..12 drowned-bailiff
pile      level-2/b: ?4/6 marsh-toad.2
pile      level-3/a: ?6/10..12 cave-troll.1
pile      level-3/b: ?6/6..8 changeling
pile      level-4/a: ?8/10..12 vault-sprite
pile      level-4/b: ?8/6..8 warden-golem.3
pile      level-5/a: ?10/10..12 hydra
pile      level-5/b: ?10/6..7 war-drummer
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?12/0..2 cocoon
pile      reserve/1: ?2/0..5
pile      reserve/2: ?4/0..4
pile      reserve/3: ?6/0..5
pile      reserve/4: ?8/0..5
pile      reserve/5: ?10/0..5
pile      reserve/none: basic-0.10 basic-0.8 basic-0.1 basic-0.2 basic-0.7 basic-0.9
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: free-round hot-spring market-barge ring-of-druids kings-road sealed-armoury oath-stone council-of-crowns last-muster
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 cold-throne iron-ledger black-gauntlet hollow-mask wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide back-at-the-village kobold-sapper
key       agenda []
key       shuffles [7,0,0,0,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 1
key       players 2
key       withoutAbsent 0
key       heroSeat [0,0,1,1]
key       token 1
key       track 6
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [140,-1,142,144,147,148,152,151,157,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 4
key       enemy 80
key       turn 0
key       turnNumber 1
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[0,0,0],[],[]]
key       blessings []
`,
}
