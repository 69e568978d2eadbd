import type { Puzzle } from '@muster/engine'

export const p3ea32e: Puzzle = {
  id: 'p3ea32e',
  difficulty: 1,
  steps: [
    [
      { text: 'use-left ambush-3', chance: 68 },
      { text: 'finish', chance: 51 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=5 · scenario=the-collector · level=steady · clans=[slimes, red-dragon, skeletons, gnolls, lizardfolk]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=5
at        turn.next seat=2
at        playing.which seat=2 card=42 side=0 used=0
bag       0 deck/1 shuffled 4: 0..4 = divide.1 divide.2 divide.3 absorb.2 engulf.2
bag       1 deck/2 shuffled 4: 0..2 = wingbeat.3 fire-breath.1 fire-breath.3
bag       2 deck/4 shuffled 5: 0..1 = loping-run.1 den-call.2
bag       3 deck/3 shuffled 4: 0..1 = rise-again.2 bone-dig.2
bag       4 deck/5 shuffled 4: 0..2 = dart-and-dash.3 volley.2 slip-away.2
bag       5 guild shuffled 2: 0..12 = warrior-jewel warrior-special rogue-swords rogue-eye rogue-bones mage-swords mage-hats mage-special archer-jewel archer-swords archer-hats archer-eye archer-bones
bag       6 tiles shuffled 1: 0..1 = laboratory builder
bag       7 treasures/1 shuffled 1: 0..5 = spill-1.1 spill-1.3 curse-1.2 heal-1.1 heal-1.2 prisoner-1
bag       8 treasures/2 shuffled 1: 0..5 = spill-2 curse-2.1 curse-2.2 heal-2.1 heal-2.2 prisoner-2
bag       9 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       10 treasures/4 shuffled 1: 0 = defeat-4
bag       11 loot shuffled 1: 0..52 = spider.1 spider.2 cave-bat.1 cave-bat.2 war-boar.1 pack-rat.1 pack-rat.2 guard-hound.1 guard-hound.2 giant-toad.1 giant-toad.2 basilisk.1 basilisk.2 owlbear bitter-brew.1 bitter-brew.2 bitter-brew.3 haste.1 haste.2 second-wind.1 second-wind.2 fire-flask.1 fire-flask.2 troll-blood.1 troll-blood.2 thick-air.1 thick-air.2 philtre-of-gold sword.2 sword.3 axe.1 axe.2 shield.1 shield.2 toolbox.1 toolbox.2 crossbow.1 crossbow.2 bear-trap.1 bear-trap.2 rope-and-hook firebolt.1 firebolt.3 doorway.1 doorway.2 recall.1 tactics.1 tactics.2 storm.1 wards.1 wards.2 foresight bargain
pile      deck/1: ?0/0..4
pile      hand/1: ooze.1 engulf.1 ooze.2
pile      play/1: absorb.1
pile      discard/1: bubble-up
pile      deck/2: ?1/0..2
pile      hand/2: count-the-hoard tail-sweep.1 wingbeat.1 tail-sweep.2 fire-breath.2 wingbeat.2
pile      play/2:
pile      discard/2: back-to-the-roost
pile      deck/3: ?3/0..1
pile      hand/3: shield-wall.1
pile      play/3: rise-again.1 shield-wall.2 rattle.1 grave-toll bone-dig.1 rise-again.3
pile      discard/3: rattle.2
pile      deck/4: ?2/0..1
pile      hand/4: hired-muscle den-call.1 blood-scent.1 blood-scent.2 pack-hunt.2 pack-hunt.1 loping-run.2
pile      play/4:
pile      discard/4: howl
pile      deck/5: ?4/0..2
pile      hand/5: volley.1 spawning-pool.2 dart-and-dash.1 spawning-pool.1
pile      play/5:
pile      discard/5: slip-away.1 dart-and-dash.2 war-hiss
pile      deck/6:
pile      hand/6:
pile      play/6:
pile      discard/6:
pile      loot: growth recall.2 ?11/0..52
pile      row: war-drum firebolt.2 storm.2 sword.1 war-boar.2
pile      guild: ?5/0..12
pile      guild-discard: mage-bones rogue-special another-piece.3 warrior-eye warrior-hats mage-eye archer-special rogue-hats mage-jewel warrior-bones another-piece.1 another-piece.2 rogue-jewel warrior-swords
pile      treasures/1: ?7/0..4
pile      treasures/2:
pile      treasures/3: ?9/0..3
pile      treasures/4:
pile      treasure/vault: ?10/0
pile      treasure/library: ?8/0
pile      treasure/sewers: ?8/1
pile      treasure/cemetery:
pile      treasure/workshop: ?7/5
pile      treasure/forge: ?8/5
pile      treasure/beast-trainer: ?8/4
pile      treasure/apothecary: ?8/3
pile      treasure/study: ?9/4
pile      treasure/cells: ?8/2
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?6/0..1
pile      plans:
pile      box: scurry.1 scurry.2 scurry.3 busy-paws.1 busy-paws.2 busy-paws.3 gang-up.1 gang-up.2 out-of-the-walls huddle tinker.1 tinker.2 tinker.3 scamper.1 scamper.2 tripwire.1 tripwire.2 prank popping-out.1 popping-out.2 drift.1 drift.2 drift.3 chill.1 chill.2 seance.1 seance.2 haunt.1 haunt.2 poltergeist broomstick.1 broomstick.2 broomstick.3 hex.1 hex.2 hex.3 stir-the-pot chalk-circle coven-call.1 coven-call.2 olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells spill-1.2 curse-1.1
key       agenda []
key       shuffles [4,0,0,0,4,0,0,0,4,0,0,0,5,0,0,0,4,0,0,0,0,0,0,0,1,0,2,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 1
key       scenario 15
key       players 5
key       clan [3,0,4,2,1,-1]
key       active 2
key       phase 0
key       wave 2
key       waveBegun 2
key       turns 17
key       actions 151
key       invasions 16
key       toCome 0
key       cellsUsed 1
key       cellsAsk 0
key       labClan -1
key       cell [119,104,120,134,135,118,136,121,102,103,-1,-1]
key       turn [0,2,0,0,3,1,3,3,0,1,0,0]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [564,516,195,48,73,265,20,4,32,3,0,0]
key       borders [564,516,195,48,73,265,20,4,544,259,0,0]
key       distance [0,2,1,2,1,1,2,2,2,1,-1,-1]
key       tokens [1,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0]
key       supply [5,6,6,5,7,4]
key       portal [0,0,2,1,0,0,0,0,0,0,0,0]
key       value [4,2,2,0,1,2,2,2,3,2,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [1,0,2,0,1,1,1,3,0,3,0,0]
key       lair [6,0,4,3,2,0]
key       heroRoom [3,8,1,7,2,6,-1,5,-1,-1,9,-1,0,-1,8,-1,-1,-1,-1,-1,-1,-1,-1,-1]
key       heroIs [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       heroInspires [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       heroWounds [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       damage 0
key       here -1
key       counters [2,0,0,0]
key       marks [0,0,0,0,0,0,0,0,0,0,0,0]
key       gone 0
`,
}
