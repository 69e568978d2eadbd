import type { Puzzle } from '@muster/engine'

export const p19a21a: Puzzle = {
  id: 'p19a21a',
  difficulty: 3,
  steps: [
    [
      { text: 'keep', chance: 32 },
      { text: 'new-hand', chance: 9 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=normal · boss=random · start=random · without-absent=false · heroes=[cleric, bard, thief, barbarian]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=8 spaces=0 reward=0
at        combat.endStep turns=4
at        turn.keep seat=2 size=3
bag       0 deck/1 shuffled 18: 0..1 = warden-golem.3 dark-herald
bag       1 reserve/3 shuffled 4: 0..7 = cave-troll.1 cave-troll.2 changeling silk-widow charcoal-burner hollow-minstrel bone-collector white-hart
bag       2 reserve/1 shuffled 4: 0 = tavern-brawler
bag       3 deck/4 shuffled 15: 0..7 = basic-0.21 basic-0.24 basic-1.21 basic-1.23 bandit.1 bridge-troll poacher quarry-overseer
bag       4 deck/2 shuffled 12: 0..5 = basic-0.10 basic-0.11 basic-0.12 basic-1.7 kobold.3 stray-hound
bag       5 rewards/1 shuffled 1: 0..1 = attic-finds free-round
bag       6 reserve/2 shuffled 1: 0 6 = mud-witch quarry-hand
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring eel-supper
bag       8 reserve/2 shuffled 2: 0..1 = ?6/0 laughing-imp
bag       9 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       10 reserve/4 shuffled 1: 0..3 6..8 = warden-golem.1 warden-golem.2 old-giant archivist-lich furnace-drake bell-ringer vault-sprite
bag       11 rewards/4 shuffled 1: 0..1 = dwarven-forge silence-of-the-bells
bag       12 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       13 rewards/5 shuffled 1: 0..1 = vigil-of-the-saints council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = wings-of-ash heart-of-chaos breath-of-flame
bag       15 reserve/4 shuffled 2: 0..4 = ?10/3 ?10/2 ?10/1 ?10/0 mirror-knight
bag       16 deck/3 shuffled 13: 0..13 = basic-0.17 basic-1.14 basic-1.15 basic-1.16 basic-1.18 orc bandit.2 cellar-rats brewery-ghost gravedigger lost-goblin marsh-toad.2 thieving-magpies cave-troll.3
pile      deck/1: ?0/0..1
pile      hand/1:
pile      played/1: larder-mimic healing-hands standing-stone census-clerk
pile      discard/1: blind-owl basic-0.19 spiderling basic-1.5 basic-1.1 basic-1.6 basic-1.3 basic-1.2 basic-0.6 basic-1.4
pile      deck/2: ?4/0..5
pile      hand/2:
pile      played/2: basic-1.10 basic-1.8 rousing-ballad
pile      discard/2: basic-1.11 kobold.2 will-o-the-wisp basic-1.9 basic-1.12 marsh-toad.1
pile      deck/3: ?16/0..13
pile      hand/3: royal-seamstress drowned-bailiff weavers-apprentice
pile      played/3: theft
pile      discard/3:
pile      deck/4: ?3/0..7
pile      hand/4:
pile      played/4: basic-1.20 kobold.1 basic-0.23 battle-rage
pile      discard/4: basic-1.24 basic-0.22 basic-1.19
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: marsh-leeches.1 marsh-toad.3
pile      level-2/b: ?6/6 marsh-leeches.2
pile      level-3/a:
pile      level-3/b:
pile      level-4/a: undying-choir
pile      level-4/b: ?10/6..8 pyre-priest
pile      level-5/a: ?12/10..12 horned-duke
pile      level-5/b: ?12/6..8 brood-mother
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 burning-hoard deserter
pile      reserve/1: ?2/0
pile      reserve/2: ?8/0..1
pile      reserve/3: ?1/0..7
pile      reserve/4: ?15/0..4
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-0.14 basic-0.13 basic-0.15 basic-0.1 basic-0.2 basic-0.7 basic-0.8 basic-1.17 basic-1.22 basic-0.16 basic-0.18 basic-0.3 basic-0.4 basic-0.5 basic-0.9 basic-0.20 basic-1.13
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: market-barge beacon-on-the-hill sealed-armoury oath-stone last-muster dragons-share
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide rumour-at-the-well back-at-the-village kobold-sapper kings-road ring-of-druids
key       agenda []
key       shuffles [18,0,0,0,12,0,0,0,13,0,0,0,15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,4,2,4,2,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 2
key       players 4
key       withoutAbsent 0
key       heroSeat [3,1,0,2]
key       token 3
key       track 13
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,144,145,-1,-1,152,151,155,154,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,1,0,0,1,1,1,1,0,0,0,0,0,0,2]
key       here 8
key       enemy 111
key       turn 2
key       turnNumber 3
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[1,0,0,0],[0,0,0],[0],[0,0,0,0]]
key       blessings []
`,
}
