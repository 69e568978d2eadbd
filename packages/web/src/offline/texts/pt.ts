import type { OfflineTexts } from './texts.ts'

export const pt: OfflineTexts = {
  offline: 'Sem internet: as partidas deste aparelho continuam.',
  newAfterMatch: 'Há uma nova versão. Ela chega depois desta partida.',
  newReady: 'Uma nova versão do Muster está pronta.',
  newLater:
    'Uma nova versão do Muster está pronta. Ela chega quando nenhuma outra aba tiver uma partida aberta.',
  take: 'Usar agora',
  offers: {
    install:
      'Instale o Muster: ele ganha janela própria, abre sem internet e guarda suas partidas com mais segurança.',
    'home-screen':
      'Depois de sete dias sem visita, este navegador pode apagar suas partidas. Salve-as em um arquivo ou instale o Muster: toque em Compartilhar e em “Adicionar à Tela de Início”. Lá ele começa vazio; abra nele o arquivo.',
    dock: 'Depois de sete dias sem visita, este navegador pode apagar suas partidas. Salve-as em um arquivo ou instale o Muster: no menu Arquivo, escolha “Adicionar ao Dock”. Lá ele começa vazio; abra nele o arquivo.',
  },
  install: 'Instalar',
  understood: 'Entendi',
}
