import type { Puzzle } from '@muster/engine'

export const pe99484: Puzzle = {
  id: 'pe99484',
  difficulty: 1,
  steps: [
    [
      { text: 'activate rune-of-fire', chance: 56 },
      { text: 'activate seek', chance: 39 },
      { text: 'activate meditation', chance: 37 },
      { text: 'activate gift', chance: 32 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=the-ninth-bell · grim=false · heroes=[ilse, astarra]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=1
at        turn.after hero=1
at        activation.choose hero=1 nth=2 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..2 = hellhound.2 fire-demon.2 fire-demon-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = hall-of-echoes
bag       3 locations/2 shuffled 1: 0 = standing-stones
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..16 = fire-bomb.1 fire-bomb.2 healing-draught.2 tonic.1 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush bribe informer pickpocket city-watch holy-water whispers grave-goods cold-hand
pile      cards/1: radiant-hammer herb-lore prayer blessing
pile      cards/2: rune-of-fire seek meditation gift
pile      cards/3:
pile      cards/4:
pile      items/1: bone-charm
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: fire-demon.1 the-hierophant
pile      engaged/2: hellhound.1
pile      engaged/3:
pile      engaged/4:
pile      shadows: sorcerer.1
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2
pile      enemy-discard: bloodguard.2 bloodguard-master sorcerer-master cultist-master cultist.1 cultist.2 sorcerer.2 bloodguard.1 hellhound-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0
pile      location: misty-moor
pile      location-discard: burnt-quarter
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?5/0..16
pile      exploration-discard: tonic.2 cold-camp physician healing-draught.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass bone-pit spider-nest haunted-field cliff-path the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way vigil lay-on-hands decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry staff-blow bolt
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [36,14,2]
key       result 0
key       quest 6
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 4
key       phase 0
key       leader 0
key       active 1
key       first 0
key       activations 16
key       actions 27
key       activating 1
key       peril 3
key       progress 5
key       mapped 0
key       counters [3,1,0,0]
key       heroIs [2,3,-1,-1]
key       health [21,19,0,0]
key       wounds [8,4,0,0]
key       tokens [0,0,0,0]
key       conditions [0,4,0,0]
key       spent [3,0,0,0]
key       classIs [1,2,-1,-1]
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
