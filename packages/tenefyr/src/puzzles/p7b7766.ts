import type { Puzzle } from '@muster/engine'

export const p7b7766: Puzzle = {
  id: 'p7b7766',
  difficulty: 1,
  steps: [
    [
      { text: 'pay kobold-sapper', chance: 90 },
      { text: 'decline kobold-sapper', chance: 78 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=easy · boss=dark-lord · start=random · without-absent=false · heroes=[thief, bard, barbarian, cleric]
pack      house sha256:487abbc7f3db3c48658f66d168fa4fbc486b49b233218e204b43b43d464c2975
at        match.whereTo
at        dungeon.afterCombat dungeon=2 spaces=1 reward=0
at        combat.endStep turns=2
at        turn.done seat=2 size=3
at        play.resolved seat=2 card=62
at        pay.ask node=24 seat=2 card=62
bag       0 deck/1 shuffled 5: 0..6 = basic-0.3 basic-0.4 basic-1.1 basic-1.2 basic-1.6 theft marsh-toad.2
bag       1 deck/2 shuffled 4: 0..3 = basic-1.9 rousing-ballad spiderling tavern-brawler
bag       2 deck/3 shuffled 4: 0..5 = basic-0.14 basic-0.17 basic-0.18 basic-1.14 basic-1.18 kobold.2
bag       3 deck/4 shuffled 4: 0..4 = basic-0.23 basic-0.24 basic-1.23 basic-1.24 larder-mimic
bag       4 reserve/1 shuffled 1: 0..5 = kobold.1 orc bandit.1 bandit.2 stray-hound gravedigger
bag       5 rewards/1 shuffled 1: 0..1 = back-at-the-village attic-finds
bag       6 reserve/2 shuffled 1: 0..4 6..8 10..11 = lost-goblin marsh-toad.1 marsh-toad.3 marsh-leeches.1 laughing-imp bridge-troll mud-witch thieving-magpies quarry-hand drowned-bailiff
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       8 reserve/3 shuffled 1: 0..5 10..12 = cave-troll.2 cave-troll.3 census-clerk deserter silk-widow charcoal-burner hollow-minstrel poacher blind-owl
bag       9 rewards/3 shuffled 1: 0..1 = ring-of-druids moonless-watch
bag       10 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant dark-herald furnace-drake quarry-overseer royal-seamstress undying-choir bell-ringer pyre-priest vault-sprite
bag       11 rewards/4 shuffled 1: 0..1 = oath-stone sealed-armoury
bag       12 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 brood-mother captain-of-the-black-guard lady-in-waiting fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share last-muster
bag       14 boss-deck shuffled 1: 0..2 = iron-ledger black-gauntlet hollow-mask
pile      deck/1: ?0/0..6
pile      hand/1:
pile      played/1:
pile      discard/1: basic-1.4 basic-0.5 basic-1.3 brewery-ghost basic-0.6 basic-1.5
pile      deck/2: ?1/0..3
pile      hand/2:
pile      played/2: basic-0.8 basic-0.9 basic-0.11
pile      discard/2: basic-1.11 basic-1.10 basic-1.12 basic-0.12 basic-1.7 basic-0.10 basic-1.8
pile      deck/3: ?2/0..5
pile      hand/3:
pile      played/3: basic-0.15 basic-1.17 kobold-sapper
pile      discard/3: basic-1.15 basic-0.16 basic-1.16 cellar-rats battle-rage basic-1.13
pile      deck/4: ?3/0..4
pile      hand/4:
pile      played/4:
pile      discard/4: healing-hands kobold.3 basic-0.22 basic-1.19 marsh-leeches.2 basic-1.21 basic-1.22 basic-0.21 basic-0.20 basic-1.20
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: ?6/10..11 will-o-the-wisp
pile      level-2/b: ?6/6..8 weavers-apprentice
pile      level-3/a: ?8/10..12 cave-troll.1
pile      level-3/b: white-hart bone-collector changeling standing-stone
pile      level-4/a: ?10/10..12 mirror-knight
pile      level-4/b: ?10/6..8 archivist-lich
pile      level-5/a: ?12/10..12 horned-duke
pile      level-5/b: ?12/6..8 living-wall
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 cold-throne
pile      reserve/1: ?4/0..5
pile      reserve/2: ?6/0..4
pile      reserve/3: ?8/0..5
pile      reserve/4: ?10/0..5
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-0.1 basic-0.2 basic-0.7 basic-0.13 basic-0.19
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: beacon-on-the-hill eel-supper barrow-gifts kings-road dwarven-forge silence-of-the-bells council-of-crowns vigil-of-the-saints
pile      offer:
pile      box: great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide rumour-at-the-well free-round
key       agenda []
key       shuffles [5,0,0,0,4,0,0,0,4,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 4
key       withoutAbsent 0
key       heroSeat [2,1,3,0]
key       token 1
key       track 2
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,145,143,146,148,150,153,157,156,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 2
key       enemy 73
key       turn 2
key       turnNumber 1
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[0,0,0],[0,0,0],[]]
key       blessings []
`,
}
