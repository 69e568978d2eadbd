import type { Puzzle } from '@muster/engine'

export const p23727f: Puzzle = {
  id: 'p23727f',
  difficulty: 1,
  steps: [
    [
      { text: 'ready shield-charge', chance: 40 },
      { text: 'ready march', chance: 24 },
      { text: 'ready guard', chance: 24 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=crown-of-the-under-king · grim=false · heroes=[orrin, runa, mok, astarra]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.end
at        travelPhase.ask
at        moment.sift moment=11 hero=1 card=-1 from=0 owner=0 used=0
at        chooseHero.done node=97 actor=1 card=67
at        may.done node=98 seat=1 card=67
at        sequence.next list=99 seat=1 card=67 at=1
at        readying.ask hero=1 cards=1 may=0 cause=67 next=0
bag       0 enemies/3 shuffled 1: 0..2 = fire-demon.1 fire-demon.2 fire-demon-master
bag       1 enemies/2 shuffled 1: 0..5 = troll.1 troll.2 troll-master razorwing.1 razorwing.2 razorwing-master
bag       2 enemies/1 shuffled 1: 0..1 = goblin-archer.1 ogre.2
bag       3 locations/3 shuffled 1: 0 = cliff-path
bag       4 locations/2 shuffled 1: 0..1 = crypt-stair abandoned-mine
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..18 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp tracks wolf-howl snare ancient-glyphs trapdoor rune-shard dead-end iron-key
pile      cards/1: twin-arrows blaze-a-trail caution draw-attention
pile      cards/2: shield-charge march stand-firm guard
pile      cards/3: radiant-hammer herb-lore vigil blessing
pile      cards/4: rune-of-fire seek still-mind gift
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2: the-under-king
pile      engaged/3: ogre-master
pile      engaged/4:
pile      shadows: goblin-witcher.2 goblin-witcher.1 goblin-archer.2 ?2/1
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2 ?1/0..5 ?2/0
pile      enemy-discard: goblin-archer-master ogre.1 goblin-witcher-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0 ?4/0..1
pile      location: brigand-camp
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: berries ?6/0..18
pile      exploration-discard: healing-herbs tonic.2
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-pale-rider roadside-inn dark-forest market-square old-chapel thieves-alley stone-bridge river-ford sunken-road flooded-cellar the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field hall-of-echoes the-last-gate grateful-farmer militia warm-bed rumour old-shield bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest hawks-eye hold-the-road oath whirlwind warpath blood-boil war-cry precise-strike slash staff-blow bolt second-wind prayer meditation
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [47,18,1]
key       result 0
key       quest 5
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 5
key       phase 3
key       leader 1
key       active 1
key       first 1
key       activations 19
key       actions 29
key       activating 0
key       peril 5
key       progress 9
key       mapped 1
key       counters [3,0,0,0]
key       heroIs [8,11,0,3]
key       health [12,12,13,9]
key       wounds [0,2,6,0]
key       tokens [0,0,0,0]
key       conditions [0,0,0,4]
key       spent [11,11,9,9]
key       classIs [5,6,1,2]
key       fallen [1,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0]
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
