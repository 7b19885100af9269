import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: '首页',
    title: (brand) => `${brand}：把黄金自动交易讲清楚`,
    description: () =>
      '机器人做什么、不做什么，如何接入您自己的 MetaTrader 账户，费用多少，可能出现哪些问题。您的资金始终留在您自己的经纪商账户中。',
  },
  welcome: {
    link: '申请开通',
    title: (brand) => `${brand}：在您自己的账户中交易黄金的机器人`,
    description: (brand) =>
      `${brand} 将黄金交易机器人接入您自己的 MetaTrader 账户。资金始终留在您自己的经纪商账户中。公布的每项数据都注明来源。`,
  },
  contact: {
    link: '联系我们',
    title: (brand) => `联系 ${brand}`,
    description: (brand) => `欢迎用您熟悉的语言给 ${brand} 留言。我们的团队会阅读每条留言并回复。`,
  },
}

export const home: HomeWords = {
  headline: { first: '金价很少停步。', second: '机器人按规则交易。', third: '账户始终属于您。' },
  subtitle: (brand) =>
    `${brand} 按固定规则，在您本人的 MetaTrader 账户中交易黄金（XAU/USD）。每笔交易清晰可见，随时可以停止。`,
  ask: '向我们提问',
  scene: {
    label: '您的资金在哪里',
    market: '黄金市场',
    prices: '实时行情',
    bot: '机器人',
    rules: '按固定规则决策',
    account: '您的账户',
    yours: '您的经纪商、您的户名、您的资金',
    flow: '行情传给机器人，订单进入您的账户。机器人不能出金。',
  },
  what: {
    title: '是什么，不是什么',
    is: '它是什么',
    isNot: '它不是什么',
    program: '一个按固定规则开仓、平仓的黄金交易程序。',
    connection: '与您自己的 MetaTrader 账户相连，您可随时断开。',
    subscription: '固定月费，不随当月盈亏变动。',
    fund: '不是基金：我们不保管、不归集，也不划付您的资金。',
    advice: '不是投资建议：它不了解您的情况，也不会推荐任何产品。',
    guarantee: '不是盈利保证：亏损的交易在所难免，也会有整周、整月亏损的时候。',
  },
  steps: {
    title: '如何运作',
    account: {
      title: '开立账户',
      text: '选择支持 MetaTrader 的经纪商，以本人名义开户，使用自己的资金。',
    },
    connect: {
      title: '接入机器人',
      text: '四种接入方式任选其一，其中两种无需密码。我们会设置好机器人，并在运行后通知您。',
      picture: '四把钥匙，最安全的在前',
    },
    watch: {
      title: '随时查看，随时停止',
      text: '每笔交易都会显示在您自己的 MetaTrader 中。只要更改账户密码，或在经纪商的平台关闭跟单，机器人便失去访问权限。',
    },
  },
  trade: {
    title: '一笔交易的全过程',
    note: '示意图',
    picture: '一条标有四个节点的价格线，终点与开仓时持平。',
    rules: { title: '符合规则', text: '机器人紧盯金价，符合规则才会行动。' },
    order: { title: '发出订单', text: '订单进入您自己的经纪商账户。' },
    open: { title: '您随时可见', text: '未平仓的交易显示在您的 MetaTrader 中，您可以自行平仓。' },
    close: { title: '交易平仓', text: '无论盈亏，结果都保留在您的账户历史中。' },
  },
  results: {
    title: '业绩概览',
    intro: '亏损月份也包括在内。每项数据均注明来源。',
    curve: '账户逐月增长',
  },
  price: {
    title: '价格与试用',
    trial: '免费试用，自订阅之日起，包含全部功能',
    monthly: '试用期后的月费，直至您取消',
    deposit: '经纪商账户的建议最低入金；可能全部亏损',
    fees: '月费占入金的比例',
    of: '入金',
    share: '每月占比',
    always: '亏损月份同样收取月费。',
  },
  close: { title: '先问清楚，再作决定', text: '留下联系方式，我们会回复您。不收费，也不会接入任何账户。' },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: '自动交易。', second: '只做黄金。', third: '我们为您设置。' },
  subtitle: (brand) => `${brand} 只在一个市场运行一种策略，账户属于您本人。`,
  connect: '申请开通',
  seeResults: '查看业绩',
  benefits: '您将获得',
  automatic: { title: '自动', text: '全天候跟踪市场，按固定规则交易，不受情绪左右。' },
  gold: { title: '只做黄金', text: '只专注于 XAU/USD 一个市场，不贪多求全。' },
  setup: { title: '我们为您设置', text: '我们的团队将机器人接入您的 MetaTrader 账户。' },
  results: { title: '业绩', intro: '依据全部已记录的交易，亏损交易也包括在内。' },
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
    details: '公司',
    badges: '认证',
    figures: '数据一览',
  },
  control: { title: '控制权在您手中', text: '账户、资金和密码都属于您。' },
  rules: { title: '固定规则', text: '机器人只按设计行事，绝不冲动交易。' },
  people: { title: '真人团队，亲自回复', text: '用您熟悉的语言留言，每一条我们都会阅读并回复。' },
  books: { title: '亏损也如实列出', text: '盈利与亏损记在同一份记录中，每项数据都附有计算方法。' },
  videos: { title: '客户视频', place: '视频即将推出', note: '客户视频将显示在这里。' },
  contact: { title: '申请开通', intro: '告诉我们您的需求。接入任何账户之前，我们会先回复您。' },
}

export const questions: QuestionWords = {
  title: '常见问题',
  money: {
    ask: '我的资金在哪里？',
    answer: '由您的经纪商保管，存放在以您本人名义开立的账户中。机器人只能开仓和平仓，不能入金或出金。',
  },
  risk: {
    ask: '我会亏钱吗？',
    answer: '会。黄金交易使用杠杆，您可能很快损失全部入金。请只投入您能够承受损失的资金。',
  },
  stop: {
    ask: '如何停止机器人？',
    answer:
      '若由您自行运行，将机器人从图表上移除；也可在经纪商的平台关闭跟单，或更改 MetaTrader 账户密码，机器人便失去访问权限。未平仓的仓位会继续保留，直到您自行平仓。',
  },
  martingale: {
    ask: '是否使用马丁格尔或网格策略？',
    answer:
      '您可以自行查证：每个账户的页面都列明亏损后加大手数的占比（占比高是马丁格尔策略的特征），以及同时持仓的最大数量（数量多是网格策略的特征）。',
  },
  eligible: {
    ask: '谁可以订阅？',
    answer: '凡已成年、以本人名义行事且使用本人名下账户交易者均可订阅，居住地法律禁止的除外。',
  },
  refund: {
    ask: '可以退款吗？',
    answer:
      '试用期内取消，无需支付任何费用。欧盟和英国的消费者按期撤回合同的，可收回已付款项；如曾要求立即开始服务，则须扣除已使用时间对应的费用。其他情况下，订阅持续到已付费月份结束。交易亏损不予退还。',
  },
  cancel: {
    ask: '如何取消？',
    answer: '无需登录，两步即可完成，并会收到注明日期的回执。试用期内取消，无需支付任何费用。',
  },
  figures: {
    ask: '数据从何而来？',
    answer: '每组数据上方都有说明：或根据本站保存的记录计算，或由运营方自报并注明日期；网站演示期间，则标为“示例”。',
  },
  company: {
    ask: '这项服务由谁运营？',
    answer: '每个页面底部都列有公司名称和地址；尚未披露的，也会注明。详情请见“运营方信息”页面。',
  },
}

export const contactPage: ContactPageWords = {
  title: '联系我们的团队',
  subtitle: '有问题？欢迎用您熟悉的语言留言。',
  response: { title: '随时留言', text: '不必等到办公时间。' },
  direct: { title: '直接联系', text: '您的留言直达我们的团队，每一条我们都会阅读。', whatsapp: '通过 WhatsApp 联系' },
  reach: { title: '用您的语言', text: '无论您身在何处，我们都用您的语言回复。' },
}
