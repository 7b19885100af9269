import { declarations } from '../../declarations.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: '撤回或取消',
    lead: {
      mailed: '两步完成，无需登录，不问理由。最后您会得到注明日期和时间的回执，显示在这里，并发送到您的邮箱。',
      shown: '两步完成，无需登录，不问理由。最后本页会显示注明日期和时间的回执。',
    },
    kind: '您要声明什么？',
    kinds: {
      withdraw: { label: declarations.zh.withdraw, text: '适用于撤回期内的消费者。' },
      cancel_trial: { label: declarations.zh.cancel_trial, text: '之后不会扣款。' },
      cancel_subscription: { label: declarations.zh.cancel_subscription, text: '订阅在已付费的月份结束时终止。' },
    },
    contract: '有助于找到您合同的信息',
    contractHint: '例如您订阅的日期，或账单上的编号。',
    note: '您想补充的内容',
    emailHint: {
      mailed: '回执将发送到这里。',
      shown: '方便我们的团队就此与您联系。',
    },
    submit: { withdraw: '在此撤回合同', cancel: '继续并确认' },
    step: (now, all) => `第${now}步，共${all}步`,
    confirmTitle: '请确认',
    confirmText: '以下是您即将作出的声明。自您按下按钮的那一刻起生效。',
    confirm: {
      withdraw: '确认撤回',
      cancel_trial: '确认取消',
      cancel_subscription: '确认取消',
    },
    change: '修改内容',
    sentTitle: '您的声明已送达',
    sentAt: '收到时间',
    receipt: '回执编号',
    sentText: {
      mailed: '请保存本页面，或保存即将寄到的邮件。我们的团队会按您的声明办理，并向您确认。',
      shown: '请保存本页面：这就是您的回执。我们的团队会按您的声明办理。',
    },
    afterTitle: '让任何人都不再有访问权限',
    afterText:
      '请在您的经纪商处更改交易账户的密码，或在那里关闭跟单。未平仓的持仓仍会保留：请自行平仓，或请您的经纪商平仓。',
    failedTitle: '您的声明未能送达',
    failedText: '请重试。您也可以通过电子邮件给我们留言，效力相同。',
  },

  setup: {
    title: '恭喜，您已订阅成功',
    lead: '还剩两步：在经纪商处有一个账户，并告诉我们机器人如何接入。',
    benefits: {
      trial: (count, shown) => plural('zh', count, { other: `免费${shown}天` }),
      trialText: '试用从您订阅之日起计算。结束之前不会扣款。',
      functional: '包含全部功能',
      functionalText: '试用的是完整的服务，而不是其中一部分。',
      free: '无需承诺',
      freeText: '在试用期内随时取消，您无需支付任何费用。',
    },
    next: {
      title: '下一步：在经纪商处开立账户',
      text: '机器人在以您本人名义开立的账户上交易。您可以使用任何提供 MetaTrader 的经纪商。',
      reasons: '关于我们的合作经纪商的说法',
      important: '重要提示',
      deposit: (amount) => `建议的最低存款：${amount}。请只存入您亏得起的资金；您可能全部损失。`,
      demo: '如果您没有把握，请先从模拟账户开始。',
      entity: '请核实与您签约的是哪个法律实体，以及它在公开登记册中的条目。',
      paid: '您通过此按钮开户时，合作经纪商可能向我们支付报酬。',
      button: '开立真实账户',
      none: '目前没有列出合作经纪商。',
    },
    form: {
      title: 'MetaTrader 账户信息',
      lead: '我们的团队会据此设置账户，完成后写信通知您。',
      fullName: '姓名',
      mt5Username: 'MetaTrader 登录账号',
      mt5UsernameHint: '账户的号码，而不是您的电子邮箱。',
      mt5Password: 'MetaTrader 密码',
      show: '显示密码',
      brokerServer: '经纪商服务器',
      brokerServerHint: '与您登录 MetaTrader 时显示的一致。',
      additionalNotes: '补充说明',
      access: '机器人应以何种方式接入账户？',
      accessLead: '最安全的方式排在最前。前两种不需要密码。',
      ways: {
        own_terminal: {
          label: '我在自己的终端上运行机器人',
          text: '由您自己登录，我们不会得到密码。您将机器人从图表上移除后，接入即告终止。',
        },
        broker_copy: {
          label: '通过经纪商的跟单功能复制交易',
          text: '您在经纪商处开启跟单，我们不会得到密码。您在那里关闭后，接入即告终止。',
        },
        investor_password: {
          label: '投资者密码（只读）',
          text: '我们只能查看账户，不能交易。用于检查设置。您在 MetaTrader 中更改后，接入即告终止。',
        },
        master_password: {
          label: '主密码（可以交易）',
          text: '机器人可以交易，持有该密码的任何人也可以更改密码；但它不能提取资金。您在 MetaTrader 中更改后，接入即告终止。',
        },
      },
      passwordText: (days) =>
        `请只填写上面所选方式对应的密码，绝不要填写经纪商网站或您邮箱的密码。密码会立即加密，没有记录在案的理由不会向任何人显示，并在设置完成后删除，最迟在${days}天后删除。之后请在 MetaTrader 的“选项”“服务器”中更改密码。`,
      passwordAgain: '请重新输入密码：本页面不会保留密码。',
      submit: '发送账户信息',
      sentTitle: '我们已收到您的账户信息',
      sentText: {
        mailed: '您的账户信息已送达。会有一封邮件予以确认，账户设置好后还会再发一封。',
        shown: '您的账户信息已送达。我们的团队会设置账户。',
      },
      sentAfter: {
        mailed: '如果您发送了密码：收到那封邮件后，请立即在 MetaTrader 中更改密码。',
        shown: '如果您发送了密码：账户设置好后，请立即在 MetaTrader 中更改密码。',
      },
      failedTitle: '发送出错',
      failedText: '请重试，或联系支持团队。',
      problems: {
        fullName: '请输入您的姓名。',
        email: '请输入有效的电子邮箱地址。',
        phoneNumber: '请输入有效的电话号码。',
        mt5Username: '请输入 MetaTrader 登录账号。',
        mt5Password: (least) => `请输入 MetaTrader 密码，至少${least}个字符。`,
        investmentAmount: '请选择投资金额。',
      },
    },
    help: {
      title: '遇到困难？',
      text: '会有专人用您的语言帮助您。',
      whatsapp: '通过 WhatsApp 联系',
      form: '给我们留言',
    },
    leave: '改变主意了？',
  },

  record: {
    title: '业绩记录',
    lead: '每个月份和最近的交易，均按此处的记录展示，亏损也包括在内。',
    curve: '一个单位的逐月增长',
    curveText: (from, to, end) => `从${from}到${to}：一变成了${end}。`,
    curveNote: '由各月收益连乘得出；存款和取款不计入，月内的下跌不会显示。',
    months: '全部月份',
    figures: '数字',
    missing: (months) => `以下月份没有数据：${months}。`,
    corrections: '更正',
    correctionsText: '首次记录之后又改动过的月份，都会在这里列出。',
    corrected: (month, day) => `${month}，更改于${day}`,
    before: '更改前：',
    now: '现在：',
    reason: '原因：',
    noReason: '没有说明原因。',
    noCorrections: '没有任何已记录的月份在之后被改动。',
    statedTitle: (company) => `${company}自报的数据`,
    statedText: '手工录入的月份和交易列表。没有导入账户作为依据，上面的任何数字都不是由它们算出的。',
    events: '记录的变更',
    eventsText: '账本中保存着以下每一条记录及其时间。',
    renamed: (day, before, now) => `${day}：账户“${before}”更名为“${now}”。`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}：业绩记录的月份和交易来自${now}。`
        : `${day}：业绩记录的月份和交易改为来自${now}，不再来自${before}。`,
    repeated: (day, account, publishedAs) =>
      `${day}：有人为${account}提交了已以${publishedAs}发布的登录账号的文件，已被拒绝。`,
    restored: (day, made) => `${day}：数据库由${made}的备份恢复，其间记录的内容缺失。`,
    putBack: (day) => `${day}：数据库被退回到较早的状态。`,
    lost: (entry) => `账本第${entry}条记录已签名，现已缺失。`,
    removed: (name) => `账户“${name}”在账本中，但已不再发布。`,
    data: '数据',
    dataText: '同样的记录，供您自行计算：',
    dataAccounts: '账户数据（JSON）',
    dataMonths: '月份数据（JSON）',
    dataOperations: '交易数据（JSON）',
  },
}
