import type { Puzzle } from '@muster/engine'

export const pd9c49d: Puzzle = {
  id: 'pd9c49d',
  difficulty: 2,
  steps: [
    [
      { text: 'new-hand', chance: 39 },
      { text: 'keep', chance: 24 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=normal · boss=chaos-dragon · start=random · without-absent=false · heroes=["barbarian+thief"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=4 spaces=0 reward=0
at        combat.endStep turns=2
at        turn.keep seat=0 size=3
bag       0 deck/1 shuffled 6: 0..32 = basic-0.6 basic-0.7 basic-0.8 basic-0.9 basic-0.10 basic-0.12 basic-1.1 basic-1.3 basic-1.4 basic-1.5 basic-1.6 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage theft kobold.3 bandit.1 cellar-rats larder-mimic brewery-ghost spiderling gravedigger lost-goblin marsh-toad.2 marsh-leeches.2 quarry-hand drowned-bailiff changeling census-clerk
bag       1 reserve/1 shuffled 1: 0..2 = kobold.1 kobold.2 kobold-sapper
bag       2 rewards/1 shuffled 1: 0..1 = free-round rumour-at-the-well
bag       3 reserve/2 shuffled 1: 0..2 10..11 = marsh-toad.3 laughing-imp will-o-the-wisp bridge-troll mud-witch
bag       4 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       5 reserve/3 shuffled 1: 0..5 10..12 = cave-troll.2 cave-troll.3 silk-widow charcoal-burner standing-stone hollow-minstrel poacher white-hart blind-owl
bag       6 rewards/3 shuffled 1: 0..1 = ring-of-druids moonless-watch
bag       7 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress bell-ringer mirror-knight pyre-priest vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       9 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 horned-duke captain-of-the-black-guard lady-in-waiting fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = vigil-of-the-saints council-of-crowns
bag       11 boss-deck shuffled 1: 0..2 = wings-of-ash heart-of-chaos breath-of-flame
pile      deck/1: ?0/0..32
pile      hand/1: weavers-apprentice basic-0.5 bandit.2
pile      played/1: basic-0.11 basic-1.2 thieving-magpies stray-hound
pile      discard/1:
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
pile      level-1/a: orc
pile      level-1/b: tavern-brawler
pile      level-2/a: ?3/10..11 marsh-leeches.1
pile      level-2/b: marsh-toad.1
pile      level-3/a: ?5/10..12 bone-collector
pile      level-3/b: deserter cave-troll.1
pile      level-4/a: ?7/10..12 warden-golem.2
pile      level-4/b: ?7/6..8 undying-choir
pile      level-5/a: ?9/10..12 living-wall
pile      level-5/b: ?9/6..8 brood-mother
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?11/0..2 burning-hoard
pile      reserve/1: ?1/0..2
pile      reserve/2: ?3/0..2
pile      reserve/3: ?5/0..5
pile      reserve/4: ?7/0..5
pile      reserve/5: ?9/0..5
pile      reserve/none: basic-0.4 basic-0.3 basic-0.1 basic-0.2
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: back-at-the-village attic-finds eel-supper beacon-on-the-hill barrow-gifts kings-road dwarven-forge oath-stone last-muster dragons-share
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 rousing-ballad healing-hands cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide
key       agenda []
key       shuffles [6,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 2
key       players 1
key       withoutAbsent 0
key       heroSeat [0,-1,-1,0]
key       token 0
key       track 7
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [138,139,143,145,146,148,150,151,155,154,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 4
key       enemy 90
key       turn 0
key       turnNumber 1
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0,0],[],[],[]]
key       blessings []
`,
}
