import type { Puzzle } from '@muster/engine'

export const p988dcb: Puzzle = {
  id: 'p988dcb',
  difficulty: 1,
  steps: [
    [
      { text: 'new-hand', chance: 75 },
      { text: 'keep', chance: 51 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=easy · boss=spider-queen · start=random · without-absent=false · heroes=["bard+thief", "barbarian+cleric"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=6 spaces=0 reward=0
at        combat.endStep turns=2
at        turn.keep seat=1 size=3
bag       0 deck/1 shuffled 19: 0..18 = basic-0.5 basic-0.6 basic-1.1 basic-1.3 basic-1.4 basic-1.5 basic-1.6 rousing-ballad theft stray-hound tavern-brawler marsh-toad.3 laughing-imp will-o-the-wisp weavers-apprentice drowned-bailiff silk-widow dark-herald royal-seamstress
bag       1 deck/2 shuffled 19: 0..22 = basic-0.7 basic-0.8 basic-0.9 basic-0.10 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage healing-hands kobold.3 spiderling lost-goblin marsh-toad.2 marsh-leeches.1 quarry-hand cave-troll.1 changeling bone-collector old-giant bell-ringer
bag       2 reserve/1 shuffled 1: 0..3 10 = kobold.1 bandit.2 brewery-ghost kobold-sapper gravedigger
bag       3 rewards/1 shuffled 1: 0..1 = attic-finds free-round
bag       4 reserve/2 shuffled 3: 0..1 = marsh-toad.1 thieving-magpies
bag       5 rewards/2 shuffled 1: 0..1 = hot-spring eel-supper
bag       6 reserve/3 shuffled 1: 0..3 10..11 = cave-troll.3 census-clerk charcoal-burner standing-stone hollow-minstrel poacher
bag       7 rewards/3 shuffled 1: 0..1 = ring-of-druids kings-road
bag       8 reserve/4 shuffled 1: 0..4 10..12 = warden-golem.2 warden-golem.3 archivist-lich furnace-drake quarry-overseer undying-choir pyre-priest vault-sprite
bag       9 rewards/4 shuffled 1: 0..1 = dwarven-forge silence-of-the-bells
bag       10 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall nightmare hoard-keeper hydra war-drummer ferryman
bag       11 rewards/5 shuffled 1: 0..1 = last-muster council-of-crowns
bag       12 boss-deck shuffled 1: 0..2 = great-web ten-thousand-children venomous-kiss
bag       13 reserve/1 shuffled 2: 0..4 = ?2/3 ?2/2 ?2/1 ?2/0 orc
bag       14 reserve/3 shuffled 2: 0..4 = ?6/3 ?6/2 ?6/1 ?6/0 white-hart
pile      deck/1: ?0/0..18
pile      hand/1:
pile      played/1: larder-mimic marsh-leeches.2 cellar-rats
pile      discard/1: cave-troll.2 warden-golem.1
pile      deck/2: ?1/0..22
pile      hand/2: basic-0.12 bandit.1 basic-0.11
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
pile      level-1/a: ?2/10 kobold.2
pile      level-1/b:
pile      level-2/a:
pile      level-2/b: bridge-troll
pile      level-3/a: ?6/10..11 blind-owl
pile      level-3/b:
pile      level-4/a: ?8/10..12 mirror-knight
pile      level-4/b:
pile      level-5/a: ?10/10..12 gate-demon.2
pile      level-5/b: ?10/6..8 fallen-saint
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?12/0..2 cocoon deserter
pile      reserve/1: ?13/0..4
pile      reserve/2: ?4/0..1
pile      reserve/3: ?14/0..4
pile      reserve/4: ?8/0..4
pile      reserve/5: ?10/0..5
pile      reserve/none: basic-0.1 basic-1.2 basic-0.2 basic-0.3 basic-0.4
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: back-at-the-village beacon-on-the-hill moonless-watch sealed-armoury vigil-of-the-saints dragons-share
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 cold-throne iron-ledger black-gauntlet hollow-mask wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide rumour-at-the-well mud-witch market-barge barrow-gifts oath-stone
key       agenda []
key       shuffles [19,0,0,0,19,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,3,2,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 1
key       players 2
key       withoutAbsent 0
key       heroSeat [1,0,1,0]
key       token 0
key       track 11
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [138,-1,-1,145,149,-1,152,-1,156,154,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,0,1,1,0,1,0,1,1,0,0,0,0,0,0,2]
key       here 6
key       enemy 105
key       turn 1
key       turnNumber 1
key       outcome 0
key       bonus [3,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0],[],[],[]]
key       blessings []
`,
}
