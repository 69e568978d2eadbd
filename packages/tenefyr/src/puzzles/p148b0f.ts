import type { Puzzle } from '@muster/engine'

export const p148b0f: Puzzle = {
  id: 'p148b0f',
  difficulty: 2,
  steps: [
    [
      { text: 'keep', chance: 54 },
      { text: 'new-hand', chance: 28 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=normal · boss=chaos-dragon · start=random · without-absent=false · heroes=["bard+cleric"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=8 spaces=0 reward=0
at        combat.endStep turns=2
at        turn.keep seat=0 size=3
bag       0 reserve/3 shuffled 2: 0..5 = ?5/5 ?5/4 ?5/2 ?5/1 ?5/0 silk-widow
bag       1 reserve/1 shuffled 1: 0..5 = kobold.1 kobold.3 orc bandit.1 bandit.2 tavern-brawler
bag       2 rewards/1 shuffled 1: 0..1 = back-at-the-village free-round
bag       3 reserve/2 shuffled 3: 0..7 = lost-goblin marsh-toad.1 will-o-the-wisp mud-witch weavers-apprentice thieving-magpies quarry-hand drowned-bailiff
bag       4 rewards/2 shuffled 1: 0..1 = eel-supper market-barge
bag       5 reserve/3 shuffled 1: 0..2 4..5 = cave-troll.2 census-clerk charcoal-burner poacher blind-owl
bag       6 rewards/3 shuffled 1: 0..1 = barrow-gifts kings-road
bag       7 reserve/4 shuffled 1: 0..3 = warden-golem.1 archivist-lich furnace-drake vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = dwarven-forge sealed-armoury
bag       9 reserve/5 shuffled 1: 0..8 = gate-demon.2 brood-mother captain-of-the-black-guard lady-in-waiting fallen-saint nightmare hoard-keeper hydra war-drummer
bag       10 rewards/5 shuffled 1: 0..1 = last-muster council-of-crowns
bag       11 boss-deck shuffled 1: 0..2 = burning-hoard heart-of-chaos breath-of-flame
bag       12 deck/1 shuffled 27: 0..37 = basic-0.8 basic-0.9 basic-0.11 basic-0.12 basic-1.1 basic-1.2 basic-1.5 basic-1.6 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 healing-hands cellar-rats larder-mimic brewery-ghost spiderling stray-hound marsh-toad.2 marsh-leeches.1 laughing-imp bridge-troll cave-troll.1 cave-troll.3 standing-stone hollow-minstrel bone-collector white-hart warden-golem.2 warden-golem.3 old-giant dark-herald quarry-overseer royal-seamstress undying-choir bell-ringer
pile      deck/1: ?12/0..37
pile      hand/1: marsh-leeches.2 pyre-priest basic-1.4
pile      played/1: basic-0.7 changeling basic-0.10 mirror-knight
pile      discard/1: gravedigger basic-1.3 rousing-ballad
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
pile      level-1/a: kobold.2
pile      level-1/b:
pile      level-2/a:
pile      level-2/b: marsh-toad.3
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b:
pile      level-5/a: ferryman gate-demon.1 gate-demon.3 living-wall
pile      level-5/b: ?9/6..8 horned-duke
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?11/0..2 wings-of-ash deserter
pile      reserve/1: ?1/0..5
pile      reserve/2: ?3/0..7
pile      reserve/3: ?0/0..5
pile      reserve/4: ?7/0..3
pile      reserve/5: ?9/0..5
pile      reserve/none: basic-0.1 basic-0.2 basic-0.5 basic-0.3 basic-0.4 basic-0.6
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: attic-finds beacon-on-the-hill dragons-share vigil-of-the-saints
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 battle-rage theft cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide hot-spring kobold-sapper ring-of-druids moonless-watch silence-of-the-bells oath-stone rumour-at-the-well
key       agenda []
key       shuffles [27,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,3,2,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 2
key       players 1
key       withoutAbsent 0
key       heroSeat [-1,0,0,-1]
key       token 0
key       track 13
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [139,-1,-1,145,-1,-1,-1,-1,154,156,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,0,1,0,0,0,0,1,1,0,0,0,0,0,0,2]
key       here 8
key       enemy 115
key       turn 0
key       turnNumber 1
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0,0],[],[],[]]
key       blessings [3,-2,1]
`,
}
