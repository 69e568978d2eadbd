import type { Puzzle } from '@muster/engine'

export const p9df8b1: Puzzle = {
  id: 'p9df8b1',
  difficulty: 1,
  steps: [
    [
      { text: 'travel', chance: 92 },
      { text: 'stay', chance: 74 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=the-lost-caravan · grim=false · heroes=[kari, avric]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.end
at        travelPhase.ask
bag       0 enemies/2 shuffled 1: 0..2 = rat-swarm.2 rat-swarm-master ogre.1
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = spider-nest
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/2 shuffled 1: 0..8 = fire-bomb.2 healing-draught.2 tonic.1 tonic.2 ambush cold-camp pedlar lame-horse fog
bag       6 exploration/1 shuffled 1:  =
pile      cards/1: twin-arrows blaze-a-trail hunters-rest draw-attention
pile      cards/2: spirit-wolf dream-walk prayer blessing
pile      cards/3:
pile      cards/4:
pile      items/1: throwing-axe
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows:
pile      lair: broodmother
pile      set-aside:
pile      enemies: ?0/0..2
pile      enemy-discard: cave-spider.1 zombie.2 grey-wolf-master grey-wolf.1 zombie-master zombie.1 cave-spider.2 bandit.1 grey-wolf.2 cave-spider-master bandit.2 bandit-master ogre.2 ogre-master rat-swarm.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0
pile      location: market-square
pile      location-discard: sunken-road crypt-stair
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: road-toll berries snare ?5/0..8
pile      exploration-discard: wolf-howl healing-herbs tracks hidden-path fire-bomb.1 lucky-coin.2 milestone healing-draught.1 lucky-coin.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp old-chapel thieves-alley stone-bridge river-ford flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry bound-traveller.4 bound-traveller.2 precise-strike herb-lore bound-traveller.3 bound-traveller.1 staff-blow caution
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [99,32,3]
key       result 0
key       quest 1
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 10
key       phase 3
key       leader 1
key       active 1
key       first 1
key       activations 40
key       actions 56
key       activating 0
key       peril 9
key       progress 9
key       mapped 1
key       counters [3,2,0,0]
key       heroIs [6,1,-1,-1]
key       health [21,22,0,0]
key       wounds [0,1,0,0]
key       tokens [0,2,0,0]
key       conditions [0,0,0,0]
key       spent [0,1,0,0]
key       classIs [5,0,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
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
