import { declarations } from '../../messages/zh.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: '取消订阅或撤回合同',
    lead: {
      mailed: '两步即可完成，无需登录，也无需说明理由。完成后，注明日期和时间的回执会显示在本页，并发送到您的邮箱。',
      shown: '两步即可完成，无需登录，也无需说明理由。完成后，本页会显示注明日期和时间的回执。',
    },
    kind: '您要办理哪一项？',
    kinds: {
      withdraw: { label: declarations.withdraw, text: '适用于欧盟和英国的消费者，须在撤回期内。' },
      cancel_trial: { label: declarations.cancel_trial, text: '不会向您扣款。' },
      cancel_subscription: { label: declarations.cancel_subscription, text: '订阅在已付费的月份结束时终止。' },
    },
    contract: '便于我们查找合同的信息',
    contractHint: '例如订阅日期或账单编号。',
    note: '补充说明（如有）',
    emailHint: {
      mailed: '回执将发送到这里。',
      shown: '方便我们的团队与您联系。',
    },
    submit: { withdraw: '点此撤回合同', cancel: '前往确认' },
    step: (now, all) => `第${now}步，共${all}步`,
    confirmTitle: '请确认',
    confirmText: '请核对以下内容，点击按钮后立即生效。',
    confirm: {
      withdraw: '确认撤回',
      cancel_trial: '确认取消',
      cancel_subscription: '确认取消',
    },
    change: '返回修改',
    sentTitle: '我们已收到您的声明',
    sentAt: '收到时间',
    receipt: '回执编号',
    sentText: {
      mailed: '请保存本页面或稍后收到的邮件。我们的团队会据此办理，并向您发送确认。',
      shown: '请保存本页面：这就是您的回执。我们的团队会据此办理。',
    },
    afterTitle: '撤销机器人的访问权限',
    afterText:
      '视接入方式而定：将机器人从图表上移除；在经纪商的平台关闭跟单；如果我们持有您的主密码，请在 MetaTrader 中更改主密码。未平仓位会继续持有：请自行平仓，或请经纪商代为平仓。',
    failedTitle: '您的声明未能送达',
    failedText: '请重试。您也可以给我们发送电子邮件，效力相同。',
  },

  setup: {
    title: '恭喜，您已订阅成功',
    lead: '还剩两步：选一家经纪商开户，并告诉我们机器人如何接入。',
    checkout: {
      waits: {
        title: '正在等待付款确认',
        lead: '通常不到一分钟，您无需再次付款。在此期间，您可以选一家经纪商开户，并告诉我们机器人如何接入。',
      },
      trial: {
        title: '您的试用已开始',
        lead: '您的订阅已确认。还剩两步：选一家经纪商开户，并告诉我们机器人如何接入。',
      },
      paid: {
        title: '您的付款已到账',
        lead: '您的付款已确认。还剩两步：选一家经纪商开户，并告诉我们机器人如何接入。',
      },
    },
    benefits: {
      trial: (count, shown) => plural('zh', count, { other: `免费试用${shown}天` }),
      trialText: '试用从您订阅之日起计算，结束之前不会扣款。',
      functional: '包含全部功能',
      functionalText: '试用期间即享完整服务，没有任何限制。',
      free: '随时可取消',
      freeText: '试用期内随时取消，都无需支付任何费用。',
    },
    next: {
      title: '下一步：选一家经纪商开户',
      text: '机器人在以您本人名义开立的账户中交易。您可以选择任何支持 MetaTrader 的经纪商；已有账户也可以直接使用。',
      reasons: '关于我们的合作经纪商',
      important: '重要提示',
      deposit: (amount) => `建议最低入金：${amount}。请只投入您能够承受损失的资金；这笔资金可能全部亏损。`,
      demo: '如果您没有把握，请先从模拟账户开始。',
      entity: '请核实与您签约的是哪家公司，并在公开的登记信息中查询该公司。',
      paid: '您通过此按钮开户时，合作经纪商可能向我们支付报酬。',
      button: '开立真实账户',
      none: '目前还没有合作经纪商的链接。',
    },
    form: {
      title: 'MetaTrader 账户信息',
      lead: '我们的团队会据此接入机器人，完成后通知您。',
      fullName: '姓名',
      mt5Username: 'MetaTrader 登录账号',
      mt5UsernameHint: '填写您的账号，而不是电子邮箱。',
      mt5Password: 'MetaTrader 密码',
      show: '显示密码',
      brokerServer: '经纪商服务器',
      brokerServerHint: '以您登录 MetaTrader 时显示的名称为准。',
      additionalNotes: '补充说明',
      access: '机器人应以何种方式接入账户？',
      accessLead: '最安全的方式排在最前。前两种不需要密码。',
      ways: {
        own_terminal: {
          label: '我在自己的终端上运行机器人',
          text: '由您自己登录，我们不会得到密码。您将机器人从图表上移除后，接入随即断开。',
        },
        broker_copy: {
          label: '通过经纪商的跟单功能复制交易',
          text: '您在经纪商的平台开启跟单，我们不会得到密码。您在该平台关闭跟单后，接入随即断开。',
        },
        investor_password: {
          label: '投资者密码（只读）',
          text: '我们可以查看账户、检查设置，但仅凭该密码机器人不能交易；如需交易，请选择其他三种方式之一。您在 MetaTrader 中更改该密码后，接入随即断开。',
        },
        master_password: {
          label: '主密码（可以交易）',
          text: '机器人用该密码保持登录并进行交易。任何持有该密码的人还可以更改密码，但不能出金。您在 MetaTrader 中更改该密码后，接入随即断开。',
        },
      },
      passwordText: (days) =>
        `请只填写上面所选方式对应的密码，切勿填写经纪商网站或您邮箱的密码。密码会立即加密，团队成员须登记理由才能查看；设置完成后即从我们的记录中删除，最迟不超过${days}天。使用主密码时，运行机器人的终端会一直保持登录，直到您更改密码。密码可在 MetaTrader 的“工具”→“选项”→“服务器”中更改：投资者密码请在设置完成后更改，主密码请在想让机器人停止时更改。`,
      passwordAgain: '请重新输入密码：本页面不会保留密码。',
      submit: '提交账户信息',
      sentTitle: '我们已收到您的账户信息',
      sentText: {
        mailed: '您会收到一封确认邮件，账户设置完成后还会再收到一封。',
        shown: '我们的团队会开始设置账户。',
      },
      sentAfter: {
        mailed:
          '如果您发送的是投资者密码，收到第二封邮件后，请立即在 MetaTrader 中更改。如果您发送的是主密码，在您更改之前，机器人会一直交易。',
        shown:
          '如果您发送的是投资者密码，账户设置完成后，请立即在 MetaTrader 中更改。如果您发送的是主密码，在您更改之前，机器人会一直交易。',
      },
      failedTitle: '发送失败',
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
      title: '需要帮助？',
      text: '我们用您的语言为您提供帮助。',
      whatsapp: '通过 WhatsApp 联系',
      form: '给我们留言',
    },
    leave: '改变主意了？',
  },

  record: {
    title: '业绩记录',
    lead: '每个月的业绩和最近的交易，均按记录原样展示，亏损也包括在内。',
    curve: '逐月增长',
    curveText: (from, to, end) => `${from}至${to}，增长曲线最终为期初的${end}倍。`,
    curveNote: '由月度收益率逐月复利累计得出，已剔除入金和出金的影响。月内的下跌不会体现。',
    months: '全部月份',
    figures: '数据',
    missing: (months) => `以下月份没有数据：${months}。`,
    corrections: '更正',
    correctionsText: '记录之后又改动过的月份，都会列在这里。',
    corrected: (month, day) => `${month}，更改于${day}`,
    before: '更改前：',
    now: '现在：',
    reason: '原因：',
    noReason: '没有说明原因。',
    noCorrections: '所有月份自记录以来均未改动。',
    statedTitle: (company) => `${company}自报的数据`,
    statedText: '手工录入的月度业绩和交易列表，并非来自导入的账户，也未用于计算上方数据。',
    events: '记录的变更',
    eventsText: '以下各项变更均已连同时间记入账本。',
    renamed: (day, before, now) => `${day}：账户“${before}”更名为“${now}”。`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}：业绩记录的月份和交易来自${now}。`
        : `${day}：业绩记录的月份和交易改为来自${now}，不再来自${before}。`,
    repeated: (day, account, publishedAs) =>
      `${day}：为${account}上传的文件已被拒绝，因为其登录账号已作为${publishedAs}公布。`,
    restored: (day, made) => `${day}：数据库已由${made}的备份恢复，其间记录的内容已缺失。`,
    putBack: (day) => `${day}：数据库已回滚到较早的状态。`,
    lost: (entry) => `账本第${entry}条曾有签名，现已缺失。`,
    removed: (name) => `账户“${name}”仍在账本中，但已不再公布。`,
    removedResult: (day, amount) => `截至${day}的交易结果：${amount}。`,
    dataText: '同一份记录，供您自行计算：',
    dataAccounts: '账户数据（JSON）',
    dataMonths: '月份数据（JSON）',
    dataOperations: '交易数据（JSON）',
  },
}
