import type { OfflineTexts } from './texts.ts'

export const fr: OfflineTexts = {
  offline: 'Hors ligne : les parties de cet appareil continuent.',
  newAfterMatch: 'Une nouvelle version est prête. Elle arrivera après cette partie.',
  newReady: 'Une nouvelle version de Muster est prête.',
  newLater:
    'Une nouvelle version de Muster est prête. Elle arrivera quand aucun autre onglet n’aura de partie ouverte.',
  take: 'L’utiliser maintenant',
  offers: {
    install:
      'Installez Muster : il aura sa propre fenêtre, démarrera sans réseau et gardera vos parties plus sûrement.',
    'home-screen':
      'Après sept jours sans visite, ce navigateur peut supprimer vos parties. Enregistrez-les dans un fichier, ou installez Muster : touchez Partager, puis « Sur l’écran d’accueil ». Il y démarre vide ; ouvrez-y le fichier.',
    dock: 'Après sept jours sans visite, ce navigateur peut supprimer vos parties. Enregistrez-les dans un fichier, ou installez Muster : dans le menu Fichier, choisissez « Ajouter au Dock ». Il y démarre vide ; ouvrez-y le fichier.',
  },
  install: 'Installer',
  understood: 'Compris',
}
