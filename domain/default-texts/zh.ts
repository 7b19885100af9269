import type { DefaultTexts } from './en.ts'

export const zh: DefaultTexts = {
  tagline: '黄金自动交易',
  claims: {
    verified: '业绩经独立第三方核实',
    openSource: '代码开源：任何人都可以查看其运作方式',
    licensed: '迪拜持牌机构',
    encryption: '256位',
    nextHours: '在接下来的几小时内',
    regulatedBroker: '受监管的经纪商',
  },
  testimonials: [
    {
      author: '李女士',
      country: 'CN',
      quote: '资金一直在我自己的经纪商账户里，每一笔交易都能查到。这是我最看重的一点。',
    },
    {
      author: '陈先生',
      country: 'SG',
      quote: '一个下午就设置好了，全程有人讲解。也有表现平平的几周，他们没有隐瞒。',
    },
    {
      author: '王先生',
      country: 'MY',
      quote: '不用再熬夜盯盘了。我从小额开始，到现在依然保持谨慎。',
    },
  ],
}
