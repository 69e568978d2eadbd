import type { Puzzle } from '@muster/engine'

export const pfe8b09: Puzzle = {
  id: 'pfe8b09',
  difficulty: 1,
  steps: [
    [
      { text: 'leave level-3/a', chance: 43 },
      { text: 'go-on', chance: 27 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=3 · profile="2019" · mode=normal · level=normal · boss=random · start=random · without-absent=false · heroes=[thief, barbarian, bard]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.goOn dungeon=4 spaces=1 reward=0
bag       0 deck/1 shuffled 7: 0 = standing-stone
bag       1 deck/2 shuffled 6: 0..4 = basic-0.9 basic-0.10 basic-1.8 basic-1.9 basic-1.11
bag       2 deck/3 shuffled 6: 0..8 = basic-0.17 basic-0.18 basic-1.14 basic-1.16 basic-1.17 rousing-ballad tavern-brawler marsh-leeches.2 mud-witch
bag       3 reserve/1 shuffled 1: 0..5 = kobold.1 bandit.2 larder-mimic spiderling kobold-sapper stray-hound
bag       4 rewards/1 shuffled 1: 0..1 = free-round rumour-at-the-well
bag       5 reserve/2 shuffled 1: 0..3 = marsh-toad.2 laughing-imp bridge-troll weavers-apprentice
bag       6 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       7 reserve/3 shuffled 1: 0..8 = cave-troll.1 cave-troll.2 changeling census-clerk deserter charcoal-burner hollow-minstrel bone-collector poacher
bag       8 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       9 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress undying-choir bell-ringer mirror-knight
bag       10 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       11 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting fallen-saint nightmare hoard-keeper hydra ferryman
bag       12 rewards/5 shuffled 1: 0..1 = vigil-of-the-saints council-of-crowns
bag       13 boss-deck shuffled 1: 0..2 = granite-skin weight-of-the-mountain slow-footfall
pile      deck/1: ?0/0
pile      hand/1:
pile      played/1:
pile      discard/1: cave-troll.3 basic-0.6 basic-1.4 drowned-bailiff basic-1.5 gravedigger bandit.1 kobold.3 basic-1.1 theft will-o-the-wisp basic-1.3 basic-1.6 marsh-leeches.1
pile      deck/2: ?1/0..4
pile      hand/2:
pile      played/2:
pile      discard/2: basic-0.12 brewery-ghost battle-rage basic-0.11 basic-1.7 basic-1.12 silk-widow basic-1.10 marsh-toad.1
pile      deck/3: ?2/0..8
pile      hand/3:
pile      played/3:
pile      discard/3: thieving-magpies quarry-hand cellar-rats basic-0.15 basic-1.18 basic-1.13 basic-1.15
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a: kobold.2
pile      level-1/b: orc
pile      level-2/a: marsh-toad.3
pile      level-2/b:
pile      level-3/a: blind-owl
pile      level-3/b: ?7/6..8 white-hart
pile      level-4/a: ?9/10..12 vault-sprite
pile      level-4/b: ?9/6..8 pyre-priest
pile      level-5/a: ?11/10..12 living-wall
pile      level-5/b: ?11/6..8 war-drummer
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?13/0..2 landslide lost-goblin
pile      reserve/1: ?3/0..5
pile      reserve/2: ?5/0..3
pile      reserve/3: ?7/0..5
pile      reserve/4: ?9/0..5
pile      reserve/5: ?11/0..5
pile      reserve/none: basic-0.1 basic-0.16 basic-0.5 basic-0.3 basic-0.2 basic-0.4 basic-0.7 basic-0.8 basic-0.13 basic-0.14 basic-1.2
pile      rewards/1: ?4/0..1
pile      rewards/2: ?6/0..1
pile      rewards/3: ?8/0..1
pile      rewards/4: ?10/0..1
pile      rewards/5: ?12/0..1
pile      rewards-out: attic-finds back-at-the-village eel-supper ring-of-druids barrow-gifts oath-stone dwarven-forge dragons-share last-muster
pile      offer:
pile      box: basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 healing-hands cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame hot-spring
key       agenda []
key       shuffles [7,0,0,0,6,0,0,0,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 3
key       players 3
key       withoutAbsent 0
key       heroSeat [1,2,-1,0]
key       token 0
key       track 7
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [139,138,143,-1,147,146,151,150,154,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,1,0,0,1,1,1,1,1,0,0,0,0,0,0,2]
key       here 4
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 1
key       bonus [3,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
