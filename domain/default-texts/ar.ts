import type { DefaultTexts } from './en.ts'

export const ar: DefaultTexts = {
  tagline: 'تداول آلي للذهب',
  claims: {
    verified: 'نتائج تحقّقت منها جهة مستقلة',
    openSource: 'مصدر مفتوح: يمكن لأي شخص الاطلاع على طريقة عمله',
    licensed: 'كيان مرخّص في دبي',
    encryption: '256 بت',
    nextHours: 'خلال الساعات القليلة القادمة',
    regulatedBroker: 'وسيط خاضع للرقابة',
  },
  testimonials: [
    {
      author: 'خالد م.',
      country: 'AE',
      quote: 'أموالي باقية لدى الوسيط الذي اخترته، وأستطيع الاطلاع على كل صفقة. هذا أكثر ما طمأنني.',
    },
    {
      author: 'نورة ع.',
      country: 'SA',
      quote: 'ساعدوني في الإعداد خطوة بخطوة في يوم واحد. مرّت أسابيع ضعيفة، ولم يُخفِ أحد ذلك عني.',
    },
    {
      author: 'يوسف ح.',
      country: 'JO',
      quote: 'لم أعد أسهر أمام الرسوم البيانية. بدأت بمبلغ صغير وما زلت حذرًا.',
    },
  ],
}
