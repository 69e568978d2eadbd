import type { Puzzle } from '@muster/engine'

export const p9ca8d6: Puzzle = {
  id: 'p9ca8d6',
  difficulty: 2,
  steps: [
    [
      { text: 'reward 1', chance: 66 },
      { text: 'reward 2', chance: 53 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=easy · boss=dark-lord · start=random · without-absent=false · heroes=[thief, cleric, bard, barbarian]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.done dungeon=4 spaces=1 reward=147
at        reward.eachChooses card=146 seat=0 taken=3 option=0
bag       0 reserve/5 shuffled 6: 0..6 = gate-demon.1 gate-demon.3 living-wall fallen-saint nightmare war-drummer ferryman
bag       1 reserve/2 shuffled 5: 0..3 = ?6/1 marsh-toad.3 laughing-imp weavers-apprentice
bag       2 deck/2 shuffled 28: 0..12 = basic-1.12 healing-hands orc bandit.2 larder-mimic marsh-leeches.1 drowned-bailiff census-clerk blind-owl old-giant royal-seamstress horned-duke hoard-keeper
bag       3 reserve/1 shuffled 5: 0..9 = kobold.1 kobold.2 kobold.3 bandit.1 cellar-rats spiderling kobold-sapper stray-hound gravedigger tavern-brawler
bag       4 reserve/4 shuffled 7: 0 = mirror-knight
bag       5 rewards/1 shuffled 1: 0..1 = attic-finds rumour-at-the-well
bag       6 reserve/2 shuffled 1: 1 = will-o-the-wisp
bag       7 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       8 reserve/3 shuffled 2: 0..1 = cave-troll.2 cave-troll.3
bag       9 rewards/3 shuffled 1: 0..1 = ring-of-druids moonless-watch
bag       10 deck/1 shuffled 41: 0..12 = marsh-toad.1 marsh-toad.2 bridge-troll standing-stone bone-collector warden-golem.1 warden-golem.3 dark-herald quarry-overseer undying-choir pyre-priest vault-sprite lady-in-waiting
bag       11 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       12 deck/3 shuffled 24: 0..11 = basic-1.18 rousing-ballad lost-goblin cave-troll.1 changeling silk-widow hollow-minstrel poacher white-hart archivist-lich brood-mother hydra
bag       13 rewards/5 shuffled 1: 0..1 = last-muster council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = cold-throne iron-ledger hollow-mask
bag       15 deck/4 shuffled 27: 0..13 = basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 marsh-leeches.2 thieving-magpies quarry-hand charcoal-burner warden-golem.2 furnace-drake gate-demon.2 captain-of-the-black-guard
bag       16 deck/3 shuffled 21:  =
pile      deck/1: ?10/0..12
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2: ?2/0..12
pile      hand/2:
pile      played/2:
pile      discard/2:
pile      deck/3: ?12/0..11
pile      hand/3:
pile      played/3:
pile      discard/3:
pile      deck/4: ?15/0..13
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a: brewery-ghost
pile      level-1/b:
pile      level-2/a:
pile      level-2/b:
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b:
pile      level-5/a:
pile      level-5/b:
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 black-gauntlet deserter
pile      reserve/1: ?3/0..9
pile      reserve/2: ?1/0..3
pile      reserve/3: ?8/0..1
pile      reserve/4: ?4/0
pile      reserve/5: ?0/0..6
pile      reserve/none: basic-0.3 basic-0.13 basic-0.14 basic-0.19 basic-0.20 basic-0.1 basic-0.2 basic-0.7 basic-0.8 basic-0.4 basic-0.5 basic-0.6 theft basic-1.3 basic-1.1 basic-0.9 basic-0.15 basic-0.21 basic-0.22 basic-0.23 basic-0.10 basic-0.11 basic-0.12 basic-0.16 basic-0.17 basic-0.18 basic-1.2 basic-1.4 basic-1.5 basic-1.6 basic-1.7 basic-1.8 basic-1.9 basic-1.13 basic-1.14 basic-1.15 basic-0.24 battle-rage basic-1.10 basic-1.11 basic-1.16 basic-1.17
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: free-round
pile      offer:
pile      box: great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide back-at-the-village hot-spring kings-road bell-ringer eel-supper oath-stone mud-witch dragons-share dwarven-forge vigil-of-the-saints barrow-gifts
key       agenda []
key       shuffles [41,0,0,0,28,0,0,0,24,0,0,0,27,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,5,5,2,7,6,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 4
key       withoutAbsent 0
key       heroSeat [3,2,1,0]
key       token 1
key       track 14
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [140,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2]
key       here -1
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 1
key       bonus [4,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
