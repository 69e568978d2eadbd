import type { Puzzle } from '@muster/engine'

export const p334e1f: Puzzle = {
  id: 'p334e1f',
  difficulty: 1,
  steps: [
    [
      { text: 'leave level-3/b', chance: 49 },
      { text: 'go-on', chance: 13 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=hard · boss=chaos-dragon · start=random · without-absent=false · heroes=[bard, thief, barbarian, cleric]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.goOn dungeon=5 spaces=1 reward=0
bag       0 deck/3 shuffled 16:  =
bag       1 deck/1 shuffled 12: 0..9 = basic-0.7 basic-1.2 basic-1.4 basic-1.6 rousing-ballad bandit.2 stray-hound marsh-toad.2 cave-troll.1 old-giant
bag       2 deck/2 shuffled 14: 0..2 = basic-0.17 basic-1.8 theft
bag       3 deck/4 shuffled 10: 0 = basic-0.22
bag       4 reserve/1 shuffled 1: 0..4 = larder-mimic brewery-ghost kobold-sapper gravedigger tavern-brawler
bag       5 rewards/1 shuffled 1: 0..1 = attic-finds rumour-at-the-well
bag       6 reserve/2 shuffled 1: 0 10..12 = marsh-toad.1 marsh-toad.3 laughing-imp mud-witch
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       8 reserve/3 shuffled 1: 0..6 = cave-troll.2 cave-troll.3 standing-stone hollow-minstrel bone-collector white-hart blind-owl
bag       9 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       10 reserve/4 shuffled 1: 0..8 = warden-golem.1 warden-golem.3 archivist-lich dark-herald quarry-overseer undying-choir bell-ringer pyre-priest vault-sprite
bag       11 rewards/4 shuffled 1: 0..1 = dwarven-forge oath-stone
bag       12 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.2 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard living-wall nightmare hoard-keeper hydra war-drummer ferryman
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       14 boss-deck shuffled 1: 0..2 = wings-of-ash burning-hoard breath-of-flame
pile      deck/1: ?1/0..9
pile      hand/1:
pile      played/1:
pile      discard/1: basic-1.5 quarry-hand cellar-rats basic-1.3 basic-1.1 basic-0.6
pile      deck/2: ?2/0..2
pile      hand/2:
pile      played/2:
pile      discard/2: basic-1.9 bridge-troll basic-0.10 basic-0.12 will-o-the-wisp marsh-leeches.2 basic-1.7 basic-1.12 basic-1.11 basic-1.10 thieving-magpies kobold.2
pile      deck/3:
pile      hand/3:
pile      played/3:
pile      discard/3: deserter basic-1.16 kobold.3 basic-1.14 poacher battle-rage basic-1.18 basic-1.13 basic-1.15 basic-1.17 bandit.1 basic-0.18 census-clerk spiderling weavers-apprentice
pile      deck/4: ?3/0
pile      hand/4:
pile      played/4:
pile      discard/4: silk-widow basic-1.21 basic-1.22 marsh-leeches.1 basic-1.24 healing-hands basic-1.19 basic-0.24 kobold.1 changeling orc basic-1.20 basic-0.23 basic-1.23
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: ?6/10..12 drowned-bailiff
pile      level-2/b:
pile      level-3/a: charcoal-burner
pile      level-3/b: ?8/6
pile      level-4/a: warden-golem.2 royal-seamstress furnace-drake
pile      level-4/b: ?10/6..8 mirror-knight
pile      level-5/a: ?12/10..12 fallen-saint
pile      level-5/b: ?12/6..8 lady-in-waiting
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 heart-of-chaos lost-goblin
pile      reserve/1: ?4/0..4
pile      reserve/2: ?6/0
pile      reserve/3: ?8/0..5
pile      reserve/4: ?10/0..5
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-0.13 basic-0.14 basic-0.19 basic-0.20 basic-0.1 basic-0.2 basic-0.11 basic-0.8 basic-0.15 basic-0.21 basic-0.3 basic-0.9 basic-0.16 basic-0.4 basic-0.5
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: beacon-on-the-hill ring-of-druids barrow-gifts sealed-armoury silence-of-the-bells council-of-crowns last-muster
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss granite-skin weight-of-the-mountain slow-footfall landslide back-at-the-village free-round eel-supper
key       agenda []
key       shuffles [12,0,0,0,14,0,0,0,16,0,0,0,10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 2
key       boss 2
key       players 4
key       withoutAbsent 0
key       heroSeat [2,0,3,1]
key       token 2
key       track 12
key       trackStart 4
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,145,-1,147,146,152,153,157,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,2]
key       here 5
key       enemy -1
key       turn -1
key       turnNumber 0
key       outcome 1
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings []
`,
}
