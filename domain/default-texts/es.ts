import type { DefaultTexts } from './en.ts'

export const es: DefaultTexts = {
  tagline: 'Trading automatizado de oro',
  claims: {
    verified: 'Resultados verificados de forma independiente',
    openSource: 'Código abierto: cualquiera puede revisar cómo funciona',
    licensed: 'Entidad con licencia en Dubái',
    encryption: '256 bits',
    nextHours: 'en las próximas horas',
    regulatedBroker: 'Bróker regulado',
  },
  testimonials: [
    {
      author: 'Lucía R.',
      country: 'ES',
      quote: 'El dinero sigue en mi bróker y veo cada operación. Para mí, eso fue lo que inclinó la balanza.',
    },
    {
      author: 'Javier P.',
      country: 'MX',
      quote: 'Me ayudaron a configurarlo en una tarde. Hay semanas flojas y te lo dicen sin rodeos.',
    },
    {
      author: 'Carmen V.',
      country: 'CL',
      quote: 'Ya no paso las noches delante del gráfico. Empecé con poco y sigo yendo con prudencia.',
    },
  ],
}
