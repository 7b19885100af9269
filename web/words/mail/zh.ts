import type { MailWords } from './en.ts'

export const zh: MailWords = {
  greeting: (name) => (name ? `${name}，您好：` : '您好：'),
  why: (site) => `您收到此邮件，是因为有人在 ${site} 的表单中填写了此地址。如果不是您本人填写的，请忽略此邮件。`,
  noPasswords: '请勿通过电子邮件向任何人发送密码。',
  risk: '杠杆黄金交易风险很高：您可能损失全部入金。',

  contact_receipt: {
    subject: '我们已收到您的留言',
    received: (moment) => `收到时间：${moment}`,
    text: ['感谢您的来信。您的留言已送达我们的团队，我们将通过电子邮件或电话答复您。'],
  },
  setup_received: {
    subject: '我们已收到您的账户资料',
    received: (moment) => `收到时间：${moment}`,
    text: [
      '感谢您。您的交易账户资料已送达，我们的团队可以开始配置。配置完成后，我们会写信通知您。',
      '如果您填写了密码，它会以加密方式保存，并在配置结束时删除，最迟不超过 7 天。',
    ],
  },
  setup_completed: {
    subject: '您的账户已配置完成',
    completed: (moment) => `完成时间：${moment}`,
    text: ['您的交易账户已配置完成。', '如果您曾填写密码，我们已将其从记录中删除。'],
  },
}
