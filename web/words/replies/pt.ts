import type { ReplyWords } from './en.ts'

/** Portuguese of Portugal: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const pt: ReplyWords = {
  greeting: (name: string | null) => (name ? `Olá, ${name},` : 'Olá,'),
  risk: 'Negociar ouro com alavancagem é arriscado: pode perder tudo o que depositou.',
  signature: 'Com os melhores cumprimentos,\n{colleague}\n{company}',
  whatsapp: 'Daqui fala {colleague}, da {company}. Agradeço a sua mensagem. Quando podemos falar?',
  first: {
    subject: 'A sua mensagem à {company}',
    text: 'Agradeço o seu contacto. O meu nome é {colleague} e vou acompanhar o seu pedido.\n\nPara lhe responder da melhor forma: o que gostaria de saber primeiro e quando lhe posso telefonar?',
  },
  no_answer: {
    subject: 'Tentei falar consigo',
    text: 'Tentei falar consigo por telefone, mas não consegui.\n\nQuando lhe posso ligar? Também pode responder a esta mensagem com as suas perguntas.',
  },
  meeting: {
    subject: 'A nossa conversa',
    text: 'Gostaria de reservar meia hora para esclarecer as suas perguntas.\n\nIndique-me, por favor, dois ou três horários que lhe convenham, com o seu fuso horário, e envio-lhe um convite.',
  },
  trial: {
    subject: 'O período experimental gratuito, passo a passo',
    text: 'Conforme combinado, explico-lhe como funciona o período experimental gratuito. O seu dinheiro fica na sua corretora; nós apenas ligamos o bot à sua conta. Pode cancelar a qualquer momento durante o período experimental.\n\nDamos o primeiro passo em conjunto?',
  },
}
