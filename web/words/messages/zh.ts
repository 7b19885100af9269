import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const declarations: Declarations = {
  withdraw: '撤回合同',
  cancel_trial: '取消免费试用',
  cancel_subscription: '取消订阅',
}

export const mail: MailWords = {
  greeting: (name) => (name ? `${name}，您好：` : '您好：'),
  why: (site) => `您收到此邮件，是因为有人在 ${site} 的表单中填写了此地址。如果不是您本人填写的，请忽略此邮件。`,
  recordHead: (entry, fingerprint) =>
    `请保存此邮件，日后可据此核对我们的业绩记录有没有被改写。最新条目：第${entry}条，指纹${fingerprint}`,
  noPasswords: '请勿通过电子邮件向任何人发送密码。',
  risk: '杠杆黄金交易风险很高：您可能损失全部入金。',

  unsubscribe: { link: '退订此类邮件', byReply: '如不想再收到此类邮件，请直接回复告知我们。' },

  agreed: (site, moment) => `您收到此邮件，是因为您已同意接收 ${site} 的优惠邮件（${moment}）。`,
  confirm_offers: {
    subject: '请确认您的邮箱地址',
    text: [
      '我们记录到您希望通过邮件接收我们的优惠信息。在发送之前，请确认此邮箱地址属于您。',
      '链接30天内有效。如果您并未同意，无需任何操作：我们不会向您发送优惠信息。',
    ],
    link: '确认此地址',
  },
  contact_receipt: {
    telegram: '在 Telegram 上继续',
    subject: '我们已收到您的留言',
    received: (moment) => `收到时间：${moment}`,
    text: ['感谢您的留言。我们的团队已经收到，会回复您。'],
  },
  setup_received: {
    subject: '我们已收到您的账户信息',
    received: (moment) => `收到时间：${moment}`,
    text: [
      '谢谢。我们已收到您的交易账户信息，团队即可开始设置。设置完成后，我们会通知您。',
      '如果您填写了密码，密码会加密保存，设置完成后即从我们的记录中删除，最迟不超过7天。使用主密码时，运行机器人的终端会保持登录，直到您更改密码。',
    ],
  },
  setup_completed: {
    subject: '您的账户已设置完成',
    completed: (moment) => `完成时间：${moment}`,
    text: [
      '您的交易账户已设置完成。',
      '如果您曾填写密码，我们已将其从记录中删除。投资者密码现在可以更改。主密码仍由机器人使用：想让机器人停止时，请更改主密码。',
    ],
  },
  cancellation_received: {
    subject: '回执：您的撤回或取消声明',
    declared: (kind) => `您的声明：“${declarations[kind]}”。`,
    received: (moment) => `收到时间：${moment}`,
    receipt: (number) => `回执编号：${number}`,
    text: [
      '请保存此邮件：这是您作出声明的凭证。所有期限均以上述时间为准。',
      '我们的团队会办理并向您确认。您的经纪商账户和资金不受影响。请撤销机器人的访问权限，做法视接入方式而定：从图表上移除机器人，在经纪商的平台关闭跟单，或者在我们持有主密码时更改主密码。',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: '当前访问量过大',
    text: '我们没有收到您的请求。请返回上一页，稍等片刻后重试。',
  },
  tooMany: {
    title: '请求过多',
    text: '来自您网络的请求过多。请等待几分钟，然后返回上一页重试。',
  },
  tooSlow: {
    title: '您的网络连接太慢',
    text: '您发送的内容没有完整送达。请检查网络连接，然后返回上一页重新发送。',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: '要退订我们的邮件吗？',
    text: '我们将不再通过邮件向您发送优惠和跟进信息。您联系我们时，我们仍会回复，并确认收到您提交的内容。',
  },
  button: '退订',
  done: {
    title: '您已退订',
    text: '我们不会再通过邮件向您发送优惠和跟进信息。如果您改变主意，可以在本网站的任一表单中重新同意。',
  },
  bad: {
    title: '此链接无效',
    text: '链接不完整或已过期。请使用我们最近一封邮件中的链接，或直接回复该邮件要求停止发送。',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: '确认您的邮箱地址？',
    text: (address) => `确认后，即表示您同意通过 ${address} 接收优惠邮件。您可以随时退订。`,
  },
  button: '确认',
  done: {
    title: '您的邮箱地址已确认',
    text: (address) => `我们现在可以向 ${address} 发送优惠邮件。每封邮件中都有退订链接。`,
  },
  expired: {
    title: '此链接已过期',
    text: '链接已超过30天，或您在此期间已退订。如果您希望接收优惠邮件，请在本网站的任一表单中重新同意。',
  },
  bad: {
    title: '此链接无效',
    text: '链接不完整，或对应的记录已被删除。如果您希望接收优惠邮件，请在本网站的任一表单中同意。',
  },
}

/** Chinese, simplified: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `${name}，您好：` : '您好：'),
  risk: '杠杆黄金交易存在风险：您可能损失全部入金。',
  stop: '回复 STOP，我们就不再向您发送此类消息。',
  signature: '祝好！\n{colleague}\n{company}',
  whatsapp: '我是{company}的{colleague}。感谢您的留言。请问您最想先了解什么？',
  first: {
    subject: '关于您给{company}的留言',
    text: '感谢您的留言。我是{colleague}，由我负责与您联系。\n\n请问您最想先了解什么？我很乐意以文字回复您。如果您更希望电话沟通，请告诉我什么时间可以致电。',
  },
  no_answer: {
    subject: '未能与您取得联系',
    text: '我给您打过电话，但没有接通。\n\n您什么时间方便接听电话？您也可以直接回复此邮件提出问题。',
  },
  check_in: {
    subject: '您还有疑问吗？',
    text: '想问问您是否还有不清楚的地方。\n\n您可以直接回复此邮件提问；如果更愿意直接交谈，请告诉我您方便的时间。如果现在不合适，也没有关系。',
  },
  meeting: {
    subject: '我们的沟通时间',
    text: '我想安排半小时，为您解答问题。\n\n请告诉我两三个您方便的时间以及所在时区，我会给您发送邀请。',
  },
  trial: {
    subject: '免费试用步骤说明',
    text: '如约向您说明免费试用的流程。您的资金始终留在您自己的经纪商账户中，我们只负责将机器人接入您的账户。试用期间您可以随时取消。\n\n我们一起完成第一步，好吗？',
  },
  trial_ending: {
    subject: '您的免费试用即将结束',
    text: '您的免费试用即将结束。如果您在订阅时填写了银行卡，首次扣款将在付款页面写明的日期进行。如果不想继续，请在此之前取消，不会产生任何费用。\n\n在决定之前，您还有什么想了解的吗？',
  },
  not_connected: {
    subject: '您的账户尚未接入',
    text: '您已完成订阅，但机器人还没有接入您的交易账户，因此尚未运行。我们只差您的账户信息，也可以协助您填写。\n\n我们一起来设置好吗？请回复您方便的时间。',
  },
  payment_failed: {
    subject: '您的付款未成功',
    text: '您的一笔订阅付款未成功。原因往往很简单：银行卡过期，或银行需要您确认。系统会再次尝试扣款；您可以通过付款页面发给您的收据更新银行卡。\n\n如需帮助，或您已经付款，请回复此邮件。',
  },
  cancelled: {
    subject: '您的取消申请',
    text: '我们已记录您的订阅将终止。您已付费的服务在本期结束前仍然有效。您的资金在您自己的经纪商账户中，不受影响。\n\n方便告诉我哪里不合适吗？一句话就很有帮助，其他什么都不用做。',
  },
  first_payment: {
    subject: '感谢您的付款',
    text: '谢谢，您的首次付款已到账。付款页面会向您发送收据。您可以在自己的账户中查看每一笔交易，也可以随时取消。\n\n一切都设置妥当了吗？如有问题，直接回复即可。',
  },
}
