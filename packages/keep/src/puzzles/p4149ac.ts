import type { Puzzle } from '@muster/engine'

export const p4149ac: Puzzle = {
  id: 'p4149ac',
  difficulty: 2,
  steps: [
    [
      { text: 'resolve rogue/library', chance: 81 },
      { text: 'resolve rogue/apothecary', chance: 66 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=4 · scenario=battle-of-the-bands · level=family · clans=[ghosts, gremlins, gnolls, witches]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=4
at        turn.over seat=3
at        invasion.next
at        resolve-all.who
bag       0 deck/1 shuffled 5: 0..4 = drift.3 chill.2 seance.1 haunt.2 poltergeist
bag       1 deck/2 shuffled 3:  =
bag       2 deck/3 shuffled 6: 0..4 = hired-muscle blood-scent.1 blood-scent.2 den-call.1 den-call.2
bag       3 deck/4 shuffled 4:  =
bag       4 guild shuffled 2: 0..20 = warrior-swords warrior-hats warrior-eye warrior-special rogue-jewel rogue-swords rogue-eye rogue-bones rogue-special mage-jewel mage-swords mage-hats mage-eye mage-special archer-jewel archer-swords archer-hats archer-eye archer-special encore.1 encore.2
bag       5 tiles shuffled 1: 0 = builder
bag       6 treasures/1 shuffled 1: 0..3 6 = spill-1.1 spill-1.2 spill-1.3 curse-1.1 heal-1.1
bag       7 treasures/2 shuffled 1: 0..3 5 = spill-2 curse-2.1 curse-2.2 heal-2.2 prisoner-2
bag       8 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       9 treasures/4 shuffled 1: 0 = defeat-4
bag       10 loot shuffled 1: 0..59 = dart-and-dash.1 dart-and-dash.2 dart-and-dash.3 volley.1 slip-away.1 spawning-pool.2 war-hiss spider.1 spider.2 cave-bat.2 war-boar.1 war-boar.2 pack-rat.1 pack-rat.2 guard-hound.1 guard-hound.2 giant-toad.1 basilisk.1 basilisk.2 owlbear bitter-brew.1 bitter-brew.2 bitter-brew.3 haste.1 haste.2 second-wind.1 fire-flask.1 fire-flask.2 troll-blood.1 troll-blood.2 thick-air.1 thick-air.2 growth philtre-of-gold sword.1 sword.2 sword.3 axe.1 axe.2 shield.1 shield.2 toolbox.1 toolbox.2 crossbow.2 bear-trap.1 war-drum rope-and-hook firebolt.1 firebolt.3 doorway.2 recall.1 recall.2 tactics.1 tactics.2 storm.1 storm.2 wards.1 wards.2 foresight bargain
pile      deck/1: ?0/0..4
pile      hand/1: haunt.1 drift.1 seance.2 drift.2 firebolt.2
pile      play/1: chill.1
pile      discard/1:
pile      deck/2:
pile      hand/2: tripwire.2 tinker.1 prank tinker.2 scamper.2 popping-out.1 scamper.1 tinker.3 tripwire.1
pile      play/2:
pile      discard/2: popping-out.2
pile      deck/3: ?2/0..4
pile      hand/3: pack-hunt.1 howl loping-run.1 loping-run.2 giant-toad.2 pack-hunt.2
pile      play/3:
pile      discard/3:
pile      deck/4:
pile      hand/4: coven-call.2 coven-call.1 chalk-circle hex.2 broomstick.2
pile      play/4:
pile      discard/4: hex.1 stir-the-pot hex.3 broomstick.3 broomstick.1
pile      deck/5:
pile      hand/5:
pile      play/5:
pile      discard/5:
pile      deck/6:
pile      hand/6:
pile      play/6:
pile      discard/6:
pile      loot: slip-away.2 spawning-pool.1 cave-bat.1 ?10/0..59
pile      row: bear-trap.2 volley.2 doorway.1 crossbow.1 second-wind.2
pile      guild: ?4/0..20
pile      guild-discard: warrior-jewel encore.3 mage-bones warrior-bones archer-bones rogue-hats
pile      treasures/1: ?6/0..3
pile      treasures/2: ?7/0..3
pile      treasures/3: ?8/0..3
pile      treasures/4:
pile      treasure/vault: ?9/0
pile      treasure/library:
pile      treasure/sewers:
pile      treasure/cemetery: ?6/6
pile      treasure/workshop:
pile      treasure/forge:
pile      treasure/beast-trainer: ?7/5
pile      treasure/apothecary:
pile      treasure/study: ?8/4
pile      treasure/cells:
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?5/0
pile      plans:
pile      box: wingbeat.1 wingbeat.2 wingbeat.3 fire-breath.1 fire-breath.2 fire-breath.3 tail-sweep.1 tail-sweep.2 count-the-hoard back-to-the-roost divide.1 divide.2 divide.3 ooze.1 ooze.2 absorb.1 absorb.2 engulf.1 engulf.2 bubble-up rise-again.1 rise-again.2 rise-again.3 bone-dig.1 bone-dig.2 rattle.1 rattle.2 grave-toll shield-wall.1 shield-wall.2 scurry.1 scurry.2 scurry.3 busy-paws.1 busy-paws.2 busy-paws.3 gang-up.1 gang-up.2 out-of-the-walls huddle olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 another-piece.1 another-piece.2 another-piece.3 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells laboratory heal-1.2 heal-2.1 curse-1.2 prisoner-1
key       agenda []
key       shuffles [5,0,0,0,3,0,0,0,6,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,1,0,2,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 0
key       scenario 2
key       players 4
key       clan [7,6,2,8,-1,-1]
key       active 3
key       phase 2
key       wave 2
key       waveBegun 2
key       turns 13
key       actions 146
key       invasions 13
key       toCome 0
key       cellsUsed 1
key       cellsAsk 0
key       labClan 1
key       cell [120,105,119,102,136,135,118,121,103,137,134,-1]
key       turn [0,3,0,1,3,0,0,2,1,3,0,0]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [148,128,97,320,545,1044,12,515,8,144,32,0]
key       borders [148,128,353,320,545,1044,1036,515,12,144,96,0]
key       distance [0,2,1,3,1,2,2,1,4,2,3,-1]
key       tokens [0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       supply [5,6,4,6,7,0]
key       portal [2,2,0,0,2,0,0,2,0,1,1,0]
key       value [4,0,0,1,0,0,2,0,3,0,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [0,0,0,1,2,0,2,3,1,0,0,0]
key       lair [1,1,4,1,0,0]
key       heroRoom [-1,-1,-1,-1,-1,-1,1,7,-1,-1,-1,-1,7,0,6,-1,-1,-1,0,6,-1,-1,-1,-1]
key       heroIs [0,0,0,0,0,0,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       heroInspires [0,0,0,0,0,0,0,4096,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       heroWounds [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       damage 0
key       here -1
key       counters [0,0,0,0]
key       marks [0,0,0,0,0,0,0,0,0,0,0,0]
key       gone 0
`,
}
