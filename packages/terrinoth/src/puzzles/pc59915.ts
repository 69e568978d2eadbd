import type { Puzzle } from '@muster/engine'

export const pc59915: Puzzle = {
  id: 'pc59915',
  difficulty: 1,
  steps: [
    [
      { text: 'upgrade spirit-wolf', chance: 51 },
      { text: 'upgrade dream-walk', chance: 24 },
      { text: 'upgrade ancestral-song', chance: 23 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=the-breach · grim=false · heroes=[mok, astarra]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.travel
at        peril.done
at        rise.next times=0
at        sequence.next list=268 seat=0 card=-7 at=2
at        overHeroes.next node=324 actor=0 card=-7 left=2
at        upgrade.ask hero=0
bag       0 enemies/3 shuffled 1: 0..2 = bloodguard.1 bloodguard.2 bloodguard-master
bag       1 enemies/2 shuffled 1:  =
bag       2 enemies/1 shuffled 1:  =
bag       3 locations/1 shuffled 1:  =
bag       4 exploration/1 shuffled 1: 0..15 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path cold-camp grateful-farmer militia warm-bed rumour old-shield
pile      cards/1: staff-blow herb-lore prayer guiding-spirits
pile      cards/2: bolt seek meditation firm-ground
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: grey-wolf.2 goblin-witcher.1 ogre-master
pile      engaged/2: ogre.2 goblin-witcher.2 hellhound.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: goblin-archer-master ogre.1 warlord-krutch
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2
pile      enemy-discard: goblin-archer.2 grey-wolf.1 goblin-witcher-master grey-wolf-master goblin-archer.1 hellhound.1 hellhound-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: guardhouse
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?4/0..15
pile      exploration-discard: ambush
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master sorcerer.1 sorcerer.2 sorcerer-master reanimate.1 reanimate.2 reanimate-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry blessing gift
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [34,22,1]
key       result 0
key       quest 3
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 4
key       phase 2
key       leader 0
key       active 0
key       first 0
key       activations 16
key       actions 35
key       activating 0
key       peril 4
key       progress 6
key       mapped 0
key       counters [10,0,0,0]
key       heroIs [0,3,-1,-1]
key       health [23,19,0,0]
key       wounds [12,12,0,0]
key       tokens [2,4,0,0]
key       conditions [0,4,0,0]
key       spent [2,11,0,0]
key       classIs [0,3,-1,-1]
key       fallen [0,0,0,0]
key       used [0,1,0,0,0]
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
