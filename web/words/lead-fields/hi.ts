import type { Asked } from './en.ts'

export const asked: Asked = {
  name: 'नाम',
  email: 'ईमेल',
  phonePrefix: 'देश कोड',
  phoneNumber: 'फ़ोन नंबर',
  preferredLanguage: 'पसंदीदा भाषा',
  investmentExperience: 'निवेश का अनुभव',
  capitalRange: 'पूँजी का दायरा',
  investmentAmount: 'निवेश राशि',
  message: 'संदेश',
}
