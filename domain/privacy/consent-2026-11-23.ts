import type { Language } from '#domain/site/languages.ts'
import { type ConsentWording, wording202611 } from './consent-2026-11.ts'

/** The wording of November 2026 with Brazilian Portuguese. Shown to visitors, and agreed to: never edited. */
export const wording20261123 = {
  ...wording202611,
  'pt-BR': {
    emailOffers: 'Quero receber ofertas por e-mail.',
    phoneOffers: 'Quero receber ofertas por WhatsApp ou telefone.',
    withdraw:
      'Você pode retirar este consentimento quando quiser. A sua solicitação será respondida de qualquer forma.',
    notice:
      'Usamos os seus dados para responder a você (procedimentos que você pede antes de um contrato) e, se você marcar uma caixa, para enviar ofertas (com o seu consentimento). A nossa equipe e os serviços que operam este site para nós podem vê-los. Uma pontuação simples ajuda a decidir a quem responder primeiro; você pode se opor a ela. Os dados são apagados quando deixam de ser necessários. Você pode acessar, corrigir, copiar ou apagar os seus dados, opor-se ao tratamento e reclamar à autoridade de proteção de dados (no Brasil, a ANPD).',
    noNotice:
      'Ainda não foi informado quem responde pelos seus dados, por isso não há um aviso de privacidade aqui. Por enquanto, não envie nada sensível.',
  },
} satisfies Partial<Record<Language, ConsentWording>>
