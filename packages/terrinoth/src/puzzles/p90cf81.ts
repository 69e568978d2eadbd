import type { Puzzle } from '@muster/engine'

export const p90cf81: Puzzle = {
  id: 'p90cf81',
  difficulty: 3,
  steps: [
    [
      { text: 'again runa', chance: 84 },
      { text: 'again kari', chance: 73 },
      { text: 'again avric', chance: 70 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=the-barons-ledger · grim=false · heroes=[avric, runa, kari]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.again at=0 lap=1
bag       0 enemies/2 shuffled 1: 0 = sorcerer-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..15 = fire-bomb.2 healing-draught.1 tonic.1 lucky-coin.1 lucky-coin.2 hidden-path ambush cold-camp grateful-farmer rumour old-shield bribe informer pickpocket physician city-watch
pile      cards/1: spirit-wolf herb-lore prayer guiding-spirits
pile      cards/2: whirlwind warpath second-wind guard
pile      cards/3: twin-arrows blaze-a-trail caution hawks-eye
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3: healing-draught.2
pile      items/4:
pile      engaged/1:
pile      engaged/2: sorcerer.1 sorcerer.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: goblin-archer-master goblin-archer.1
pile      lair: captain-varn
pile      set-aside:
pile      enemies: ?0/0
pile      enemy-discard: bloodguard.1 bandit.2 rat-swarm.2 bandit.1 rat-swarm-master bandit-master bloodguard-master bloodguard.2 rat-swarm.1 goblin-archer.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: the-vault
pile      location-discard: thieves-alley old-chapel
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?5/0..15
pile      exploration-discard: militia throwing-axe warm-bed tonic.2 fire-bomb.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-witcher.1 goblin-witcher.2 goblin-witcher-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 dream-walk ancestral-song radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest shield-charge hold-the-road stand-firm oath blood-boil war-cry staff-blow march precise-strike slash draw-attention blessing
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [68,17,1]
key       result 0
key       quest 2
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 8
key       phase 0
key       leader 0
key       active 2
key       first 0
key       activations 31
key       actions 38
key       activating 0
key       peril 7
key       progress 6
key       mapped 0
key       counters [1,0,0,0]
key       heroIs [1,11,6,-1]
key       health [16,16,15,0]
key       wounds [0,0,0,0]
key       tokens [1,1,1,0]
key       conditions [0,0,0,0]
key       spent [10,15,3,0]
key       classIs [0,7,5,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
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
