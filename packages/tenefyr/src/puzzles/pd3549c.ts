import type { Puzzle } from '@muster/engine'

export const pd3549c: Puzzle = {
  id: 'pd3549c',
  difficulty: 1,
  steps: [
    [
      { text: 'new-hand', chance: 58 },
      { text: 'keep', chance: 33 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=normal · boss=stone-titan · start=random · without-absent=false · heroes=["thief+barbarian"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=4 spaces=0 reward=0
at        combat.endStep turns=2
at        turn.keep seat=0 size=3
bag       0 deck/1 shuffled 5: 0..20 = basic-0.2 basic-0.6 basic-0.7 basic-0.8 basic-0.11 basic-1.1 basic-1.2 basic-1.3 basic-1.5 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage theft bandit.2 tavern-brawler lost-goblin marsh-leeches.1 drowned-bailiff
bag       1 reserve/1 shuffled 1: 0..5 10 = kobold.3 orc cellar-rats brewery-ghost spiderling kobold-sapper gravedigger
bag       2 rewards/1 shuffled 1: 0..1 = back-at-the-village free-round
bag       3 reserve/2 shuffled 1: 0..4 6 10..11 = marsh-toad.2 marsh-toad.3 marsh-leeches.2 will-o-the-wisp mud-witch weavers-apprentice thieving-magpies quarry-hand
bag       4 rewards/2 shuffled 1: 0..1 = eel-supper beacon-on-the-hill
bag       5 reserve/3 shuffled 1: 0..8 10..12 = cave-troll.2 cave-troll.3 changeling deserter silk-widow charcoal-burner standing-stone hollow-minstrel bone-collector poacher white-hart blind-owl
bag       6 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       7 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress bell-ringer mirror-knight pyre-priest vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       9 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 brood-mother captain-of-the-black-guard lady-in-waiting fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = last-muster vigil-of-the-saints
bag       11 boss-deck shuffled 1: 0..2 = weight-of-the-mountain slow-footfall landslide
bag       12 reserve/1 shuffled 2: 0..6 = ?1/5 ?1/4 ?1/3 ?1/2 ?1/1 ?1/0 stray-hound
pile      deck/1: ?0/0..20
pile      hand/1: bandit.1 basic-1.6 basic-0.9
pile      played/1: basic-1.4 basic-0.12 basic-1.7
pile      discard/1: larder-mimic basic-0.5 basic-0.10 bridge-troll basic-0.4 basic-0.3
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
pile      level-1/a: ?1/10 kobold.1
pile      level-1/b: kobold.2
pile      level-2/a: ?3/10..11 laughing-imp
pile      level-2/b: ?3/6 marsh-toad.1
pile      level-3/a: ?5/10..12 cave-troll.1
pile      level-3/b: ?5/6..8 census-clerk
pile      level-4/a: ?7/10..12 undying-choir
pile      level-4/b: ?7/6..8 warden-golem.1
pile      level-5/a: ?9/10..12 living-wall
pile      level-5/b: ?9/6..8 horned-duke
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?11/0..2 granite-skin
pile      reserve/1: ?12/0..6
pile      reserve/2: ?3/0..4
pile      reserve/3: ?5/0..5
pile      reserve/4: ?7/0..5
pile      reserve/5: ?9/0..5
pile      reserve/none: basic-0.1
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: attic-finds rumour-at-the-well market-barge hot-spring ring-of-druids kings-road oath-stone dwarven-forge council-of-crowns dragons-share
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 rousing-ballad healing-hands cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame
key       agenda []
key       shuffles [5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 3
key       players 1
key       withoutAbsent 0
key       heroSeat [0,-1,-1,0]
key       token 0
key       track 6
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [139,141,144,142,147,148,151,150,157,154,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 4
key       enemy 80
key       turn 0
key       turnNumber 1
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0],[],[],[]]
key       blessings []
`,
}
