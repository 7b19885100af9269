import type { ReplyWords } from './en.ts'

/** Spanish, neutral between Spain and Latin America: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const es: ReplyWords = {
  greeting: (name: string | null) => (name ? `Hola, ${name}:` : 'Hola:'),
  risk: 'Operar con oro apalancado es arriesgado: puedes perder todo lo que hayas depositado.',
  signature: 'Un saludo,\n{colleague}\n{company}',
  whatsapp: 'Soy {colleague}, de {company}. Gracias por tu mensaje. ¿Cuándo te viene bien que hablemos?',
  first: {
    subject: 'Tu mensaje a {company}',
    text: 'Gracias por escribirnos. Soy {colleague} y seré tu persona de contacto.\n\nPara poder responderte bien: ¿qué te gustaría saber primero y cuándo puedo llamarte?',
  },
  no_answer: {
    subject: 'He intentado localizarte',
    text: 'He intentado hablar contigo por teléfono, pero no lo he conseguido.\n\n¿Cuándo te viene bien que te llame? También puedes responder a este mensaje con tus preguntas.',
  },
  meeting: {
    subject: 'Nuestra conversación',
    text: 'Me gustaría dedicar media hora a repasar tus preguntas contigo.\n\nDime dos o tres momentos que te vengan bien, con tu zona horaria, y te enviaré una invitación.',
  },
  trial: {
    subject: 'La prueba gratuita, paso a paso',
    text: 'Tal como quedamos, te explico cómo funciona la prueba gratuita. Tu dinero permanece en tu propio bróker; nosotros solo conectamos el bot a tu cuenta. Puedes cancelar en cualquier momento durante la prueba.\n\n¿Damos juntos el primer paso?',
  },
}
