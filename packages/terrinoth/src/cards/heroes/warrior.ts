/** Warriors: the ability that Lissa has here is the rulebook's, shown without a name; her name is known from elsewhere. */
import {
  activationOf,
  at,
  claim,
  defense,
  everySlain,
  foes,
  has,
  hurt,
  mayDrawOff,
  mayEngage,
  mayHurt,
  mayReady,
  mayTire,
  properTitle,
  readyAll,
  recover,
  said,
  success,
  title,
  when,
} from '../build.ts'
import type { ActivationCard, HeroCard } from '../types.ts'

export const warriors: readonly HeroCard[] = [
  {
    name: 'lissa',
    type: 'warrior',
    from: 'public',
    abilityFrom: 'rulebook',
    title: properTitle('Lissa', 'f Lissa', 'f Lissa'),
    health: 14,
    triggers: [at('after-action', { action: 'attack' }, everySlain(hurt({ in: 'mine' }, 1)))],
    always: [],
    motto: said(
      'I stop when the noise stops.',
      'Je m’arrête quand le bruit s’arrête.',
      'Eu paro quando o barulho parar.',
    ),
  },
  {
    name: 'bram',
    type: 'warrior',
    from: 'house',
    abilityFrom: 'house',
    title: properTitle('Bram Ironhand', 'm Bram Main-de-fer', 'm Bram Mão-de-ferro'),
    health: 13,
    triggers: [],
    always: [defense(1, { when: foes({ in: 'mine' }, 2) })],
    motto: said(
      'One at a time is dull. Come all at once.',
      'Un par un, c’est ennuyeux. Venez tous.',
      'Um de cada vez cansa. Venham todos.',
    ),
  },
  {
    name: 'runa',
    type: 'warrior',
    from: 'house',
    abilityFrom: 'house',
    title: properTitle('Runa the Red', 'f Runa la Rouge', 'f Runa, a Rubra'),
    health: 12,
    triggers: [],
    always: [success(1, { action: 'attack', when: has('wounds', 6) })],
    motto: said(
      'They call me the Red. Wait, you will see why.',
      'On m’appelle la Rouge. Attendez, vous verrez pourquoi.',
      'Me chamam de Rubra. Espere, você já vai ver por quê.',
    ),
  },
]

const basic = activationOf('warrior', 'basic')
const knight = activationOf('warrior', 'knight')
const berserker = activationOf('warrior', 'berserker')

export const warriorCards: readonly ActivationCard[] = [
  basic('attack', 'slash', title('Slash', "f' Entaille", 'm Talho'), {
    above: [mayEngage],
    dice: 2,
    with: [success()],
  }),
  basic('explore', 'march', title('March', 'f Marche', 'f Marcha'), {
    above: [mayEngage],
    dice: 1,
    with: [success()],
    below: [claim('you', 1)],
  }),
  basic('rest', 'second-wind', title('Second Wind', 'm Second souffle', 'm Novo Fôlego'), {
    dice: 2,
    with: [defense()],
    below: [readyAll],
  }),
  basic('aid', 'guard', title('Guard', 'f Garde', 'f Guarda'), {
    above: [mayDrawOff],
    dice: 1,
    with: [defense()],
    below: [mayReady('target', 1)],
  }),

  knight(
    'attack',
    'shield-charge',
    title('Shield Charge', 'f Charge au bouclier', 'f Carga de Escudo'),
    {
      above: [mayEngage],
      dice: 3,
      with: [success(), defense()],
      below: [mayTire({ which: 'target' })],
      says: said(
        'A shield is a door that you bring along and slam.',
        'Un bouclier, c’est une porte qu’on emporte et qu’on claque.',
        'Um escudo é uma porta que a gente leva e bate.',
      ),
    },
  ),
  knight(
    'explore',
    'hold-the-road',
    title('Hold the Road', 'f Route tenue', 'm Domínio da Estrada'),
    {
      above: [mayEngage],
      dice: 2,
      with: [defense()],
      below: [claim('you', 1)],
      says: said(
        'You go and look. Nobody comes past me.',
        'Allez voir. Personne ne passe par ici.',
        'Vão olhar. Por aqui ninguém passa.',
      ),
    },
  ),
  knight('rest', 'stand-firm', title('Stand Firm', 'm Pied ferme', 'm Pé Firme'), {
    dice: 2,
    with: [defense(2)],
    below: [when(has('enemies', 2), [claim('you', 1)]), readyAll],
    says: said(
      'To rest is to lean on the sword instead of lifting it.',
      'Se reposer, c’est s’appuyer sur l’épée au lieu de la lever.',
      'Descansar é se apoiar na espada em vez de erguê-la.',
    ),
  }),
  knight('aid', 'oath', title('Oath', 'm Serment', 'm Juramento'), {
    above: [mayDrawOff],
    dice: 2,
    with: [defense()],
    below: [recover('target', 1), mayReady('target', 1)],
    says: said(
      'What you are fighting is mine now. I swore it.',
      'Ce que vous combattez est à moi. J’ai juré.',
      'O que te ataca agora é meu. Eu jurei.',
    ),
  }),

  berserker('attack', 'whirlwind', title('Whirlwind', 'm Tourbillon', 'm Redemoinho'), {
    above: [mayEngage],
    dice: 3,
    targets: 'all',
    with: [success(1, { when: foes({ in: 'mine' }, 2) })],
    says: said(
      'Surrounded? Good. Then nobody is missed.',
      'On m’entoure ? Parfait. Personne ne sera oublié.',
      'Vieram todos? Ótimo, ninguém fica de fora.',
    ),
  }),
  berserker('explore', 'warpath', title('Warpath', 'm Sentier de guerre', 'f Trilha de Guerra'), {
    above: [mayEngage],
    dice: 3,
    below: [hurt({ in: 'mine' }, 1)],
    says: said(
      'The way is where they were standing.',
      'Le chemin passe par là où ils étaient.',
      'O caminho é por onde eles estavam.',
    ),
  }),
  berserker('rest', 'blood-boil', title('Blood Boil', 'm Sang bouillant', 'm Sangue Fervente'), {
    dice: 2,
    with: [success(1, { when: has('wounds', 6) })],
    below: [mayHurt({ in: 'mine' }, 1), readyAll],
    says: said(
      'Pain is only the heart knocking to be let out.',
      'La douleur, c’est le cœur qui frappe pour sortir.',
      'A dor é só o coração batendo para sair.',
    ),
  }),
  berserker('aid', 'war-cry', title('War Cry', 'm Cri de guerre', 'm Grito de Guerra'), {
    above: [mayEngage],
    dice: 2,
    below: [claim('you', 1), mayReady('target', 1)],
    says: said(
      'It has no words. Everyone understands it.',
      'Il n’a pas de paroles. Tout le monde le comprend.',
      'Não tem palavras. Todo mundo entende.',
    ),
  }),
]
