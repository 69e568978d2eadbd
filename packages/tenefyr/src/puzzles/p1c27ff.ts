import type { Puzzle } from '@muster/engine'

export const p1c27ff: Puzzle = {
  id: 'p1c27ff',
  difficulty: 1,
  steps: [
    [
      { text: 'new-hand', chance: 44 },
      { text: 'keep', chance: 30 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=easy · boss=random · start=random · without-absent=false · heroes=["barbarian+bard"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=6 spaces=0 reward=0
at        combat.endStep turns=2
at        turn.keep seat=0 size=3
bag       0 deck/1 shuffled 12: 0..25 = basic-0.8 basic-0.10 basic-0.12 basic-1.2 basic-1.3 basic-1.4 basic-1.8 basic-1.9 basic-1.11 basic-1.12 battle-rage kobold.1 kobold.3 cellar-rats brewery-ghost spiderling lost-goblin marsh-toad.1 marsh-toad.2 weavers-apprentice cave-troll.1 cave-troll.2 changeling bone-collector poacher white-hart
bag       1 reserve/1 shuffled 1: 0..5 = kobold.2 orc bandit.1 larder-mimic stray-hound gravedigger
bag       2 rewards/1 shuffled 1: 0..1 = attic-finds rumour-at-the-well
bag       3 reserve/2 shuffled 1: 0..5 = marsh-toad.3 laughing-imp will-o-the-wisp mud-witch quarry-hand drowned-bailiff
bag       4 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       5 reserve/3 shuffled 1: 0..5 = cave-troll.3 census-clerk charcoal-burner standing-stone hollow-minstrel blind-owl
bag       6 rewards/3 shuffled 1: 0..1 = barrow-gifts kings-road
bag       7 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress undying-choir bell-ringer mirror-knight
bag       8 rewards/4 shuffled 1: 0..1 = oath-stone sealed-armoury
bag       9 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.2 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       11 boss-deck shuffled 1: 0..2 = cold-throne black-gauntlet hollow-mask
pile      deck/1: ?0/0..25
pile      hand/1: bandit.2 basic-0.9 basic-1.6
pile      played/1: basic-1.7 rousing-ballad silk-widow tavern-brawler
pile      discard/1: basic-1.10 basic-1.5 marsh-leeches.1 basic-1.1 marsh-leeches.2 basic-0.11
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
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: thieving-magpies
pile      level-2/b: bridge-troll
pile      level-3/a:
pile      level-3/b:
pile      level-4/a: ?7/10..12 vault-sprite
pile      level-4/b: ?7/6..8 pyre-priest
pile      level-5/a: ?9/10..12 gate-demon.1
pile      level-5/b: ?9/6..8 hoard-keeper
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?11/0..2 iron-ledger deserter
pile      reserve/1: ?1/0..5
pile      reserve/2: ?3/0..5
pile      reserve/3: ?5/0..5
pile      reserve/4: ?7/0..5
pile      reserve/5: ?9/0..5
pile      reserve/none: basic-0.1 basic-0.2 basic-0.3 basic-0.4 basic-0.5 basic-0.6 basic-0.7
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: eel-supper beacon-on-the-hill dwarven-forge silence-of-the-bells last-muster council-of-crowns
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 healing-hands theft great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide free-round back-at-the-village moonless-watch kobold-sapper ring-of-druids
key       agenda []
key       shuffles [12,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 1
key       withoutAbsent 0
key       heroSeat [0,0,-1,-1]
key       token 0
key       track 7
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,143,145,-1,-1,150,153,155,157,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,1,0,0,1,1,1,1,0,0,0,0,0,0,2]
key       here 6
key       enemy 107
key       turn 0
key       turnNumber 1
key       outcome 0
key       bonus [2,0,0,0]
key       enemyBonus 0
key       doubled [[0,0,0,0],[],[],[]]
key       blessings []
`,
}
