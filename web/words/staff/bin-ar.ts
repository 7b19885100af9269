import { ofCount } from './counts-ar.ts'
import type { StaffWords } from './en.ts'

/** Arabic: deleted leads. */
export const bin: StaffWords['bin'] = {
  lead: 'يبقى العملاء المحتملون المحذوفون هنا 30 يومًا مع سجلهم ومهامهم وموافقاتهم، ثم يُحذفون نهائيًا.',
  list: 'العملاء المحتملون المحذوفون، الأحدث أولًا',
  loadFailed: 'تعذّر تحميل سلة المحذوفات',
  none: 'سلة المحذوفات فارغة',
  noneText: 'يمكنك استعادة المحذوفين من هنا خلال 30 يومًا.',
  deleted: (person, when) => (person === null ? `حُذف ${when}` : `حُذف ${when} بواسطة ${person}`),
  goes: (days) => (days === 1 ? 'يُحذف نهائيًا خلال يوم' : `يُحذف نهائيًا بعد ${ofCount('day', days)}`),
  restore: 'استعادة',
  restoreOf: (name) => `استعادة ${name}`,
  restored: (name) => `تمت استعادة ${name}`,
  restoredText: (stage) => `عاد إلى «${stage}» مع سجله كاملًا.`,
  open: 'فتح',
  restoreFailed: 'تعذّرت استعادة العميل المحتمل',
  purge: 'حذف نهائي',
  purgeOf: (name) => `حذف نهائي: ${name}`,
  purgeTitle: 'حذف نهائي؟',
  purgeText: (name) => `يُحذف نهائيًا ${name} مع السجل والمهام والموافقات. لا يمكن التراجع عن ذلك.`,
  purging: 'جارٍ الحذف…',
  purged: 'تم الحذف نهائيًا',
  purgeFailed: 'تعذّر حذف العميل المحتمل',
  gone: 'تمت استعادته أو حذفه من قبل.',
}
