import type { Puzzle } from '@muster/engine'

export const pae4c5a: Puzzle = {
  id: 'pae4c5a',
  difficulty: 1,
  steps: [
    [
      { text: 'cells', chance: 28 },
      { text: 'end-turn', chance: 11 },
      { text: 'end-with-cells', chance: 8 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=5 · scenario=flooded-cellars · level=hardcore · clans=[red-dragon, gremlins, skeletons, witches, ratfolk]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=5
at        turn.choose seat=2
bag       0 deck/1 shuffled 3: 0..4 = wingbeat.2 wingbeat.3 tail-sweep.1 count-the-hoard back-to-the-roost
bag       1 deck/3 shuffled 2: 0..4 = bone-dig.1 bone-dig.2 rattle.1 rattle.2 grave-toll
bag       2 deck/4 shuffled 2: 0..4 = broomstick.3 hex.1 hex.2 stir-the-pot chalk-circle
bag       3 deck/2 shuffled 3: 0..4 = tinker.1 tinker.3 tripwire.1 tripwire.2 popping-out.2
bag       4 deck/5 shuffled 1:  =
bag       5 guild shuffled 1: 0..7 = warrior-swords warrior-hats warrior-eye warrior-special rogue-special archer-swords archer-bones the-water-rises.3
bag       6 tiles shuffled 1: 0..1 = laboratory builder
bag       7 treasures/1 shuffled 1: 0..3 5..7 = spill-1.1 spill-1.2 spill-1.3 curse-1.1 heal-1.1 heal-1.2 prisoner-1
bag       8 treasures/2 shuffled 1: 0..5 = spill-2 curse-2.1 curse-2.2 heal-2.1 heal-2.2 prisoner-2
bag       9 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       10 treasures/4 shuffled 1: 0 = defeat-4
bag       11 loot shuffled 1: 0..51 = spider.2 cave-bat.1 cave-bat.2 war-boar.1 war-boar.2 pack-rat.1 pack-rat.2 guard-hound.2 giant-toad.1 giant-toad.2 basilisk.1 basilisk.2 bitter-brew.1 bitter-brew.2 bitter-brew.3 haste.1 haste.2 second-wind.1 second-wind.2 fire-flask.1 fire-flask.2 troll-blood.1 troll-blood.2 thick-air.1 growth philtre-of-gold sword.1 sword.3 axe.1 axe.2 shield.2 toolbox.1 toolbox.2 crossbow.2 bear-trap.1 bear-trap.2 rope-and-hook firebolt.1 firebolt.2 firebolt.3 doorway.1 doorway.2 recall.1 recall.2 tactics.1 tactics.2 storm.1 storm.2 wards.1 wards.2 foresight bargain
pile      deck/1: ?0/0..4
pile      hand/1: wingbeat.1 fire-breath.3 fire-breath.1 tail-sweep.2 fire-breath.2
pile      play/1:
pile      discard/1:
pile      deck/2: ?3/0..4
pile      hand/2: popping-out.1 scamper.1 prank tinker.2 scamper.2
pile      play/2:
pile      discard/2:
pile      deck/3: ?1/0..4
pile      hand/3:
pile      play/3: shield-wall.2 shield-wall.1 rise-again.2 rise-again.1 rise-again.3
pile      discard/3:
pile      deck/4: ?2/0..4
pile      hand/4: broomstick.1 coven-call.1 hex.3 coven-call.2 broomstick.2
pile      play/4:
pile      discard/4:
pile      deck/5:
pile      hand/5: busy-paws.2 busy-paws.3 out-of-the-walls gang-up.2
pile      play/5: huddle
pile      discard/5: scurry.3 scurry.2 scurry.1 busy-paws.1 gang-up.1
pile      deck/6:
pile      hand/6:
pile      play/6:
pile      discard/6:
pile      loot: crossbow.1 thick-air.2 guard-hound.1 ?11/0..51
pile      row: owlbear sword.2 shield.1 war-drum spider.1
pile      guild: ?5/0..7
pile      guild-discard: rogue-jewel rogue-hats mage-swords archer-hats mage-special mage-jewel the-water-rises.4 the-water-rises.1 the-water-rises.2 mage-bones rogue-swords warrior-bones rogue-eye archer-jewel mage-hats warrior-jewel archer-eye archer-special rogue-bones mage-eye
pile      treasures/1: ?7/0..3
pile      treasures/2: ?8/0..3
pile      treasures/3: ?9/0..3
pile      treasures/4:
pile      treasure/vault: ?10/0
pile      treasure/library: ?7/7
pile      treasure/sewers:
pile      treasure/cemetery: ?7/6
pile      treasure/workshop: ?7/5
pile      treasure/forge:
pile      treasure/beast-trainer: ?8/5
pile      treasure/apothecary: ?8/4
pile      treasure/study: ?9/4
pile      treasure/cells:
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?6/0..1
pile      plans:
pile      box: dart-and-dash.1 dart-and-dash.2 dart-and-dash.3 volley.1 volley.2 slip-away.1 slip-away.2 spawning-pool.1 spawning-pool.2 war-hiss hired-muscle blood-scent.1 blood-scent.2 pack-hunt.1 pack-hunt.2 loping-run.1 loping-run.2 howl den-call.1 den-call.2 divide.1 divide.2 divide.3 ooze.1 ooze.2 absorb.1 absorb.2 engulf.1 engulf.2 bubble-up drift.1 drift.2 drift.3 chill.1 chill.2 seance.1 seance.2 haunt.1 haunt.2 poltergeist olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 another-piece.1 another-piece.2 another-piece.3 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells curse-1.2
key       agenda []
key       shuffles [3,0,0,0,3,0,0,0,2,0,0,0,2,0,0,0,1,0,0,0,0,0,0,0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 3
key       scenario 4
key       players 5
key       clan [0,6,4,8,5,-1]
key       active 2
key       phase 0
key       wave 1
key       waveBegun 1
key       turns 8
key       actions 76
key       invasions 7
key       toCome 0
key       cellsUsed 0
key       cellsAsk 0
key       labClan -1
key       cell [120,102,119,134,121,103,135,104,118,136,-1,-1]
key       turn [0,1,0,0,3,2,3,3,0,3,0,0]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [532,288,97,320,1,134,524,32,10,65,0,0]
key       borders [660,288,353,320,1,134,524,33,14,65,0,0]
key       distance [0,3,1,3,1,2,2,3,4,1,-1,-1]
key       tokens [0,0,0,0,0,0,5,1,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0]
key       supply [6,1,5,5,5,4]
key       portal [0,2,0,0,0,0,0,2,0,0,0,0]
key       value [4,1,0,1,1,0,2,2,3,0,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [0,2,1,1,1,1,0,1,0,3,0,0]
key       lair [0,2,3,0,7,0]
key       heroRoom [-1,-1,-1,-1,-1,-1,1,7,3,2,6,-1,3,8,-1,-1,-1,-1,3,8,9,-1,-1,-1]
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
