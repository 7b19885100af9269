import type { WelcomeBWords } from './en.ts'

export const welcomeB: WelcomeBWords = {
  headline: { first: '自动交易。', second: '只做黄金。', third: '为您设置妥当。' },
  subtitle: (brand) =>
    `${brand} 只在一个市场运行一种策略，账户属于您本人。在这里您可以看到它的表现、背后是谁，以及它不能承诺什么。`,
  connect: '申请开通',
  seeResults: '查看业绩',
  benefits: '为何选择它',
  automatic: { title: '自动', text: '全天候跟踪市场，按规则交易，不受情绪左右。' },
  gold: { title: '只做黄金', text: '专注于 XAU/USD 一个市场，而不是样样都做一点。' },
  setup: { title: '为您设置', text: '由专人接入您的 MetaTrader 账户。您无需安装任何软件。' },
  results: { title: '业绩', intro: '根据已记录的交易，包括亏损的交易。' },
  operations: {
    title: '近期交易',
    pair: '品种',
    type: '方向',
    entry: '入场价',
    exit: '出场价',
    result: '结果',
    time: '时间',
  },
  company: {
    title: (brand) => `${brand} 背后的公司`,
    intro: '它的立场，以及它对自己的声明。',
    details: '公司',
    badges: '认证',
    figures: '数字一览',
  },
  control: { title: '控制权在您', text: '账户、资金和密码都属于您。' },
  rules: { title: '固定规则', text: '机器人只做设计好的事，绝不凭一时冲动。' },
  people: { title: '真人答复', text: '用您的语言书写，由真人阅读并回复。' },
  books: { title: '账目公开', text: '盈利与亏损记在同一份记录中，每个数字都说明如何计算。' },
  videos: { title: '客户视频', place: '视频即将推出', note: '视频将在此处添加。在此之前，这些位置留空。' },
  contact: { title: '申请开通', intro: '告诉我们您的想法。在接入任何账户之前，会有专人答复。' },
}
