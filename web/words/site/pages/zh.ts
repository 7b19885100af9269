import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

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

export const home: HomeWords = {
  headline: { first: '黄金时刻在动。', second: '机器人恪守规则。', third: '账户始终归您。' },
  subtitle: (brand) =>
    `${brand} 将自动化黄金策略（XAU/USD）接入以您本人名义开立的 MetaTrader 账户。每一笔交易您都看得到，并可随时停止。`,
  ask: '提个问题',
  scene: {
    label: '各归其位',
    market: '黄金市场',
    prices: '行情传入',
    bot: '机器人',
    rules: '按固定规则决策',
    account: '您的账户',
    yours: '您的经纪商、您的名义、您的资金',
  },
  what: {
    title: '它是什么，不是什么',
    is: '它是',
    isNot: '它不是',
    program: '按固定规则开仓和平仓的黄金交易程序。',
    connection: '与您自己的 MetaTrader 账户的连接，您可随时切断。',
    subscription: '价格统一的订阅，无论当月盈亏。',
    fund: '基金：这里没有人保管、汇集或支付您的资金。',
    advice: '投资建议：它不了解您的情况，也不作任何推荐。',
    guarantee: '保证：它会有亏损的交易、亏损的星期和亏损的月份。',
  },
  steps: {
    title: '如何运作',
    account: { title: '开立账户', text: '在提供 MetaTrader 的经纪商处，以您本人名义、用您自己的资金。' },
    connect: { title: '接入机器人', text: '您通过受保护的表单提交账户信息。由专人设置机器人，并在运行后写信通知您。' },
    watch: {
      title: '随时查看，随时停止',
      text: '每笔交易都显示在您自己的 MetaTrader 中。在那里更改密码，机器人即失去访问权限。',
    },
  },
  results: {
    title: '业绩概览',
    intro: '包含亏损月份，没有一个数字不注明来源。',
    curve: '账户逐月增长',
    every: '全部业绩',
  },
  price: {
    title: '价格与试用',
    trial: '免费试用，功能齐全',
    monthly: '此后每月，直至您取消',
    deposit: '建议在您经纪商处的最低入金；可能全部亏损',
  },
  close: { title: '先问清楚，再作决定', text: '留下您的联系方式，会有专人写信给您。不收费，也不会接入任何账户。' },
}

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

export const contactPage: ContactPageWords = {
  title: '与真人交流',
  subtitle: '一个问题、一点疑虑、一个计划：请用您思考的语言来写。',
  response: { title: '随时来信', text: '随时可以写信，不必等到办公时间。' },
  direct: { title: '直接联系', text: '您的留言直达团队，并由真人阅读。', whatsapp: '通过 WhatsApp 联系' },
  reach: { title: '面向全球', text: '读者来自许多国家，由同一个团队用您的语言答复。' },
}
