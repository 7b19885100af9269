import { ofCount } from './counts-ar.ts'
import type { LostWords } from './lost-en.ts'

/** Arabic: why leads are lost. */
export const lost: LostWords = {
  reasons: {
    too_expensive: 'السعر مرتفع',
    not_interested: 'غير مهتم',
    no_answer: 'لم يرد قط',
    competitor: 'اختار منافسًا',
    no_trust: 'لا يثق بالمنتج',
    not_eligible: 'غير مسموح له بالتداول',
    wrong_details: 'بيانات تواصل خاطئة',
    other: 'سبب آخر',
    not_given: 'بلا سبب مذكور',
  },
  field: 'سبب الخسارة',
  choose: 'اختر السبب',
  title: (name) => `ما سبب خسارة ${name}؟`,
  titleOfMany: (shown, count) => `ما سبب خسارة ${ofCount('lead', count, shown)}؟`,
  note: 'ملاحظة (اختياري)',
  noteHint: 'تُضاف إلى السجل.',
  confirm: 'نقل إلى «خسارة»',
  edit: 'تعديل قائمة الأسباب',
}
