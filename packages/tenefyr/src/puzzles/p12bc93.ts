import type { Puzzle } from '@muster/engine'

export const p12bc93: Puzzle = {
  id: 'p12bc93',
  difficulty: 3,
  steps: [
    [
      { text: 'play many-heads', chance: 43 },
      { text: 'play basic-1', chance: 28 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=4 · profile="2019" · mode=normal · level=normal · boss=stone-titan · start=random · without-absent=false · heroes=[barbarian, cleric, thief, bard]
pack      house sha256:ed8ab19369ecbff346af558cadb6d0a3fb14453a01ab5bc3febc55e0522d5283
at        match.whereTo
at        dungeon.afterCombat dungeon=9 spaces=1 reward=0
at        combat.endStep turns=3
at        turn.done seat=3 size=3
at        play.choose seat=3 card=21
bag       0 deck/1 shuffled 17: 0..6 = basic-0.4 basic-0.6 basic-1.6 battle-rage marsh-toad.1 changeling furnace-drake
bag       1 deck/2 shuffled 27: 0..4 = basic-0.12 basic-1.8 basic-1.12 gravedigger weavers-apprentice
bag       2 deck/3 shuffled 18: 0 = gate-demon.2
bag       3 deck/4 shuffled 18: 0..3 = basic-1.23 quarry-overseer vault-sprite fallen-saint
bag       4 reserve/1 shuffled 1: 10..11 = kobold.2 cellar-rats
bag       5 rewards/1 shuffled 1: 0..1 = back-at-the-village rumour-at-the-well
bag       6 reserve/2 shuffled 4: 0..1 = thieving-magpies quarry-hand
bag       7 rewards/2 shuffled 1: 0..1 = hot-spring market-barge
bag       8 reserve/3 shuffled 1: 0..5 = cave-troll.2 cave-troll.3 silk-widow charcoal-burner hollow-minstrel white-hart
bag       9 rewards/3 shuffled 1: 0..1 = barrow-gifts ring-of-druids
bag       10 reserve/4 shuffled 1: 0..3 10 = warden-golem.1 warden-golem.3 old-giant archivist-lich royal-seamstress
bag       11 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       12 reserve/5 shuffled 1: 0..5 = gate-demon.1 gate-demon.3 horned-duke captain-of-the-black-guard living-wall nightmare
bag       13 rewards/5 shuffled 1: 0..1 = dragons-share council-of-crowns
bag       14 boss-deck shuffled 1: 0..2 = granite-skin slow-footfall landslide
bag       15 reserve/4 shuffled 2: 0..4 = ?10/3 ?10/2 ?10/1 ?10/0 dark-herald
pile      deck/1: ?0/0..6
pile      hand/1:
pile      played/1:
pile      discard/1: basic-1.4 marsh-toad.2 bandit.1 stray-hound basic-1.2 deserter basic-0.18 basic-0.5 undying-choir basic-1.3 basic-1.5
pile      deck/2: ?1/0..4
pile      hand/2:
pile      played/2: basic-1.7 blind-owl healing-hands standing-stone
pile      discard/2: basic-1.1 basic-0.14 basic-1.9 larder-mimic marsh-leeches.1 basic-1.11 warden-golem.2 basic-1.10 basic-0.11 tavern-brawler kobold.3
pile      deck/3: ?2/0
pile      hand/3:
pile      played/3: bridge-troll bandit.2 theft
pile      discard/3: cave-troll.1 poacher orc ferryman marsh-toad.3 will-o-the-wisp brewery-ghost basic-1.18 drowned-bailiff bone-collector laughing-imp
pile      deck/4: ?3/0..3
pile      hand/4: basic-1.19 hydra
pile      played/4: basic-0.22
pile      discard/4: basic-1.22 basic-1.20 basic-0.23 marsh-leeches.2 spiderling basic-1.24 rousing-ballad basic-1.21 basic-0.21 basic-0.24
pile      level-1/a: ?4/10..11 kobold.1
pile      level-1/b:
pile      level-2/a:
pile      level-2/b: mud-witch
pile      level-3/a: census-clerk
pile      level-3/b:
pile      level-4/a: pyre-priest ?10/10 mirror-knight
pile      level-4/b: bell-ringer
pile      level-5/a: war-drummer lady-in-waiting
pile      level-5/b: hoard-keeper brood-mother
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?14/0..2 weight-of-the-mountain lost-goblin
pile      reserve/1:
pile      reserve/2: ?6/0..1
pile      reserve/3: ?8/0..5
pile      reserve/4: ?15/0..4
pile      reserve/5: ?12/0..5
pile      reserve/none: basic-1.15 basic-0.13 basic-0.19 basic-0.7 basic-0.1 basic-0.17 basic-0.9 basic-0.10 basic-0.15 basic-0.16 basic-0.8 basic-0.20 basic-0.2 basic-0.3 basic-1.13 basic-1.16 basic-1.14 basic-1.17
pile      rewards/1: ?5/0..1
pile      rewards/2: ?7/0..1
pile      rewards/3: ?9/0..1
pile      rewards/4: ?11/0..1
pile      rewards/5: ?13/0..1
pile      rewards-out: free-round beacon-on-the-hill kings-road dwarven-forge oath-stone vigil-of-the-saints last-muster
pile      offer:
pile      box: cold-throne iron-ledger black-gauntlet hollow-mask great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame attic-finds kobold-sapper eel-supper moonless-watch
key       agenda []
key       shuffles [17,0,0,0,27,0,0,0,18,0,0,0,18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,5,4,1,2,1,0,1,1,1,1,1,0,0,0]
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
key       track 13
key       trackStart 2
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [140,-1,-1,145,148,-1,150,151,156,155,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,0,1,1,0,1,1,1,1,0,0,0,0,0,0,2]
key       here 9
key       enemy 112
key       turn 3
key       turnNumber 2
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[1,0,0,0],[0,0,0],[0]]
key       blessings []
`,
}
