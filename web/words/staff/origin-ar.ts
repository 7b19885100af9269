import type { StaffWords } from './en.ts'

/** Arabic. */
export const origin: StaffWords['origin'] = {
  title: 'المصدر الأول',
  note: 'من المتصفح، عند أول تواصل.',
  landingPage: 'أول صفحة',
  referrerHost: 'الموقع المُحيل',
  campaign: 'الحملة',
  campaignParts: {
    utmSource: 'المصدر',
    utmMedium: 'الوسيلة',
    utmCampaign: 'الاسم',
    utmTerm: 'كلمة البحث',
    utmContent: 'المحتوى',
  },
  variant: 'صفحة الهبوط',
  variants: { a: 'النسخة A', b: 'النسخة B' },
}
