import type { HomeWords } from './en.ts'

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
