import type { LostReasonsWords } from './lost-reasons-en.ts'

/** Arabic: the screen with the team's list of lost reasons. */
export const lostReasons: LostReasonsWords = {
  title: 'أسباب الخسارة',
  lead: 'ما يختار منه فريقك عند خسارة عميل محتمل.',
  list: 'الأسباب المستخدمة',
  listText: (fixed) => `بهذا الترتيب، ثم ${fixed}.`,
  none: 'لا أسباب خاصة بك بعد',
  loadFailed: 'تعذّر تحميل أسباب الخسارة',
  saveFailed: 'تعذّر حفظ أسباب الخسارة',
  new: 'سبب جديد',
  add: 'إضافة',
  already: 'موجود في القائمة',
  full: (most) => `الحد الأقصى للأسباب ${most}. أرشف واحدًا أولًا.`,
  up: (reason) => `نقل إلى أعلى: ${reason}`,
  down: (reason) => `نقل إلى أسفل: ${reason}`,
  rename: 'تغيير الاسم',
  renameOf: (reason) => `تغيير اسم: ${reason}`,
  name: 'الاسم',
  renameNote: 'ينتقل الاسم الجديد إلى العملاء المحتملين بهذا السبب.',
  retire: 'أرشفة',
  retireOf: (reason) => `أرشفة: ${reason}`,
  retired: 'المؤرشفة',
  retiredText: 'تبقى لدى العملاء المحتملين، وتبقى التصفية بها ممكنة.',
  restore: 'استعادة',
  restoreOf: (reason) => `استعادة: ${reason}`,
}
