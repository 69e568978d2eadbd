import type { Puzzle } from '@muster/engine'

export const p5b01cc: Puzzle = {
  id: 'p5b01cc',
  difficulty: 1,
  steps: [
    [
      { text: 'play borrowed-face', chance: 69 },
      { text: 'play rousing-ballad', chance: 52 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=hard · boss=random · start=random · without-absent=false · heroes=[bard, thief, cleric, barbarian]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.done
at        boss-fight.afterCombat
at        combat.endStep turns=2
at        turn.done seat=0 size=3
at        play.choose seat=0 card=118
bag       0 deck/1 shuffled 27: 0..4 = cellar-rats silk-widow bone-collector warden-golem.2 vault-sprite
bag       1 reserve/3 shuffled 2: 0..4 = ?8/5 ?8/4 ?8/3 ?8/2 ?8/0
bag       2 deck/3 shuffled 25: 0..3 = orc poacher old-giant nightmare
bag       3 reserve/4 shuffled 3: 0..4 = ?10/3 ?10/1 ?10/0 quarry-overseer mirror-knight
bag       4 reserve/1 shuffled 1: 0..5 = kobold.1 kobold.3 bandit.1 bandit.2 brewery-ghost tavern-brawler
bag       5 rewards/1 shuffled 1: 0..1 = attic-finds rumour-at-the-well
bag       6 reserve/2 shuffled 1: 6 = lost-goblin
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       8 reserve/3 shuffled 1: 0 2..5 = cave-troll.1 cave-troll.3 deserter hollow-minstrel blind-owl
bag       9 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       10 reserve/4 shuffled 1: 0..1 3 6 = furnace-drake royal-seamstress bell-ringer pyre-priest
bag       11 rewards/4 shuffled 1: 0..1 = oath-stone sealed-armoury
bag       12 reserve/5 shuffled 6: 0..4 = brood-mother captain-of-the-black-guard living-wall fallen-saint ferryman
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share last-muster
bag       14 boss-deck shuffled 1: 0 = granite-skin
bag       15 reserve/2 shuffled 4: 0..2 = marsh-leeches.1 laughing-imp drowned-bailiff
bag       16 deck/4 shuffled 21:  =
bag       17 deck/2 shuffled 26: 0..5 = will-o-the-wisp census-clerk standing-stone warden-golem.1 dark-herald war-drummer
pile      deck/1: ?0/0..4
pile      hand/1: rousing-ballad changeling
pile      played/1: hoard-keeper
pile      discard/1: spiderling gate-demon.2 archivist-lich lady-in-waiting
pile      deck/2: ?17/0..5
pile      hand/2:
pile      played/2:
pile      discard/2: marsh-toad.3 gate-demon.3 cave-troll.2 marsh-toad.1 basic-1.10 weavers-apprentice quarry-hand gravedigger larder-mimic hydra warden-golem.3 basic-1.11
pile      deck/3: ?2/0..3
pile      hand/3:
pile      played/3:
pile      discard/3: healing-hands basic-1.16 marsh-toad.2 horned-duke gate-demon.1 basic-1.18 basic-1.17
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4: kobold.2 stray-hound basic-1.24 white-hart thieving-magpies charcoal-burner basic-1.21 basic-1.23 battle-rage bridge-troll basic-1.22
pile      level-1/a:
pile      level-1/b:
pile      level-2/a:
pile      level-2/b: ?6/6 marsh-leeches.2
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b: ?10/6 undying-choir
pile      level-5/a:
pile      level-5/b:
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0 landslide
pile      reserve/1: ?4/0..5
pile      reserve/2: ?15/0..2
pile      reserve/3: ?1/0..4
pile      reserve/4: ?3/0..4
pile      reserve/5: ?12/0..4
pile      reserve/none: basic-0.7 basic-0.1 basic-0.8 basic-0.13 basic-0.19 basic-1.12 basic-0.9 basic-0.20 basic-0.2 basic-0.10 basic-0.14 basic-0.11 basic-0.12 basic-0.3 basic-0.15 basic-0.4 basic-0.21 basic-1.8 basic-0.5 basic-0.6 basic-1.1 basic-0.16 basic-0.17 basic-0.18 basic-0.22 basic-0.23 basic-0.24 theft basic-1.13 basic-1.14 basic-1.15 basic-1.19 basic-1.20 basic-1.2 basic-1.3 basic-1.4 basic-1.7 basic-1.9 basic-1.5 basic-1.6
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: beacon-on-the-hill dwarven-forge
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame free-round back-at-the-village eel-supper kobold-sapper silence-of-the-bells ring-of-druids council-of-crowns vigil-of-the-saints barrow-gifts mud-witch weight-of-the-mountain slow-footfall
key       agenda []
key       shuffles [27,0,0,0,26,0,0,0,25,0,0,0,21,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,4,2,3,6,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 3
key       players 4
key       withoutAbsent 0
key       heroSeat [3,0,2,1]
key       token 3
key       track 14
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,-1,145,-1,-1,-1,150,-1,-1,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,0,1,0,0,0,1,0,0,0,0,0,0,0,0,1]
key       here 16
key       enemy 137
key       turn 0
key       turnNumber 1
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[0],[],[],[]]
key       blessings []
`,
}
