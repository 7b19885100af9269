import type { StaffWords } from './en.ts'

/** Russian. */
export const origin: StaffWords['origin'] = {
  title: 'Откуда пришёл лид',
  note: 'По данным браузера при первом обращении.',
  landingPage: 'Первая страница',
  referrerHost: 'Откуда пришёл',
  campaign: 'Кампания',
  campaignParts: {
    utmSource: 'Источник',
    utmMedium: 'Канал',
    utmCampaign: 'Название',
    utmTerm: 'Запрос',
    utmContent: 'Объявление',
  },
  variant: 'Лендинг',
  variants: { a: 'Вариант A', b: 'Вариант B' },
}
