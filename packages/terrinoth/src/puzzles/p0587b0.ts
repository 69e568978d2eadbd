import type { Puzzle } from '@muster/engine'

export const p0587b0: Puzzle = {
  id: 'p0587b0',
  difficulty: 3,
  steps: [
    [
      { text: 'upgrade pilgrims-way', chance: 74 },
      { text: 'upgrade lay-on-hands', chance: 56 },
      { text: 'upgrade vigil', chance: 55 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=the-long-night · grim=false · heroes=[bram, avric, kari]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.travel
at        peril.done
at        rise.next times=0
at        sequence.next list=292 seat=0 card=-7 at=2
at        overHeroes.next node=365 actor=0 card=-7 left=4
at        upgrade.ask hero=1
bag       0 enemies/3 shuffled 1: 0..5 = wraith.1 wraith.2 wraith-master bone-knight.1 bone-knight.2 bone-knight-master
bag       1 enemies/2 shuffled 1: 0..2 = bloodguard.1 bloodguard.2 bloodguard-master
bag       2 enemies/1 shuffled 1: 0..2 = zombie.1 reanimate.2 reanimate-master
bag       3 locations/3 shuffled 1: 0 = the-last-gate
bag       4 locations/2 shuffled 1: 0 = misty-moor
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..18 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.2 throwing-axe hidden-path ambush cold-camp healing-herbs tracks berries snare holy-water whispers grave-goods bone-charm
pile      cards/1: whirlwind march second-wind war-cry
pile      cards/2: radiant-hammer herb-lore prayer blessing
pile      cards/3: precise-strike blaze-a-trail caution misdirect
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows:
pile      lair: the-pale-rider
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..2 ?2/0..2
pile      enemy-discard: zombie.2 grey-wolf-master grey-wolf.2 grey-wolf.1 reanimate.1 zombie-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0 ?4/0
pile      location: old-chapel
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?6/0..18 wolf-howl
pile      exploration-discard: cold-hand lucky-coin.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master sorcerer.1 sorcerer.2 sorcerer-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king roadside-inn dark-forest brigand-camp market-square thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath warpath blood-boil slash staff-blow draw-attention guard
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [55,13,1]
key       result 0
key       quest 7
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 6
key       phase 2
key       leader 0
key       active 0
key       first 0
key       activations 24
key       actions 28
key       activating 0
key       peril 6
key       progress 5
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [10,1,6,-1]
key       health [17,16,15,0]
key       wounds [0,0,0,0]
key       tokens [5,1,2,0]
key       conditions [2,2,2,0]
key       spent [0,8,0,0]
key       classIs [7,1,4,-1]
key       fallen [0,0,0,0]
key       used [0,1,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot -1
key       targets []
key       aided -1
key       heroDice []
key       enemyDice []
key       criticals 0
key       added 0
key       total 0
key       left 0
key       countered []
key       blow 0
key       slain 0
key       rerolls 0
key       rerollBy -1
key       usedNow 0
`,
}
