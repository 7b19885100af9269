import type { PageWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'الصفحة الرئيسية',
    title: (brand) => `${brand}: التداول الآلي للذهب بوضوح`,
    description: () =>
      'ما الذي يفعله الروبوت وما الذي لا يفعله، وكيف يتصل بحسابك الخاص على MetaTrader، وكم يكلّف، وما الذي قد يسوء. تبقى أموالك لدى الوسيط الذي تتعامل معه.',
  },
  welcome: {
    link: 'طلب الوصول',
    title: (brand) => `${brand}: روبوت يتداول الذهب في حسابك الخاص`,
    description: (brand) =>
      `يربط ${brand} روبوتًا لتداول الذهب بحسابك الخاص على MetaTrader. تبقى أموالك لدى الوسيط الذي تتعامل معه. ولكل رقم منشور مصدر مذكور.`,
  },
  contact: {
    link: 'اتصل بنا',
    title: (brand) => `الاتصال بفريق ${brand}`,
    description: (brand) => `راسل ${brand} بلغتك. يقرأ رسالتك شخص حقيقي ويجيب عنها.`,
  },
}
