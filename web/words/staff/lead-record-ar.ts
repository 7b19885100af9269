import type { LeadRecordWords } from './lead-record-en.ts'

/** Arabic: the record of a lead, as a page and as the side panel. */
export const leadRecord: LeadRecordWords = {
  open: 'فتح في صفحة',
  edit: 'تعديل كل الحقول',
  back: 'العملاء المحتملون',
  place: (place, of) => `${place} من ${of}`,
  cameIn: (when, ago) => `وصل ${when} (${ago})`,
  message: 'الرسالة',
  noMessage: 'بلا رسالة. وصلت بيانات التواصل فقط.',
  conversation: 'المحادثة',
  details: 'التفاصيل',
  files: {
    title: 'الملفات',
    add: 'اختر ملفًا أو أفلته هنا',
    adding: 'جارٍ الرفع…',
    hint: (size) => `PDF أو صورة أو صوت أو Word أو Excel أو نص، حتى ${size}. يُحفظ مشفّرًا.`,
    tooLarge: (size) => `هذا الملف كبير جدًا. اختر ملفًا لا يزيد على ${size}.`,
    refused:
      'تعذّر حفظ هذا الملف: محتواه لا يطابق اسمه أو نوعه غير مسموح. اختر ملف PDF أو صورة أو رسالة صوتية أو Word أو Excel أو نصًا.',
    tooMany: 'بلغ هذا العميل المحتمل الحد الأقصى للملفات. احذف واحدًا أولًا.',
    loadFailed: 'تعذّر تحميل الملفات',
    download: (name) => `تنزيل: ${name}`,
    downloadFailed: 'تعذّر تنزيل الملف',
    remove: (name) => `حذف: ${name}`,
    removeTitle: 'حذف هذا الملف نهائيًا؟',
    removeConfirm: 'حذف',
    removing: 'جارٍ الحذف…',
    removeFailed: 'تعذّر حذف الملف',
  },
  saved: 'تم الحفظ',
  unsaved: 'لهذا العميل المحتمل تغييرات غير محفوظة.',
  save: 'حفظ',
  undeliverable: {
    since: (when, reason) =>
      `تعذّر التسليم منذ ${when}: رفض خادم البريد هذا العنوان${reason ? ` (${reason})` : ''}. لا تُرسل إليه رسائل تلقائية.`,
    tryAgain: 'تجربة هذا العنوان مجددًا',
    failed: 'تعذّر تحديث العنوان',
  },
  never: 'ليس بعد',
  followUpPlanned: 'حُدد موعد المتابعة',
  followUpMoved: 'نُقل موعد المتابعة',
  followUpFailed: 'تعذّر تحديد موعد المتابعة',
  addTag: 'إضافة وسم',
  removeTag: (tag) => `إزالة الوسم ${tag}`,
  taskType: 'النوع',

  composer: {
    kinds: {
      note: 'ملاحظة',
      call: 'مكالمة',
      email: 'بريد إلكتروني',
      whatsapp: 'واتساب',
      meeting: 'اجتماع',
      follow_up: 'متابعة',
      task: 'مهمة',
    },
    contact: 'تسجيل تواصل',
    keyOf: (kind, key) => `${kind} (${key.toUpperCase()})`,
    text: {
      note: 'الملاحظة',
      call: 'ملاحظات المكالمة',
      email: 'ملخص الرسالة',
      whatsapp: 'ملخص المحادثة',
      meeting: 'جدول الأعمال',
      follow_up: 'ملاحظات المتابعة',
    },
    subject: 'الموضوع (اختياري)',
    fromLead: 'من العميل المحتمل',
    mention: 'الإشارة إلى عضو في الفريق',
    mentionHint: 'علامة @ للإشارة إلى عضو في الفريق.',
  },

  consent: {
    label: 'الموافقة',
    agreed: {
      phone: (when, form) => `يجوز الاتصال به بعروض: وافق في ${when} (${form})`,
      whatsapp: (when, form) => `يجوز إرسال عروض إليه على واتساب: وافق في ${when} (${form})`,
      email: (when, form) => `يجوز إرسال عروض إليه بالبريد: وافق في ${when} (${form})`,
    },
    refused: {
      phone: 'لم يوافق على مكالمات بعروض، فلا تتصل إلا إذا طلب ذلك',
      whatsapp: 'لم يوافق على عروض عبر واتساب',
      email: 'لم يوافق على عروض بالبريد',
    },
    unconfirmed: (when, asked) =>
      asked === null
        ? `لا عروض بالبريد بعد: وافق في ${when} ولم يؤكد العنوان`
        : `لا عروض بالبريد بعد: وافق في ${when} ولم يؤكد العنوان (طُلب التأكيد في ${asked})`,
    withdrawn: {
      phone: (when) => `سُحبت الموافقة على مكالمات بعروض في ${when}، فلا تتصل إلا إذا طلب ذلك`,
      whatsapp: (when) => `لا عروض عبر واتساب: سُحبت الموافقة في ${when}`,
      email: (when) => `لا عروض بالبريد: سُحبت الموافقة في ${when}`,
    },
    unknown: {
      phone: 'لا موافقة مسجّلة على مكالمات بعروض، فلا تتصل إلا إذا طلب ذلك',
      whatsapp: 'لا موافقة مسجّلة على عروض عبر واتساب',
      email: 'لا موافقة مسجّلة على عروض بالبريد',
    },
    answer: 'الرد على ما سأل عنه جائز دائمًا.',
    failed: 'تعذّر تحميل الموافقات. راجع «الخصوصية» قبل كتابة عروض.',
  },
}
