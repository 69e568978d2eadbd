import type { Puzzle } from '@muster/engine'

export const p0cfe9c: Puzzle = {
  id: 'p0cfe9c',
  difficulty: 2,
  steps: [
    [
      { text: 'activate slash', chance: 88 },
      { text: 'activate second-wind', chance: 66 },
      { text: 'activate guard', chance: 65 },
    ],
    [
      { text: 'enemy the-red-knife', chance: 91 },
      { text: 'enemy sorcerer-master', chance: 74 },
      { text: 'enemy sorcerer', chance: 73 },
      { text: 'enemy bloodguard', chance: 72 },
      { text: 'decline', chance: 71 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=a-knife-in-the-dark · grim=false · heroes=[mok, kari, bram, dorn]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=3 lap=0
at        turn.after hero=2
at        activation.choose hero=2 nth=1 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..5 = hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master
bag       1 enemies/1 shuffled 1: 0..4 = bandit.2 bandit-master sorcerer.2 bloodguard.1 bloodguard-master
bag       2 locations/3 shuffled 1: 0 = bone-pit
bag       3 locations/2 shuffled 1: 0..1 = dockside noble-estate
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..18 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp bribe informer pickpocket city-watch milestone fog road-toll
pile      cards/1: staff-blow herb-lore prayer blessing
pile      cards/2: precise-strike blaze-a-trail caution draw-attention
pile      cards/3: slash march second-wind guard
pile      cards/4: bolt seek meditation gift
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2: bloodguard.2 the-red-knife
pile      engaged/3: bandit.1
pile      engaged/4:
pile      shadows: sorcerer-master sorcerer.1
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..4
pile      enemy-discard:
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0..1
pile      location: market-square
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?5/0..18 physician
pile      exploration-discard: pedlar lame-horse
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault guardhouse windy-pass misty-moor standing-stones spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [12,5,1]
key       result 0
key       quest 4
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 2
key       phase 0
key       leader 0
key       active 2
key       first 0
key       activations 7
key       actions 10
key       activating 1
key       peril 1
key       progress 2
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [0,6,10,5]
key       health [13,11,13,10]
key       wounds [2,7,2,2]
key       tokens [0,1,1,0]
key       conditions [0,0,0,4]
key       spent [3,1,2,0]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0]
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
