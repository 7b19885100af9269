import type { DefaultTexts } from './en.ts'

export const pt: DefaultTexts = {
  tagline: 'Negociação automatizada de ouro',
  claims: {
    verified: 'Resultados verificados de forma independente',
    openSource: 'Código aberto: qualquer pessoa pode verificar como funciona',
    licensed: 'Entidade licenciada no Dubai',
    encryption: '256 bits',
    nextHours: 'nas próximas horas',
    regulatedBroker: 'Corretora regulada',
  },
  testimonials: [
    {
      author: 'Inês M.',
      country: 'PT',
      quote: 'O dinheiro continua na minha corretora e consigo ver cada operação. Para mim, foi isso que pesou.',
    },
    {
      author: 'Rafael S.',
      country: 'PT',
      quote:
        'A configuração ficou pronta numa tarde, com alguém ao telefone. Houve semanas fracas, e ninguém o escondeu.',
    },
    {
      author: 'Tiago A.',
      country: 'PT',
      quote: 'Deixei de passar as noites em frente aos gráficos. Comecei com pouco e continuo cauteloso.',
    },
  ],
}
