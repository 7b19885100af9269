import type { ContactPageWords, HomeWords, PageWords, QuestionWords, VerifyWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: '首页',
    title: (brand) => `${brand}：把黄金自动交易讲清楚`,
    description: () =>
      '机器人做什么、不做什么，如何接入您自己的 MetaTrader 账户，费用多少，有哪些风险。您的资金始终留在您自己的经纪商账户中。',
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
  headline: { first: '金市几乎昼夜不停。', second: '机器人按规则交易。', third: '账户始终属于您。' },
  subtitle: (brand) =>
    `${brand} 按固定规则，在您自己的 MetaTrader 账户中交易黄金（XAU/USD）。每笔交易清晰可见，机器人随时可停。`,
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
    subscription: '月费固定，不从您的盈利中抽成。',
    fund: '不是基金：您的交易资金从不经我们之手。',
    advice: '不是投资建议：机器人并不了解您的情况。',
    guarantee: '不是盈利保证：亏损的交易在所难免，也会有整周、整月亏损的时候。',
  },
  steps: {
    title: '如何运作',
    account: {
      title: '开立账户',
      text: '选择支持 MetaTrader 的经纪商，以本人名义开户；已有账户也可以直接使用。',
    },
    connect: {
      title: '接入机器人',
      text: '三种接入方式任选其一，其中两种无需密码。我们会设置好机器人，并在运行后通知您。',
      picture: '四把钥匙，最安全的在前',
    },
    watch: {
      title: '随时查看，随时停止',
      text: '每笔交易都会显示在您自己的 MetaTrader 中。如需停止，按接入方式操作：从图表上移除机器人、在经纪商的平台关闭跟单，或更改主密码。',
    },
  },
  trade: {
    title: '一笔交易的全过程',
    note: '示意图',
    picture: '一条标有四个节点的价格线，终点与开仓时持平。',
    rules: { title: '条件满足', text: '机器人紧盯金价，条件不满足绝不下单。' },
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
    monthly: '试用期后的月费，取消即止',
    deposit: '经纪商账户的建议最低入金；可能全部亏损',
    fees: '月费占入金的比例',
    of: '入金',
    share: '每月占比',
    always: '亏损月份同样收取月费。',
  },
  close: { title: '先问清楚，再做决定', text: '留下联系方式，我们会回复您。完全免费，您也无需承担任何义务。' },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: '自动交易。', second: '只做黄金。', third: '我们为您设置。' },
  subtitle: (brand) => `${brand} 只在一个市场运行一种策略，账户属于您本人。`,
  connect: '申请开通',
  seeResults: '查看业绩',
  benefits: '您将获得',
  automatic: { title: '自动交易', text: '全天候跟踪市场，按固定规则操作，不受情绪左右。' },
  gold: { title: '只做黄金', text: '只专注于一个市场：黄金兑美元（XAU/USD）。' },
  setup: { title: '我们为您设置', text: '我们的团队将机器人接入您的 MetaTrader 账户。' },
  results: { title: '业绩', intro: '根据全部交易记录计算，亏损交易也包括在内。' },
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
    title: (brand) => `${brand} 由谁运营`,
    details: '公司',
    badges: '认证',
    figures: '数据一览',
  },
  control: { title: '控制权在您手中', text: '账户和资金都属于您，机器人随时可停。' },
  rules: { title: '固定规则', text: '机器人只按既定规则交易，绝不冲动行事。' },
  people: { title: '真人团队，亲自回复', text: '用您熟悉的语言留言，每一条我们都会阅读并回复。' },
  books: { title: '亏损也如实列出', text: '盈利和亏损都在同一份记录里，每项数据都附有计算方法。' },
  videos: { title: '客户视频', place: '视频即将上线', note: '客户视频将在这里展示。' },
  contact: { title: '申请开通', intro: '告诉我们您的需求。完全免费，您也无需承担任何义务。' },
}

export const questions: QuestionWords = {
  title: '常见问题',
  money: {
    ask: '我的资金在哪里？',
    answer: '由您的经纪商保管，存放在以您本人名义开立的账户中。机器人只能开仓和平仓，不能入金或出金。',
  },
  risk: {
    ask: '我会亏钱吗？',
    answer:
      '会。黄金交易使用杠杆，您可能很快损失全部入金；在某些经纪商那里，甚至可能倒欠款项。请只投入您能够承受损失的资金。',
  },
  stop: {
    ask: '如何停止机器人？',
    answer:
      '视接入方式而定：机器人由您自己运行的，将它从图表上移除；由经纪商跟单的，在其平台关闭跟单；我们持有您主密码的，在 MetaTrader 中更改主密码。未平仓位会继续持有，直到您自行平仓。',
  },
  martingale: {
    ask: '会用马丁格尔或网格策略吗？',
    answer:
      '您可以自行查证：每个账户的页面都列明亏损后加大手数的占比（占比高是马丁格尔策略的特征），以及同时持仓的最大数量（数量多是网格策略的特征）。',
  },
  eligible: {
    ask: '谁可以订阅？',
    answer: '凡已成年、为自己订阅并用本人名下账户交易的人，都可以订阅；居住地法律禁止的除外。',
  },
  refund: {
    ask: '可以退款吗？',
    answer:
      '试用期内取消，无需支付任何费用。欧盟和英国的消费者在法定期限内撤回合同的，可收回已付款项；如曾要求立即开始服务，则须扣除已使用时间对应的费用。其他情况下，订阅在已付费的月份结束时终止。交易亏损不予退还。',
  },
  cancel: {
    ask: '如何取消？',
    answer: '两步即可完成，无需登录，您会收到注明日期的回执。试用期内取消，无需支付任何费用。',
  },
  figures: {
    ask: '数据从何而来？',
    answer:
      '每组数据上方都注明来源：根据本站保存的记录计算，由运营方自报（截至所示日期），或者只是演示网站上虚构的示例。',
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
  reach: { title: '使用您熟悉的语言', text: '您可以用本网站的任何一种语言留言，我们会用同一种语言回复。' },
}

export const verify: VerifyWords = {
  link: '核对记录',
  title: '亲自核对记录',
  lead: '账本中的每一条都带有前一条的指纹。您的浏览器可以下载账本，重新计算全部指纹和下方的每项数据。',
  brief: '账本中的每一条都带有前一条的指纹，您的浏览器可以逐条核对。',
  tool: '在这里核对',
  run: '核对本网站的账本',
  file: '或者核对您自己的副本',
  fileHint: '选择一个 ledger.jsonl 文件，或拖放到这里。文件不会离开您的设备。',
  kept: '我们邮件中的条目号和指纹',
  keptHint: '如果您有这样的邮件，还可以核对该条目是否仍在、有无改动。',
  noScript: '在此核对需要 JavaScript 和较新的浏览器。本页末尾的脚本无需浏览器即可运行。',
  figures: '重新计算的数据',
  operations: '月份和交易',
  figure: '数据',
  shown: '本网站显示',
  recomputed: '根据账本',
  noFigures: '目前还没有任何数据。',
  brokerKeys: '经纪商的密钥',
  brokerKeysText: (hosts) =>
    `只有当验证签名的公钥确实属于经纪商时，邮件才算来自经纪商。该密钥由本站查得，您不必只听本站一面之词：您的浏览器可以向两家公共 DNS 服务查询，即${hosts}。它们会看到您的 IP 地址和经纪商的域名；只有在您按下按钮之后才会查询。`,
  askKeys: (names) => `向${names}查询`,
  says: {
    loading: '正在下载账本……',
    checking: (done, all) => `已核对${all}条中的${done}条……`,
    holds: (entries) => `链条完整。共${entries}条；没有一条被改动、删除或移动。`,
    signed: (moment) => `末端的签名时间：${moment}。`,
    keep: (head) => `请保存或打印这一行，日后可据此查明此前的内容是否被改写：${head}`,
    unsigned: '此浏览器无法核对签名；下方的脚本可以。',
    empty: '目前还没有任何记录。',
    broken: (line) => `链条在第${line}行断开。`,
    unreadable: '这一行不是记录条目。',
    not_canonical: '这一行与记录时的原文不一致。',
    sequence: (expected, found) => `这里应是第${expected}条，却是第${found}条。`,
    broken_link: '这一条与前一条无法衔接。',
    wrong_hash: '这一条在记录之后被改动过。',
    time_backwards: '这一条的时间早于上一条：时钟被拨回过。',
    ahead: '末端的签名时间在未来：本网站的时钟偏快，或者您的时钟偏慢。',
    cut_off: '副本到此为止，却没有签名：后面的内容已被截去。',
    wrong_head: (signed, here) => `签名涵盖${signed}条，而副本中有${here}条。`,
    wrong_signature: '末端的签名无效。',
    unknownKinds: (kinds: string) => `本页无法识别以下类型的条目，各项数据均未将其计入：${kinds}。`,
    wrong_confirmation: '这项经纪商邮件确认与此前记录的成交不符。',
    standsThere: '该处的内容',
    otherKey: '末端所用的签名密钥不是本网站公布的密钥。',
    otherEnd: '条数相同，但本网站签署的是另一个末端。',
    older: (entries) => `本网站的账本现在已有${entries}条；较旧副本的数据可能不同。`,
    kept: (entry) => `邮件中的第${entry}条仍在，未被改动。`,
    notKept: (entry) => `第${entry}条不是邮件中所写的那一条。`,
    agree: (agree, all) => `${all}项数据中有${agree}项与本网站一致。`,
    keySame: (who, key) => `${who}：${key} 的密钥与账本中的一致。`,
    keyOther: (who, key) => `${who}：${key} 现在的密钥与账本不同。可能后来更换过，也可能从来不是经纪商的密钥。`,
    keyGone: (who, key) => `${who}：${key} 已没有密钥，或从未有过。`,
    keyUnanswered: (who, key) => `${who} 未就 ${key} 作出答复。请重试，或用下方的脚本查询。`,
    noKeys: '账本中没有任何条目包含经纪商的密钥。',
    stamped: (count) =>
      `未被改动的外部时间戳：${count}个。签名者是否确为其所称的机构，由脚本和 OpenSSL 核对，浏览器无法核对。`,
    dated: (entry, stamp) => `时间戳表明，条目${entry}及此前的全部内容当时已经存在：${stamp}。`,
    noStamps: '尚无外部机构为这份账本加盖时间戳。',
    stampUnchecked: '此浏览器无法核对时间戳；下方的脚本可以。',
    stampFails: (number) => `时间戳${number}无效：它被改动过，或者属于其他内容。`,
    stampOther: (entry, moment) =>
      `${moment}的时间戳涵盖条目${entry}，而这份副本中没有该条目：账本被重新制作过，或者副本较旧。`,
    stampAhead: (entry, moment) =>
      `条目${entry}自称记录于${moment}之后，而当时已有时间戳涵盖它：本网站的时钟曾经偏快。`,
    stampLate: (entries, moment) =>
      `条目${entries}直到${moment}才首次盖戳，比本网站所称的记录时间晚了几天。外部只能证实时间戳的日期。`,
    stampGap: (since, until) => `${since}至${until}期间没有任何机构为账本盖戳。这段时间内账本可能被恢复到较早的状态。`,
    stampOpen: (entry) => `自条目${entry}起，已有三天以上未盖时间戳。`,
    failed: '账本下载失败，请重试。',
  },
  checked: '核对哪些内容',
  checks: [
    '每一条都与记录时的原文一致，指纹（SHA-256）也正确无误。',
    '每一条都写有前一条的指纹，因此无法在中间删除、插入或移动任何一条。',
    '末端带有签名（Ed25519），因此末尾若有条目被删去，必会被发现。',
    '计入更正后，这些条目得出的数据与本网站一致。',
  ],
  limits: '核对无法证明哪些事',
  limitsText:
    '记录没有被改写过，并不意味着当初就真实、完整。因此，成交取自经纪商的报告，报告中的数据须经重新计算才会被接受；每个账户都会一直列出，包括已关闭和已爆仓的账户。我们的邮件附有最新的指纹：只要保留一封，就能查出记录此后是否被重写过。\n这里的任何检查都无法判断报告从何而来。如果从服务器名称看不出是模拟账户，它就可能被当作真实账户。运营方如有多个账户，可以只展示一个，其余从不导入。',
  unstamped:
    '没有外部机构为条目加盖时间戳：记录时间取自运营方的服务器。您保存的任何一个条目，都能证明在它之前的全部内容当时已经存在。',
  stamps: {
    title: '外部时间戳',
    text: '与本网站无关的公司每天一次，按自己的时钟为账本末端加盖时间戳。它们只收到一个指纹，别无其他。时间戳涵盖此前的所有条目，因此之后谁也无法添加或改动条目并倒填日期。它不能说明条目内容是否属实。',
    first: '首个时间戳',
    last: '最新时间戳',
    vouches: (entry, day, authority, certificate) =>
      `${authority}证明：条目${entry}及此前的全部内容在${day}已经存在（密钥属于“${certificate}”）。`,
    tsr: '下载时间戳（.tsr）',
    all: (count) => `下载全部时间戳：${count}个`,
    openssl:
      '如需不依赖本网站核对时间戳，请保存文件并运行 OpenSSL。那串长数字就是被盖戳的指纹，即当时账本最后一行的 SHA-256。',
  },
  alone: '不信任本页面？',
  aloneText: '保存账本和脚本，阅读脚本，然后用 Node.js 18 或更新版本运行：',
  ledger: '账本',
  script: '脚本',
  keys: '验证签名的公钥',
}
