import type { Puzzle } from '@muster/engine'

export const pcfdd69: Puzzle = {
  id: 'pcfdd69',
  difficulty: 2,
  steps: [
    [
      { text: 'new-hand', chance: 41 },
      { text: 'keep', chance: 28 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=3 · profile="2019" · mode=normal · level=easy · boss=stone-titan · start=random · without-absent=false · heroes=[barbarian, thief, bard]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=9 spaces=0 reward=0
at        combat.endStep turns=1
at        turn.keep seat=2 size=3
bag       0 reserve/2 shuffled 7: 0..3 = marsh-toad.1 marsh-leeches.1 will-o-the-wisp drowned-bailiff
bag       1 reserve/1 shuffled 4: 0..7 = kobold.1 kobold.2 kobold.3 bandit.1 bandit.2 cellar-rats brewery-ghost spiderling
bag       2 deck/3 shuffled 15: 0..11 = basic-1.14 basic-1.16 basic-1.17 basic-1.18 rousing-ballad larder-mimic mud-witch quarry-hand cave-troll.2 changeling archivist-lich bell-ringer
bag       3 deck/2 shuffled 14: 0..13 = basic-0.12 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 orc tavern-brawler lost-goblin marsh-leeches.2 thieving-magpies silk-widow bone-collector
bag       4 rewards/1 shuffled 1: 0..1 = back-at-the-village rumour-at-the-well
bag       5 deck/1 shuffled 15: 0..18 = basic-0.5 basic-0.6 basic-1.1 basic-1.2 basic-1.3 basic-1.4 basic-1.5 basic-1.6 battle-rage stray-hound marsh-toad.2 marsh-toad.3 laughing-imp bridge-troll weavers-apprentice cave-troll.1 census-clerk standing-stone mirror-knight
bag       6 rewards/2 shuffled 1: 0..1 = eel-supper beacon-on-the-hill
bag       7 reserve/3 shuffled 1: 0..4 = charcoal-burner hollow-minstrel poacher white-hart blind-owl
bag       8 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       9 reserve/4 shuffled 1: 0..3 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 quarry-overseer undying-choir pyre-priest vault-sprite
bag       10 rewards/4 shuffled 1: 0..1 = oath-stone silence-of-the-bells
bag       11 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.2 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper hydra war-drummer
bag       12 rewards/5 shuffled 1: 0..1 = last-muster council-of-crowns
bag       13 boss-deck shuffled 1: 0..2 = granite-skin weight-of-the-mountain landslide
bag       14 reserve/4 shuffled 2: 0..4 = ?9/3 ?9/2 ?9/1 ?9/0 dark-herald
pile      deck/1: ?5/0..18
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2: ?3/0..13
pile      hand/2:
pile      played/2:
pile      discard/2:
pile      deck/3: ?2/0..11
pile      hand/3: basic-0.18 basic-1.13 cave-troll.3
pile      played/3:
pile      discard/3:
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a:
pile      level-1/b: gravedigger
pile      level-2/a:
pile      level-2/b:
pile      level-3/a:
pile      level-3/b:
pile      level-4/a: ?9/10..12 furnace-drake
pile      level-4/b: old-giant royal-seamstress
pile      level-5/a: ?11/10..12 ferryman
pile      level-5/b: ?11/6..8 gate-demon.1
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?13/0..2 slow-footfall deserter
pile      reserve/1: ?1/0..7
pile      reserve/2: ?0/0..3
pile      reserve/3: ?7/0..4
pile      reserve/4: ?14/0..4
pile      reserve/5: ?11/0..5
pile      reserve/none: basic-0.8 basic-0.9 basic-0.1 basic-0.13 basic-0.11 basic-0.10 basic-1.15 basic-0.14 basic-0.15 basic-0.2 basic-0.3 basic-0.4 theft basic-0.7 basic-0.16 basic-0.17
pile      rewards/1: ?4/0..1
pile      rewards/2: ?6/0..1
pile      rewards/3: ?8/0..1
pile      rewards/4: ?10/0..1
pile      rewards/5: ?12/0..1
pile      rewards-out: attic-finds dwarven-forge sealed-armoury vigil-of-the-saints dragons-share
pile      offer:
pile      box: basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 healing-hands cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame kobold-sapper free-round hot-spring market-barge kings-road ring-of-druids
key       agenda []
key       shuffles [15,0,0,0,14,0,0,0,15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,4,7,1,2,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 3
key       players 3
key       withoutAbsent 0
key       heroSeat [0,2,-1,1]
key       token 2
key       track 12
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,139,-1,-1,-1,-1,150,152,156,154,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,0,0,0,0,1,1,1,1,0,0,0,0,0,0,2]
key       here 9
key       enemy 108
key       turn 2
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
