import type { Puzzle } from '@muster/engine'

export const p7e6cc2: Puzzle = {
  id: 'p7e6cc2',
  difficulty: 2,
  steps: [
    [
      { text: 'keep', chance: 30 },
      { text: 'new-hand', chance: 15 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=normal · boss=stone-titan · start=random · without-absent=false · heroes=[barbarian, cleric, thief, bard]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.afterCombat dungeon=5 spaces=0 reward=0
at        combat.endStep turns=4
at        turn.keep seat=0 size=3
bag       0 deck/1 shuffled 9: 0..12 = basic-0.1 basic-0.3 basic-0.4 basic-0.5 basic-0.6 basic-1.1 basic-1.3 basic-1.4 basic-1.5 basic-1.6 bandit.1 stray-hound marsh-toad.2
bag       1 deck/4 shuffled 9: 0..11 = basic-0.8 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.19 basic-1.20 basic-1.23 basic-1.24 spiderling marsh-leeches.2
bag       2 deck/2 shuffled 12: 0..13 = basic-0.11 basic-0.12 basic-0.14 basic-1.7 basic-1.9 basic-1.10 basic-1.11 basic-1.12 healing-hands kobold.3 larder-mimic tavern-brawler marsh-leeches.1 weavers-apprentice
bag       3 deck/3 shuffled 8: 0..9 = basic-0.15 basic-0.16 basic-0.17 basic-1.14 basic-1.16 basic-1.18 theft laughing-imp will-o-the-wisp bridge-troll
bag       4 reserve/1 shuffled 1: 10..11 = kobold.2 cellar-rats
bag       5 rewards/1 shuffled 1: 0..1 = back-at-the-village rumour-at-the-well
bag       6 reserve/2 shuffled 1: 0..3 = marsh-toad.3 thieving-magpies quarry-hand drowned-bailiff
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       8 reserve/3 shuffled 1: 0..7 10..12 = cave-troll.1 cave-troll.2 cave-troll.3 changeling census-clerk silk-widow charcoal-burner hollow-minstrel bone-collector white-hart blind-owl
bag       9 rewards/3 shuffled 1: 0..1 = barrow-gifts ring-of-druids
bag       10 reserve/4 shuffled 1: 0..8 10..12 = warden-golem.1 warden-golem.2 warden-golem.3 old-giant archivist-lich dark-herald quarry-overseer royal-seamstress undying-choir bell-ringer mirror-knight pyre-priest
bag       11 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       12 reserve/5 shuffled 1: 0..8 10..12 = gate-demon.1 gate-demon.3 horned-duke brood-mother captain-of-the-black-guard lady-in-waiting living-wall fallen-saint nightmare hoard-keeper war-drummer ferryman
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = granite-skin slow-footfall landslide
bag       15 reserve/1 shuffled 5: 0..1 = orc bandit.2
pile      deck/1: ?0/0..12
pile      hand/1: basic-1.2 battle-rage marsh-toad.1
pile      played/1: basic-0.2
pile      discard/1:
pile      deck/2: ?2/0..13
pile      hand/2:
pile      played/2: basic-0.9 basic-1.8 gravedigger basic-0.10
pile      discard/2:
pile      deck/3: ?3/0..9
pile      hand/3:
pile      played/3: brewery-ghost basic-1.13 basic-1.17 basic-0.18
pile      discard/3:
pile      deck/4: ?1/0..11
pile      hand/4:
pile      played/4: basic-1.21 basic-1.22 rousing-ballad
pile      discard/4:
pile      level-1/a: ?4/10..11 kobold.1
pile      level-1/b:
pile      level-2/a:
pile      level-2/b: mud-witch
pile      level-3/a: ?8/10..12 standing-stone
pile      level-3/b: poacher ?8/6..7 deserter
pile      level-4/a: ?10/10..12 vault-sprite
pile      level-4/b: ?10/6..8 furnace-drake
pile      level-5/a: ?12/10..12 hydra
pile      level-5/b: ?12/6..8 gate-demon.2
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 weight-of-the-mountain lost-goblin
pile      reserve/1: ?15/0..1
pile      reserve/2: ?6/0..3
pile      reserve/3: ?8/0..5
pile      reserve/4: ?10/0..5
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-1.15 basic-0.13 basic-0.19 basic-0.7
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: free-round beacon-on-the-hill kings-road moonless-watch dwarven-forge oath-stone vigil-of-the-saints last-muster
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame attic-finds kobold-sapper eel-supper
key       agenda []
key       shuffles [9,0,0,0,12,0,0,0,8,0,0,0,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,5,1,1,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 1
key       boss 3
key       players 4
key       withoutAbsent 0
key       heroSeat [0,3,1,2]
key       token 1
key       track 6
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [140,-1,-1,145,148,149,150,151,156,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,0,1,1,1,1,1,1,1,0,0,0,0,0,0,2]
key       here 5
key       enemy 85
key       turn 0
key       turnNumber 3
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 2
key       doubled [[0],[0,0,0,0],[0,0,0,0],[0,0,0]]
key       blessings []
`,
}
