import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'تحدّث إلى شخص',
  subtitle: 'سؤال أو شك أو خطة: اكتب باللغة التي تفكر بها.',
  response: { title: 'اكتب في أي وقت', text: 'لا تحتاج إلى انتظار ساعات العمل كي تكتب.' },
  direct: { title: 'تواصل مباشر', text: 'تصل رسالتك إلى الفريق مباشرة، ويقرؤها شخص.', whatsapp: 'راسلنا عبر WhatsApp' },
  reach: { title: 'حضور عالمي', text: 'قرّاء في بلدان كثيرة، وفريق واحد، ولغتك أنت.' },
}
