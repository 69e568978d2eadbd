import type { Puzzle } from '@muster/engine'

export const p85b9eb: Puzzle = {
  id: 'p85b9eb',
  difficulty: 1,
  steps: [
    [
      { text: 'new-hand', chance: 62 },
      { text: 'keep', chance: 12 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=hard · boss=stone-titan · start=random · without-absent=false · heroes=["barbarian+bard", "cleric+thief"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=8 spaces=0 reward=0
at        combat.endStep turns=1
at        turn.keep seat=0 size=3
bag       0 reserve/2 shuffled 4: 0..5 = ?4/3 ?4/2 ?4/0 mud-witch weavers-apprentice quarry-hand
bag       1 deck/2 shuffled 21: 0..24 = basic-1.7 basic-1.8 basic-1.9 basic-1.11 basic-1.12 healing-hands cellar-rats brewery-ghost spiderling stray-hound gravedigger marsh-toad.1 marsh-toad.2 marsh-toad.3 will-o-the-wisp bridge-troll thieving-magpies cave-troll.2 deserter charcoal-burner standing-stone poacher white-hart old-giant gate-demon.2
bag       2 reserve/1 shuffled 1: 0 2 6..7 = kobold.1 kobold.3 bandit.1 tavern-brawler
bag       3 rewards/1 shuffled 1: 0..1 = attic-finds free-round
bag       4 reserve/2 shuffled 1: 0 2..3 = marsh-leeches.1 marsh-leeches.2 laughing-imp
bag       5 rewards/2 shuffled 1: 0..1 = eel-supper beacon-on-the-hill
bag       6 reserve/3 shuffled 1: 0..1 4 6..7 = cave-troll.1 cave-troll.3 changeling census-clerk hollow-minstrel
bag       7 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       8 reserve/4 shuffled 1: 1..4 10..12 = warden-golem.1 warden-golem.2 archivist-lich furnace-drake quarry-overseer royal-seamstress bell-ringer
bag       9 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       10 reserve/5 shuffled 1: 0..4 6..8 = gate-demon.3 horned-duke lady-in-waiting living-wall fallen-saint nightmare hoard-keeper war-drummer
bag       11 rewards/5 shuffled 1: 0..1 = last-muster council-of-crowns
bag       12 boss-deck shuffled 1: 0..2 = weight-of-the-mountain slow-footfall landslide
bag       13 reserve/1 shuffled 2: 0..1 = ?2/2 ?2/0
bag       14 reserve/4 shuffled 2: 0..4 = ?8/4 ?8/3 ?8/2 ?8/1 vault-sprite
bag       15 reserve/3 shuffled 2: 0..3 = ?6/4 ?6/1 ?6/0 bone-collector
bag       16 deck/1 shuffled 18: 0..5 = basic-1.2 rousing-ballad warden-golem.3 undying-choir gate-demon.1 captain-of-the-black-guard
pile      deck/1: ?16/0..5
pile      hand/1: basic-0.6 larder-mimic basic-1.4
pile      played/1:
pile      discard/1: basic-1.5 drowned-bailiff silk-widow battle-rage basic-1.3 kobold.2 bandit.2 hydra basic-1.6
pile      deck/2: ?1/0..24
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
pile      level-1/b: ?2/6..7 orc
pile      level-2/a:
pile      level-2/b:
pile      level-3/a:
pile      level-3/b: ?6/6..7 blind-owl
pile      level-4/a: ?8/10..12 mirror-knight
pile      level-4/b:
pile      level-5/a: ferryman
pile      level-5/b: ?10/6..8 brood-mother dark-herald
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?12/0..2 granite-skin lost-goblin
pile      reserve/1: ?13/0..1
pile      reserve/2: ?0/0..5
pile      reserve/3: ?15/0..3
pile      reserve/4: ?14/0..4
pile      reserve/5: ?10/0..4
pile      reserve/none: basic-0.8 basic-0.1 basic-0.9 basic-0.10 basic-0.11 basic-0.2 basic-0.3 basic-0.7 basic-0.4 basic-1.1 basic-0.5 basic-0.12 theft basic-1.10
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: back-at-the-village kings-road dwarven-forge dragons-share vigil-of-the-saints
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame rumour-at-the-well kobold-sapper hot-spring market-barge oath-stone ring-of-druids pyre-priest
key       agenda []
key       shuffles [18,0,0,0,21,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,4,2,2,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 3
key       players 2
key       withoutAbsent 0
key       heroSeat [0,0,1,1]
key       token 0
key       track 12
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,138,-1,-1,-1,148,150,-1,154,156,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,0,0,0,1,1,0,1,2,0,0,0,0,0,0,2]
key       here 8
key       enemy 121
key       turn 0
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
