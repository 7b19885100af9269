/** A noun as Arabic counts it: one, two (as subject, and after a preposition), three to ten, eleven to ninety-nine, hundreds. */
type Noun = readonly [one: string, two: string, ofTwo: string, few: string, many: string, other: string]

const nouns = {
  lead: ['عميل محتمل واحد', 'عميلان محتملان', 'عميلين محتملين', 'عملاء محتملين', 'عميلًا محتملًا', 'عميل محتمل'],
  task: ['مهمة واحدة', 'مهمتان', 'مهمتين', 'مهام', 'مهمة', 'مهمة'],
  row: ['صف واحد', 'صفان', 'صفين', 'صفوف', 'صفًا', 'صف'],
  result: ['نتيجة واحدة', 'نتيجتان', 'نتيجتين', 'نتائج', 'نتيجة', 'نتيجة'],
  contact: ['تواصل واحد', 'تواصلان', 'تواصلين', 'مرات تواصل', 'مرة تواصل', 'مرة تواصل'],
  time: ['مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة', 'مرة'],
  day: ['يوم واحد', 'يومان', 'يومين', 'أيام', 'يومًا', 'يوم'],
  week: ['أسبوع واحد', 'أسبوعان', 'أسبوعين', 'أسابيع', 'أسبوعًا', 'أسبوع'],
  month: ['شهر واحد', 'شهران', 'شهرين', 'أشهر', 'شهرًا', 'شهر'],
  year: ['سنة واحدة', 'سنتان', 'سنتين', 'سنوات', 'سنة', 'سنة'],
  hour: ['ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'],
  minute: ['دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'],
  character: ['حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرفًا', 'حرف'],
  trade: ['صفقة واحدة', 'صفقتان', 'صفقتين', 'صفقات', 'صفقة', 'صفقة'],
  deal: ['عملية تنفيذ واحدة', 'عمليتا تنفيذ', 'عمليتَي تنفيذ', 'عمليات تنفيذ', 'عملية تنفيذ', 'عملية تنفيذ'],
  message: ['رسالة واحدة', 'رسالتان', 'رسالتين', 'رسائل', 'رسالة', 'رسالة'],
  payment: ['دفعة واحدة', 'دفعتان', 'دفعتين', 'دفعات', 'دفعة', 'دفعة'],
  field: ['حقل واحد', 'حقلان', 'حقلين', 'حقول', 'حقلًا', 'حقل'],
  file: ['ملف واحد', 'ملفان', 'ملفين', 'ملفات', 'ملفًا', 'ملف'],
  customer: ['عميل واحد', 'عميلان', 'عميلين', 'عملاء', 'عميلًا', 'عميل'],
  rule: ['قاعدة واحدة', 'قاعدتان', 'قاعدتين', 'قواعد', 'قاعدة', 'قاعدة'],
  person: ['شخص واحد', 'شخصان', 'شخصين', 'أشخاص', 'شخصًا', 'شخص'],
  device: ['جهاز واحد', 'جهازان', 'جهازين', 'أجهزة', 'جهازًا', 'جهاز'],
  digit: ['رقم واحد', 'رقمان', 'رقمين', 'أرقام', 'رقمًا', 'رقم'],
  price: ['سعر واحد', 'سعران', 'سعرين', 'أسعار', 'سعرًا', 'سعر'],
  setup: ['إعداد واحد', 'إعدادان', 'إعدادين', 'إعدادات', 'إعدادًا', 'إعداد'],
  change: ['تغيير واحد', 'تغييران', 'تغييرين', 'تغييرات', 'تغييرًا', 'تغيير'],
  run: ['تشغيل واحد', 'تشغيلان', 'تشغيلين', 'عمليات تشغيل', 'عملية تشغيل', 'عملية تشغيل'],
  event: ['حدث واحد', 'حدثان', 'حدثين', 'أحداث', 'حدثًا', 'حدث'],
  group: ['مجموعة واحدة', 'مجموعتان', 'مجموعتين', 'مجموعات', 'مجموعة', 'مجموعة'],
  reply: ['رد واحد', 'ردّان', 'ردّين', 'ردود', 'ردًا', 'رد'],
  visitor: ['زائر واحد', 'زائران', 'زائرين', 'زوار', 'زائرًا', 'زائر'],
} as const satisfies Record<string, Noun>

const category = new Intl.PluralRules('ar')

function counted(name: keyof typeof nouns, count: number, shown: string, isSubject: boolean): string {
  const [one, two, ofTwo, few, many, other] = nouns[name]
  const texts: Partial<Record<Intl.LDMLPluralRule, string>> = {
    one,
    two: isSubject ? two : ofTwo,
    few: `${shown} ${few}`,
    many: `${shown} ${many}`,
  }
  return texts[category.select(count)] ?? `${shown} ${other}`
}

/** A count and what is counted, as the subject of a sentence or by itself: 5 رسائل. */
export const countOf = (name: keyof typeof nouns, count: number, shown = String(count)) =>
  counted(name, count, shown, true)

/** The same as an object, or after a noun or preposition. */
export const ofCount = (name: keyof typeof nouns, count: number, shown = String(count)) =>
  counted(name, count, shown, false)
