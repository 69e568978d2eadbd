import type { Puzzle } from '@muster/engine'

export const pa4016f: Puzzle = {
  id: 'pa4016f',
  difficulty: 1,
  steps: [
    [
      { text: 'pay kobold-sapper', chance: 56 },
      { text: 'decline kobold-sapper', chance: 43 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=easy · boss=chaos-dragon · start=random · without-absent=false · heroes=["bard+cleric", "barbarian+thief"]
pack      house sha256:487abbc7f3db3c48658f66d168fa4fbc486b49b233218e204b43b43d464c2975
at        match.whereTo
at        dungeon.afterCombat dungeon=7 spaces=1 reward=0
at        combat.endStep turns=1
at        turn.done seat=0 size=3
at        play.resolved seat=0 card=62
at        pay.ask node=24 seat=0 card=62
bag       0 deck/1 shuffled 10: 0..5 = basic-0.2 basic-0.5 basic-1.2 kobold.1 lost-goblin gate-demon.3
bag       1 deck/2 shuffled 11: 0..7 = basic-0.10 basic-1.10 basic-1.12 battle-rage theft spiderling marsh-toad.1 marsh-toad.3
bag       2 reserve/1 shuffled 1: 2..3 = kobold.2 gravedigger
bag       3 rewards/1 shuffled 1: 0..1 = back-at-the-village free-round
bag       4 reserve/2 shuffled 1: 0..3 10 = marsh-leeches.1 marsh-leeches.2 laughing-imp will-o-the-wisp weavers-apprentice
bag       5 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       6 reserve/3 shuffled 1: 0..8 = cave-troll.1 cave-troll.3 changeling census-clerk deserter silk-widow charcoal-burner standing-stone bone-collector
bag       7 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       8 reserve/4 shuffled 1: 0..6 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer pyre-priest vault-sprite
bag       9 rewards/4 shuffled 1: 0..1 = oath-stone silence-of-the-bells
bag       10 reserve/5 shuffled 1: 0..5 10..12 = gate-demon.1 gate-demon.2 brood-mother captain-of-the-black-guard nightmare hoard-keeper hydra war-drummer ferryman
bag       11 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       12 boss-deck shuffled 1: 0..2 = wings-of-ash heart-of-chaos breath-of-flame
bag       13 reserve/1 shuffled 4: 0..4 = ?2/3 ?2/2 bandit.1 bandit.2 tavern-brawler
pile      deck/1: ?0/0..5
pile      hand/1:
pile      played/1: basic-1.3 bridge-troll kobold-sapper
pile      discard/1: white-hart basic-0.3 stray-hound basic-0.1 basic-1.5 basic-0.4 basic-0.6 orc healing-hands brewery-ghost royal-seamstress basic-1.6 basic-1.4 rousing-ballad basic-1.1 thieving-magpies cellar-rats
pile      deck/2: ?1/0..7
pile      hand/2:
pile      played/2:
pile      discard/2: bell-ringer basic-1.9 basic-0.9 poacher larder-mimic quarry-hand basic-1.11 basic-1.7 drowned-bailiff kobold.3
pile      deck/3:
pile      hand/3:
pile      played/3:
pile      discard/3:
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: ?4/10 marsh-toad.2
pile      level-2/b: mud-witch
pile      level-3/a: hollow-minstrel cave-troll.2
pile      level-3/b: ?6/6..8 blind-owl
pile      level-4/a: ?8/10..12 undying-choir
pile      level-4/b: ?8/6 mirror-knight
pile      level-5/a: ?10/10..12 lady-in-waiting
pile      level-5/b: horned-duke living-wall fallen-saint
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?12/0..2 burning-hoard
pile      reserve/1: ?13/0..4
pile      reserve/2: ?4/0..3
pile      reserve/3: ?6/0..5
pile      reserve/4: ?8/0..5
pile      reserve/5: ?10/0..5
pile      reserve/none: basic-0.7 basic-0.11 basic-0.8 basic-0.12 basic-1.8
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: eel-supper hot-spring barrow-gifts ring-of-druids sealed-armoury dwarven-forge last-muster council-of-crowns
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide attic-finds rumour-at-the-well
key       agenda []
key       shuffles [10,0,0,0,11,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,4,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 2
key       players 2
key       withoutAbsent 0
key       heroSeat [1,0,0,1]
key       token 0
key       track 6
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,143,142,146,147,152,150,155,157,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 7
key       enemy 105
key       turn 0
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0],[],[],[]]
key       blessings []
`,
}
