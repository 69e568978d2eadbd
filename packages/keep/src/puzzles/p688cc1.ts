import type { Puzzle } from '@muster/engine'

export const p688cc1: Puzzle = {
  id: 'p688cc1',
  difficulty: 1,
  steps: [
    [
      { text: 'charge-to forge', chance: 78 },
      { text: 'charge-to sewers', chance: 58 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=6 · scenario=siege-engines · level=family · clans=[red-dragon, lizardfolk, ratfolk, witches, slimes, ghosts]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=6
at        turn.over seat=0
at        invasion.next
at        resolve-all.next
at        resolve.arrived hero=4
at        charge.whereTo from=3 to=0
bag       0 deck/1 shuffled 5: 0..4 = wingbeat.1 wingbeat.3 fire-breath.2 tail-sweep.1 back-to-the-roost
bag       1 deck/3 shuffled 3: 0..4 = scurry.1 scurry.3 busy-paws.2 busy-paws.3 gang-up.1
bag       2 deck/4 shuffled 3: 0 = chalk-circle
bag       3 deck/5 shuffled 4: 0..2 = divide.3 ooze.1 engulf.1
bag       4 deck/6 shuffled 3: 0..1 = seance.1 poltergeist
bag       5 deck/2 shuffled 4: 0..4 = dart-and-dash.2 dart-and-dash.3 slip-away.1 slip-away.2 spawning-pool.2
bag       6 guild shuffled 2: 0..1 = archer-hats archer-special
bag       7 tiles shuffled 1: 0..1 = laboratory builder
bag       8 treasures/1 shuffled 1: 0..5 = spill-1.1 spill-1.2 curse-1.1 curse-1.2 heal-1.1 prisoner-1
bag       9 treasures/2 shuffled 1: 0..4 = spill-2 curse-2.1 curse-2.2 heal-2.2 prisoner-2
bag       10 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       11 treasures/4 shuffled 1: 0 = defeat-4
bag       12 loot shuffled 1: 0..40 = spider.2 cave-bat.1 cave-bat.2 war-boar.1 war-boar.2 pack-rat.2 guard-hound.1 giant-toad.2 basilisk.1 basilisk.2 owlbear bitter-brew.1 bitter-brew.3 haste.1 second-wind.1 fire-flask.1 fire-flask.2 troll-blood.1 troll-blood.2 thick-air.1 growth sword.2 axe.1 axe.2 shield.1 shield.2 toolbox.1 toolbox.2 crossbow.2 bear-trap.1 war-drum firebolt.1 doorway.2 recall.1 recall.2 tactics.1 tactics.2 storm.1 storm.2 foresight bargain
pile      deck/1: ?0/0..4
pile      hand/1: count-the-hoard wingbeat.2 fire-breath.1 tail-sweep.2 fire-breath.3
pile      play/1:
pile      discard/1:
pile      deck/2: ?5/0..4
pile      hand/2: spawning-pool.1 volley.2 war-hiss dart-and-dash.1 volley.1
pile      play/2:
pile      discard/2:
pile      deck/3: ?1/0..4
pile      hand/3: busy-paws.1 out-of-the-walls gang-up.2 scurry.2
pile      play/3: huddle
pile      discard/3:
pile      deck/4: ?2/0
pile      hand/4: stir-the-pot haste.2 broomstick.1 coven-call.2 broomstick.2
pile      play/4: hex.3
pile      discard/4: hex.2 hex.1 coven-call.1 broomstick.3
pile      deck/5: ?3/0..2
pile      hand/5: bubble-up engulf.2 ooze.2 divide.1
pile      play/5: absorb.2 absorb.1 divide.2
pile      discard/5:
pile      deck/6: ?4/0..1
pile      hand/6: haunt.2 seance.2 drift.1 drift.3 drift.2
pile      play/6: chill.2
pile      discard/6: haunt.1 chill.1
pile      loot: sword.3 guard-hound.2 thick-air.2 wards.2 bitter-brew.2 firebolt.2 giant-toad.1 second-wind.2 philtre-of-gold crossbow.1 sword.1 doorway.1 wards.1 ?12/0..40
pile      row: spider.1 pack-rat.1 firebolt.3 rope-and-hook bear-trap.2
pile      guild: ?6/0..1
pile      guild-discard: mage-hats rogue-swords warrior-jewel mage-bones mage-eye archer-eye mage-swords warrior-bones rogue-eye mage-special rogue-hats warrior-special archer-jewel warrior-swords archer-swords catapult.2 mage-jewel rogue-jewel archer-bones rogue-bones catapult.1 rogue-special warrior-hats warrior-eye
pile      treasures/1: ?8/0..4
pile      treasures/2: ?9/0..4
pile      treasures/3: ?10/0..3
pile      treasures/4:
pile      treasure/vault: ?11/0
pile      treasure/library:
pile      treasure/sewers:
pile      treasure/cemetery:
pile      treasure/workshop:
pile      treasure/forge:
pile      treasure/beast-trainer:
pile      treasure/apothecary:
pile      treasure/study: ?10/4
pile      treasure/cells: ?8/5
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?7/0..1
pile      plans:
pile      box: hired-muscle blood-scent.1 blood-scent.2 pack-hunt.1 pack-hunt.2 loping-run.1 loping-run.2 howl den-call.1 den-call.2 rise-again.1 rise-again.2 rise-again.3 bone-dig.1 bone-dig.2 rattle.1 rattle.2 grave-toll shield-wall.1 shield-wall.2 tinker.1 tinker.2 tinker.3 scamper.1 scamper.2 tripwire.1 tripwire.2 prank popping-out.1 popping-out.2 olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 another-piece.1 another-piece.2 another-piece.3 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells heal-1.2 spill-1.3 heal-2.1
key       agenda []
key       shuffles [5,0,0,0,4,0,0,0,3,0,0,0,3,0,0,0,4,0,0,0,3,0,0,0,1,0,2,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 0
key       scenario 16
key       players 6
key       clan [0,1,5,8,3,7]
key       active 0
key       phase 2
key       wave 2
key       waveBegun 2
key       turns 19
key       actions 197
key       invasions 19
key       toCome 0
key       cellsUsed 1
key       cellsAsk 0
key       labClan -1
key       cell [135,120,118,102,119,103,136,121,104,134,-1,-1]
key       turn [0,2,0,1,0,2,3,3,1,0,0,0]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [592,208,520,36,35,280,3,2,32,5,0,0]
key       borders [592,464,536,36,39,280,3,2,34,5,0,0]
key       distance [0,2,2,3,1,2,1,3,3,1,-1,-1]
key       tokens [1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       supply [5,5,6,6,9,1]
key       portal [2,0,0,0,0,2,2,2,2,0,0,0]
key       value [4,0,0,0,0,0,0,0,3,1,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [0,0,2,0,1,0,0,0,0,1,0,0]
key       lair [1,5,9,1,6,2]
key       heroRoom [2,6,6,5,3,8,9,-1,6,-1,-1,-1,2,6,-1,3,8,-1,-1,2,0,-1,-1,-1]
key       heroIs [0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0]
key       heroInspires [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       heroWounds [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       damage 0
key       here -1
key       counters [0,0,0,0]
key       marks [0,0,0,0,0,0,0,0,0,0,0,0]
key       gone 0
`,
}
