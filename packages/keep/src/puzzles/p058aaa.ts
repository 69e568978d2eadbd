import type { Puzzle } from '@muster/engine'

export const p058aaa: Puzzle = {
  id: 'p058aaa',
  difficulty: 1,
  steps: [
    [
      { text: 'use-left move', chance: 83 },
      { text: 'finish', chance: 40 },
      { text: 'use-right activate', chance: 35 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=6 · scenario=black-market · level=steady · clans=[gnolls, ghosts, gremlins, red-dragon, witches, skeletons]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=6
at        turn.next seat=4
at        playing.which seat=4 card=81 side=0 used=0
bag       0 deck/1 shuffled 2: 0..5 = blood-scent.1 pack-hunt.1 pack-hunt.2 loping-run.2 howl den-call.1
bag       1 deck/2 shuffled 2: 0..5 = drift.2 drift.3 chill.2 seance.1 haunt.1 haunt.2
bag       2 deck/3 shuffled 1: 0..2 = tinker.3 prank popping-out.2
bag       3 deck/5 shuffled 2: 0 = hex.1
bag       4 deck/4 shuffled 3: 0..5 = wingbeat.2 wingbeat.3 fire-breath.2 fire-breath.3 tail-sweep.1 tail-sweep.2
bag       5 deck/6 shuffled 1: 0..2 = rise-again.2 rattle.2 grave-toll
bag       6 guild shuffled 1: 0..7 = warrior-swords warrior-hats warrior-eye rogue-jewel archer-jewel archer-swords archer-hats somebody-whistles.2
bag       7 tiles shuffled 1: 0..1 = laboratory builder
bag       8 treasures/1 shuffled 1: 0..5 7 = spill-1.1 spill-1.3 curse-1.1 curse-1.2 heal-1.1 heal-1.2 prisoner-1
bag       9 treasures/2 shuffled 1: 0..5 = spill-2 curse-2.1 curse-2.2 heal-2.1 heal-2.2 prisoner-2
bag       10 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       11 treasures/4 shuffled 1: 0 = defeat-4
bag       12 loot shuffled 1: 0..52 = spider.1 cave-bat.1 cave-bat.2 war-boar.1 war-boar.2 pack-rat.1 guard-hound.1 guard-hound.2 giant-toad.1 giant-toad.2 basilisk.1 basilisk.2 bitter-brew.1 bitter-brew.2 bitter-brew.3 haste.1 haste.2 second-wind.1 second-wind.2 fire-flask.1 troll-blood.1 troll-blood.2 thick-air.1 thick-air.2 growth philtre-of-gold sword.1 sword.2 sword.3 axe.1 axe.2 shield.1 shield.2 toolbox.1 crossbow.1 crossbow.2 bear-trap.1 bear-trap.2 war-drum rope-and-hook firebolt.2 firebolt.3 doorway.1 doorway.2 recall.2 tactics.1 tactics.2 storm.1 storm.2 wards.1 wards.2 foresight bargain
pile      deck/1: ?0/0..5
pile      hand/1: hired-muscle loping-run.1 blood-scent.2 den-call.2
pile      play/1:
pile      discard/1:
pile      deck/2: ?1/0..5
pile      hand/2: poltergeist drift.1 seance.2
pile      play/2: chill.1
pile      discard/2:
pile      deck/3: ?2/0..2
pile      hand/3: tinker.2 scamper.1 tinker.1 scamper.2
pile      play/3:
pile      discard/3: popping-out.1 tripwire.1 tripwire.2
pile      deck/4: ?4/0..5
pile      hand/4: back-to-the-roost fire-breath.1 count-the-hoard wingbeat.1
pile      play/4:
pile      discard/4:
pile      deck/5: ?3/0
pile      hand/5: stir-the-pot chalk-circle coven-call.1 hex.2 hex.3
pile      play/5: broomstick.3 broomstick.1 coven-call.2 broomstick.2
pile      discard/5:
pile      deck/6: ?5/0..2
pile      hand/6: rise-again.3 rise-again.1 bone-dig.2 bone-dig.1 rattle.1 shield-wall.1
pile      play/6: shield-wall.2
pile      discard/6:
pile      loot: recall.1 pack-rat.2 spider.2 toolbox.2 ?12/0..52
pile      row: fire-flask.2 firebolt.1 owlbear
pile      guild: ?6/0..7
pile      guild-discard: mage-hats somebody-whistles.1 mage-eye archer-eye warrior-jewel rogue-bones mage-swords rogue-hats warrior-bones warrior-special mage-jewel rogue-special rogue-swords archer-bones mage-bones mage-special rogue-eye archer-special
pile      treasures/1: ?8/0..5
pile      treasures/2: ?9/0..4
pile      treasures/3: ?10/0..3
pile      treasures/4:
pile      treasure/vault: ?11/0
pile      treasure/library: ?8/7
pile      treasure/sewers:
pile      treasure/cemetery: ?9/5
pile      treasure/workshop:
pile      treasure/forge:
pile      treasure/beast-trainer:
pile      treasure/apothecary:
pile      treasure/study: ?10/4
pile      treasure/cells:
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?7/0..1
pile      plans:
pile      box: dart-and-dash.1 dart-and-dash.2 dart-and-dash.3 volley.1 volley.2 slip-away.1 slip-away.2 spawning-pool.1 spawning-pool.2 war-hiss divide.1 divide.2 divide.3 ooze.1 ooze.2 absorb.1 absorb.2 engulf.1 engulf.2 bubble-up scurry.1 scurry.2 scurry.3 busy-paws.1 busy-paws.2 busy-paws.3 gang-up.1 gang-up.2 out-of-the-walls huddle olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 another-piece.1 another-piece.2 another-piece.3 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells spill-1.2
key       agenda []
key       shuffles [2,0,0,0,2,0,0,0,1,0,0,0,3,0,0,0,2,0,0,0,1,0,0,0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 1
key       scenario 10
key       players 6
key       clan [2,7,6,0,8,4]
key       active 4
key       phase 0
key       wave 1
key       waveBegun 1
key       turns 8
key       actions 77
key       invasions 7
key       toCome 0
key       cellsUsed 1
key       cellsAsk 0
key       labClan -1
key       cell [119,104,136,121,135,103,120,118,102,134,-1,-1]
key       turn [0,2,0,3,3,1,3,0,0,0,0,0]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [240,96,16,64,517,3,11,769,128,144,0,0]
key       borders [240,96,80,64,517,259,15,769,160,144,0,0]
key       distance [0,2,2,2,1,1,1,1,2,2,-1,-1]
key       tokens [0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       supply [6,6,5,6,10,2]
key       portal [2,0,0,1,0,2,0,0,0,1,0,0]
key       value [4,1,0,2,0,0,0,0,3,0,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [1,1,0,2,2,1,0,0,2,0,0,0]
key       lair [7,0,3,0,0,4]
key       heroRoom [-1,-1,-1,-1,-1,-1,3,8,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,9,-1,-1,-1,-1]
key       heroIs [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       heroInspires [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       heroWounds [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       damage 0
key       here -1
key       counters [0,0,0,0]
key       marks [0,0,0,0,0,0,0,0,0,0,0,0]
key       gone 0
`,
}
