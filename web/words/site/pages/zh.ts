import type { PageWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: '首页',
    title: (brand) => `${brand}：把黄金自动交易讲清楚`,
    description: () =>
      '机器人做什么、不做什么，如何接入您自己的 MetaTrader 账户，费用多少，可能出现哪些问题。您的资金始终留在您的经纪商处。',
  },
  welcome: {
    link: '申请开通',
    title: (brand) => `${brand}：在您自己的账户上交易黄金的机器人`,
    description: (brand) =>
      `${brand} 将黄金交易机器人接入您自己的 MetaTrader 账户。资金始终留在您的经纪商处。公布的每一个数字都注明来源。`,
  },
  contact: {
    link: '联系我们',
    title: (brand) => `联系 ${brand}`,
    description: (brand) => `用您自己的语言写信给 ${brand}。由真人阅读并回复您的留言。`,
  },
}
