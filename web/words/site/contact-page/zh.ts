import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: '与真人交流',
  subtitle: '一个问题、一点疑虑、一个计划：请用您思考的语言来写。',
  response: { title: '随时来信', text: '随时可以写信，不必等到办公时间。' },
  direct: { title: '直接联系', text: '您的留言直达团队，并由真人阅读。', whatsapp: '通过 WhatsApp 联系' },
  reach: { title: '面向全球', text: '读者来自许多国家，由同一个团队用您的语言答复。' },
}
