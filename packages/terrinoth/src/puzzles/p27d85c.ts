import type { Puzzle } from '@muster/engine'

export const p27d85c: Puzzle = {
  id: 'p27d85c',
  difficulty: 1,
  steps: [
    [
      { text: 'activate stone-fist', chance: 92 },
      { text: 'activate seek', chance: 77 },
      { text: 'activate meditation', chance: 69 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=a-knife-in-the-dark · grim=false · heroes=[astarra, mok, lissa, kari]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=0
at        turn.after hero=0
at        activation.choose hero=0 nth=1 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..4 = hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = misty-moor
bag       3 locations/2 shuffled 1: 0 = noble-estate
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..18 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp bribe informer pickpocket physician city-watch pedlar milestone lame-horse fog
pile      cards/1: stone-fist seek meditation gift
pile      cards/2: radiant-hammer herb-lore prayer blessing
pile      cards/3: slash march blood-boil guard
pile      cards/4: twin-arrows blaze-a-trail caution draw-attention
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4: lucky-coin.1
pile      engaged/1: bloodguard.2 the-red-knife
pile      engaged/2: bloodguard-master cultist-master
pile      engaged/3:
pile      engaged/4:
pile      shadows: ?0/4 ?0/3 ?0/2
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..1
pile      enemy-discard: bandit-master bandit.2 sorcerer-master bloodguard.1 bandit.1 sorcerer.1 sorcerer.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0
pile      location: dockside
pile      location-discard: market-square
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: road-toll ?5/0..18
pile      exploration-discard: tonic.2
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault guardhouse windy-pass standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath war-cry bolt staff-blow second-wind precise-strike
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [24,8,1]
key       result 0
key       quest 4
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 4
key       phase 0
key       leader 0
key       active 0
key       first 0
key       activations 13
key       actions 16
key       activating 1
key       peril 3
key       progress 0
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [3,0,9,6]
key       health [9,13,14,11]
key       wounds [1,4,0,0]
key       tokens [1,2,0,0]
key       conditions [4,2,0,0]
key       spent [8,8,11,10]
key       classIs [3,1,7,5]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
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
