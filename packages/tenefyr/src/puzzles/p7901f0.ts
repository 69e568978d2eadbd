import type { Puzzle } from '@muster/engine'

export const p7901f0: Puzzle = {
  id: 'p7901f0',
  difficulty: 2,
  steps: [
    [
      { text: 'bury bell-ringer', chance: 75 },
      { text: 'leave-there bell-ringer', chance: 52 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=3 · profile="2019" · mode=normal · level=easy · boss=dark-lord · start=random · without-absent=false · heroes=[barbarian, bard, thief]
pack      house sha256:487abbc7f3db3c48658f66d168fa4fbc486b49b233218e204b43b43d464c2975
at        match.whereTo
at        dungeon.afterCombat dungeon=7 spaces=0 reward=0
at        combat.endStep turns=1
at        turn.done seat=2 size=3
at        play.resolved seat=2 card=64
at        sequence.next list=31 seat=2 card=64 at=1
at        bury.choose seat=2
bag       0 reserve/2 shuffled 3: 0..4 = lost-goblin marsh-leeches.2 laughing-imp mud-witch quarry-hand
bag       1 reserve/3 shuffled 2: 0..6 = cave-troll.3 census-clerk deserter silk-widow charcoal-burner standing-stone white-hart
bag       2 reserve/1 shuffled 3: 0..1 = kobold.3 cellar-rats
bag       3 deck/3 shuffled 15: 0..10 = basic-1.13 basic-1.16 basic-1.17 basic-1.18 theft bandit.2 brewery-ghost marsh-leeches.1 bridge-troll thieving-magpies brood-mother
bag       4 rewards/1 shuffled 1: 0..1 = back-at-the-village attic-finds
bag       5 deck/2 shuffled 18: 0..14 = basic-0.12 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 rousing-ballad kobold.2 bandit.1 marsh-toad.2 marsh-toad.3 drowned-bailiff cave-troll.1 blind-owl undying-choir
bag       6 rewards/2 shuffled 1: 0..1 = eel-supper beacon-on-the-hill
bag       7 deck/1 shuffled 16: 0..9 = basic-1.2 basic-1.3 basic-1.4 basic-1.5 kobold.1 marsh-toad.1 cave-troll.2 hollow-minstrel warden-golem.2 quarry-overseer
bag       8 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       9 reserve/4 shuffled 1: 0..5 = warden-golem.3 old-giant furnace-drake royal-seamstress mirror-knight pyre-priest
bag       10 rewards/4 shuffled 1: 0..1 = dwarven-forge sealed-armoury
bag       11 reserve/5 shuffled 1: 0..8 = gate-demon.1 gate-demon.2 gate-demon.3 captain-of-the-black-guard living-wall fallen-saint hydra war-drummer ferryman
bag       12 rewards/5 shuffled 1: 0..1 = last-muster vigil-of-the-saints
bag       13 boss-deck shuffled 1: 0..2 = cold-throne iron-ledger black-gauntlet
pile      deck/1: ?7/0..9
pile      hand/1:
pile      played/1:
pile      discard/1: basic-1.6
pile      deck/2: ?5/0..14
pile      hand/2:
pile      played/2:
pile      discard/2: archivist-lich
pile      deck/3: ?3/0..10 larder-mimic stray-hound changeling
pile      hand/3:
pile      played/3: spiderling will-o-the-wisp gravedigger
pile      discard/3: weavers-apprentice
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a: kobold-sapper
pile      level-1/b: orc tavern-brawler
pile      level-2/a:
pile      level-2/b:
pile      level-3/a: bone-collector
pile      level-3/b: poacher
pile      level-4/a:
pile      level-4/b: warden-golem.1 vault-sprite bell-ringer dark-herald
pile      level-5/a: nightmare hoard-keeper lady-in-waiting
pile      level-5/b: ?11/6..8 horned-duke
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?13/0..2 hollow-mask
pile      reserve/1: ?2/0..1
pile      reserve/2: ?0/0..4
pile      reserve/3: ?1/0..6
pile      reserve/4: ?9/0..5
pile      reserve/5: ?11/0..5
pile      reserve/none: battle-rage basic-0.7 basic-0.13 basic-1.14 basic-0.16 basic-0.8 basic-0.14 basic-0.1 basic-1.7 basic-0.2 basic-0.15 basic-0.17 basic-0.3 basic-0.4 basic-1.15 basic-0.5 basic-0.6 basic-1.1 basic-0.9 basic-0.10 basic-0.11 basic-0.18
pile      rewards/1: ?4/0..1
pile      rewards/2: ?6/0..1
pile      rewards/3: ?8/0..1
pile      rewards/4: ?10/0..1
pile      rewards/5: ?12/0..1
pile      rewards-out: free-round rumour-at-the-well ring-of-druids barrow-gifts silence-of-the-bells council-of-crowns dragons-share
pile      offer:
pile      box: basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 healing-hands great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide market-barge hot-spring oath-stone
key       agenda []
key       shuffles [16,0,0,0,18,0,0,0,15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,3,3,2,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 3
key       withoutAbsent 0
key       heroSeat [0,1,-1,2]
key       token 2
key       track 13
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [140,141,-1,-1,147,146,-1,153,157,154,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,0,0,1,1,0,1,1,1,0,0,0,0,0,0,1]
key       here 7
key       enemy 99
key       turn 2
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[0,0,0],[]]
key       blessings []
`,
}
