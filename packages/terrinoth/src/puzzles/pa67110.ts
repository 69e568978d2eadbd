import type { Puzzle } from '@muster/engine'

export const pa67110: Puzzle = {
  id: 'pa67110',
  difficulty: 1,
  steps: [
    [
      { text: 'activate war-cry', chance: 64 },
      { text: 'activate second-wind', chance: 48 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=the-breach · grim=false · heroes=[orrin, bram]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=1
at        turn.after hero=1
at        activation.choose hero=1 nth=2 card=0 slot=0
bag       0 enemies/3 shuffled 1: 0..2 = sorcerer.1 sorcerer.2 sorcerer-master
bag       1 enemies/2 shuffled 1: 0..4 = ogre.1 ogre.2 ogre-master hellhound.1 hellhound.2
bag       2 enemies/1 shuffled 1:  =
bag       3 locations/1 shuffled 1:  =
bag       4 exploration/1 shuffled 1: 0..14 = fire-bomb.1 fire-bomb.2 healing-draught.1 tonic.1 tonic.2 lucky-coin.2 throwing-axe hidden-path ambush cold-camp grateful-farmer militia warm-bed rumour old-shield
pile      cards/1: twin-arrows blaze-a-trail caution hawks-eye
pile      cards/2: whirlwind march second-wind war-cry
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: warlord-krutch
pile      engaged/2: grey-wolf.1 goblin-witcher.1
pile      engaged/3:
pile      engaged/4:
pile      shadows: goblin-archer-master ?1/4 ?1/3 ?1/2
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2 ?1/0..1
pile      enemy-discard: grey-wolf-master goblin-archer.2 goblin-archer.1 goblin-witcher-master goblin-witcher.2 hellhound-master grey-wolf.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: guardhouse
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?4/0..14 lucky-coin.1
pile      exploration-discard: healing-draught.2
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest shield-charge hold-the-road stand-firm oath warpath blood-boil precise-strike guard draw-attention slash
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [43,23,1]
key       result 0
key       quest 3
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 5
key       phase 0
key       leader 0
key       active 1
key       first 0
key       activations 20
key       actions 31
key       activating 1
key       peril 4
key       progress 5
key       mapped 0
key       counters [9,0,0,0]
key       heroIs [8,10,-1,-1]
key       health [22,23,0,0]
key       wounds [1,4,0,0]
key       tokens [0,5,0,0]
key       conditions [2,0,0,0]
key       spent [7,3,0,0]
key       classIs [5,7,-1,-1]
key       fallen [0,0,0,0]
key       used [16,0,0,0,0]
key       hurt [0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0]
key       tired [0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
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
