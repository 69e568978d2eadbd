import type { Puzzle } from '@muster/engine'

export const pd35e0f: Puzzle = {
  id: 'pd35e0f',
  difficulty: 3,
  steps: [
    [
      { text: 'resolve mage/cells', chance: 75 },
      { text: 'resolve warrior/cells', chance: 53 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=6 · scenario=rent-day · level=steady · clans=[ghosts, ratfolk, witches, gnolls, gremlins, lizardfolk]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=6
at        turn.next seat=3
at        gamble.done
at        resolve-all.who
bag       0 deck/1 shuffled 2: 0..4 = chill.1 chill.2 seance.1 haunt.2 poltergeist
bag       1 deck/2 shuffled 2: 0..4 = scurry.3 busy-paws.1 busy-paws.2 gang-up.1 out-of-the-walls
bag       2 deck/3 shuffled 3: 0..4 = broomstick.1 broomstick.2 hex.3 stir-the-pot chalk-circle
bag       3 deck/4 shuffled 3:  =
bag       4 deck/5 shuffled 1: 0 = popping-out.2
bag       5 deck/6 shuffled 2: 0..4 = dart-and-dash.3 volley.1 volley.2 slip-away.2 war-hiss
bag       6 guild shuffled 1: 0..9 = warrior-jewel warrior-hats warrior-eye warrior-special rogue-eye mage-jewel archer-jewel archer-swords archer-eye the-landlord-knocks.1
bag       7 tiles shuffled 1: 0..1 = laboratory builder
bag       8 treasures/1 shuffled 1: 0..5 7 = spill-1.1 spill-1.3 curse-1.1 curse-1.2 heal-1.1 heal-1.2 prisoner-1
bag       9 treasures/2 shuffled 1: 0..5 = spill-2 curse-2.1 curse-2.2 heal-2.1 heal-2.2 prisoner-2
bag       10 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       11 treasures/4 shuffled 1: 0 = defeat-4
bag       12 loot shuffled 1: 0..51 = spider.1 spider.2 cave-bat.1 war-boar.2 pack-rat.1 pack-rat.2 guard-hound.1 guard-hound.2 giant-toad.1 giant-toad.2 basilisk.2 owlbear bitter-brew.1 bitter-brew.3 haste.1 haste.2 second-wind.1 second-wind.2 fire-flask.1 fire-flask.2 troll-blood.1 troll-blood.2 thick-air.1 thick-air.2 growth philtre-of-gold sword.1 sword.2 sword.3 axe.1 axe.2 shield.1 shield.2 toolbox.1 toolbox.2 crossbow.2 bear-trap.1 bear-trap.2 rope-and-hook firebolt.1 firebolt.2 firebolt.3 doorway.1 recall.1 recall.2 tactics.1 tactics.2 storm.1 storm.2 wards.1 wards.2 bargain
pile      deck/1: ?0/0..4
pile      hand/1: drift.1 seance.2 drift.3 haunt.1 drift.2
pile      play/1:
pile      discard/1:
pile      deck/2: ?1/0..4
pile      hand/2: huddle gang-up.2 scurry.2 scurry.1 busy-paws.3
pile      play/2:
pile      discard/2:
pile      deck/3: ?2/0..4
pile      hand/3: coven-call.2 coven-call.1 hex.1 broomstick.3
pile      play/3: hex.2
pile      discard/3:
pile      deck/4:
pile      hand/4: blood-scent.1 blood-scent.2 den-call.1 loping-run.2 hired-muscle
pile      play/4: den-call.2 loping-run.1 pack-hunt.2 howl pack-hunt.1
pile      discard/4:
pile      deck/5: ?4/0
pile      hand/5: tinker.2 tinker.3 tinker.1 scamper.2
pile      play/5: popping-out.1
pile      discard/5: prank tripwire.1 scamper.1 tripwire.2
pile      deck/6: ?5/0..4
pile      hand/6: dart-and-dash.1 dart-and-dash.2 spawning-pool.2 spawning-pool.1
pile      play/6: slip-away.1
pile      discard/6:
pile      loot: cave-bat.2 bitter-brew.2 doorway.2 ?12/0..51
pile      row: crossbow.1 basilisk.1 war-boar.1 war-drum foresight
pile      guild: ?6/0..9
pile      guild-discard: the-landlord-knocks.2 the-landlord-knocks.4 archer-special archer-bones rogue-swords the-landlord-knocks.3 mage-special rogue-special rogue-jewel rogue-bones mage-bones mage-eye warrior-swords mage-swords archer-hats warrior-bones rogue-hats mage-hats
pile      treasures/1: ?8/0..4
pile      treasures/2: ?9/0..3
pile      treasures/3: ?10/0..3
pile      treasures/4:
pile      treasure/vault: ?11/0
pile      treasure/library:
pile      treasure/sewers:
pile      treasure/cemetery: ?8/7
pile      treasure/workshop:
pile      treasure/forge: ?8/5
pile      treasure/beast-trainer: ?9/5
pile      treasure/apothecary: ?9/4
pile      treasure/study: ?10/4
pile      treasure/cells:
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?7/0..1
pile      plans:
pile      box: wingbeat.1 wingbeat.2 wingbeat.3 fire-breath.1 fire-breath.2 fire-breath.3 tail-sweep.1 tail-sweep.2 count-the-hoard back-to-the-roost divide.1 divide.2 divide.3 ooze.1 ooze.2 absorb.1 absorb.2 engulf.1 engulf.2 bubble-up rise-again.1 rise-again.2 rise-again.3 bone-dig.1 bone-dig.2 rattle.1 rattle.2 grave-toll shield-wall.1 shield-wall.2 olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 another-piece.1 another-piece.2 another-piece.3 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells spill-1.2
key       agenda []
key       shuffles [2,0,0,0,2,0,0,0,3,0,0,0,3,0,0,0,1,0,0,0,2,0,0,0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 1
key       scenario 1
key       players 6
key       clan [7,5,8,2,6,1]
key       active 3
key       phase 0
key       wave 1
key       waveBegun 1
key       turns 8
key       actions 87
key       invasions 7
key       toCome 0
key       cellsUsed 1
key       cellsAsk 0
key       labClan -1
key       cell [119,105,120,134,103,102,118,121,104,135,-1,-1]
key       turn [0,2,0,0,3,2,0,2,1,3,0,0]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [580,384,129,576,288,80,41,6,18,9,0,0]
key       borders [596,384,385,576,289,80,41,6,22,9,0,0]
key       distance [0,3,1,2,3,2,1,2,4,1,-1,-1]
key       tokens [0,0,0,0,0,0,3,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       supply [5,2,4,6,10,2]
key       portal [0,2,0,1,0,0,2,2,0,0,0,0]
key       value [4,0,0,1,0,1,2,2,3,0,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,4,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [2,3,5,1,0,1,2,1,0,2,0,0]
key       lair [2,1,0,5,3,2]
key       heroRoom [9,-1,-1,-1,-1,-1,1,-1,-1,-1,6,-1,9,8,4,-1,-1,-1,1,6,-1,-1,-1,-1]
key       heroIs [1,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0]
key       heroInspires [0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0]
key       heroWounds [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       damage 0
key       here -1
key       counters [0,0,0,0]
key       marks [0,0,0,0,0,0,0,0,0,0,0,0]
key       gone 0
`,
}
