import type { Puzzle } from '@muster/engine'

export const pded65d: Puzzle = {
  id: 'pded65d',
  difficulty: 2,
  steps: [
    [
      { text: 'stay', chance: 37 },
      { text: 'travel', chance: 20 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=the-long-night · grim=false · heroes=[orrin, quill, bram, mok]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.end
at        travelPhase.ask
bag       0 enemies/3 shuffled 1: 0..5 = wraith.1 wraith.2 wraith-master bone-knight.1 bone-knight.2 bone-knight-master
bag       1 enemies/2 shuffled 1: 0..2 = ogre.1 ogre.2 ogre-master
bag       2 enemies/1 shuffled 1: 0..4 = zombie.1 zombie.2 grey-wolf.1 reanimate.1 reanimate-master
bag       3 locations/3 shuffled 1: 0 = the-last-gate
bag       4 locations/2 shuffled 1: 0 = misty-moor
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..16 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path healing-herbs tracks berries snare holy-water whispers grave-goods
pile      cards/1: precise-strike blaze-a-trail caution draw-attention
pile      cards/2: bolt seek meditation gift
pile      cards/3: slash march second-wind guard
pile      cards/4: staff-blow herb-lore prayer blessing
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4: bone-charm
pile      engaged/1: zombie-master
pile      engaged/2: grey-wolf.2
pile      engaged/3:
pile      engaged/4:
pile      shadows:
pile      lair: the-pale-rider
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..2 ?2/0..4
pile      enemy-discard: grey-wolf-master reanimate.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0 ?4/0
pile      location: old-chapel
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ambush cold-hand ?6/0..16
pile      exploration-discard: cold-camp wolf-howl
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king roadside-inn dark-forest brigand-camp market-square thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [21,5,1]
key       result 0
key       quest 7
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 2
key       phase 3
key       leader 0
key       active 0
key       first 0
key       activations 8
key       actions 12
key       activating 0
key       peril 2
key       progress 7
key       mapped 1
key       counters [0,0,0,0]
key       heroIs [8,4,10,0]
key       health [12,10,13,13]
key       wounds [1,1,1,0]
key       tokens [1,3,1,2]
key       conditions [0,0,0,0]
key       spent [14,3,9,1]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
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
