import type { Puzzle } from '@muster/engine'

export const pf6e50d: Puzzle = {
  id: 'pf6e50d',
  difficulty: 1,
  steps: [
    [
      { text: 'activate draw-attention', chance: 65 },
      { text: 'activate caution', chance: 47 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=the-long-night · grim=false · heroes=[dorn, avric, orrin]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=0
at        turn.after hero=2
at        activation.choose hero=2 nth=1 card=0 slot=0
bag       0 enemies/3 shuffled 1: 0..5 = wraith.1 wraith.2 wraith-master bone-knight.1 bone-knight.2 bone-knight-master
bag       1 enemies/2 shuffled 1: 0 = sorcerer.2
bag       2 enemies/1 shuffled 1:  =
bag       3 locations/3 shuffled 1: 0 = the-last-gate
bag       4 locations/2 shuffled 1:  =
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..18 = fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 hidden-path ambush cold-camp tracks wolf-howl berries snare holy-water whispers grave-goods bone-charm cold-hand
pile      cards/1: bolt shift-the-earth meditation gift
pile      cards/2: staff-blow dream-walk prayer blessing
pile      cards/3: twin-arrows blaze-a-trail caution draw-attention
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3: healing-herbs
pile      items/4:
pile      engaged/1: the-pale-rider grey-wolf.1
pile      engaged/2: zombie-master
pile      engaged/3: grey-wolf-master
pile      engaged/4:
pile      shadows: sorcerer.1 sorcerer-master
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0
pile      enemy-discard: zombie.2 reanimate-master zombie.1 grey-wolf.2 reanimate.1 reanimate.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0
pile      location: misty-moor
pile      location-discard: old-chapel
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?6/0..18
pile      exploration-discard: throwing-axe fire-bomb.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master bloodguard.1 bloodguard.2 bloodguard-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king roadside-inn dark-forest brigand-camp market-square thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune stone-fist earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry seek herb-lore precise-strike
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [41,11,1]
key       result 0
key       quest 7
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 5
key       phase 0
key       leader 1
key       active 2
key       first 1
key       activations 18
key       actions 28
key       activating 1
key       peril 4
key       progress 4
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [5,1,8,-1]
key       health [14,16,16,0]
key       wounds [9,6,3,0]
key       tokens [5,0,2,0]
key       conditions [4,0,0,0]
key       spent [1,8,3,0]
key       classIs [3,0,5,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3]
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
