import type { Puzzle } from '@muster/engine'

export const p9e7ce5: Puzzle = {
  id: 'p9e7ce5',
  difficulty: 3,
  steps: [
    [
      { text: 'decline marsh-leeches', chance: 48 },
      { text: 'pay marsh-leeches', chance: 7 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=normal · boss=spider-queen · start=random · without-absent=false · heroes=[bard, cleric, barbarian, thief]
pack      house sha256:b56c29e8b9f2c8bcbbcc3c89dc8897edfc1c4d61b1c658a7fcc03bd66a368490
at        match.done
at        boss-fight.afterCombat
at        combat.endStep turns=2
at        turn.done seat=3 size=3
at        play.resolved seat=3 card=71
at        pay.ask node=42 seat=3 card=71
bag       0 reserve/1 shuffled 9: 0..4 = kobold.1 kobold.2 kobold.3 brewery-ghost tavern-brawler
bag       1 reserve/5 shuffled 2: 0..2 = ?12/3 ?12/1 ?12/0
bag       2 reserve/4 shuffled 9: 0..2 = furnace-drake mirror-knight pyre-priest
bag       3 reserve/3 shuffled 5: 0..3 = cave-troll.2 cave-troll.3 silk-widow standing-stone
bag       4 reserve/2 shuffled 6: 0 = weavers-apprentice
bag       5 rewards/1 shuffled 1: 0..1 = free-round rumour-at-the-well
bag       6 deck/2 shuffled 29: 0..10 = basic-1.9 basic-1.10 basic-1.11 cellar-rats marsh-toad.2 drowned-bailiff cave-troll.1 charcoal-burner archivist-lich gate-demon.1 hydra
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring beacon-on-the-hill
bag       8 deck/1 shuffled 37: 0..7 = basic-1.4 basic-1.6 gravedigger bridge-troll thieving-magpies bone-collector warden-golem.1 vault-sprite
bag       9 rewards/3 shuffled 1: 0..1 = ring-of-druids moonless-watch
bag       10 deck/4 shuffled 31: 0..10 = spiderling marsh-toad.3 marsh-leeches.1 laughing-imp census-clerk deserter poacher white-hart royal-seamstress fallen-saint nightmare
bag       11 rewards/4 shuffled 1: 0..1 = oath-stone sealed-armoury
bag       12 reserve/5 shuffled 1: 0..1 3 = horned-duke brood-mother ferryman
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       14 boss-deck shuffled 1:  =
bag       15 deck/3 shuffled 29: 0..4 = basic-1.16 basic-1.24 bandit.2 marsh-toad.1 undying-choir
bag       16 deck/2 shuffled 21:  =
pile      deck/1: ?8/0..7
pile      hand/1:
pile      played/1:
pile      discard/1: quarry-overseer rousing-ballad warden-golem.2 orc gate-demon.2 will-o-the-wisp basic-1.5 war-drummer hoard-keeper warden-golem.3 lost-goblin
pile      deck/2: ?6/0..10
pile      hand/2:
pile      played/2:
pile      discard/2: basic-1.12 dark-herald lady-in-waiting captain-of-the-black-guard hollow-minstrel old-giant
pile      deck/3: ?15/0..4
pile      hand/3:
pile      played/3: basic-1.17 basic-1.13 changeling larder-mimic
pile      discard/3: bandit.1 blind-owl battle-rage basic-1.15 basic-1.14 mud-witch
pile      deck/4: ?10/0..10
pile      hand/4:
pile      played/4: gate-demon.3 living-wall marsh-leeches.2
pile      discard/4: quarry-hand stray-hound
pile      level-1/a:
pile      level-1/b:
pile      level-2/a:
pile      level-2/b:
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b:
pile      level-5/a:
pile      level-5/b:
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: venomous-kiss cocoon ten-thousand-children
pile      reserve/1: ?0/0..4
pile      reserve/2: ?4/0
pile      reserve/3: ?3/0..3
pile      reserve/4: ?2/0..2
pile      reserve/5: ?1/0..2
pile      reserve/none: basic-0.19 basic-0.20 basic-0.1 basic-0.2 basic-0.7 healing-hands basic-0.8 basic-0.14 basic-0.21 basic-0.3 basic-0.23 basic-0.22 basic-0.24 basic-1.18 basic-1.22 theft basic-0.13 basic-0.15 basic-0.16 basic-1.19 basic-1.20 basic-1.21 basic-0.4 basic-0.5 basic-0.6 basic-0.9 basic-0.10 basic-0.11 basic-1.23 basic-0.12 basic-1.1 basic-0.17 basic-0.18 basic-1.2 basic-1.7 basic-1.3 basic-1.8
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out:
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide back-at-the-village attic-finds kobold-sapper kings-road silence-of-the-bells bell-ringer vigil-of-the-saints eel-supper dwarven-forge last-muster barrow-gifts market-barge great-web
key       agenda []
key       shuffles [37,0,0,0,29,0,0,0,29,0,0,0,31,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,9,6,5,9,2,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 1
key       players 4
key       withoutAbsent 0
key       heroSeat [2,0,1,3]
key       token 2
key       track 13
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1]
key       here 16
key       enemy 128
key       turn 3
key       turnNumber 1
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[0,0,0,0],[0,0,0]]
key       blessings []
`,
}
