import type { DefaultTexts } from './en.ts'

export const ptBr: DefaultTexts = {
  tagline: 'Trading automatizado de ouro',
  claims: {
    verified: 'Resultados verificados de forma independente',
    openSource: 'Código aberto: qualquer pessoa pode conferir como funciona',
    licensed: 'Empresa licenciada em Dubai',
    encryption: '256 bits',
    nextHours: 'nas próximas horas',
    regulatedBroker: 'Corretora regulada',
  },
  testimonials: [
    {
      author: 'Camila R.',
      country: 'BR',
      quote: 'O dinheiro continua na minha corretora e eu vejo cada operação. Para mim, foi isso que contou.',
    },
    {
      author: 'Thiago S.',
      country: 'BR',
      quote: 'A configuração levou uma tarde, com alguém da equipe no telefone. Teve semana fraca, e ninguém escondeu.',
    },
    {
      author: 'Beatriz L.',
      country: 'BR',
      quote: 'Parei de passar a noite na frente do gráfico. Comecei com pouco e continuo indo com cautela.',
    },
  ],
}
