import type { Puzzle } from '@muster/engine'

export const p7eef01: Puzzle = {
  id: 'p7eef01',
  difficulty: 1,
  steps: [
    [
      { text: 'activate blaze-a-trail', chance: 36 },
      { text: 'activate draw-attention', chance: 1 },
      { text: 'activate lie-low', chance: 0 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=a-knife-in-the-dark · grim=false · heroes=[avric, tamsin]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=1
at        turn.after hero=1
at        activation.choose hero=1 nth=2 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..4 = hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = misty-moor
bag       3 locations/2 shuffled 1: 0 = dockside
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..9 = healing-draught.2 tonic.2 lucky-coin.1 ambush bribe informer pickpocket milestone lame-horse fog
pile      cards/1: spirit-wolf dream-walk prayer blessing
pile      cards/2: fan-of-knives blaze-a-trail lie-low draw-attention
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
pile      enemies: ?0/0..4
pile      enemy-discard: bloodguard.2 bandit.1 bandit.2 bloodguard-master bloodguard.1 sorcerer.1 hellhound.1 bandit-master sorcerer-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0
pile      location: noble-estate
pile      location-discard: market-square
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: road-toll physician ?5/0..9
pile      exploration-discard: pedlar fire-bomb.1 fire-bomb.2 throwing-axe hidden-path lucky-coin.2 tonic.1 healing-draught.1 city-watch cold-camp
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault guardhouse windy-pass standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground light-fingers misdirect twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry herb-lore precise-strike caution staff-blow
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [85,14,1]
key       result 0
key       quest 4
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 9
key       phase 0
key       leader 1
key       active 1
key       first 1
key       activations 35
key       actions 46
key       activating 1
key       peril 8
key       progress 1
key       mapped 0
key       counters [6,0,0,0]
key       heroIs [1,7,-1,-1]
key       health [22,20,0,0]
key       wounds [4,1,0,0]
key       tokens [0,1,0,0]
key       conditions [0,2,0,0]
key       spent [11,1,0,0]
key       classIs [0,4,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0]
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
