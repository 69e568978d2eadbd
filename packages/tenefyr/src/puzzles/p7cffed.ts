import type { Puzzle } from '@muster/engine'

export const p7cffed: Puzzle = {
  id: 'p7cffed',
  difficulty: 2,
  steps: [
    [
      { text: 'keep', chance: 40 },
      { text: 'new-hand', chance: 28 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=normal · boss=dark-lord · start=random · without-absent=false · heroes=[bard, thief, cleric, barbarian]
pack      house sha256:ed8ab19369ecbff346af558cadb6d0a3fb14453a01ab5bc3febc55e0522d5283
at        match.whereTo
at        dungeon.afterCombat dungeon=7 spaces=1 reward=0
at        combat.endStep turns=2
at        turn.keep seat=2 size=3
bag       0 reserve/1 shuffled 4: 0..4 = cellar-rats spiderling stray-hound gravedigger tavern-brawler
bag       1 deck/1 shuffled 11: 0..9 = basic-0.3 basic-0.4 basic-0.5 basic-0.6 basic-1.1 basic-1.5 basic-1.6 kobold.2 bandit.1 brewery-ghost
bag       2 reserve/2 shuffled 3: 0..3 = marsh-toad.3 marsh-leeches.2 laughing-imp weavers-apprentice
bag       3 deck/4 shuffled 12: 0..2 = basic-1.19 basic-1.21 orc
bag       4 reserve/3 shuffled 2: 0..6 = cave-troll.1 cave-troll.2 cave-troll.3 changeling deserter hollow-minstrel poacher
bag       5 rewards/1 shuffled 1: 0..1 = attic-finds free-round
bag       6 deck/2 shuffled 13: 0..9 = basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 theft bandit.2 bridge-troll census-clerk
bag       7 rewards/2 shuffled 1: 0..1 = eel-supper market-barge
bag       8 deck/3 shuffled 12: 0..2 = kobold.3 marsh-leeches.1 quarry-hand
bag       9 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       10 reserve/4 shuffled 1: 0..5 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant dark-herald quarry-overseer undying-choir bell-ringer vault-sprite
bag       11 rewards/4 shuffled 1: 0..1 = oath-stone sealed-armoury
bag       12 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting fallen-saint nightmare hoard-keeper hydra war-drummer
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share last-muster
bag       14 boss-deck shuffled 1: 0..2 = cold-throne black-gauntlet hollow-mask
pile      deck/1: ?1/0..9
pile      hand/1:
pile      played/1:
pile      discard/1: royal-seamstress bone-collector thieving-magpies rousing-ballad basic-1.4 marsh-toad.2 basic-1.3
pile      deck/2: ?6/0..9
pile      hand/2:
pile      played/2: will-o-the-wisp lost-goblin
pile      discard/2:
pile      deck/3: ?8/0..2
pile      hand/3: healing-hands kobold.1 basic-1.15
pile      played/3:
pile      discard/3: basic-1.17 basic-0.18 basic-1.16 basic-1.18 basic-0.17 basic-1.13 basic-1.14
pile      deck/4: ?3/0..2
pile      hand/4:
pile      played/4:
pile      discard/4: larder-mimic basic-0.24 basic-1.24 battle-rage basic-1.22 basic-1.23 basic-1.20 pyre-priest marsh-toad.1 white-hart blind-owl
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: drowned-bailiff
pile      level-2/b:
pile      level-3/a: silk-widow standing-stone
pile      level-3/b: charcoal-burner
pile      level-4/a: ?10/10..12 mirror-knight
pile      level-4/b: furnace-drake archivist-lich
pile      level-5/a: ?12/10..12 ferryman
pile      level-5/b: ?12/6..8 living-wall
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 iron-ledger
pile      reserve/1: ?0/0..4
pile      reserve/2: ?2/0..3
pile      reserve/3: ?4/0..6
pile      reserve/4: ?10/0..5
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-0.9 basic-0.10 basic-0.14 basic-0.19 basic-1.2 basic-0.8 basic-0.20 basic-0.21 basic-0.7 basic-0.11 basic-0.13 basic-0.15 basic-0.12 basic-0.22 basic-0.23 basic-0.1 basic-0.2 basic-0.16
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: beacon-on-the-hill kings-road ring-of-druids dwarven-forge silence-of-the-bells vigil-of-the-saints council-of-crowns
pile      offer:
pile      box: great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide rumour-at-the-well kobold-sapper back-at-the-village hot-spring mud-witch
key       agenda []
key       shuffles [11,0,0,0,13,0,0,0,12,0,0,0,12,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,4,3,2,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 0
key       players 4
key       withoutAbsent 0
key       heroSeat [3,0,2,1]
key       token 1
key       track 8
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,145,-1,148,147,150,153,156,157,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,0,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 7
key       enemy 98
key       turn 2
key       turnNumber 1
key       outcome 0
key       bonus [0,1,0,0]
key       enemyBonus 0
key       doubled [[],[0,0],[],[]]
key       blessings []
`,
}
