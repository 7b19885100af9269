import type { Asked } from './en.ts'

export const asked: Asked = {
  name: '姓名',
  email: '电子邮箱',
  phonePrefix: '国家/地区代码',
  phoneNumber: '电话号码',
  preferredLanguage: '首选语言',
  investmentExperience: '投资经验',
  capitalRange: '资金规模',
  investmentAmount: '投资金额',
  message: '留言',
}
