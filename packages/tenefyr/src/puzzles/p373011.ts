import type { Puzzle } from '@muster/engine'

export const p373011: Puzzle = {
  id: 'p373011',
  difficulty: 1,
  steps: [
    [
      { text: 'play torn-uniform', chance: 40 },
      { text: 'play rat-bite', chance: 26 },
    ],
    [
      { text: 'pay deserter', chance: 40 },
      { text: 'decline deserter', chance: 23 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=3 · profile="2019" · mode=normal · level=easy · boss=random · start=random · without-absent=false · heroes=[bard, thief, cleric]
pack      house sha256:ed8ab19369ecbff346af558cadb6d0a3fb14453a01ab5bc3febc55e0522d5283
at        match.whereTo
at        dungeon.afterCombat dungeon=8 spaces=0 reward=0
at        combat.endStep turns=3
at        turn.done seat=0 size=3
at        play.choose seat=0 card=3
bag       0 deck/1 shuffled 16: 0..9 = basic-0.6 basic-1.1 basic-1.3 basic-1.6 rousing-ballad bandit.2 spiderling marsh-toad.3 drowned-bailiff blind-owl
bag       1 reserve/1 shuffled 4: 0..5 = kobold.1 kobold.3 bandit.1 larder-mimic kobold-sapper tavern-brawler
bag       2 deck/2 shuffled 14: 0..18 = basic-0.8 basic-0.12 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 brewery-ghost lost-goblin marsh-leeches.1 quarry-hand cave-troll.2 cave-troll.3 silk-widow poacher dark-herald quarry-overseer undying-choir
bag       3 deck/3 shuffled 14: 0..4 = basic-0.17 basic-0.18 basic-1.14 basic-1.17 kobold.2
bag       4 rewards/1 shuffled 1: 0..1 = back-at-the-village attic-finds
bag       5 reserve/2 shuffled 1: 0..3 10..11 = marsh-toad.2 marsh-leeches.2 laughing-imp will-o-the-wisp weavers-apprentice thieving-magpies
bag       6 rewards/2 shuffled 1: 0..1 = eel-supper market-barge
bag       7 reserve/3 shuffled 1: 0..5 = cave-troll.1 changeling charcoal-burner hollow-minstrel bone-collector white-hart
bag       8 rewards/3 shuffled 1: 0..1 = barrow-gifts ring-of-druids
bag       9 reserve/4 shuffled 1: 0 6..8 = warden-golem.1 warden-golem.2 archivist-lich mirror-knight
bag       10 rewards/4 shuffled 1: 0..1 = dwarven-forge silence-of-the-bells
bag       11 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.2 gate-demon.3 horned-duke brood-mother lady-in-waiting living-wall fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       12 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       13 boss-deck shuffled 1: 0..2 = granite-skin weight-of-the-mountain landslide
bag       14 reserve/4 shuffled 4: 0..2 = ?9/0 furnace-drake royal-seamstress
bag       15 reserve/2 shuffled 2: 0..4 = ?5/3 ?5/2 ?5/1 ?5/0 bridge-troll
pile      deck/1: ?0/0..9
pile      hand/1: cellar-rats deserter
pile      played/1: basic-0.4
pile      discard/1: basic-0.3 mud-witch basic-1.5 gravedigger basic-1.4 stray-hound
pile      deck/2: ?2/0..18
pile      hand/2:
pile      played/2: basic-0.7 warden-golem.3 theft
pile      discard/2:
pile      deck/3: ?3/0..4
pile      hand/3:
pile      played/3: basic-0.16 basic-1.18 old-giant
pile      discard/3: basic-1.13 basic-1.15 basic-1.16 basic-0.15 bell-ringer healing-hands
pile      deck/4:
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a:
pile      level-1/b: orc
pile      level-2/a: ?5/10..11 marsh-toad.1
pile      level-2/b:
pile      level-3/a:
pile      level-3/b: standing-stone census-clerk
pile      level-4/a:
pile      level-4/b: ?9/6..8 vault-sprite
pile      level-5/a: ?11/10..12 gate-demon.1
pile      level-5/b: ?11/6..8 captain-of-the-black-guard
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?13/0..2 slow-footfall
pile      reserve/1: ?1/0..5
pile      reserve/2: ?15/0..4
pile      reserve/3: ?7/0..5
pile      reserve/4: ?14/0..2
pile      reserve/5: ?11/0..5
pile      reserve/none: basic-0.13 basic-0.14 basic-0.1 basic-0.2 basic-0.9 basic-1.2 basic-0.5 basic-0.10 basic-0.11
pile      rewards/1: ?4/0..1
pile      rewards/2: ?6/0..1
pile      rewards/3: ?8/0..1
pile      rewards/4: ?10/0..1
pile      rewards/5: ?12/0..1
pile      rewards-out: free-round beacon-on-the-hill moonless-watch oath-stone last-muster council-of-crowns
pile      offer:
pile      box: basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 battle-rage cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame rumour-at-the-well hot-spring kings-road pyre-priest sealed-armoury
key       agenda []
key       shuffles [16,0,0,0,14,0,0,0,14,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,4,2,1,4,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 3
key       players 3
key       withoutAbsent 0
key       heroSeat [-1,0,2,1]
key       token 1
key       track 10
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,140,145,-1,-1,149,-1,151,155,157,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,1,0,0,1,0,1,1,1,0,0,0,0,0,0,1]
key       here 8
key       enemy 108
key       turn 0
key       turnNumber 2
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[0],[0,0,0],[0,0,0],[]]
key       blessings []
`,
}
