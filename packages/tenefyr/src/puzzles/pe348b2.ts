import type { Puzzle } from '@muster/engine'

export const pe348b2: Puzzle = {
  id: 'pe348b2',
  difficulty: 1,
  steps: [
    [
      { text: 'leave level-4/a', chance: 42 },
      { text: 'go-on', chance: 25 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=3 · profile="2019" · mode=normal · level=hard · boss=chaos-dragon · start=random · without-absent=false · heroes=[barbarian, cleric, thief]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.goOn dungeon=6 spaces=1 reward=0
bag       0 reserve/3 shuffled 2: 0..6 = ?7/5 ?7/4 ?7/3 ?7/2 ?7/1 ?7/0 standing-stone
bag       1 reserve/1 shuffled 3: 0..7 = kobold.1 kobold.2 kobold.3 bandit.1 bandit.2 spiderling stray-hound tavern-brawler
bag       2 deck/2 shuffled 11: 0..5 = basic-0.12 basic-1.9 cellar-rats larder-mimic brewery-ghost weavers-apprentice
bag       3 deck/1 shuffled 12: 0..8 = basic-0.4 basic-0.6 basic-1.1 basic-1.2 basic-1.3 basic-1.4 battle-rage orc changeling
bag       4 rewards/1 shuffled 1: 0..1 = attic-finds rumour-at-the-well
bag       5 reserve/2 shuffled 1: 0 2 6..8 10 = marsh-toad.1 marsh-leeches.2 laughing-imp will-o-the-wisp mud-witch quarry-hand
bag       6 rewards/2 shuffled 1: 0..1 = hot-spring eel-supper
bag       7 reserve/3 shuffled 1: 0..5 = cave-troll.1 cave-troll.3 census-clerk hollow-minstrel poacher white-hart
bag       8 rewards/3 shuffled 1: 0..1 = barrow-gifts ring-of-druids
bag       9 reserve/4 shuffled 1: 0..4 6..8 = warden-golem.1 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress vault-sprite
bag       10 rewards/4 shuffled 1: 0..1 = dwarven-forge oath-stone
bag       11 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall nightmare hoard-keeper hydra war-drummer ferryman
bag       12 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       13 boss-deck shuffled 1: 0..2 = wings-of-ash burning-hoard heart-of-chaos
bag       14 reserve/2 shuffled 2: 0..1 = ?5/2 ?5/0
bag       15 deck/3 shuffled 10:  =
pile      deck/1: ?3/0..8
pile      hand/1:
pile      played/1:
pile      discard/1: basic-1.5 blind-owl warden-golem.2 basic-1.13 bone-collector marsh-leeches.1 basic-0.11 basic-1.6 mirror-knight
pile      deck/2: ?2/0..5
pile      hand/2:
pile      played/2:
pile      discard/2: basic-1.8 basic-1.12 basic-1.10 basic-1.11 basic-1.7 lost-goblin healing-hands
pile      deck/3:
pile      hand/3:
pile      played/3:
pile      discard/3: drowned-bailiff basic-1.17 basic-1.15 basic-1.14 silk-widow gravedigger pyre-priest marsh-toad.2 cave-troll.2 marsh-toad.3
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: ?5/10 thieving-magpies
pile      level-2/b: ?5/6..8 bridge-troll deserter
pile      level-3/a:
pile      level-3/b: charcoal-burner
pile      level-4/a: warden-golem.3 undying-choir
pile      level-4/b: ?9/6..8 bell-ringer
pile      level-5/a: ?11/10..12 gate-demon.2
pile      level-5/b: ?11/6..8 fallen-saint
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?13/0..2 breath-of-flame
pile      reserve/1: ?1/0..7
pile      reserve/2: ?14/0..1
pile      reserve/3: ?0/0..6
pile      reserve/4: ?9/0..4
pile      reserve/5: ?11/0..5
pile      reserve/none: basic-0.14 basic-0.7 basic-0.8 basic-0.1 basic-0.2 basic-0.13 basic-0.5 basic-0.10 basic-0.15 basic-0.9 basic-0.16 basic-0.3 basic-1.16 basic-1.18 basic-0.17 basic-0.18 theft
pile      rewards/1: ?4/0..1
pile      rewards/2: ?6/0..1
pile      rewards/3: ?8/0..1
pile      rewards/4: ?10/0..1
pile      rewards/5: ?12/0..1
pile      rewards-out: beacon-on-the-hill market-barge moonless-watch silence-of-the-bells sealed-armoury last-muster council-of-crowns
pile      offer:
pile      box: basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 rousing-ballad cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide back-at-the-village free-round kings-road kobold-sapper
key       agenda []
key       shuffles [12,0,0,0,11,0,0,0,10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,3,2,2,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 2
key       players 3
key       withoutAbsent 0
key       heroSeat [0,-1,1,2]
key       token 1
key       track 9
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,145,144,-1,149,153,152,155,157,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,2,0,1,0,1,1,1,0,0,0,0,0,0,1]
key       here 6
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 1
key       bonus [1,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
