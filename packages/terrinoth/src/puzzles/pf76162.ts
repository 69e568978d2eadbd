import type { Puzzle } from '@muster/engine'

export const pf76162: Puzzle = {
  id: 'pf76162',
  difficulty: 1,
  steps: [
    [
      { text: 'enemy rat-swarm', chance: 71 },
      { text: 'enemy sorcerer', chance: 22 },
      { text: 'decline', chance: 22 },
      { text: 'enemy captain-varn', chance: 16 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=the-barons-ledger · grim=false · heroes=[bram, avric, dorn, orrin]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=0
at        turn.after hero=3
at        activation.poison hero=3 nth=1 card=161 slot=0
at        chooseEnemy.ask node=234 actor=3 card=161
bag       0 enemies/2 shuffled 1: 0 = sorcerer-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..12 = fire-bomb.1 healing-draught.1 tonic.2 lucky-coin.2 ambush grateful-farmer militia warm-bed rumour old-shield informer physician city-watch
pile      cards/1: shield-charge hold-the-road second-wind guard
pile      cards/2: spirit-wolf dream-walk prayer blessing
pile      cards/3: stone-fist seek earthen-ward gift
pile      cards/4: precise-strike light-fingers caution misdirect
pile      items/1:
pile      items/2: tonic.1
pile      items/3: lucky-coin.1
pile      items/4:
pile      engaged/1: rat-swarm.2 rat-swarm.1
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows: sorcerer.1 sorcerer.2 captain-varn
pile      lair:
pile      set-aside:
pile      enemies: ?0/0
pile      enemy-discard: bandit.1 bandit-master bloodguard.2 bandit.2 bloodguard-master bloodguard.1 rat-swarm-master goblin-archer.1 goblin-archer.2 goblin-archer-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: the-vault
pile      location-discard: thieves-alley old-chapel
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: hidden-path ?5/0..12
pile      exploration-discard: bribe cold-camp fire-bomb.2 throwing-axe healing-draught.2 pickpocket
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-witcher.1 goblin-witcher.2 goblin-witcher-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune shift-the-earth firm-ground fan-of-knives lie-low twin-arrows read-the-land hunters-rest hawks-eye stand-firm oath whirlwind warpath blood-boil war-cry herb-lore meditation draw-attention march staff-blow bolt blaze-a-trail slash
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [74,21,1]
key       result 0
key       quest 2
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 9
key       phase 0
key       leader 3
key       active 3
key       first 3
key       activations 33
key       actions 54
key       activating 1
key       peril 8
key       progress 9
key       mapped 1
key       counters [2,1,0,0]
key       heroIs [10,1,5,8]
key       health [13,12,10,12]
key       wounds [3,6,3,5]
key       tokens [3,0,5,4]
key       conditions [0,2,0,0]
key       spent [9,15,3,11]
key       classIs [6,0,3,4]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
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
