/** The tables of the lessons, as they were laid once. */

export const handPosition = `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=easy · boss=dark-lord · start=1 · without-absent=false · heroes=["barbarian+thief"]
pack      house sha256:0000000000000000000000000000000000000000000000000000000000000000
at        match.whereTo
at        dungeon.afterCombat dungeon=0 spaces=0 reward=0
at        combat.endStep turns=1
at        turn.keep seat=0 size=3
bag       0 deck/1 shuffled 2: 0..21 = basic-0.6 basic-0.7 basic-0.8 basic-0.9 basic-0.10 basic-0.11 basic-0.12 basic-1.1 basic-1.2 basic-1.3 basic-1.4 basic-1.5 basic-1.6 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage theft cellar-rats
bag       1 reserve/1 shuffled 1: 1..8 10..12 = kobold.2 kobold.3 bandit.1 bandit.2 larder-mimic brewery-ghost spiderling kobold-sapper stray-hound gravedigger tavern-brawler
bag       2 rewards/1 shuffled 1: 0..1 = free-round rumour-at-the-well
bag       3 reserve/2 shuffled 1: 0..8 10..12 = marsh-toad.2 marsh-toad.3 marsh-leeches.1 marsh-leeches.2 laughing-imp will-o-the-wisp bridge-troll mud-witch weavers-apprentice thieving-magpies quarry-hand drowned-bailiff
bag       4 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       5 reserve/3 shuffled 1: 0..8 10..12 = cave-troll.3 changeling census-clerk deserter silk-widow charcoal-burner standing-stone hollow-minstrel bone-collector poacher white-hart blind-owl
bag       6 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       7 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress undying-choir bell-ringer mirror-knight pyre-priest vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       9 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = vigil-of-the-saints council-of-crowns
bag       11 boss-deck shuffled 1: 0..2 = iron-ledger black-gauntlet hollow-mask
pile      deck/1: ?0/0..21
pile      hand/1: basic-0.3 basic-0.4 basic-0.5
pile      discard/1: basic-0.1 basic-0.2
pile      level-1/a: ?1/10..12 orc
pile      level-1/b: ?1/6..8 kobold.1
pile      level-2/a: ?3/10..12 lost-goblin
pile      level-2/b: ?3/6..8 marsh-toad.1
pile      level-3/a: ?5/10..12 cave-troll.1
pile      level-3/b: ?5/6..8 cave-troll.2
pile      level-4/a: ?7/10..12 warden-golem.1
pile      level-4/b: ?7/6..8 warden-golem.2
pile      level-5/a: ?9/10..12 gate-demon.1
pile      level-5/b: ?9/6..8 gate-demon.2
pile      boss-deck: ?11/0..2 cold-throne
pile      reserve/1: ?1/1..5
pile      reserve/2: ?3/0..5
pile      reserve/3: ?5/0..5
pile      reserve/4: ?7/0..5
pile      reserve/5: ?9/0..5
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: back-at-the-village attic-finds hot-spring eel-supper barrow-gifts ring-of-druids dwarven-forge oath-stone dragons-share last-muster
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 rousing-ballad healing-hands great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide
key       agenda []
key       shuffles [2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [0]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 1
key       withoutAbsent 0
key       heroSeat [0,-1,-1,0]
key       token 0
key       track 0
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [138,139,142,143,146,147,150,151,154,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 0
key       enemy 55
key       turn 0
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`

export const goOnPosition = `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=easy · boss=dark-lord · start=1 · without-absent=false · heroes=["barbarian+thief"]
pack      house sha256:0000000000000000000000000000000000000000000000000000000000000000
at        match.whereTo
at        dungeon.goOn dungeon=0 spaces=1 reward=0
bag       0 deck/1 shuffled 2: 0..4 = basic-0.1 basic-1.1 basic-1.2 basic-1.3 basic-1.4
bag       1 reserve/1 shuffled 1: 0..8 10..12 = kobold.3 orc bandit.1 bandit.2 cellar-rats larder-mimic brewery-ghost spiderling kobold-sapper stray-hound gravedigger tavern-brawler
bag       2 rewards/1 shuffled 1: 0..1 = free-round rumour-at-the-well
bag       3 reserve/2 shuffled 1: 0..8 10..12 = marsh-toad.2 marsh-toad.3 marsh-leeches.1 marsh-leeches.2 laughing-imp will-o-the-wisp bridge-troll mud-witch weavers-apprentice thieving-magpies quarry-hand drowned-bailiff
bag       4 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       5 reserve/3 shuffled 1: 0..8 10..12 = cave-troll.3 changeling census-clerk deserter silk-widow charcoal-burner standing-stone hollow-minstrel bone-collector poacher white-hart blind-owl
bag       6 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       7 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress undying-choir bell-ringer mirror-knight pyre-priest vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       9 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = vigil-of-the-saints council-of-crowns
bag       11 boss-deck shuffled 1: 0..2 = iron-ledger black-gauntlet hollow-mask
pile      deck/1: ?0/0..4
pile      discard/1: kobold.1 theft battle-rage basic-1.12 basic-1.11 basic-1.10 basic-1.9 basic-1.8 basic-1.7 basic-1.6 basic-1.5 basic-0.12 basic-0.11 basic-0.10 basic-0.9 basic-0.8 basic-0.7 basic-0.6 basic-0.5 basic-0.4 basic-0.3 basic-0.2
pile      level-1/a: ?1/10..12
pile      level-1/b: ?1/6..8 kobold.2
pile      level-2/a: ?3/10..12 lost-goblin
pile      level-2/b: ?3/6..8 marsh-toad.1
pile      level-3/a: ?5/10..12 cave-troll.1
pile      level-3/b: ?5/6..8 cave-troll.2
pile      level-4/a: ?7/10..12 warden-golem.1
pile      level-4/b: ?7/6..8 warden-golem.2
pile      level-5/a: ?9/10..12 gate-demon.1
pile      level-5/b: ?9/6..8 gate-demon.2
pile      boss-deck: ?11/0..2 cold-throne
pile      reserve/1: ?1/0..5
pile      reserve/2: ?3/0..5
pile      reserve/3: ?5/0..5
pile      reserve/4: ?7/0..5
pile      reserve/5: ?9/0..5
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: back-at-the-village attic-finds hot-spring eel-supper barrow-gifts ring-of-druids dwarven-forge oath-stone dragons-share last-muster
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 rousing-ballad healing-hands great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide
key       agenda []
key       shuffles [2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [0]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 1
key       withoutAbsent 0
key       heroSeat [0,-1,-1,0]
key       token 0
key       track 0
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [138,139,142,143,146,147,150,151,154,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 0
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 1
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`

export const rewardPosition = `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=easy · boss=dark-lord · start=1 · without-absent=false · heroes=["barbarian+thief"]
pack      house sha256:0000000000000000000000000000000000000000000000000000000000000000
at        match.whereTo
at        dungeon.afterCombat dungeon=2 spaces=0 reward=0
at        combat.endStep turns=1
at        turn.keep seat=0 size=3
bag       0 deck/1 shuffled 1: 2..25 = basic-0.1 basic-0.2 basic-0.3 basic-0.4 basic-0.5 basic-0.6 basic-0.7 basic-0.8 basic-0.9 basic-0.10 basic-0.11 basic-0.12 basic-1.3 basic-1.4 basic-1.5 basic-1.6 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage theft
bag       1 reserve/1 shuffled 1: 1..8 10..12 = kobold.3 orc bandit.1 bandit.2 cellar-rats brewery-ghost spiderling kobold-sapper stray-hound gravedigger tavern-brawler
bag       2 rewards/1 shuffled 1: 0..1 = free-round rumour-at-the-well
bag       3 reserve/2 shuffled 1: 0..8 10..12 = lost-goblin marsh-toad.3 marsh-leeches.1 marsh-leeches.2 laughing-imp will-o-the-wisp bridge-troll mud-witch weavers-apprentice thieving-magpies quarry-hand drowned-bailiff
bag       4 rewards/2 shuffled 1: 0..1 = market-barge beacon-on-the-hill
bag       5 reserve/3 shuffled 1: 0..8 10..12 = cave-troll.3 changeling census-clerk deserter silk-widow charcoal-burner standing-stone hollow-minstrel bone-collector poacher white-hart blind-owl
bag       6 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       7 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.3 old-giant archivist-lich dark-herald furnace-drake quarry-overseer royal-seamstress undying-choir bell-ringer mirror-knight pyre-priest vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       9 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper hydra war-drummer ferryman
bag       10 rewards/5 shuffled 1: 0..1 = vigil-of-the-saints council-of-crowns
bag       11 boss-deck shuffled 1: 0..2 = iron-ledger black-gauntlet hollow-mask
pile      deck/1: ?0/2..25
pile      hand/1: larder-mimic basic-1.1 basic-1.2
pile      level-1/a: ?1/10..12 kobold.1
pile      level-1/b: ?1/6..8 kobold.2
pile      level-2/a: marsh-toad.1
pile      level-2/b: ?3/6..8 marsh-toad.2
pile      level-3/a: ?5/10..12 cave-troll.1
pile      level-3/b: ?5/6..8 cave-troll.2
pile      level-4/a: ?7/10..12 warden-golem.1
pile      level-4/b: ?7/6..8 warden-golem.2
pile      level-5/a: ?9/10..12 gate-demon.1
pile      level-5/b: ?9/6..8 gate-demon.2
pile      boss-deck: ?11/0..2 cold-throne
pile      reserve/1: ?1/1..5
pile      reserve/2: ?3/0..5
pile      reserve/3: ?5/0..5
pile      reserve/4: ?7/0..5
pile      reserve/5: ?9/0..5
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: back-at-the-village attic-finds hot-spring eel-supper barrow-gifts ring-of-druids dwarven-forge oath-stone dragons-share last-muster
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 rousing-ballad healing-hands great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide ?3/10..12
key       agenda []
key       shuffles [1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [0]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 1
key       withoutAbsent 0
key       heroSeat [0,-1,-1,0]
key       token 0
key       track 0
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [138,139,142,143,146,147,150,151,154,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,1]
key       here 2
key       enemy 67
key       turn 0
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`
