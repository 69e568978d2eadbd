import type { Puzzle } from '@muster/engine'

export const p691aad: Puzzle = {
  id: 'p691aad',
  difficulty: 1,
  steps: [
    [
      { text: 'enemy the-hierophant', chance: 72 },
      { text: 'decline', chance: 51 },
      { text: 'enemy fire-demon', chance: 18 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=the-ninth-bell · grim=false · heroes=[bram, mok]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=0
at        turn.after hero=1
at        activation.poison hero=1 nth=1 card=145 slot=0
at        chooseEnemy.ask node=206 actor=1 card=145
bag       0 enemies/2 shuffled 1: 0..1 = hellhound-master fire-demon-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = hall-of-echoes
bag       3 locations/2 shuffled 1: 0 = bone-pit
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..14 = healing-draught.1 healing-draught.2 tonic.1 tonic.2 ambush cold-camp bribe informer pickpocket physician city-watch whispers grave-goods bone-charm cold-hand
pile      cards/1: whirlwind march blood-boil guard
pile      cards/2: radiant-hammer pilgrims-way prayer blessing
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2: holy-water
pile      items/3:
pile      items/4:
pile      engaged/1: fire-demon.1
pile      engaged/2: fire-demon.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: the-hierophant
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..1
pile      enemy-discard: sorcerer.1 cultist.1 cultist-master sorcerer-master sorcerer.2 bloodguard-master bloodguard.1 hellhound.2 bloodguard.2 hellhound.1 cultist.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0
pile      location: spider-nest
pile      location-discard: burnt-quarter
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?5/0..14 lucky-coin.2
pile      exploration-discard: hidden-path throwing-axe fire-bomb.2 lucky-coin.1 fire-bomb.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones haunted-field cliff-path the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath warpath war-cry second-wind staff-blow herb-lore slash
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [78,33,2]
key       result 0
key       quest 6
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 9
key       phase 0
key       leader 1
key       active 1
key       first 1
key       activations 33
key       actions 55
key       activating 1
key       peril 8
key       progress 7
key       mapped 1
key       counters [3,0,0,0]
key       heroIs [10,0,-1,-1]
key       health [23,23,0,0]
key       wounds [0,5,0,0]
key       tokens [1,1,0,0]
key       conditions [0,1,0,0]
key       spent [8,3,0,0]
key       classIs [7,1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0]
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
