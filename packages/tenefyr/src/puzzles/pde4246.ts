import type { Puzzle } from '@muster/engine'

export const pde4246: Puzzle = {
  id: 'pde4246',
  difficulty: 1,
  steps: [
    [
      { text: 'new-hand', chance: 27 },
      { text: 'keep', chance: 4 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=hard · boss=stone-titan · start=random · without-absent=false · heroes=["cleric+thief", "bard+barbarian"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=8 spaces=1 reward=0
at        combat.endStep turns=1
at        turn.keep seat=1 size=3
bag       0 deck/1 shuffled 13: 0..14 = basic-0.2 basic-0.3 basic-0.4 basic-1.6 theft bandit.2 brewery-ghost lost-goblin marsh-toad.1 cave-troll.1 cave-troll.2 silk-widow poacher warden-golem.1 warden-golem.3
bag       1 deck/2 shuffled 13: 0..5 = basic-0.8 battle-rage rousing-ballad bandit.1 stray-hound quarry-overseer
bag       2 reserve/1 shuffled 2: 0..6 = kobold.2 kobold.3 orc cellar-rats larder-mimic kobold-sapper tavern-brawler
bag       3 rewards/1 shuffled 1: 0..1 = back-at-the-village attic-finds
bag       4 reserve/2 shuffled 1: 0..1 10 = laughing-imp will-o-the-wisp thieving-magpies
bag       5 rewards/2 shuffled 1: 0..1 = hot-spring beacon-on-the-hill
bag       6 reserve/3 shuffled 1: 0..5 = cave-troll.3 changeling charcoal-burner hollow-minstrel bone-collector blind-owl
bag       7 rewards/3 shuffled 1: 0..1 = barrow-gifts ring-of-druids
bag       8 reserve/4 shuffled 1: 0..3 10 = old-giant furnace-drake royal-seamstress bell-ringer pyre-priest
bag       9 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       10 reserve/5 shuffled 1: 0..8 10..11 = gate-demon.1 gate-demon.2 horned-duke captain-of-the-black-guard lady-in-waiting living-wall fallen-saint hoard-keeper hydra war-drummer ferryman
bag       11 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       12 reserve/4 shuffled 2: 0..4 = ?8/3 ?8/2 ?8/1 ?8/0 dark-herald
pile      deck/1: ?0/0..14
pile      hand/1:
pile      played/1:
pile      discard/1: basic-0.5 basic-0.6 warden-golem.2 marsh-leeches.1 basic-1.2 mud-witch vault-sprite basic-1.5 quarry-hand marsh-leeches.2 weavers-apprentice bridge-troll basic-1.1 drowned-bailiff
pile      deck/2: ?1/0..5
pile      hand/2: basic-1.11 basic-1.12 basic-0.10
pile      played/2:
pile      discard/2: basic-1.10 basic-0.12 spiderling census-clerk basic-1.8 kobold.1 gate-demon.3 basic-1.9 basic-0.9 white-hart basic-0.11 marsh-toad.3 undying-choir
pile      deck/3:
pile      hand/3:
pile      played/3:
pile      discard/3:
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a: gravedigger
pile      level-1/b:
pile      level-2/a: ?4/10 marsh-toad.2
pile      level-2/b:
pile      level-3/a: standing-stone
pile      level-3/b:
pile      level-4/a: ?8/10 mirror-knight
pile      level-4/b: archivist-lich
pile      level-5/a: ?10/10..11 brood-mother
pile      level-5/b: ?10/6..8 nightmare
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: granite-skin landslide weight-of-the-mountain slow-footfall deserter
pile      reserve/1: ?2/0..6
pile      reserve/2: ?4/0..1
pile      reserve/3: ?6/0..5
pile      reserve/4: ?12/0..4
pile      reserve/5: ?10/0..5
pile      reserve/none: basic-1.3 healing-hands basic-0.7 basic-1.7 basic-1.4 basic-0.1
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: free-round market-barge moonless-watch oath-stone dwarven-forge last-muster vigil-of-the-saints
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame rumour-at-the-well eel-supper kings-road
key       agenda []
key       shuffles [13,0,0,0,13,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,1,1,2,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 3
key       players 2
key       withoutAbsent 0
key       heroSeat [1,1,0,0]
key       token 1
key       track 12
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [140,-1,144,-1,149,-1,151,150,155,156,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,2]
key       here 8
key       enemy 112
key       turn 1
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
