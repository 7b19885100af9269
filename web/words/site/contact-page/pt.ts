import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'Fale com uma pessoa',
  subtitle: 'Uma pergunta, uma dúvida, um plano: escreva na língua em que pensa.',
  response: {
    title: 'Escreva quando quiser',
    text: 'Para escrever não precisa de esperar pelo horário de expediente.',
  },
  direct: {
    title: 'Contacto direto',
    text: 'A sua mensagem chega diretamente à equipa e é lida por uma pessoa.',
    whatsapp: 'Escrever no WhatsApp',
  },
  reach: { title: 'Alcance global', text: 'Leitores em muitos países, uma equipa, a sua língua.' },
}
