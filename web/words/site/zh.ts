import { consentWording } from '#domain/consent-wordings.ts'
import { account } from './account/zh.ts'
import { contactPage } from './contact-page/zh.ts'
import type { SiteWords } from './en.ts'
import { home } from './home/zh.ts'
import { legal } from './legal/zh.ts'
import { pages } from './pages/zh.ts'
import { plural } from './plural.ts'
import { questions } from './questions/zh.ts'
import { service } from './service/zh.ts'
import { verify } from './verify/zh.ts'
import { welcomeB } from './welcome-b/zh.ts'

/** Chinese, simplified; the reader is “您”. Numbers and units stand without a space between them, as `Intl` writes them. */
export const zh: SiteWords = {
  pages,
  home,
  questions,
  welcomeB,
  contactPage,
  legal,
  service,
  account,
  verify,
  notFound: {
    title: '页面不存在',
    text: '此地址没有内容。页面可能已移动，或地址输入有误。',
    back: '前往首页',
  },

  navigation: {
    skip: '跳到正文',
    label: '主导航',
    menu: '菜单',
    results: '业绩',
    connect: '联系我们',
    admin: '管理',
    initialize: '启动',
    language: '语言',
    newTab: '在新标签页中打开',
  },

  demoBanner: '演示：凡标有“示例”的内容均为虚构，只为完整展示本页面，并非任何人的实际业绩。',
  bothBanner:
    '演示：凡标有“示例”或“虚构记录”的内容（数字、月份、交易和账户）均为虚构，只为完整展示本页面，并非任何人的实际业绩。',
  madeUpBanner: '凡标有“虚构记录”的内容，均由为填充本系统而虚构的月份、交易和账户计算得出。',

  risk: {
    label: '风险警示',
    strip: (share) =>
      share === null
        ? '差价合约是复杂的金融工具，由于杠杆作用，存在迅速亏损的高风险。绝大多数零售客户账户在交易差价合约时亏损。'
        : `差价合约是复杂的金融工具，由于杠杆作用，存在迅速亏损的高风险。在该提供商处交易差价合约的零售投资者账户中，有${share}亏损。您应当考虑自己是否了解差价合约的运作方式，以及是否能够承担损失资金的高风险。`,
    pastPerformance: '过往业绩不是未来结果的可靠指标。您可能损失存入的全部资金。',
    currency: '数字以美元计；如果您以其他货币核算，您的结果会随汇率变动。',
    beforeSubscription: (price) => `这些数字未扣除每月${price}的订阅费。`,
    lessThanOneYear: '数据不足一年。',
    hypotheticalLabel: '假设性业绩',
    hypothetical:
      '这些结果基于模拟或假设的业绩结果，而此类结果具有某些固有的局限性。与实际业绩记录所显示的结果不同，这些结果并不代表实际交易。此外，由于这些交易并未实际执行，这些结果对某些市场因素（例如流动性不足）的影响（如有）可能补偿不足或补偿过度。模拟或假设的交易程序通常还受制于一个事实，即它们是借助事后之明设计的。在此并未作出任何陈述，表示任何账户将会或可能会取得与所示结果类似的盈利或亏损。',
    hypotheticalOriginal: '英文原文',
    disclosureTitle: '风险披露',
    disclosure:
      '使用杠杆交易黄金，可能让您在很短时间内损失存入的全部资金。机器人按规则运行；它无法预知未来，会有亏损的交易、亏损的星期和亏损的月份。请勿使用您生活所需的资金进行交易。本网站的任何内容均不构成投资建议，也不是对盈利的承诺。',
  },

  mark: {
    measured: '实测',
    madeUp: '虚构记录',
    stated: (company, date) => `由${company}声明，截至日期：${date}`,
    operator: '运营方',
    statedLongAgo: '长期未经确认',
    evidence: '依据',
    sampleFigure: '示例数字',
    sampleStatement: '示例声明',
    sampleTestimonial: '示例评价',
    notStated: '未说明',
    operations: (count, shown) => plural('zh', count, { other: `${shown}笔交易` }),
    months: (count, shown) => plural('zh', count, { other: `${shown}个月` }),
    account: {
      live: '真实账户',
      demo: '模拟账户',
      backtest: '历史回测',
      unknown: '账户类型未说明',
    },
    method: '公式',
  },

  figures: {
    'results.return': '收益率',
    'results.valueLocked': '锁定价值',
    'results.generated': '为客户创造',
    'results.balance': '余额',
    'results.gain': '收益',
    'results.maxDrawdown': '最大回撤',
    'results.sharpe': '夏普比率',
    'results.winRate': '胜率',
    'results.riskReward': '风险回报比',
    'results.consistency': '盈利月份',
    'company.years': '经营年限',
    'broker.assets': '资产',
    'broker.since': '成立年份',
    'broker.spreadsFrom': '最低点差',
    'company.clients': '客户',
    'service.uptime': '可用性',
    'service.monitoring': '监控',
    'service.languages': '语言',
    'service.encryption': '加密',
    'service.connection': '连接',
    'service.support': '支持',
    'response.firstAnswer': '首次答复时限',
    'response.setup': '账户设置时限',
  },

  measured: {
    winRate: {
      label: '胜率',
      method: '盈利交易笔数除以已分胜负的交易笔数。分批平仓的交易只计一次；不盈不亏的交易两边都不计。',
    },
    profitFactor: { label: '盈利因子', method: '全部盈利之和除以全部亏损之和。' },
    riskReward: { label: '风险回报比', method: '盈利交易的平均盈利除以亏损交易的平均亏损。' },
    averageTrade: { label: '平均每笔交易', method: '全部交易结果的平均值，四舍五入至整数点。' },
    totalProfit: {
      label: '按一手计算的总盈利',
      method: '全部结果的点数之和乘以十：按一手（一百盎司）计算的美元金额，未计成本。',
    },
    operations: { label: '交易记录', method: '该期间内有记录的交易笔数。' },
    consistency: { label: '盈利月份占比', method: '盈利月份数除以有数据的全部月份数。' },
    compoundedReturn: { label: '复合收益率', method: '逐月连乘的月度收益。存款和取款不计入。' },
    sumOfMonths: { label: '各月之和，并非收益率', method: '月度收益相加。即使账户亏损，该数值也可能为正。' },
    maxDrawdown: { label: '最大回撤', method: '月度复合曲线自先前高点的最大跌幅。月内的下跌不会显示。' },
    sharpe: { label: '夏普比率', method: '月度收益的平均值除以其标准差，未计无风险利率，未年化。' },
  },

  units: {
    pips: (count, shown) => plural('zh', count, { other: `${shown}点` }),
  },

  hero: {
    headline: { first: '机器人交易黄金。', second: '您的资金始终', third: '留在您的经纪商处。' },
    subtitle: (brand) =>
      `${brand} 将一套黄金（XAU/USD）自动交易策略接入您自己的 MetaTrader 账户，按固定规则开仓和平仓。它从不持有您的资金。`,
    status: {
      title: '系统状态',
      checking: '正在检查…',
      online: '系统在线',
      offline: '无连接',
      latency: (milliseconds) => `网络在线，${milliseconds}`,
    },
    performance: '业绩表现',
    transactions: {
      title: '最近交易',
      empty: '尚无交易记录。',
      long: '做多',
      short: '做空',
      from: '从',
      to: '到',
    },
    checkout: '开始免费试用',
    trial: (count, shown) => plural('zh', count, { other: `免费试用${shown}天，包含全部功能。试用期内可随时取消。` }),
    price: (price) => `之后每月${price}，直到您取消为止。`,
    deposit: (amount) => `建议在您的经纪商处存入的最低金额：${amount}。您可能全部损失。`,
    burden: (share) => `按此存款金额，在产生任何收益之前，订阅费每月即占${share}。`,
    terms: (company) => `价格、试用期和建议存款金额：由${company}设定的条款。`,
    security: '本页面不运行任何第三方代码，此处的任何表单都不会索要密码。',
  },

  proof: {
    title: '这是谁说的',
    intro: '没有来源的数字只是广告。因此，这里的每个数字都带有标记。',
    figures: '公司数据',
    testimonials: '客户怎么说',
    testimonialPeriod: (count, shown) => plural('zh', count, { other: `已使用服务${shown}个月` }),
    testimonialNote: '客户评价未必代表其他客户的体验，也不保证未来的业绩或成功。',
    regulation: '监管与牌照',
    licence: {
      holder: '持牌人',
      regulator: '监管机构',
      number: '牌照编号',
      activity: '获许可的业务',
      register: '公开登记册',
    },
    transparency: '透明度',
  },

  results: {
    title: '业绩',
    intro: '有记录的最近六个月，亏损月份也包括在内。',
    months: '月度业绩',
    month: '月份',
    gain: '收益率',
    profit: '盈利',
    total: '全部有记录的月份',
    account: '主账户',
    riskMetrics: '风险指标',
    verification: '核实',
    empty: '暂无业绩数据。',
    emptyNext: '数据将每月更新。',
    updates: '记录一经保存，数字随即更新。本页面打开期间，每分钟检查一次变化。',
    methods: '这些数字如何计算',
    liveDemo: '实时演示',
  },

  contact: {
    title: '联系我们',
    intro: '请用您的语言给我们留言。会有专人阅读并答复。',
  },

  form: {
    name: '姓名',
    email: '电子邮箱',
    phonePrefix: '国家/地区代码',
    phoneNumber: '电话号码',
    preferredLanguage: '首选语言',
    investmentExperience: '投资经验',
    capitalRange: '资金范围',
    investmentAmount: '投资金额',
    message: '留言',
    messagePlaceholder: '我对黄金自动交易感兴趣。',
    optional: '选填',
    choose: '请选择',
    frequentPrefixes: '常用',
    allPrefixes: '所有国家/地区',
    otherPrefix: '其他：号码请以 + 开头',
    experience: {
      beginner: '初学者',
      intermediate: '中级',
      advanced: '高级',
      expert: '专家',
      professional: '专业人士',
    },
    experienceOption: (name, years, amount) => `${name}（${years}，${amount}）`,
    consent: {
      legend: '优惠信息（仅在您愿意接收时勾选）',
      emailOffers: consentWording.zh.emailOffers,
      phoneOffers: consentWording.zh.phoneOffers,
      withdraw: consentWording.zh.withdraw,
    },
    notice: {
      title: '您的信息将如何处理',
      absent: consentWording.zh.noNotice,
      controller: (company) => `数据控制者：${company}。`,
      text: consentWording.zh.notice,
    },
    sending: '正在发送…',
    again: '再次提交申请',
    problems: {
      required: '请填写此项。',
      too_short: '内容过短。',
      too_long: (most) => `内容过长，最多${most}个字符。`,
      invalid_email: '请检查电子邮箱地址。',
      invalid_phone: '该号码在所选国家/地区不存在，请检查。',
      invalid_choice: '请从选项中选择一项。',
      invalid_number: '请输入数字。',
      invalid_date: '请输入日期。',
      invalid_text: '内容中含有无法保存的字符。',
      password_guessable: '该密码容易被猜到。',
      taken: '已被占用。',
      unknown_field: '此处不应有该项。',
      invalid: '请检查此项。',
    },
    problemSummary: (count, shown) => plural('zh', count, { other: `有${shown}项需要您检查。` }),
    restored: '您先前输入的内容已恢复，请发送。',
    tooManyRequests: '短时间内发送的消息过多。请等几分钟再发送；您输入的内容不会丢失。',
    quick: {
      title: '申请开通',
      submit: '申请开通',
      sentTitle: '太好了！',
      sentText: '您的信息已登记。',
      sentPromise: (time) => `专家将在${time}之内与您联系。`,
      failedTitle: '错误',
      failedText: '出现了问题，请重试。',
    },
    full: {
      title: '设置您的账户',
      submit: '发送',
      sentTitle: '谢谢。我们已收到您的留言。',
      sentText: '账户设置已成功启动！首先会有专人答复您；本表单本身不会接入任何账户，也不收取任何费用。',
      sentPromise: (time) => `我们将在${time}之内为您设置好自动交易系统。`,
      failedTitle: '消息发送出错',
      failedText: '设置账户时出错，请重试。',
    },
    'welcome-b': {
      title: '申请开通',
      submit: '发送申请',
      sentTitle: '谢谢。我们已收到您的申请。',
      sentText: '首先会有专人答复您；本表单本身不会接入任何账户，也不收取任何费用。',
      sentPromise: (time) => `专家将在${time}之内与您联系。`,
      failedTitle: '消息发送出错',
      failedText: '请重试，或联系我们的支持团队。',
    },
    contact: {
      title: '写信给我们',
      submit: '发送留言',
      sentTitle: '谢谢。您的留言已送达。',
      sentText: '由真人阅读，并以您所选的语言回复。',
      sentPromise: (time) => `我们将在${time}之内跟进。`,
      failedTitle: '消息发送出错',
      failedText: '提交您的请求时出错，请重试。',
    },
  },

  footer: {
    company: '公司',
    address: '地址',
    online: '系统在线',
    notServed: (countries) => `不向以下国家或地区的居民提供服务：${countries}。`,
    rights: '保留所有权利。',
    links: {
      privacy: '隐私',
      terms: '条款',
      'risk-disclosure': '风险披露',
      compliance: '合规',
      cancel: '取消或撤销合同',
    },
  },
}
