import type { Puzzle } from '@muster/engine'

export const pc3608c: Puzzle = {
  id: 'pc3608c',
  difficulty: 1,
  steps: [
    [
      { text: 'activate rune-of-fire', chance: 49 },
      { text: 'activate still-mind', chance: 32 },
      { text: 'activate gift', chance: 28 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=the-barons-ledger · grim=false · heroes=[quill, lissa]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=4 lap=1
at        turn.after hero=0
at        activation.choose hero=0 nth=2 card=0 slot=0
bag       0 enemies shuffled 1: 0..8 = goblin-archer.2 rat-swarm.1 rat-swarm-master bandit.1 bandit.2 bandit-master bloodguard.1 bloodguard.2 bloodguard-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..13 = healing-draught.2 tonic.1 lucky-coin.1 throwing-axe hidden-path ambush cold-camp grateful-farmer rumour old-shield informer pickpocket physician city-watch
pile      cards/1: rune-of-fire seek still-mind gift
pile      cards/2: whirlwind march second-wind war-cry
pile      cards/3:
pile      cards/4:
pile      items/1: lucky-coin.2
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: goblin-archer-master
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows: sorcerer.2 rat-swarm.2 sorcerer-master
pile      lair: captain-varn
pile      set-aside:
pile      enemies: ?0/0..8
pile      enemy-discard: sorcerer.1 goblin-archer.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: the-vault
pile      location-discard: thieves-alley roadside-inn
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: militia ?5/0..13 bribe
pile      exploration-discard: warm-bed tonic.2 fire-bomb.2 healing-draught.1 fire-bomb.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-witcher.1 goblin-witcher.2 goblin-witcher-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider dark-forest brigand-camp market-square old-chapel stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath warpath blood-boil bolt guard meditation slash
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [118,32,1]
key       result 0
key       quest 2
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 12
key       phase 0
key       leader 1
key       active 0
key       first 1
key       activations 48
key       actions 57
key       activating 1
key       peril 9
key       progress 2
key       mapped 0
key       counters [6,0,0,0]
key       heroIs [4,9,-1,-1]
key       health [20,24,0,0]
key       wounds [0,0,0,0]
key       tokens [4,5,0,0]
key       conditions [0,0,0,0]
key       spent [2,0,0,0]
key       classIs [2,7,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
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
