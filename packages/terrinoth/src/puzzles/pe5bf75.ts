import type { Puzzle } from '@muster/engine'

export const pe5bf75: Puzzle = {
  id: 'pe5bf75',
  difficulty: 2,
  steps: [
    [
      { text: 'roll 0', chance: 62 },
      { text: 'roll 1', chance: 47 },
      { text: 'roll 2', chance: 43 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=the-ninth-bell · grim=false · heroes=[dorn, orrin, runa]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.over at=0 lap=1
at        turn.after hero=0
at        activation.below hero=0 nth=2 card=149 slot=0
at        action.stake hero=0 card=149 slot=0
bag       0 enemies/2 shuffled 1: 0..5 = hellhound.1 hellhound.2 hellhound-master fire-demon.1 fire-demon.2 fire-demon-master
bag       1 enemies/1 shuffled 1: 0..4 = sorcerer.1 sorcerer.2 sorcerer-master cultist.1 cultist.2
bag       2 locations/3 shuffled 1: 0 = hall-of-echoes
bag       3 locations/2 shuffled 1: 0..1 = noble-estate windy-pass
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..19 = fire-bomb.1 healing-draught.1 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand
pile      cards/1: bolt seek meditation gift
pile      cards/2: precise-strike blaze-a-trail caution draw-attention
pile      cards/3: slash march second-wind guard
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: bloodguard-master
pile      engaged/2: bloodguard.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: the-hierophant cultist-master bloodguard.1
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..4
pile      enemy-discard:
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0..1
pile      location: burnt-quarter
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?5/0..19 healing-draught.2
pile      exploration-discard: fire-bomb.2
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse misty-moor standing-stones bone-pit spider-nest haunted-field cliff-path the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [5,2,2]
key       result 0
key       quest 6
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 1
key       phase 0
key       leader 0
key       active 0
key       first 0
key       activations 4
key       actions 4
key       activating 1
key       peril 0
key       progress 4
key       mapped 0
key       counters [0,2,0,0]
key       heroIs [5,8,11,-1]
key       health [14,16,16,0]
key       wounds [1,0,0,0]
key       tokens [2,0,1,0]
key       conditions [4,0,0,0]
key       spent [1,2,2,0]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [1,16,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot 0
key       targets [29]
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
key       usedNow 1
`,
}
