import type { InEveryLanguage } from '../../texts/texts.ts'

interface AccountTexts {
  readonly title: string
  readonly hint: string
  readonly begin: string
  readonly name: string
  readonly device: string
  readonly deviceHint: string
  readonly deviceLink: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly tokens: string
  readonly tokensHint: string
  readonly tokenLabel: string
  readonly makeToken: string
  readonly tokenOnce: string
  readonly dropToken: (label: string) => string
  readonly drop: string
  readonly exported: string
  readonly erase: string
  readonly eraseSure: string
  readonly eraseYes: string
  readonly no: string
  readonly erased: string
  readonly failed: string
}

export const accountTexts: InEveryLanguage<AccountTexts> = {
  en: {
    title: 'At shared tables',
    hint: 'You play as a guest: no mail, no password. This browser remembers you.',
    begin: 'Choose a name for shared tables',
    name: 'Your name',
    device: 'Link for another device',
    deviceHint: 'Open it there within ten minutes. It works once, and makes that device yours too.',
    deviceLink: 'Link for your other device',
    copy: 'Copy link',
    copied: 'Copied.',
    notCopied: 'Copying did not work: select the link and copy it.',
    tokens: 'Tokens for bots',
    tokensHint: 'A program with such a token plays in your name.',
    tokenLabel: 'What it is for',
    makeToken: 'Make a token',
    tokenOnce: 'Copy it now: it is shown only once.',
    dropToken: (label) => `Revoke the token “${label}”`,
    drop: 'Revoke',
    exported: 'Save all that is kept of you',
    erase: 'Delete my account',
    eraseSure:
      'You leave all tables, and everything that is kept of you is deleted. Matches on this device stay.',
    eraseYes: 'Delete everything',
    no: 'No',
    erased: 'All deleted.',
    failed: 'The server does not answer. Please try again in a moment.',
  },
  fr: {
    title: 'Aux tables partagées',
    hint: 'Vous jouez sans compte : ni courriel, ni mot de passe. Ce navigateur se souvient de vous.',
    begin: 'Choisir un nom pour les tables partagées',
    name: 'Votre nom',
    device: 'Lien pour un autre appareil',
    deviceHint:
      'Ouvrez-le là-bas dans les dix minutes. Il sert une fois, et cet appareil devient aussi le vôtre.',
    deviceLink: 'Lien pour votre autre appareil',
    copy: 'Copier le lien',
    copied: 'Copié.',
    notCopied: 'La copie n’a pas marché : sélectionnez le lien et copiez-le.',
    tokens: 'Jetons pour robots',
    tokensHint: 'Un programme qui a un tel jeton joue en votre nom.',
    tokenLabel: 'À quoi il sert',
    makeToken: 'Créer un jeton',
    tokenOnce: 'Copiez-le maintenant : il ne sera plus montré.',
    dropToken: (label) => `Annuler le jeton « ${label} »`,
    drop: 'Annuler',
    exported: 'Enregistrer tout ce qui est gardé de vous',
    erase: 'Supprimer mon compte',
    eraseSure:
      'Vous quittez toutes les tables, et tout ce qui est gardé de vous est supprimé. Les parties de cet appareil restent.',
    eraseYes: 'Tout supprimer',
    no: 'Non',
    erased: 'Tout est supprimé.',
    failed: 'Le serveur ne répond pas. Réessayez dans un instant.',
  },
  pt: {
    title: 'Nas mesas compartilhadas',
    hint: 'Você joga como visita: sem e-mail, sem senha. Este navegador se lembra de você.',
    begin: 'Escolher um nome para as mesas compartilhadas',
    name: 'Seu nome',
    device: 'Link para outro aparelho',
    deviceHint: 'Abra lá dentro de dez minutos. Vale uma vez, e aquele aparelho também será seu.',
    deviceLink: 'Link para o seu outro aparelho',
    copy: 'Copiar link',
    copied: 'Copiado.',
    notCopied: 'Não deu para copiar: selecione o link e copie.',
    tokens: 'Chaves para robôs',
    tokensHint: 'Um programa com uma chave dessas joga em seu nome.',
    tokenLabel: 'Para que serve',
    makeToken: 'Criar uma chave',
    tokenOnce: 'Copie agora: ela não será mostrada de novo.',
    dropToken: (label) => `Cancelar a chave “${label}”`,
    drop: 'Cancelar',
    exported: 'Salvar tudo o que está guardado de você',
    erase: 'Apagar a minha conta',
    eraseSure:
      'Você sai de todas as mesas, e tudo o que está guardado de você é apagado. As partidas deste aparelho ficam.',
    eraseYes: 'Apagar tudo',
    no: 'Não',
    erased: 'Tudo apagado.',
    failed: 'O servidor não responde. Tente de novo daqui a pouco.',
  },
}
