import type { Puzzle } from '@muster/engine'

export const p8d8c02: Puzzle = {
  id: 'p8d8c02',
  difficulty: 1,
  steps: [
    [
      { text: 'activate seek', chance: 76 },
      { text: 'activate gift', chance: 55 },
      { text: 'activate bolt', chance: 54 },
      { text: 'activate meditation', chance: 53 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=the-lost-caravan · grim=false · heroes=[quill, kari, runa, mok]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=0
at        turn.after hero=0
at        activation.choose hero=0 nth=1 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..8 = rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cultist.1 cultist.2 cultist-master
bag       1 enemies/1 shuffled 1: 0..3 = zombie.1 zombie.2 grey-wolf.1 grey-wolf.2
bag       2 locations/3 shuffled 1: 0 = spider-nest
bag       3 locations/2 shuffled 1: 0 = river-ford
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/2 shuffled 1: 0..16 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp pedlar milestone lame-horse fog road-toll
bag       6 exploration/1 shuffled 1: 0..3 = tracks wolf-howl berries bound-traveller.1
pile      cards/1: bolt seek meditation gift
pile      cards/2: precise-strike blaze-a-trail caution draw-attention
pile      cards/3: slash march second-wind guard
pile      cards/4: staff-blow herb-lore prayer blessing
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4: snare
pile      engaged/1:
pile      engaged/2:
pile      engaged/3: cave-spider.1
pile      engaged/4: zombie-master cave-spider-master
pile      shadows: ?1/3 ?1/2 ?1/1
pile      lair: broodmother
pile      set-aside:
pile      enemies: ?0/0..8 ?1/0
pile      enemy-discard: grey-wolf-master cave-spider.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0
pile      location: roadside-inn
pile      location-discard: sunken-road
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: healing-herbs ?5/0..16 ?6/0..3
pile      exploration-discard:
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master ogre.1 ogre.2 ogre-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry bound-traveller.3 bound-traveller.2 bound-traveller.4
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [23,8,3]
key       result 0
key       quest 1
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 3
key       phase 0
key       leader 3
key       active 0
key       first 3
key       activations 10
key       actions 13
key       activating 1
key       peril 2
key       progress 2
key       mapped 0
key       counters [3,0,0,0]
key       heroIs [4,6,11,0]
key       health [10,11,12,13]
key       wounds [0,0,0,1]
key       tokens [2,1,0,0]
key       conditions [4,0,1,0]
key       spent [0,3,10,2]
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
