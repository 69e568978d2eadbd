import type { Puzzle } from '@muster/engine'

export const p4c6004: Puzzle = {
  id: 'p4c6004',
  difficulty: 5,
  steps: [
    [
      { text: 'play busy-paws', chance: 55 },
      { text: 'play scurry', chance: 39 },
      { text: 'play gang-up', chance: 32 },
      { text: 'end-turn', chance: 8 },
      { text: 'renew', chance: 3 },
    ],
    [
      { text: 'use-left activate', chance: 55 },
      { text: 'finish', chance: 33 },
      { text: 'use-right move', chance: 26 },
    ],
    [
      { text: 'ability', chance: 53 },
      { text: 'use-room vault', chance: 35 },
    ],
    [
      { text: 'use activate', chance: 53 },
      { text: 'finish', chance: 32 },
    ],
  ],
  position: `muster 1 position
game      keep 1.0.0
options   players=6 · scenario=last-orders · level=challenging · clans=[skeletons, ghosts, red-dragon, gnolls, witches, ratfolk]
pack      house sha256:f20e836fb8152cdd0db268a3ce2ce3c2dbe2172dcc59dfc772f2008b040e99ef
at        match.turn seat=6
at        turn.choose seat=5
bag       0 deck/1 shuffled 2: 0..1 = rise-again.1 rattle.1
bag       1 deck/2 shuffled 3: 0..2 = chill.1 chill.2 poltergeist
bag       2 deck/3 shuffled 3: 0..2 = fire-breath.3 tail-sweep.1 count-the-hoard
bag       3 deck/5 shuffled 2:  =
bag       4 deck/5 shuffled 1:  =
bag       5 deck/6 shuffled 2: 0..2 = gang-up.2 out-of-the-walls huddle
bag       6 guild shuffled 1: 0..6 = warrior-eye rogue-jewel mage-swords mage-eye archer-hats archer-eye one-more-round.4
bag       7 tiles shuffled 1: 0 = workshop
bag       8 treasures/1 shuffled 1: 0..3 5..6 = spill-1.1 spill-1.3 curse-1.1 curse-1.2 heal-1.2 prisoner-1
bag       9 treasures/2 shuffled 1: 0..3 = spill-2 curse-2.2 heal-2.1 prisoner-2
bag       10 treasures/3 shuffled 1: 0..4 = curse-3 heal-3.1 heal-3.2 prisoner-3.1 prisoner-3.2
bag       11 treasures/4 shuffled 1: 0 = defeat-4
bag       12 loot shuffled 1: 0..59 = divide.1 divide.2 ooze.1 absorb.2 engulf.2 bubble-up spider.1 spider.2 cave-bat.1 cave-bat.2 war-boar.1 war-boar.2 pack-rat.2 guard-hound.1 guard-hound.2 giant-toad.1 giant-toad.2 basilisk.2 owlbear bitter-brew.1 bitter-brew.2 bitter-brew.3 haste.1 haste.2 second-wind.1 second-wind.2 fire-flask.1 fire-flask.2 troll-blood.1 troll-blood.2 thick-air.1 thick-air.2 philtre-of-gold sword.1 sword.2 sword.3 axe.1 axe.2 shield.1 toolbox.1 toolbox.2 crossbow.1 crossbow.2 bear-trap.1 bear-trap.2 war-drum rope-and-hook firebolt.1 firebolt.2 firebolt.3 doorway.1 doorway.2 recall.1 tactics.1 tactics.2 storm.1 storm.2 wards.1 wards.2 foresight
pile      deck/1: ?0/0..1
pile      hand/1: bone-dig.2 rise-again.2 shield-wall.1 rise-again.3 shield-wall.2 grave-toll rattle.2 bone-dig.1
pile      play/1:
pile      discard/1:
pile      deck/2: ?1/0..2
pile      hand/2: haunt.1 seance.2 drift.2 drift.3 haunt.2 seance.1 drift.1
pile      play/2:
pile      discard/2:
pile      deck/3: ?2/0..2
pile      hand/3: fire-breath.2 wingbeat.2 fire-breath.1 wingbeat.1 wingbeat.3 tail-sweep.2
pile      play/3: back-to-the-roost
pile      discard/3:
pile      deck/4:
pile      hand/4: pack-hunt.2 hired-muscle den-call.1 blood-scent.2 loping-run.2 howl blood-scent.1 den-call.2 loping-run.1
pile      play/4:
pile      discard/4: pack-hunt.1
pile      deck/5:
pile      hand/5: broomstick.2 broomstick.1 coven-call.1 coven-call.2 stir-the-pot
pile      play/5:
pile      discard/5: hex.1 hex.2 hex.3 broomstick.3 chalk-circle
pile      deck/6: ?5/0..2
pile      hand/6: busy-paws.1 scurry.3 gang-up.1 busy-paws.3 scurry.2
pile      play/6: busy-paws.2 scurry.1
pile      discard/6:
pile      loot: recall.2 engulf.1 growth divide.3 absorb.1 ?12/0..59
pile      row: shield.2 bargain pack-rat.1 ooze.2 basilisk.1
pile      guild: ?6/0..6
pile      guild-discard: rogue-special warrior-swords mage-bones one-more-round.1 mage-special one-more-round.3 rogue-swords warrior-jewel archer-bones mage-jewel warrior-hats archer-swords mage-hats rogue-hats one-more-round.2 rogue-eye warrior-special archer-jewel rogue-bones archer-special warrior-bones
pile      treasures/1: ?8/0..3
pile      treasures/2: ?9/0..3
pile      treasures/3: ?10/0..3
pile      treasures/4:
pile      treasure/vault: ?11/0
pile      treasure/library:
pile      treasure/sewers:
pile      treasure/cemetery: ?8/6
pile      treasure/workshop:
pile      treasure/forge:
pile      treasure/beast-trainer:
pile      treasure/apothecary:
pile      treasure/study: ?10/4
pile      treasure/cells: ?8/5
pile      treasure/laboratory:
pile      treasure/builder:
pile      tiles: ?7/0
pile      plans: beast-trainer forge
pile      box: dart-and-dash.1 dart-and-dash.2 dart-and-dash.3 volley.1 volley.2 slip-away.1 slip-away.2 spawning-pool.1 spawning-pool.2 war-hiss tinker.1 tinker.2 tinker.3 scamper.1 scamper.2 tripwire.1 tripwire.2 prank popping-out.1 popping-out.2 olga-calls.1 olga-calls.2 olga-calls.3 olga-calls.4 the-landlord-knocks.1 the-landlord-knocks.2 the-landlord-knocks.3 the-landlord-knocks.4 encore.1 encore.2 encore.3 builders-noise.1 builders-noise.2 builders-noise.3 the-water-rises.1 the-water-rises.2 the-water-rises.3 the-water-rises.4 toll-due.1 toll-due.2 surprise-test.1 surprise-test.2 surprise-test.3 surprise-test.4 hot-soup.1 hot-soup.2 hot-soup.3 hot-soup.4 another-arrest.1 another-arrest.2 another-arrest.3 another-arrest.4 sword-practice.1 sword-practice.2 sword-practice.3 somebody-whistles.1 somebody-whistles.2 midnight.1 midnight.2 midnight.3 a-door-opens.1 a-door-opens.2 clockwork-fails.1 clockwork-fails.2 clockwork-fails.3 clockwork-fails.4 a-wall-falls.1 a-wall-falls.2 another-piece.1 another-piece.2 another-piece.3 catapult.1 catapult.2 sticky-fingers.1 sticky-fingers.2 sticky-fingers.3 sticky-fingers.4 the-great-horn.1 the-great-horn.2 the-great-horn.3 the-great-horn.4 vault library sewers cemetery apothecary study cells laboratory builder curse-2.1 heal-2.2 spill-1.2 heal-1.1
key       agenda []
key       shuffles [2,0,0,0,3,0,0,0,3,0,0,0,2,0,0,0,2,0,0,0,2,0,0,0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0]
key       rolls []
key       result 0
key       level 2
key       scenario 18
key       players 6
key       clan [4,7,0,2,8,5]
key       active 5
key       phase 0
key       wave 1
key       waveBegun 1
key       turns 10
key       actions 76
key       invasions 9
key       toCome 0
key       cellsUsed 0
key       cellsAsk 0
key       labClan 3
key       cell [119,103,118,102,-1,-1,-1,135,121,105,104,120]
key       turn [0,2,0,1,0,0,0,3,1,2,0,3]
key       shut [0,0,0,0,0,0,0,0,0,0,0,0]
key       passages [2182,1033,9,6,0,0,0,1,2048,1024,514,257]
key       borders [2182,1033,9,6,0,0,0,1,2560,1280,2562,1281]
key       distance [0,1,1,2,-1,-1,-1,1,2,3,2,1]
key       tokens [2,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       supply [4,5,6,6,10,3]
key       portal [0,2,2,0,0,0,0,0,0,0,1,0]
key       value [4,0,0,1,0,0,0,0,3,1,0,0]
key       monsters [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       guards [1,0,0,4,0,0,0,0,4,0,0,0]
key       lair [2,2,1,4,2,8]
key       heroRoom [0,11,0,-1,-1,-1,-1,8,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,10,11,-1,-1,-1,-1]
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
