import type { Puzzle } from '@muster/engine'

export const pa3ba5d: Puzzle = {
  id: 'pa3ba5d',
  difficulty: 3,
  steps: [
    [
      { text: 'activate march', chance: 59 },
      { text: 'activate oath', chance: 41 },
      { text: 'activate second-wind', chance: 34 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=a-knife-in-the-dark · grim=false · heroes=[astarra, bram]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=1
at        turn.after hero=1
at        activation.choose hero=1 nth=2 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..5 = hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master
bag       1 enemies/1 shuffled 1: 0..2 = sorcerer-master bloodguard.2 bloodguard-master
bag       2 locations/3 shuffled 1: 0 = spider-nest
bag       3 locations/2 shuffled 1: 0..1 = dockside noble-estate
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..16 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush bribe informer pickpocket physician city-watch road-toll
pile      cards/1: stone-fist seek meditation gift
pile      cards/2: slash march second-wind oath
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows: sorcerer.2
pile      lair: the-red-knife
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..2
pile      enemy-discard: bandit.2 bandit.1 bandit-master bloodguard.1 sorcerer.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0..1
pile      location: market-square
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: fog ?5/0..16 pedlar
pile      exploration-discard: milestone lame-horse cold-camp
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault guardhouse windy-pass misty-moor standing-stones bone-pit burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm whirlwind warpath blood-boil war-cry bolt guard
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [28,10,1]
key       result 0
key       quest 4
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
key       actions 19
key       activating 1
key       peril 3
key       progress 7
key       mapped 1
key       counters [3,0,0,0]
key       heroIs [3,10,-1,-1]
key       health [19,23,0,0]
key       wounds [1,2,0,0]
key       tokens [0,2,0,0]
key       conditions [4,4,0,0]
key       spent [11,1,0,0]
key       classIs [3,6,-1,-1]
key       fallen [0,0,0,0]
key       used [1,0,0,0,0]
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
