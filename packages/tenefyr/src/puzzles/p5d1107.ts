import type { Puzzle } from '@muster/engine'

export const p5d1107: Puzzle = {
  id: 'p5d1107',
  difficulty: 3,
  steps: [
    [
      { text: 'to 3', chance: 38 },
      { text: 'to 1', chance: 8 },
      { text: 'to 2', chance: 8 },
      { text: 'to 4', chance: 8 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=hard · boss=random · start=random · without-absent=false · heroes=[barbarian, bard, cleric, thief]
pack      house sha256:116f79c5a370273b40ec611fd37c1a3835f94e308d04771466c571eebbde4ebb
at        match.whereTo
at        dungeon.afterCombat dungeon=7 spaces=1 reward=0
at        combat.endStep turns=4
at        turn.done seat=2 size=3
at        play.resolved seat=2 card=50
at        one-player.who node=3 seat=2 card=50
bag       0 deck/1 shuffled 11: 0..2 = basic-0.4 basic-1.4 kobold.1
bag       1 deck/2 shuffled 10: 0..6 = basic-0.9 basic-0.10 basic-0.12 basic-1.10 basic-1.11 quarry-hand vault-sprite
bag       2 deck/3 shuffled 17: 0 = brewery-ghost
bag       3 deck/4 shuffled 10: 0..5 = basic-1.22 basic-1.23 kobold-sapper marsh-toad.1 marsh-toad.2 thieving-magpies
bag       4 reserve/1 shuffled 1: 6..7 = bandit.1 spiderling
bag       5 rewards/1 shuffled 1: 0..1 = back-at-the-village rumour-at-the-well
bag       6 reserve/2 shuffled 1: 0..1 = marsh-leeches.1 drowned-bailiff
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring beacon-on-the-hill
bag       8 reserve/3 shuffled 1: 0..6 10..12 = cave-troll.1 cave-troll.2 cave-troll.3 changeling deserter charcoal-burner bone-collector poacher white-hart blind-owl
bag       9 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       10 reserve/4 shuffled 1: 0..3 10..12 = warden-golem.3 old-giant furnace-drake quarry-overseer royal-seamstress undying-choir mirror-knight
bag       11 rewards/4 shuffled 1: 0..1 = dwarven-forge sealed-armoury
bag       12 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.2 gate-demon.3 horned-duke brood-mother lady-in-waiting living-wall fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = cocoon ten-thousand-children venomous-kiss
bag       15 reserve/4 shuffled 2: 0..4 = ?10/3 ?10/2 ?10/1 ?10/0 bell-ringer
pile      deck/1: ?0/0..2
pile      hand/1:
pile      played/1: basic-1.3 basic-1.5 marsh-leeches.2
pile      discard/1: basic-1.2 basic-1.6 stray-hound basic-1.1 basic-0.6 basic-0.3 basic-0.5 battle-rage bandit.2
pile      deck/2: ?1/0..6
pile      hand/2:
pile      played/2: basic-0.11 basic-1.12 hollow-minstrel
pile      discard/2: basic-1.8 warden-golem.1 basic-1.9 archivist-lich rousing-ballad larder-mimic basic-1.7 mud-witch
pile      deck/3: ?2/0
pile      hand/3: basic-1.17 basic-1.13
pile      played/3: basic-0.15 basic-1.18 healing-hands
pile      discard/3: basic-0.17 kobold.2 tavern-brawler gravedigger marsh-toad.3 basic-1.16 basic-1.14 basic-0.16 basic-1.15 laughing-imp
pile      deck/4: ?3/0..5
pile      hand/4:
pile      played/4: basic-1.19 lost-goblin cellar-rats
pile      discard/4: kobold.3 weavers-apprentice theft basic-1.24 basic-1.21 will-o-the-wisp basic-1.20
pile      level-1/a:
pile      level-1/b: ?4/6..7 orc
pile      level-2/a: bridge-troll
pile      level-2/b:
pile      level-3/a: ?8/10..12 silk-widow
pile      level-3/b: census-clerk ?8/6 standing-stone
pile      level-4/a: ?10/10..12 dark-herald
pile      level-4/b: warden-golem.2 pyre-priest
pile      level-5/a: ?12/10..12 gate-demon.1
pile      level-5/b: ?12/6..8 captain-of-the-black-guard
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 great-web
pile      reserve/1:
pile      reserve/2: ?6/0..1
pile      reserve/3: ?8/0..5
pile      reserve/4: ?15/0..4
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-0.19 basic-0.18 basic-0.20 basic-0.21 basic-0.1 basic-0.7 basic-0.13 basic-0.22 basic-0.2 basic-0.8 basic-0.14 basic-0.23 basic-0.24
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: attic-finds eel-supper barrow-gifts ring-of-druids silence-of-the-bells oath-stone vigil-of-the-saints last-muster
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide free-round market-barge
key       agenda []
key       shuffles [11,0,0,0,10,0,0,0,17,0,0,0,10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,2,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 1
key       players 4
key       withoutAbsent 0
key       heroSeat [0,1,2,3]
key       token 3
key       track 13
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,139,143,-1,146,147,153,151,156,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,1,0,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 7
key       enemy 106
key       turn 2
key       turnNumber 3
key       outcome 0
key       bonus [3,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0],[0,0,0],[0,0,0],[0,0,0]]
key       blessings []
`,
}
