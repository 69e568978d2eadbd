import type { Puzzle } from '@muster/engine'

export const peecf02: Puzzle = {
  id: 'peecf02',
  difficulty: 3,
  steps: [
    [
      { text: 'leave level-3/a', chance: 44 },
      { text: 'go-on', chance: 29 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=hard · boss=dark-lord · start=random · without-absent=false · heroes=[barbarian, thief, bard, cleric]
pack      house sha256:116f79c5a370273b40ec611fd37c1a3835f94e308d04771466c571eebbde4ebb
at        match.whereTo
at        dungeon.goOn dungeon=4 spaces=1 reward=0
bag       0 reserve/1 shuffled 3: 0..7 = ?4/5 ?4/4 ?4/3 ?4/2 ?4/1 ?4/0 larder-mimic tavern-brawler
bag       1 reserve/2 shuffled 4: 0..2 = ?6/0 marsh-toad.1 marsh-toad.3
bag       2 deck/2 shuffled 12: 0..4 = basic-1.10 basic-1.12 theft marsh-toad.2 census-clerk
bag       3 reserve/3 shuffled 3: 0..4 = ?8/3 ?8/2 ?8/1 ?8/0 white-hart
bag       4 reserve/1 shuffled 1: 0..6 = kobold.1 kobold.3 orc bandit.1 bandit.2 cellar-rats brewery-ghost
bag       5 rewards/1 shuffled 1: 0..1 = attic-finds free-round
bag       6 reserve/2 shuffled 1: 0 10..12 = marsh-leeches.1 bridge-troll weavers-apprentice drowned-bailiff
bag       7 rewards/2 shuffled 1: 0..1 = eel-supper beacon-on-the-hill
bag       8 reserve/3 shuffled 1: 0..3 = cave-troll.3 changeling standing-stone poacher
bag       9 rewards/3 shuffled 1: 0..1 = barrow-gifts kings-road
bag       10 reserve/4 shuffled 1: 0..3 6 10..12 = warden-golem.1 warden-golem.3 old-giant archivist-lich dark-herald quarry-overseer bell-ringer vault-sprite
bag       11 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       12 reserve/5 shuffled 1: 0..8 = horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint hoard-keeper hydra war-drummer
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = cold-throne iron-ledger hollow-mask
bag       15 deck/4 shuffled 12:  =
bag       16 deck/1 shuffled 11: 0..7 = basic-0.5 basic-0.6 basic-1.1 basic-1.2 basic-1.4 basic-1.6 battle-rage gravedigger
bag       17 deck/3 shuffled 12: 0..11 = basic-0.17 basic-0.18 basic-1.13 basic-1.15 basic-1.16 basic-1.17 basic-1.18 quarry-hand cave-troll.2 charcoal-burner royal-seamstress ferryman
pile      deck/1: ?16/0..7
pile      hand/1:
pile      played/1:
pile      discard/1: warden-golem.2 basic-1.3 basic-1.5 basic-0.4 undying-choir
pile      deck/2: ?2/0..4
pile      hand/2:
pile      played/2:
pile      discard/2: basic-1.7 basic-1.8 hollow-minstrel laughing-imp basic-1.11
pile      deck/3: ?17/0..11
pile      hand/3:
pile      played/3:
pile      discard/3: basic-1.14 cave-troll.1 basic-0.16 lost-goblin rousing-ballad
pile      deck/4: basic-1.21 blind-owl basic-1.20
pile      hand/4:
pile      played/4:
pile      discard/4: deserter basic-1.24 basic-1.23 mirror-knight stray-hound healing-hands basic-1.22 basic-1.19 spiderling
pile      level-1/a:
pile      level-1/b: ?4/6 kobold.2
pile      level-2/a: ?6/10..12 marsh-leeches.2
pile      level-2/b: thieving-magpies will-o-the-wisp
pile      level-3/a: bone-collector silk-widow
pile      level-3/b:
pile      level-4/a: ?10/10..12 furnace-drake
pile      level-4/b: ?10/6 pyre-priest
pile      level-5/a: gate-demon.1 gate-demon.2 nightmare
pile      level-5/b: ?12/6..8 gate-demon.3
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 black-gauntlet
pile      reserve/1: ?0/0..7
pile      reserve/2: ?1/0..2
pile      reserve/3: ?3/0..4
pile      reserve/4: ?10/0..3
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-0.12 basic-0.13 basic-0.19 basic-0.1 basic-0.7 basic-0.9 basic-0.20 basic-0.21 basic-0.2 basic-0.3 basic-0.8 basic-0.10 basic-0.14 basic-0.15 basic-0.11 basic-0.22 basic-0.23 basic-0.24 basic-1.9
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: rumour-at-the-well market-barge hot-spring moonless-watch oath-stone dwarven-forge vigil-of-the-saints last-muster
pile      offer:
pile      box: great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide back-at-the-village kobold-sapper ring-of-druids mud-witch
key       agenda []
key       shuffles [11,0,0,0,12,0,0,0,12,0,0,0,12,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,3,4,3,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 0
key       players 4
key       withoutAbsent 0
key       heroSeat [0,2,3,1]
key       token 0
key       track 12
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,141,144,142,149,-1,151,150,156,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,1,1,0,0,1,1,1,1,0,0,0,0,0,0,1]
key       here 4
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
