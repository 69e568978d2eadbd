import type { Puzzle } from '@muster/engine'

export const p0c9a0f: Puzzle = {
  id: 'p0c9a0f',
  difficulty: 3,
  steps: [
    [
      { text: 'choose 2 dark-herald', chance: 66 },
      { text: 'choose 1 dark-herald', chance: 38 },
    ],
  ],
  position: `muster 1 position
game      tenefyr 1.0.0
options   players=1 · profile="2019" · mode=normal · level=easy · boss=random · start=random · without-absent=false · heroes=["cleric+barbarian"]
pack      house sha256:c94bf468ac05d75c14184e142db5bb17bf1895244b56c6e504cdafdea59926d2
at        match.done
at        boss-fight.afterCombat
at        combat.nextTurn turns=0
at        moment.next moment=0 from=0
at        choose.ask node=104 seat=0 card=99
bag       0 reserve/2 shuffled 3: 0..7 = ?3/5 ?3/4 ?3/3 ?3/2 ?3/1 ?3/0 marsh-toad.3 quarry-hand
bag       1 reserve/1 shuffled 1: 0..3 10..12 = kobold.1 kobold.2 bandit.1 bandit.2 spiderling stray-hound gravedigger
bag       2 rewards/1 shuffled 1: 0..1 = back-at-the-village free-round
bag       3 reserve/2 shuffled 1: 0..5 10..11 = lost-goblin marsh-toad.1 marsh-leeches.1 laughing-imp will-o-the-wisp mud-witch weavers-apprentice thieving-magpies
bag       4 rewards/2 shuffled 1: 0..1 = hot-spring beacon-on-the-hill
bag       5 reserve/3 shuffled 1: 0..2 = cave-troll.2 standing-stone white-hart
bag       6 rewards/3 shuffled 1: 0..1 = barrow-gifts kings-road
bag       7 reserve/4 shuffled 1: 0..2 = archivist-lich undying-choir vault-sprite
bag       8 rewards/4 shuffled 1: 0..1 = sealed-armoury silence-of-the-bells
bag       9 reserve/5 shuffled 1: 0..5 = gate-demon.1 brood-mother nightmare hoard-keeper hydra war-drummer
bag       10 rewards/5 shuffled 1: 0..1 = dragons-share vigil-of-the-saints
bag       11 boss-deck shuffled 1: 0..2 = cold-throne black-gauntlet hollow-mask
bag       12 reserve/1 shuffled 4: 0..6 = ?1/3 ?1/2 ?1/1 ?1/0 kobold.3 cellar-rats brewery-ghost
bag       13 reserve/3 shuffled 5: 0..5 = ?5/2 ?5/1 ?5/0 changeling silk-widow bone-collector
bag       14 deck/1 shuffled 30: 0..41 = basic-0.10 basic-0.11 basic-0.12 basic-1.2 basic-1.3 basic-1.4 basic-1.6 basic-1.7 basic-1.8 basic-1.9 basic-1.10 basic-1.11 basic-1.12 battle-rage healing-hands larder-mimic tavern-brawler marsh-leeches.2 bridge-troll drowned-bailiff cave-troll.1 cave-troll.3 census-clerk charcoal-burner hollow-minstrel poacher blind-owl warden-golem.1 warden-golem.2 old-giant furnace-drake quarry-overseer royal-seamstress mirror-knight gate-demon.2 gate-demon.3 horned-duke captain-of-the-black-guard lady-in-waiting living-wall fallen-saint ferryman
pile      deck/1: ?14/0..41
pile      hand/1:
pile      played/1:
pile      discard/1:
pile      deck/2:
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
pile      level-1/a: ?1/10..12 orc
pile      level-1/b:
pile      level-2/a: ?3/10..11 marsh-toad.2
pile      level-2/b:
pile      level-3/a:
pile      level-3/b:
pile      level-4/a:
pile      level-4/b: warden-golem.3
pile      level-5/a:
pile      level-5/b:
pile      made-1:
pile      made-2:
pile      made-3:
pile      made-4:
pile      made-5:
pile      made-6:
pile      boss-deck: ?11/0..2 iron-ledger deserter dark-herald
pile      reserve/1: ?12/0..6
pile      reserve/2: ?0/0..7
pile      reserve/3: ?13/0..5
pile      reserve/4: ?7/0..2
pile      reserve/5: ?9/0..5
pile      reserve/none: basic-0.6 basic-0.1 basic-0.2 basic-1.1 basic-0.3 basic-0.4 basic-0.9 basic-0.5 basic-0.7 basic-0.8 basic-1.5
pile      rewards/1: ?2/0..1
pile      rewards/2: ?4/0..1
pile      rewards/3: ?6/0..1
pile      rewards/4: ?8/0..1
pile      rewards/5: ?10/0..1
pile      rewards-out: rumour-at-the-well eel-supper dwarven-forge
pile      offer:
pile      box: basic-0.13 basic-0.14 basic-0.15 basic-0.16 basic-0.17 basic-0.18 basic-0.19 basic-0.20 basic-0.21 basic-0.22 basic-0.23 basic-0.24 basic-1.13 basic-1.14 basic-1.15 basic-1.16 basic-1.17 basic-1.18 basic-1.19 basic-1.20 basic-1.21 basic-1.22 basic-1.23 basic-1.24 rousing-ballad theft great-web cocoon ten-thousand-children venomous-kiss wings-of-ash burning-hoard heart-of-chaos breath-of-flame granite-skin weight-of-the-mountain slow-footfall landslide attic-finds kobold-sapper market-barge moonless-watch ring-of-druids oath-stone pyre-priest bell-ringer last-muster council-of-crowns
key       agenda []
key       shuffles [30,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,4,3,5,1,1,0,1,1,1,1,1,0,0,0]
key       rolls [2]
key       result 0
key       profile 2
key       mode 0
key       level 0
key       boss 0
key       players 1
key       withoutAbsent 0
key       heroSeat [0,-1,0,-1]
key       token 0
key       track 14
key       trackStart 0
key       skull 14
key       dungeonLevel [1,1,2,2,3,3,4,4,5,5,0,0,0,0,0,0,0]
key       dungeonReward [141,-1,143,-1,-1,-1,-1,150,-1,-1,-1,-1,-1,-1,-1,-1,-1]
key       faceUp [1,0,1,0,0,0,0,1,0,0,0,0,0,0,0,0,3]
key       here 16
key       enemy 99
key       turn -1
key       turnNumber 0
key       outcome 0
key       bonus [0,0,0,0]
key       enemyBonus 0
key       doubled [[],[],[],[]]
key       blessings [2,1,0]
`,
}
