import { ofCount } from './counts-ar.ts'
import type { StaffWords } from './en.ts'

/** Arabic. */
export const stats: StaffWords['stats'] = {
  label: 'نظرة عامة',
  total: 'العملاء المحتملون',
  window: (days) => `آخر ${ofCount('day', days)}`,
  highValue: 'قيمة عالية',
  highValueNote: (amount) => `القيمة التقديرية ${amount} فأكثر`,
  conversion: 'معدل التحويل',
  conversionNote: (converted, setups) => `تم تحويل ${converted} · حسابات معدّة: ${setups}`,
  response: 'متوسط أول رد',
  responseNote: (count, shown, days) => `من ${ofCount('lead', count, shown)}، آخر ${ofCount('day', days)}`,
  responseNone: (days) => `لا ردود أولى خلال ${ofCount('day', days)}`,
  arrived: 'عملاء محتملون جدد',
  allStages: 'في كل المراحل',
  failed: 'تعذّر تحميل الأرقام',
}
