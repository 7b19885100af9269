import type { QuickAction } from '#domain/leads/options.ts'
import type { CallOutcome } from '#domain/leads/quick-action.ts'
import { countOf } from './counts-ar.ts'
import type { WorkWords } from './work-en.ts'

const actions: Record<QuickAction, string> = {
  call: 'مكالمة',
  email: 'بريد إلكتروني',
  whatsapp: 'واتساب',
  meeting: 'اجتماع',
  follow_up: 'متابعة',
}
const recorded: Record<QuickAction, string> = {
  call: 'سُجّلت المكالمة',
  email: 'سُجّلت رسالة البريد',
  whatsapp: 'سُجّلت رسالة واتساب',
  meeting: 'حُدد موعد الاجتماع',
  follow_up: 'حُدد موعد المتابعة',
}
const outcomes: Record<CallOutcome, string> = {
  reached: 'تم التواصل',
  no_answer: 'لا جواب',
  busy: 'الخط مشغول',
  voicemail: 'بريد صوتي',
  wrong_number: 'رقم خاطئ',
}

/** Arabic: a teammate's work with leads, as far as every card needs it. */
export const work: WorkWords = {
  actions,
  actionsOf: (name) => `التواصل مع ${name}`,
  chatWith: (name) => `واتساب إلى ${name}`,
  recorded,
  callLogged: (outcome) => `${recorded.call}: ${outcome}`,
  recordFailed: 'تعذّر تسجيل النشاط',
  undo: 'تراجع',
  undone: 'تم التراجع',
  undoFailed: 'تعذّر التراجع',
  noPhone: 'لا رقم هاتف لهذا العميل المحتمل',
  noEmail: 'لا بريد إلكتروني لهذا العميل المحتمل',

  contact: {
    ask: {
      call: (name) => `كيف كانت المكالمة مع ${name}؟`,
      email: (name) => `هل أُرسلت الرسالة إلى ${name}؟`,
      whatsapp: (name) => `هل أُرسلت رسالة واتساب إلى ${name}؟`,
    },
    outcomes,
    note: 'ملاحظة (اختياري)',
    noCall: 'لم تحدث مكالمة',
    yes: 'نعم، أُرسلت',
    no: 'لا، لم تُرسل',
    later: 'لاحقًا',
    waiting: (count) => `${countOf('contact', count)} بانتظار التسجيل`,
  },

  claim: 'إسناد إليّ',
  claimOf: (name) => `إسناد إليّ: ${name}`,
  claimed: (name) => `أُسند إليك ${name}`,
  claimFailed: 'تعذّر إسناد العميل المحتمل',
  claimedBefore: (person) => `العميل المحتمل مُسنَد إلى ${person} من قبل.`,
  hasIt: (person) => `المسؤول: ${person}`,

  replying: (person) => `${person} يكتب ردًا`,
  looking: (person) => `${person} يشاهد الآن`,

  alerts: (unseen, shown) => (unseen === 0 ? 'الإشعارات' : `الإشعارات، الجديدة: ${shown}`),
}
