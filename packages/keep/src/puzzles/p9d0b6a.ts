import type { Puzzle } from '@muster/engine'

export const p9d0b6a: Puzzle = {
  id: 'p9d0b6a',
  difficulty: 1,
  steps: [
    [
      { text: 'use-left ambush-1', chance: 77 },
      { text: 'finish', chance: 3 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=1 · scenario=night-school · level=steady · clans=[red-dragon]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=1
at        turn.next seat=0
at        playing.which seat=0 card=9 side=0 used=0
bag       0 deck/1 shuffled 18: 0 = wingbeat.3
bag       1 guild shuffled 2: 0..11 = warrior-bones rogue-swords rogue-hats rogue-bones rogue-special mage-hats mage-eye mage-bones archer-jewel archer-bones archer-special surprise-test.1
bag       2 tiles shuffled 1: 0..1 = laboratory builder
bag       3 treasures/1 shuffled 1: 0..3 = spill-1.1 spill-1.3 curse-1.1 heal-1.2
bag       4 treasures/2 shuffled 1: 0..3 = spill-2 curse-2.1 heal-2.2 prisoner-2
bag       5 treasures/3 shuffled 1: 0..3 = curse-3 heal-3.1 heal-3.2 prisoner-3.2
bag       6 treasures/4 shuffled 1: 0 = defeat-4
bag       7 loot shuffled 1: 0..48 = spider.1 spider.2 cave-bat.1 war-boar.1 pack-rat.1 pack-rat.2 guard-hound.1 guard-hound.2 giant-toad.2 basilisk.1 basilisk.2 owlbear bitter-brew.1 bitter-brew.2 bitter-brew.3 haste.1 haste.2 second-wind.1 fire-flask.1 fire-flask.2 troll-blood.2 thick-air.1 thick-air.2 growth sword.1 sword.2 sword.3 axe.2 shield.1 toolbox.2 crossbow.1 crossbow.2 bear-trap.1 bear-trap.2 war-drum rope-and-hook firebolt.2 firebolt.3 doorway.1 doorway.2 recall.1 tactics.1 tactics.2 storm.1 storm.2 wards.1 wards.2 foresight bargain
pile      deck/1: ?0/0
pile      hand/1: count-the-hoard wingbeat.1 wingbeat.2 fire-breath.2 tail-sweep.2 fire-breath.3 tail-sweep.1 fire-breath.1
pile      play/1: back-to-the-roost
pile      discard/1:
pile      deck/2:
pile      hand/2:
pile      play/2:
pile      discard/2:
pile      deck/3:
pile      hand/3:
pile      play/3:
pile      discard/3:
pile      deck/4:
pile      hand/4:
pile      play/4:
pile      discard/4:
pile      deck/5:
pile      hand/5:
pile      play/5:
pile      discard/5:
pile      deck/6:
pile      hand/6:
pile      play/6:
pile      discard/6:
pile      loot: toolbox.1 shield.2 philtre-of-gold second-wind.2 war-boar.2 giant-toad.1 ?7/0..48
pile      row: axe.1 recall.2 cave-bat.2 firebolt.1 troll-blood.1
pile      guild: ?1/0..11
pile      guild-discard: archer-hats warrior-jewel mage-special surprise-test.4 surprise-test.3 warrior-swords archer-eye mage-jewel mage-swords warrior-special rogue-jewel rogue-eye archer-swords surprise-test.2 warrior-eye warrior-hats
pile      treasures/1: ?3/0..3
pile      treasures/2: ?4/0..3
pile      treasures/3: ?5/0..3
pile      treasures/4:
pile      treasure/vault: ?6/0
pile      treasure/library:
pile      treasure/sewers:
pile      treasure/cemetery:
pile      treasure/workshop:
pile      treasure/forge:
pile      treasure/beast-trainer:
pile      treasure/apothecary:
pile      treasure/study:
pile      treasure/cells:
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?2/0..1
pile      plans:
pile      box: dart-and-dash.1 dart-and-dash.2 dart-and-dash.3 volley.1 volley.2 slip-away.1 slip-away.2 spawning-pool.1 spawning-pool.2 war-hiss hired-muscle blood-scent.1 blood-scent.2 pack-hunt.1 pack-hunt.2 loping-run.1 loping-run.2 howl den-call.1 den-call.2 divide.1 divide.2 divide.3 ooze.1 ooze.2 absorb.1 absorb.2 engulf.1 engulf.2 bubble-up rise-again.1 rise-again.2 rise-again.3 bone-dig.1 bone-dig.2 rattle.1 rattle.2 grave-toll shield-wall.1 shield-wall.2 scurry.1 scurry.2 scurry.3 busy-paws.1 busy-paws.2 busy-paws.3 gang-up.1 gang-up.2 out-of-the-walls huddle tinker.1 tinker.2 tinker.3 scamper.1 scamper.2 tripwire.1 tripwire.2 prank popping-out.1 popping-out.2 drift.1 drift.2 drift.3 chill.1 chill.2 seance.1 seance.2 haunt.1 haunt.2 poltergeist broomstick.1 broomstick.2 broomstick.3 hex.1 hex.2 hex.3 stir-the-pot chalk-circle coven-call.1 coven-call.2 olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 another-piece.1 another-piece.2 another-piece.3 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells heal-1.1 prisoner-1 curse-1.2 spill-1.2 prisoner-3.1 curse-2.2 heal-2.1
key       agenda []
key       shuffles [18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,2,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 1
key       scenario 6
key       players 1
key       clan [0,-1,-1,-1,-1,-1]
key       active 0
key       phase 0
key       wave 2
key       waveBegun 2
key       turns 17
key       actions 142
key       invasions 16
key       toCome 0
key       cellsUsed 1
key       cellsAsk 0
key       labClan -1
key       cell [120,102,118,135,121,119,136,103,134,104,-1,-1]
key       turn [0,1,0,0,3,0,3,1,0,2,0,0]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [624,132,290,64,1,133,9,546,4,129,0,0]
key       borders [624,132,290,352,1,141,9,546,12,129,0,0]
key       distance [0,3,2,2,1,1,1,2,3,1,-1,-1]
key       tokens [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       supply [6,6,6,6,10,4]
key       portal [0,1,0,1,0,0,0,0,0,0,0,0]
key       value [4,0,0,0,0,0,0,0,0,0,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [0,0,0,0,0,0,0,0,0,0,0,0]
key       lair [1,0,0,0,0,0]
key       heroRoom [6,0,9,-1,-1,-1,-1,6,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,9,-1,-1,-1,-1,-1]
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
