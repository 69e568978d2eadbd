import type { OfflineTexts } from './texts.ts'

export const en: OfflineTexts = {
  offline: 'Offline: matches on this device go on.',
  newAfterMatch: 'A new version is here. You get it after this match.',
  newReady: 'A new version of Muster is ready.',
  newLater: 'A new version of Muster is ready. It comes once no other tab has a match open.',
  take: 'Use it now',
  offers: {
    install:
      'Install Muster, and it has its own window, starts without a network and keeps your matches more safely.',
    'home-screen':
      'After seven days without a visit, this browser may delete your matches. Save them as a file, or install Muster: tap Share, then “Add to Home Screen”. It starts empty there; open the file in it.',
    dock: 'After seven days without a visit, this browser may delete your matches. Save them as a file, or install Muster: in the File menu, choose “Add to Dock”. It starts empty there; open the file in it.',
  },
  install: 'Install',
  understood: 'Got it',
}
