import type { StaffWords } from './en.ts'

/** Arabic. */
export const cancellations: StaffWords['cancellations'] = {
  title: 'طلبات الإلغاء',
  lead: 'طلبات العدول والإلغاء من الصفحة العامة. يسري كل منها من لحظة وصوله، ولدى العميل إيصال به.',
  filters: 'تصفية طلبات الإلغاء',
  state: 'الحالة',
  states: { open: 'قيد التنفيذ', handled: 'تم' },
  declarations: 'طلبات الإلغاء، الأحدث أولًا',
  loadFailed: 'تعذّر تحميل طلبات الإلغاء',
  none: { open: 'لا شيء قيد التنفيذ', handled: 'لم يُنفَّذ شيء بعد' },
  noneText: {
    open: 'تظهر هنا طلبات العدول والإلغاء الجديدة.',
    handled: 'تبقى هنا الطلبات التي وضعت عليها علامة «تم».',
  },
  kinds: {
    withdraw: 'العدول عن العقد',
    cancel_trial: 'إلغاء الفترة التجريبية',
    cancel_subscription: 'إلغاء الاشتراك',
  },
  contract: (given) => `بيانات العقد: ${given}`,
  receipt: (number) => `الإيصال ${number}`,
  noLead: 'لا عميل محتمل بهذا البريد الإلكتروني.',
  leadOf: (name, stage) => `العميل المحتمل: ${name} (${stage})`,
  handledBy: (person, when) => `نفّذه ${person}، ${when}`,
  handle: 'وضع علامة «تم»',
  handleOf: (name) => `وضع علامة «تم»: طلب إلغاء من ${name}`,
  reopen: 'إعادة فتح',
  reopenOf: (name) => `إعادة فتح: طلب إلغاء من ${name}`,
  changeFailed: 'تعذّر تحديث طلب الإلغاء',
  gone: 'حُذف هذا الطلب عند محو بيانات العميل.',
}
