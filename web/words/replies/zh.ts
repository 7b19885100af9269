import type { ReplyWords } from './en.ts'

/** Chinese, simplified: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const zh: ReplyWords = {
  greeting: (name: string | null) => (name ? `${name}，您好：` : '您好：'),
  risk: '杠杆黄金交易存在风险：您可能损失全部入金。',
  signature: '此致\n{colleague}\n{company}',
  whatsapp: '我是{company}的{colleague}。感谢您的留言。您什么时候方便沟通？',
  first: {
    subject: '关于您给{company}的留言',
    text: '感谢您的来信。我是{colleague}，由我负责与您联系。\n\n为了更好地答复您：您最想先了解什么？什么时间方便接听电话？',
  },
  no_answer: {
    subject: '未能与您取得联系',
    text: '我曾致电给您，但未能接通。\n\n您什么时间方便接听电话？您也可以直接回复此邮件提出问题。',
  },
  meeting: {
    subject: '我们的沟通时间',
    text: '我想安排半小时，为您解答问题。\n\n请告诉我两三个您方便的时间以及所在时区，我会给您发送邀请。',
  },
  trial: {
    subject: '免费试用步骤说明',
    text: '按照约定，向您说明免费试用的流程。您的资金始终留在您自己的经纪商处，我们只负责将交易机器人连接到您的账户。试用期间您可以随时取消。\n\n我们一起完成第一步，好吗？',
  },
}
