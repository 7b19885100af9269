import type { MailWords } from './en.ts'

export const zh: MailWords = {
  greeting: (name) => (name ? `${name}，您好：` : '您好：'),
  why: (site) => `您收到此邮件，是因为有人在 ${site} 的表单中填写了此地址。如果不是您本人填写的，请忽略此邮件。`,
  recordHead: (entry, fingerprint) => `此刻我们业绩记录的末端：第${entry}条，指纹${fingerprint}`,
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
  cancellation_received: {
    subject: '回执：您的撤回或取消声明',
    declared: {
      withdraw: '您已声明：我撤回合同。',
      cancel_trial: '您已声明：我取消免费试用。',
      cancel_subscription: '您已声明：我取消订阅。',
    },
    received: (moment) => `收到时间：${moment}`,
    receipt: (number) => `回执编号：${number}`,
    text: [
      '请保存此邮件：它是您声明的凭证。所有期限均以上述时间为准。',
      '我们的团队会办理并向您确认。您的经纪商账户和资金不受影响；如果不希望机器人继续访问该账户，请在经纪商处修改密码。',
    ],
  },
}
