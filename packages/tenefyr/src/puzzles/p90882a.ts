import type { Puzzle } from '@muster/engine'

export const p90882a: Puzzle = {
  id: 'p90882a',
  difficulty: 3,
  steps: [
    [
      { text: 'reward 1', chance: 67 },
      { text: 'reward 2', chance: 37 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=hard · boss=chaos-dragon · start=random · without-absent=false · heroes=["thief+barbarian", "cleric+bard"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.done dungeon=9 spaces=1 reward=158
at        reward.togetherChoose card=157 seat=0 taken=0 option=0
bag       0 reserve/2 shuffled 3: 0..3 = marsh-toad.1 marsh-toad.2 laughing-imp mud-witch
bag       1 reserve/1 shuffled 3: 0..7 = ?2/5 ?2/4 ?2/3 ?2/2 ?2/1 ?2/0 kobold-sapper stray-hound
bag       2 reserve/1 shuffled 1: 0..5 = kobold.2 kobold.3 bandit.1 bandit.2 brewery-ghost gravedigger
bag       3 rewards/1 shuffled 1: 0..1 = attic-finds free-round
bag       4 reserve/3 shuffled 2: 0..4 = cave-troll.3 deserter charcoal-burner hollow-minstrel white-hart
bag       5 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       6 deck/2 shuffled 21: 0..22 = basic-1.8 basic-1.9 basic-1.11 basic-1.12 rousing-ballad healing-hands kobold.1 cellar-rats tavern-brawler marsh-toad.3 marsh-leeches.1 marsh-leeches.2 will-o-the-wisp quarry-hand census-clerk silk-widow standing-stone bone-collector warden-golem.3 old-giant archivist-lich gate-demon.2 gate-demon.3
bag       7 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       8 reserve/4 shuffled 1: 0..4 6..8 = warden-golem.1 warden-golem.2 dark-herald furnace-drake quarry-overseer royal-seamstress bell-ringer mirror-knight
bag       9 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       10 reserve/5 shuffled 1: 0..5 10..12 = horned-duke brood-mother lady-in-waiting living-wall fallen-saint hoard-keeper hydra war-drummer ferryman
bag       11 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       12 boss-deck shuffled 1: 0..2 = wings-of-ash heart-of-chaos breath-of-flame
bag       13 deck/1 shuffled 22: 0..18 = basic-1.2 basic-1.3 basic-1.4 basic-1.5 theft orc larder-mimic spiderling bridge-troll weavers-apprentice drowned-bailiff cave-troll.1 cave-troll.2 changeling poacher blind-owl pyre-priest captain-of-the-black-guard nightmare
bag       14 reserve/4 shuffled 2: 0..5 = ?8/4 ?8/3 ?8/2 ?8/1 ?8/0 undying-choir
pile      deck/1: ?13/0..18
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2: ?6/0..22
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
pile      level-1/b:
pile      level-2/a: thieving-magpies
pile      level-2/b:
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b: ?8/6..8 vault-sprite
pile      level-5/a: ?10/10..12 gate-demon.1
pile      level-5/b:
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?12/0..2 burning-hoard lost-goblin
pile      reserve/1: ?1/0..7
pile      reserve/2: ?0/0..3
pile      reserve/3: ?4/0..4
pile      reserve/4: ?14/0..5
pile      reserve/5: ?10/0..5
pile      reserve/none: basic-1.10 basic-0.1 basic-0.2 basic-0.7 basic-1.7 basic-0.8 basic-0.9 basic-0.10 basic-0.11 basic-0.12 basic-0.3 basic-0.4 basic-0.5 basic-1.6 basic-1.1 basic-0.6 battle-rage
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: eel-supper oath-stone last-muster
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide rumour-at-the-well hot-spring back-at-the-village ring-of-druids kings-road dwarven-forge council-of-crowns
key       agenda []
key       shuffles [22,0,0,0,21,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,3,3,2,2,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 2
key       players 2
key       withoutAbsent 0
key       heroSeat [0,1,1,0]
key       token 0
key       track 14
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,143,-1,-1,-1,-1,151,155,-1,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,0,0,0,0,1,1,0,0,0,0,0,0,0,2]
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
