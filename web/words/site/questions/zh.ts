import type { QuestionWords } from './en.ts'

export const questions: QuestionWords = {
  title: '常见问题',
  money: {
    ask: '我的资金在哪里？',
    answer: '在您的经纪商处，在以您名义开立的账户中。机器人只能在其中开仓和平仓，不能入金或出金。',
  },
  risk: {
    ask: '我会亏钱吗？',
    answer: '会：您存入的全部资金都可能亏掉，而且可能很快，因为黄金交易带有杠杆。请只使用您亏得起的资金。',
  },
  install: {
    ask: '需要安装什么吗？',
    answer: '不需要。您提交 MetaTrader 账户信息，由团队设置机器人，您在 MetaTrader 中查看。',
  },
  stop: {
    ask: '怎样停止机器人？',
    answer: '更改您 MetaTrader 账户的密码，它便失去访问权限。当时未平仓的交易会保持持仓，直到您将其平仓。',
  },
  cancel: {
    ask: '怎样取消？',
    answer: '无需登录，两步完成，并会得到注明日期的回执。在试用期内取消，无需支付任何费用。',
  },
  figures: {
    ask: '数字从何而来？',
    answer: '每个数字都有标记：根据此处保存的记录测得、由公司注明日期声明，或在本站仍为演示时标为示例。',
  },
  company: { ask: '背后是谁？', answer: '每页底部都写明公司名称和地址。公司没有说明的内容均标为“未说明”。' },
}
