import type { RefusalWords } from './en.ts'

export const pt: RefusalWords = {
  busy: {
    title: 'Estamos com muita procura neste momento',
    text: 'O seu pedido não chegou até nós. Volte atrás, aguarde um momento e tente novamente.',
  },
  tooMany: {
    title: 'Demasiados pedidos',
    text: 'Recebemos demasiados pedidos a partir da sua ligação. Aguarde alguns minutos, volte atrás e tente novamente.',
  },
  tooSlow: {
    title: 'A sua ligação é demasiado lenta',
    text: 'O que enviou não nos chegou por completo. Verifique a sua ligação, volte atrás e envie novamente.',
  },
}
