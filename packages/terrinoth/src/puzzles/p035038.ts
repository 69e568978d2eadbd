import type { Puzzle } from '@muster/engine'

export const p035038: Puzzle = {
  id: 'p035038',
  difficulty: 1,
  steps: [
    [
      { text: 'activate march', chance: 52 },
      { text: 'activate slash', chance: 27 },
      { text: 'activate second-wind', chance: 26 },
      { text: 'activate guard', chance: 26 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=the-ninth-bell · grim=false · heroes=[quill, bram]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=1
at        turn.after hero=1
at        activation.choose hero=1 nth=2 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..5 = hellhound.1 hellhound.2 hellhound-master fire-demon.1 fire-demon.2 fire-demon-master
bag       1 enemies/1 shuffled 1: 0..4 = sorcerer.1 sorcerer-master bloodguard.1 bloodguard-master cultist-master
bag       2 locations/3 shuffled 1: 0 = hall-of-echoes
bag       3 locations/2 shuffled 1: 0..1 = dockside bone-pit
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..17 = fire-bomb.1 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp bribe pickpocket physician city-watch whispers grave-goods bone-charm
pile      cards/1: bolt seek meditation gift
pile      cards/2: slash march second-wind guard
pile      cards/3:
pile      cards/4:
pile      items/1: holy-water
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows: the-hierophant cultist.2 sorcerer.2 cultist.1
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..4
pile      enemy-discard: bloodguard.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0..1
pile      location: burnt-quarter
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: cold-hand ?5/0..17 fire-bomb.2
pile      exploration-discard: informer
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault guardhouse noble-estate windy-pass misty-moor standing-stones spider-nest haunted-field cliff-path the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [16,2,2]
key       result 0
key       quest 6
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 2
key       phase 0
key       leader 0
key       active 1
key       first 0
key       activations 8
key       actions 11
key       activating 1
key       peril 1
key       progress 4
key       mapped 0
key       counters [1,2,0,0]
key       heroIs [4,10,-1,-1]
key       health [20,23,0,0]
key       wounds [1,0,0,0]
key       tokens [0,1,0,0]
key       conditions [0,0,0,0]
key       spent [2,0,0,0]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,2048]
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
