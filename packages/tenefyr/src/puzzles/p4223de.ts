import type { Puzzle } from '@muster/engine'

export const p4223de: Puzzle = {
  id: 'p4223de',
  difficulty: 2,
  steps: [
    [
      { text: 'enter level-5/b', chance: 53 },
      { text: 'enter level-5/a', chance: 32 },
      { text: 'fight-boss', chance: 4 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=2 · profile="2019" · mode=normal · level=easy · boss=dark-lord · start=random · without-absent=false · heroes=["bard+barbarian", "thief+cleric"]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
bag       0 reserve/3 shuffled 4: 0..7 = ?6/4 ?6/3 ?6/2 ?6/1 ?6/0 census-clerk charcoal-burner standing-stone
bag       1 reserve/2 shuffled 3: 0..5 = marsh-toad.1 marsh-toad.3 laughing-imp will-o-the-wisp bridge-troll drowned-bailiff
bag       2 reserve/1 shuffled 1: 0..1 = gravedigger tavern-brawler
bag       3 rewards/1 shuffled 1: 0..1 = back-at-the-village rumour-at-the-well
bag       4 reserve/4 shuffled 4: 0..5 = ?8/4 ?8/2 ?8/1 ?8/0 quarry-overseer undying-choir
bag       5 rewards/2 shuffled 1: 0..1 = hot-spring eel-supper
bag       6 reserve/3 shuffled 1: 0..4 = cave-troll.1 cave-troll.3 deserter silk-widow hollow-minstrel
bag       7 rewards/3 shuffled 1: 0..1 = barrow-gifts moonless-watch
bag       8 reserve/4 shuffled 1: 0..2 4 = old-giant dark-herald furnace-drake vault-sprite
bag       9 rewards/4 shuffled 1: 0..1 = dwarven-forge sealed-armoury
bag       10 reserve/5 shuffled 1: 0..4 6..8 = gate-demon.1 gate-demon.2 gate-demon.3 brood-mother captain-of-the-black-guard living-wall fallen-saint hoard-keeper
bag       11 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       12 boss-deck shuffled 1: 0..2 = iron-ledger black-gauntlet hollow-mask
bag       13 reserve/1 shuffled 7: 0..4 = ?2/1 ?2/0 kobold.3 bandit.1 cellar-rats
bag       14 deck/1 shuffled 27: 0..22 = basic-0.6 basic-1.1 basic-1.2 basic-1.3 basic-1.4 basic-1.5 basic-1.6 battle-rage kobold.1 bandit.2 larder-mimic marsh-leeches.1 weavers-apprentice quarry-hand cave-troll.2 changeling warden-golem.1 warden-golem.3 archivist-lich royal-seamstress mirror-knight horned-duke hydra
bag       15 deck/2 shuffled 31: 0..21 = basic-0.11 basic-1.8 basic-1.9 basic-1.10 basic-1.11 healing-hands kobold.2 orc brewery-ghost spiderling stray-hound marsh-toad.2 marsh-leeches.2 thieving-magpies bone-collector poacher white-hart blind-owl warden-golem.2 pyre-priest nightmare ferryman
pile      deck/1: ?14/0..22
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2: ?15/0..21
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
pile      level-2/a:
pile      level-2/b:
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b:
pile      level-5/a: lady-in-waiting
pile      level-5/b: ?10/6..8 war-drummer
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?12/0..2 cold-throne lost-goblin
pile      reserve/1: ?13/0..4
pile      reserve/2: ?1/0..5
pile      reserve/3: ?0/0..7
pile      reserve/4: ?4/0..5
pile      reserve/5: ?10/0..4
pile      reserve/none: basic-0.7 rousing-ballad basic-0.5 basic-0.1 basic-0.2 basic-0.3 theft basic-0.12 basic-0.8 basic-0.10 basic-1.7 basic-0.9 basic-0.4 basic-1.12
pile      rewards/1: ?3/0..1
pile      rewards/2: ?5/0..1
pile      rewards/3: ?7/0..1
pile      rewards/4: ?9/0..1
pile      rewards/5: ?11/0..1
pile      rewards-out: last-muster vigil-of-the-saints
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide free-round beacon-on-the-hill kobold-sapper attic-finds mud-witch ring-of-druids kings-road oath-stone silence-of-the-bells bell-ringer market-barge
key       agenda []
key       shuffles [27,0,0,0,31,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,7,3,4,4,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 2
key       withoutAbsent 0
key       heroSeat [0,0,1,1]
key       token 0
key       track 13
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,-1,-1,-1,-1,-1,-1,155,156,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,2]
key       here -1
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 1
key       bonus [8,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
