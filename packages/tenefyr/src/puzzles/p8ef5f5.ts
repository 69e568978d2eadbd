import type { Puzzle } from '@muster/engine'

export const p8ef5f5: Puzzle = {
  id: 'p8ef5f5',
  difficulty: 2,
  steps: [
    [
      { text: 'reward 1', chance: 78 },
      { text: 'reward 2', chance: 64 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=easy · boss=stone-titan · start=random · without-absent=false · heroes=[barbarian, bard, cleric, thief]
pack      house sha256:1a7d7242fb153e144fec21781d3e57bb908b266c52f4a381b8c7b4e3e65d04dd
at        match.whereTo
at        dungeon.done dungeon=4 spaces=1 reward=148
at        reward.eachChooses card=147 seat=3 taken=2 option=0
bag       0 reserve/1 shuffled 8: 0..8 = ?4/4 ?4/3 ?4/1 kobold.1 kobold.2 kobold.3 bandit.1 stray-hound tavern-brawler
bag       1 deck/1 shuffled 27: 0..13 = basic-1.5 basic-1.6 basic-1.14 gravedigger marsh-toad.3 drowned-bailiff cave-troll.1 bone-collector white-hart blind-owl warden-golem.3 archivist-lich furnace-drake gate-demon.1
bag       2 reserve/3 shuffled 2: 0..5 = cave-troll.2 cave-troll.3 changeling census-clerk silk-widow charcoal-burner
bag       3 reserve/2 shuffled 3: 0 = marsh-leeches.1
bag       4 reserve/1 shuffled 1: 1 3..4 = bandit.2 larder-mimic brewery-ghost
bag       5 rewards/1 shuffled 1: 0..1 = back-at-the-village rumour-at-the-well
bag       6 reserve/4 shuffled 8: 0..3 = old-giant dark-herald royal-seamstress mirror-knight
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       8 reserve/5 shuffled 5: 0..5 = lady-in-waiting living-wall fallen-saint nightmare hoard-keeper ferryman
bag       9 rewards/3 shuffled 1: 0..1 = kings-road moonless-watch
bag       10 deck/2 shuffled 26: 0..14 = basic-1.12 rousing-ballad orc cellar-rats spiderling laughing-imp will-o-the-wisp weavers-apprentice hollow-minstrel poacher quarry-overseer vault-sprite gate-demon.2 horned-duke war-drummer
bag       11 rewards/4 shuffled 1: 0..1 = oath-stone silence-of-the-bells
bag       12 deck/3 shuffled 30: 0..8 = basic-1.15 basic-1.16 basic-1.17 basic-1.18 lost-goblin mud-witch thieving-magpies quarry-hand gate-demon.3
bag       13 rewards/5 shuffled 1: 0..1 = last-muster council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = granite-skin slow-footfall landslide
bag       15 deck/4 shuffled 26: 0..11 = marsh-toad.1 marsh-leeches.2 bridge-troll deserter standing-stone warden-golem.1 warden-golem.2 undying-choir pyre-priest brood-mother captain-of-the-black-guard hydra
bag       16 deck/4 shuffled 24:  =
bag       17 reserve/4 shuffled 4:  =
pile      deck/1: ?1/0..13
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2: ?10/0..14
pile      hand/2:
pile      played/2:
pile      discard/2:
pile      deck/3: ?12/0..8
pile      hand/3:
pile      played/3:
pile      discard/3:
pile      deck/4: ?15/0..11
pile      hand/4:
pile      played/4:
pile      discard/4:
pile      level-1/a:
pile      level-1/b:
pile      level-2/a: marsh-toad.2
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
pile      boss-deck: ?14/0..2 weight-of-the-mountain
pile      reserve/1: ?0/0..8
pile      reserve/2: ?3/0
pile      reserve/3: ?2/0..5
pile      reserve/4: ?6/0..3
pile      reserve/5: ?8/0..5
pile      reserve/none: basic-0.20 basic-0.18 basic-0.1 basic-0.19 basic-0.7 basic-0.8 basic-0.13 basic-0.14 basic-0.21 basic-0.22 basic-0.2 battle-rage basic-0.24 basic-0.23 theft basic-0.3 basic-0.4 basic-1.7 basic-1.8 basic-0.15 basic-0.5 basic-0.6 basic-0.9 basic-0.10 basic-0.11 basic-0.16 basic-0.17 healing-hands basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 basic-1.1 basic-1.2 basic-1.3 basic-1.4 basic-0.12 basic-1.9 basic-1.10 basic-1.11 basic-1.13
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: beacon-on-the-hill
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame attic-finds kobold-sapper free-round barrow-gifts dwarven-forge bell-ringer vigil-of-the-saints dragons-share eel-supper sealed-armoury ring-of-druids
key       agenda []
key       shuffles [27,0,0,0,26,0,0,0,30,0,0,0,26,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,8,3,2,8,5,0,1,1,1,1,1,0,0,0]
key       rolls [1]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 3
key       players 4
key       withoutAbsent 0
key       heroSeat [0,1,2,3]
key       token 1
key       track 14
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [-1,-1,145,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,1]
key       here -1
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
