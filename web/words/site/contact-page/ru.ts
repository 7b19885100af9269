import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'Поговорите с человеком',
  subtitle: 'Вопрос, сомнение, план: пишите на языке, на котором думаете.',
  response: { title: 'Пишите в любое время', text: 'Чтобы написать, не нужно ждать рабочих часов.' },
  direct: {
    title: 'Прямая связь',
    text: 'Сообщение попадает прямо к команде, и его читает человек.',
    whatsapp: 'Написать в WhatsApp',
  },
  reach: { title: 'По всему миру', text: 'Читатели во многих странах, одна команда, ваш язык.' },
}
