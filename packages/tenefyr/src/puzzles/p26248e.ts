import type { Puzzle } from '@muster/engine'

export const p26248e: Puzzle = {
  id: 'p26248e',
  difficulty: 1,
  steps: [
    [
      { text: 'pay charcoal-burner', chance: 72 },
      { text: 'decline charcoal-burner', chance: 54 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=easy · boss=chaos-dragon · start=random · without-absent=false · heroes=["bard+thief"]
pack      house sha256:b56c29e8b9f2c8bcbbcc3c89dc8897edfc1c4d61b1c658a7fcc03bd66a368490
at        match.whereTo
at        dungeon.afterCombat dungeon=8 spaces=0 reward=0
at        combat.endStep turns=1
at        turn.done seat=0 size=3
at        play.resolved seat=0 card=87
at        pay.ask node=83 seat=0 card=87
bag       0 deck/1 shuffled 22: 0..36 = basic-0.5 basic-0.8 basic-0.9 basic-0.11 basic-0.12 basic-1.1 basic-1.2 basic-1.3 basic-1.5 basic-1.9 basic-1.10 basic-1.11 basic-1.12 theft kobold.1 larder-mimic brewery-ghost tavern-brawler marsh-toad.1 marsh-leeches.1 marsh-leeches.2 will-o-the-wisp weavers-apprentice thieving-magpies drowned-bailiff cave-troll.1 cave-troll.3 hollow-minstrel bone-collector white-hart blind-owl warden-golem.3 old-giant furnace-drake mirror-knight gate-demon.2 hoard-keeper
bag       1 reserve/1 shuffled 1: 0..2 6..8 = kobold.3 orc bandit.2 cellar-rats spiderling stray-hound
bag       2 rewards/1 shuffled 1: 0..1 = back-at-the-village free-round
bag       3 reserve/2 shuffled 1: 0..3 = marsh-toad.3 laughing-imp bridge-troll quarry-hand
bag       4 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       5 reserve/3 shuffled 1: 0..5 = cave-troll.2 changeling census-clerk deserter standing-stone poacher
bag       6 rewards/3 shuffled 1: 0..1 = barrow-gifts ring-of-druids
bag       7 reserve/4 shuffled 2: 0..4 = warden-golem.1 warden-golem.2 dark-herald royal-seamstress vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = oath-stone silence-of-the-bells
bag       9 reserve/5 shuffled 1: 0..7 10 = gate-demon.1 gate-demon.3 horned-duke captain-of-the-black-guard living-wall fallen-saint hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       11 boss-deck shuffled 1: 0..2 = wings-of-ash burning-hoard heart-of-chaos
pile      deck/1: ?0/0..36
pile      hand/1:
pile      played/1: rousing-ballad basic-1.7 gravedigger charcoal-burner
pile      discard/1: undying-choir silk-widow bandit.1 pyre-priest basic-1.4 basic-1.8
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
pile      level-1/b: ?1/6..8 kobold.2
pile      level-2/a: marsh-toad.2
pile      level-2/b:
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b: archivist-lich quarry-overseer bell-ringer
pile      level-5/a: ?9/10 nightmare brood-mother
pile      level-5/b: ?9/6..7 lady-in-waiting
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?11/0..2 breath-of-flame lost-goblin
pile      reserve/1: ?1/0..2
pile      reserve/2: ?3/0..3
pile      reserve/3: ?5/0..5
pile      reserve/4: ?7/0..4
pile      reserve/5: ?9/0..5
pile      reserve/none: basic-1.6 basic-0.2 basic-0.1 basic-0.3 basic-0.4 basic-0.6 basic-0.7 basic-0.10
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: attic-finds hot-spring sealed-armoury last-muster vigil-of-the-saints
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 battle-rage healing-hands cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide rumour-at-the-well mud-witch eel-supper moonless-watch kings-road kobold-sapper dwarven-forge
key       agenda []
key       shuffles [22,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,2,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 2
key       players 1
key       withoutAbsent 0
key       heroSeat [-1,0,-1,0]
key       token 0
key       track 13
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,139,142,-1,-1,-1,-1,152,155,156,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,1,0,0,0,0,1,1,1,0,0,0,0,0,0,2]
key       here 8
key       enemy 112
key       turn 0
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0,0],[],[],[]]
key       blessings []
`,
}
