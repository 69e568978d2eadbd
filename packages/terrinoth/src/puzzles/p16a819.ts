import type { Puzzle } from '@muster/engine'

export const p16a819: Puzzle = {
  id: 'p16a819',
  difficulty: 2,
  steps: [
    [
      { text: 'decline brigand-camp', chance: 78 },
      { text: 'do brigand-camp', chance: 67 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=crown-of-the-under-king · grim=false · heroes=[ilse, astarra, tamsin]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.end
at        travelPhase.ask
at        moment.sift moment=11 hero=0 card=-1 from=0 owner=0 used=0
at        chooseHero.done node=97 actor=0 card=67
at        may.ask node=98 seat=1 card=67
bag       0 enemies/3 shuffled 1: 0..2 = wraith.1 wraith.2 wraith-master
bag       1 enemies/2 shuffled 1: 0..5 = troll.1 troll.2 troll-master razorwing.1 razorwing.2 razorwing-master
bag       2 enemies/1 shuffled 1:  =
bag       3 locations/3 shuffled 1: 0 = cliff-path
bag       4 locations/2 shuffled 1: 0..1 = crypt-stair abandoned-mine
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..20 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp healing-herbs tracks wolf-howl berries ancient-glyphs trapdoor rune-shard dead-end iron-key
pile      cards/1: radiant-hammer herb-lore vigil blessing
pile      cards/2: rune-of-fire seek still-mind gift
pile      cards/3: twin-arrows blaze-a-trail hunters-rest draw-attention
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: the-under-king
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows: goblin-archer-master
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2 ?1/0..5
pile      enemy-discard: goblin-archer.2 ogre-master ogre.1 goblin-witcher.2 goblin-witcher-master goblin-archer.1 ogre.2 goblin-witcher.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0 ?4/0..1
pile      location: brigand-camp
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?6/0..20
pile      exploration-discard: snare
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master golem.1 golem.2 golem-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-pale-rider roadside-inn dark-forest market-square old-chapel thieves-alley stone-bridge river-ford sunken-road flooded-cellar the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field hall-of-echoes the-last-gate grateful-farmer militia warm-bed rumour old-shield bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry staff-blow bolt precise-strike prayer meditation caution
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [61,15,1]
key       result 0
key       quest 5
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 6
key       phase 3
key       leader 0
key       active 0
key       first 0
key       activations 24
key       actions 36
key       activating 0
key       peril 6
key       progress 8
key       mapped 1
key       counters [3,0,0,0]
key       heroIs [2,3,7,-1]
key       health [15,13,14,0]
key       wounds [6,2,0,0]
key       tokens [2,0,0,0]
key       conditions [4,4,0,0]
key       spent [0,11,1,0]
key       classIs [1,2,5,-1]
key       fallen [0,0,0,0]
key       used [0,1,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0]
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
