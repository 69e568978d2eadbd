import type { Puzzle } from '@muster/engine'

export const pa585f1: Puzzle = {
  id: 'pa585f1',
  difficulty: 3,
  steps: [
    [
      { text: 'to cells', chance: 88 },
      { text: 'to sewers', chance: 72 },
      { text: 'to workshop', chance: 66 },
      { text: 'to forge', chance: 65 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=5 · scenario=the-collector · level=challenging · clans=[gremlins, skeletons, witches, ratfolk, red-dragon]
pack      house sha256:0bf4377c1b20106d17ce726239ef60dd58ba0caed3302461902a9c9ba0cf66ed
at        match.turn seat=5
at        turn.next seat=1
at        playing.next seat=1 card=44 side=2 used=1
at        mover.whereTo seat=1 monster=60 to=0 walls=0 only=-1
bag       0 deck/2 shuffled 2: 0..1 = rise-again.2 bone-dig.1
bag       1 deck/3 shuffled 2: 0..4 = broomstick.2 broomstick.3 hex.3 stir-the-pot chalk-circle
bag       2 deck/5 shuffled 3: 0..4 = wingbeat.1 wingbeat.3 fire-breath.3 tail-sweep.1 back-to-the-roost
bag       3 deck/1 shuffled 2: 0 = tinker.3
bag       4 deck/5 shuffled 2:  =
bag       5 guild shuffled 1: 0..4 = warrior-special mage-jewel mage-bones mage-special archer-special
bag       6 tiles shuffled 1: 0..1 = laboratory builder
bag       7 treasures/1 shuffled 1: 0..7 = spill-1.1 spill-1.2 spill-1.3 curse-1.1 curse-1.2 heal-1.1 heal-1.2 prisoner-1
bag       8 treasures/2 shuffled 1: 0..5 = spill-2 curse-2.1 curse-2.2 heal-2.1 heal-2.2 prisoner-2
bag       9 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       10 treasures/4 shuffled 1: 0 = defeat-4
bag       11 loot shuffled 1: 0..53 = spider.1 spider.2 cave-bat.1 cave-bat.2 war-boar.1 war-boar.2 pack-rat.1 pack-rat.2 guard-hound.1 guard-hound.2 giant-toad.1 giant-toad.2 basilisk.1 basilisk.2 owlbear haste.1 haste.2 second-wind.1 second-wind.2 fire-flask.2 troll-blood.1 troll-blood.2 thick-air.1 thick-air.2 growth philtre-of-gold sword.1 sword.2 sword.3 axe.1 axe.2 shield.1 shield.2 toolbox.1 toolbox.2 crossbow.2 bear-trap.1 bear-trap.2 war-drum rope-and-hook firebolt.1 firebolt.2 firebolt.3 doorway.1 doorway.2 recall.1 recall.2 tactics.1 tactics.2 storm.2 wards.1 wards.2 foresight bargain
pile      deck/1: ?3/0
pile      hand/1: scamper.1 scamper.2 tripwire.1 popping-out.1 tinker.2
pile      play/1:
pile      discard/1: popping-out.2 tripwire.2 prank tinker.1
pile      deck/2: ?0/0..1
pile      hand/2: rise-again.1 shield-wall.1
pile      play/2: shield-wall.2 rise-again.3 grave-toll rattle.2 rattle.1 bone-dig.2
pile      discard/2:
pile      deck/3: ?1/0..4
pile      hand/3: coven-call.2 broomstick.1 coven-call.1
pile      play/3: hex.2 hex.1
pile      discard/3:
pile      deck/4:
pile      hand/4: busy-paws.1 busy-paws.2 scurry.3 out-of-the-walls
pile      play/4: huddle
pile      discard/4: scurry.1 scurry.2 gang-up.2 gang-up.1 busy-paws.3
pile      deck/5: ?2/0..4
pile      hand/5: fire-breath.1 fire-breath.2 wingbeat.2 count-the-hoard tail-sweep.2
pile      play/5:
pile      discard/5:
pile      deck/6:
pile      hand/6:
pile      play/6:
pile      discard/6:
pile      loot: bitter-brew.3 ?11/0..53
pile      row: storm.1 bitter-brew.2 fire-flask.1 bitter-brew.1 crossbow.1
pile      guild: ?5/0..4
pile      guild-discard: archer-bones archer-hats warrior-eye mage-hats rogue-eye warrior-hats warrior-jewel archer-eye warrior-swords rogue-jewel archer-swords another-piece.1 rogue-bones another-piece.3 mage-eye another-piece.2 mage-swords rogue-hats rogue-swords warrior-bones rogue-special archer-jewel
pile      treasures/1: ?7/0..4
pile      treasures/2: ?8/0
pile      treasures/3: ?9/0..3
pile      treasures/4:
pile      treasure/vault: ?10/0
pile      treasure/library: ?7/7
pile      treasure/sewers: ?8/1
pile      treasure/cemetery: ?7/6
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
pile      box: dart-and-dash.1 dart-and-dash.2 dart-and-dash.3 volley.1 volley.2 slip-away.1 slip-away.2 spawning-pool.1 spawning-pool.2 war-hiss hired-muscle blood-scent.1 blood-scent.2 pack-hunt.1 pack-hunt.2 loping-run.1 loping-run.2 howl den-call.1 den-call.2 divide.1 divide.2 divide.3 ooze.1 ooze.2 absorb.1 absorb.2 engulf.1 engulf.2 bubble-up drift.1 drift.2 drift.3 chill.1 chill.2 seance.1 seance.2 haunt.1 haunt.2 poltergeist olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 one-more-round.1 one-more-round.2 one-more-round.3 one-more-round.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery workshop forge beast-trainer apothecary study cells
key       agenda []
key       shuffles [2,0,0,0,2,0,0,0,2,0,0,0,1,0,0,0,3,0,0,0,0,0,0,0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 2
key       scenario 15
key       players 5
key       clan [6,4,8,5,0,-1]
key       active 1
key       phase 0
key       wave 1
key       waveBegun 1
key       turns 8
key       actions 84
key       invasions 7
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
key       tokens [0,1,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       supply [6,5,6,6,6,3]
key       portal [0,0,1,2,0,0,0,2,0,0,0,0]
key       value [4,1,2,1,1,2,2,2,3,2,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [1,0,1,2,2,2,0,0,0,1,0,0]
key       lair [1,4,0,8,0,0]
key       heroRoom [2,-1,-1,-1,-1,-1,1,7,9,-1,-1,-1,-1,8,-1,5,-1,-1,9,-1,-1,8,-1,-1]
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
