import type { RefusalWords } from './en.ts'

export const zh: RefusalWords = {
  busy: {
    title: '当前访问量过大',
    text: '我们没有收到您的请求。请返回上一页，稍等片刻后重试。',
  },
  tooMany: {
    title: '请求过多',
    text: '来自您网络的请求过多。请等待几分钟，然后返回上一页重试。',
  },
  tooSlow: {
    title: '您的网络连接太慢',
    text: '您发送的内容没有完整送达。请检查网络连接，然后返回上一页重新发送。',
  },
}
