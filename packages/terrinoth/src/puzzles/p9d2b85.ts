import type { Puzzle } from '@muster/engine'

export const p9d2b85: Puzzle = {
  id: 'p9d2b85',
  difficulty: 3,
  steps: [
    [
      { text: 'ready blaze-a-trail', chance: 80 },
      { text: 'ready precise-strike', chance: 65 },
      { text: 'ready misdirect', chance: 56 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=goblin-problem · grim=false · heroes=[orrin, ilse]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.end
at        travelPhase.ask
at        moment.sift moment=11 hero=1 card=-1 from=0 owner=0 used=0
at        chooseHero.done node=97 actor=1 card=67
at        may.done node=98 seat=0 card=67
at        sequence.next list=99 seat=0 card=67 at=1
at        readying.ask hero=0 cards=1 may=0 cause=67 next=0
bag       0 enemies/2 shuffled 1: 0..3 = bandit.1 bandit.2 cave-spider.1 ogre-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..12 = fire-bomb.2 healing-draught.2 tonic.2 lucky-coin.1 throwing-axe hidden-path cold-camp healing-herbs wolf-howl snare grateful-farmer militia old-shield
pile      cards/1: precise-strike blaze-a-trail lie-low misdirect
pile      cards/2: radiant-hammer herb-lore vigil blessing
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: goblin-witcher.2 goblin-witcher-master rat-swarm.1
pile      engaged/2: rat-swarm-master ogre.1 ogre.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: splig cave-spider-master bandit-master goblin-archer.1 goblin-witcher.1
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..3
pile      enemy-discard: goblin-archer.2 goblin-archer-master rat-swarm.2 cave-spider.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: brigand-camp
pile      location-discard: roadside-inn dark-forest
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: tonic.1 ?5/0..12
pile      exploration-discard: ambush berries fire-bomb.1 healing-draught.1 warm-bed lucky-coin.2 tracks
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry caution staff-blow rumour prayer draw-attention
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [65,43,0]
key       result 0
key       quest 0
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 6
key       phase 3
key       leader 1
key       active 1
key       first 1
key       activations 24
key       actions 57
key       activating 0
key       peril 5
key       progress 4
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [8,2,-1,-1]
key       health [22,21,0,0]
key       wounds [18,13,0,0]
key       tokens [3,0,0,0]
key       conditions [2,0,0,0]
key       spent [11,0,0,0]
key       classIs [4,1,-1,-1]
key       fallen [0,0,0,0]
key       used [16,0,0,0,0]
key       hurt [0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
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
