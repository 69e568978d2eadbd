import type { Puzzle } from '@muster/engine'

export const pe52819: Puzzle = {
  id: 'pe52819',
  difficulty: 1,
  steps: [
    [
      { text: 'use tamsin', chance: 52 },
      { text: 'pass', chance: 37 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=the-ninth-bell · grim=false · heroes=[tamsin, lissa, astarra]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=4 lap=0
at        turn.after hero=0
at        activation.below hero=0 nth=1 card=170 slot=1
at        action.done hero=0 card=170 slot=1
at        moment.offer moment=3 hero=0 card=-1 from=0 owner=3 used=0
bag       0 enemies/2 shuffled 1:  =
bag       1 enemies shuffled 1: 0..8 = sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master hellhound-master cultist.1 cultist.2
bag       2 locations/3 shuffled 1: 0 = hall-of-echoes
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..16 = fire-bomb.1 healing-draught.1 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp informer physician holy-water whispers grave-goods bone-charm cold-hand
pile      cards/1: precise-strike read-the-land caution draw-attention
pile      cards/2: whirlwind march second-wind guard
pile      cards/3: rune-of-fire seek meditation gift
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: hellhound.1 hellhound.2
pile      engaged/2: fire-demon.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: the-hierophant fire-demon-master fire-demon.1 cultist-master
pile      lair:
pile      set-aside:
pile      enemies: ?1/0..8
pile      enemy-discard:
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0
pile      location: noble-estate
pile      location-discard: burnt-quarter spider-nest
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: pickpocket ?5/0..16
pile      exploration-discard: bribe city-watch fire-bomb.2 healing-draught.2
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse windy-pass misty-moor standing-stones bone-pit haunted-field cliff-path the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath warpath blood-boil war-cry blaze-a-trail slash bolt
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [42,17,2]
key       result 0
key       quest 6
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 5
key       phase 0
key       leader 1
key       active 0
key       first 1
key       activations 19
key       actions 31
key       activating 1
key       peril 4
key       progress 5
key       mapped 0
key       counters [1,0,0,0]
key       heroIs [7,9,3,-1]
key       health [14,18,13,0]
key       wounds [10,10,9,0]
key       tokens [0,1,0,0]
key       conditions [0,0,0,0]
key       spent [2,2,9,0]
key       classIs [5,7,2,-1]
key       fallen [0,0,0,0]
key       used [0,0,1,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0]
key       acting 0
key       slot 1
key       targets []
key       aided -1
key       heroDice [1,3,3]
key       enemyDice [4,4]
key       criticals 0
key       added 0
key       total 1
key       left 0
key       countered [33,34]
key       blow 4
key       slain 0
key       rerolls 0
key       rerollBy -1
key       usedNow 0
`,
}
