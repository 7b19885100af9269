import type { SentimentLabel } from '#domain/insight/insight.ts'
import { experienceNames } from './feature-words.ts'
import type { InsightWords } from './insight-words.ts'

const and = (names: readonly string[]) => names.join(' و')
const missing = { phone: 'رقم الهاتف', country: 'البلد' } as const
const labels: Record<SentimentLabel, string> = { positive: 'إيجابي', neutral: 'محايد', negative: 'سلبي' }

const category = new Intl.PluralRules('ar')

/** A count with its noun: one, two, three to ten, eleven to ninety-nine, hundreds. */
function counted(count: number, one: string, two: string, few: string, many: string, other: string): string {
  const nouns: Partial<Record<Intl.LDMLPluralRule, string>> = { few: `${count} ${few}`, many: `${count} ${many}` }
  return { ...nouns, one, two }[category.select(count)] ?? `${count} ${other}`
}
const calls = (count: number) => counted(count, 'مكالمة واحدة', 'مكالمتان', 'مكالمات', 'مكالمة', 'مكالمة')
const times = (count: number) => counted(count, 'مرة واحدة', 'مرتين', 'مرات', 'مرة', 'مرة')
const days = (count: number) => counted(count, 'يوم', 'يومين', 'أيام', 'يومًا', 'يوم')

/** Arabic, gender-neutral where the language allows. */
export const insightWordsAr: InsightWords = {
  topics: {
    trust: 'مصداقية الخدمة',
    loss: 'الخسائر',
    withdrawal: 'السحب',
    price: 'السعر',
    minimum: 'الحد الأدنى للمبلغ',
    broker: 'الوسيط',
    setup: 'الإعداد',
    trial: 'الفترة التجريبية',
  },
  emotions: { joy: 'فرح', anger: 'غضب', fear: 'قلق', sadness: 'خيبة أمل', surprise: 'دهشة' },
  missing,
  actions: {
    call: { now: 'اتصال', planned: 'تحديد موعد المكالمة' },
    email: { now: 'كتابة بريد', planned: 'تحديد موعد البريد' },
    whatsapp: { now: 'كتابة على واتساب', planned: 'تحديد موعد الرسالة' },
    meeting: { now: 'تسجيل اجتماع', planned: 'تحديد موعد الاجتماع' },
    follow_up: { now: 'تسجيل متابعة', planned: 'تحديد موعد المتابعة' },
    bin: { now: 'حذف العميل المحتمل', planned: 'حذف العميل المحتمل' },
  },
  findings: {
    waiting: ({ at, zone, minutes, overdue }, { when, lasting }) =>
      `راسلنا ${when(at, zone)}${zone ? ' بتوقيت بلده' : ''}. ${minutes < 1 ? 'بلا رد بعد' : `بلا رد منذ ${lasting(minutes)}`}${overdue ? '، وهو متأخر' : ''}.`,
    asked: ({ topic, quote }) => `سؤال عن ${insightWordsAr.topics[topic]}: «${quote}»`,
    mood: ({ label, emotion, quote }) =>
      `انطباع الرسالة ${labels[label]}${emotion ? ` (${insightWordsAr.emotions[emotion]})` : ''}: «${quote}»`,
    unsure: ({ quote }) => `انطباع الرسالة غير واضح: «${quote}»`,
    urgent: ({ level, quote }) => `الرسالة عاجلة، ${level} من 10: «${quote}»`,
    returned: ({ times: count, at }, { when }) =>
      `راسلنا مجددًا ${times(count)}${at ? `، آخرها ${when(at, null)}` : ''}.`,
    missedCalls: ({ calls: count, at }, { when }) => `${calls(count)} متتالية بلا جواب، آخرها ${when(at, null)}.`,
    wrongNumber: ({ at }, { when }) => `كان الرقم خاطئًا في مكالمة ${when(at, null)}.`,
    mayCall: ({ ground }) => (ground.is === 'asked' ? `طلب الاتصال به: «${ground.quote}»` : 'وافق على المكالمات.'),
    noCalls: () => 'لم يطلب مكالمة، ونماذجنا تَعِد بألا نتصل إلا بمن يطلب. الكتابة أولًا.',
    worth: ({ dollars, experience }, writer) =>
      `القيمة التقديرية ${writer.dollars(dollars)}${experience ? `؛ الخبرة المذكورة: ${experienceNames.ar[experience]}` : ''}.`,
    noMessage: () => 'لا رسالة لقراءتها.',
    noWords: ({ quote }) => `لا نص في الرسالة: «${quote}»`,
    missing: ({ fields }) => `ناقص: ${and(fields.map((field) => missing[field]))}.`,
    disposable: ({ domain }) => `البريد الإلكتروني من خدمة عناوين مؤقتة (${domain}).`,
    quiet: ({ days: count, at }, { when }) => `لا تواصل من الطرفين منذ ${days(count)}، من ${when(at, null)}.`,
    taskOverdue: ({ dueDate }, { when }) => `مضى موعد مهمة: ${when(dueDate, null)}.`,
    likely: ({ feature, value, converted, closed, raises }, writer) =>
      `تم تحويل ${converted} من ${closed} من العملاء المحتملين المغلقين (${writer.feature(feature, value)})، وهذا ${raises ? 'يرفع' : 'يخفض'} الاحتمال.`,
    notLearned: ({ closed, needed, prior }) =>
      `لم يُدرَّب الاحتمال بعد${closed < needed ? ` (الملفات المغلقة ${closed} والمطلوب ${needed})` : ''}. المعتاد في هذه المرحلة ${prior}%.`,
  },
  advice: {
    callNow: {
      title: () => 'اتصال الآن',
      description: ({ hourKnown }) =>
        hourKnown ? 'ينتظر ردًا، والوقت نهار في بلده.' : 'ينتظر ردًا. الوقت في بلده غير معروف.',
      outcome: 'يصله الجواب وهو يذكر سؤاله.',
    },
    callLater: {
      title: ({ at, zone }, { when }) => `اتصال ${when(at, zone)}${zone ? ' بتوقيت بلده' : ''}`,
      description: () => 'ينتظر ردًا، لكن الوقت مبكر أو متأخر في بلده.',
      outcome: 'تأتي المكالمة في وقت مناسب له.',
    },
    answer: {
      title: ({ topic }) => (topic ? `الرد على السؤال عن ${insightWordsAr.topics[topic]}` : 'الرد بالبريد'),
      description: ({ quote }) => (quote ? `كتب: «${quote}»` : 'ينتظر ردًا.'),
      outcome: 'يصله الجواب مكتوبًا ويتوقف احتساب مهلة الرد.',
    },
    calm: {
      title: () => 'هذا أولًا',
      description: ({ urgent }) =>
        urgent ? 'الرسالة عاجلة. العبارات في أهم الملاحظات.' : 'انطباع الرسالة سلبي. الاستماع أولًا.',
      outcome: 'يشعر بالاهتمام، وتعرف ما المشكلة.',
    },
    writeInstead: {
      title: () => 'الكتابة بدل الاتصال',
      description: ({ calls: count }) => `${calls(count)} متتالية بلا جواب.`,
      outcome: 'يرد في الوقت الذي يناسبه.',
    },
    firstTouch: {
      title: () => 'التعريف بنفسك',
      description: () => 'جاء العميل المحتمل من ملف ولم يراسله أحد بعد.',
      outcome: 'تعرف هل هو مهتم.',
    },
    followUp: {
      title: ({ at, zone }, { when }) => `تحديد متابعة ${when(at, zone)}${zone ? ' بتوقيت بلده' : ''}`,
      description: () => 'تم الرد، ولا متابعة محددة.',
      outcome: 'لا يُنسى العميل المحتمل.',
    },
    askDetails: {
      title: ({ fields }) => `السؤال عن ${and(fields.map((field) => missing[field]))}`,
      description: () => 'بدونه تقل طرق التواصل في وقت مناسب.',
      outcome: 'تتوفر أكثر من طريقة للتواصل.',
    },
    checkNumber: {
      title: () => 'السؤال عن الرقم الصحيح',
      description: () => 'كان الرقم خاطئًا في آخر مكالمة.',
      outcome: 'تصل المكالمة التالية.',
    },
    reviewSpam: {
      title: () => 'هل هذه رسالة مزعجة؟',
      description: () => 'لا نص في الرسالة، والبريد الإلكتروني من خدمة عناوين مؤقتة.',
      outcome: 'تبقى القائمة نظيفة. يمكن استعادة المحذوف خلال 30 يومًا.',
    },
  },
}
