import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/ar.ts'
import { account } from './account/ar.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/ar.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/ar.ts'
import { plural } from './plural.ts'
import { service } from './service/ar.ts'

/** Arabic. A count of none, one or two is a word of its own; a result in pips keeps its number, for its sign. */
export const ar: SiteWords = {
  pages,
  home,
  questions,
  welcomeB,
  contactPage,
  legal,
  service,
  account,
  verify,
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'لم نجد هذه الصفحة. ربما نُقلت أو كُتب عنوانها خطأً.',
    back: 'الانتقال إلى الصفحة الرئيسية',
  },

  navigation: {
    skip: 'الانتقال إلى المحتوى',
    label: 'التنقل الرئيسي',
    menu: 'القائمة',
    results: 'النتائج',
    connect: 'تواصل معنا',
    admin: 'الإدارة',
    initialize: 'بدء التشغيل',
    staff: 'دخول الموظفين',
    language: 'اللغة',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },

  demoBanner: 'عرض توضيحي: كل ما يحمل علامة «مثال غير حقيقي» وُضع لتظهر الصفحة كاملة، ولم يحقق أحد هذه النتائج.',
  bothBanner:
    'عرض توضيحي: كل ما يحمل علامة «مثال غير حقيقي» أو «سجلات غير حقيقية» (من أرقام وأشهر وصفقات وحسابات) وُضع لتظهر الصفحة كاملة، ولم يحقق أحد هذه النتائج.',
  madeUpBanner: 'كل ما يحمل علامة «سجلات غير حقيقية» محسوب من أشهر وصفقات وحسابات وُضعت لملء هذا الموقع.',

  risk: {
    label: 'تحذير من المخاطر',
    strip: (share, broker) =>
      `عقود الفروقات أدوات معقّدة وتنطوي على مخاطر عالية لخسارة الأموال بسرعة بسبب الرافعة المالية. ${
        share === null
          ? 'والغالبية العظمى من حسابات العملاء الأفراد تخسر أموالًا عند تداول عقود الفروقات.'
          : `ويخسر ${share} من حسابات المستثمرين الأفراد أموالًا عند تداول عقود الفروقات لدى ${broker}.`
      } ينبغي أن تنظر فيما إذا كنت تفهم كيفية عمل عقود الفروقات وما إذا كان بوسعك تحمّل المخاطر العالية لخسارة أموالك.`,
    pastPerformance: 'الأداء السابق ليس مؤشرًا موثوقًا على النتائج المستقبلية. وقد تخسر كامل الأموال التي تودعها.',
    currency: 'الأرقام بالدولار الأمريكي، وإذا كنت تحسب بعملة أخرى فقد يرفع سعر الصرف نتيجتك أو يخفضها.',
    beforeSubscription: (price) => `رسوم الاشتراك البالغة ${price} شهريًا غير مخصومة من هذه الأرقام.`,
    lessThanOneYear: 'بيانات لأقل من سنة واحدة.',
    hypotheticalLabel: 'نتائج افتراضية',
    hypothetical:
      'تستند هذه النتائج إلى أداء افتراضي أو قائم على المحاكاة، تلازمه قيود معيّنة. وعلى خلاف النتائج المبيّنة في سجل أداء فعلي، لا تمثّل هذه النتائج تداولًا فعليًا. كذلك، وبما أن هذه الصفقات لم تُنفَّذ فعليًا، فقد تأخذ هذه النتائج في الحسبان أثر بعض عوامل السوق، إن وُجد، مثل نقص السيولة، بأقل مما يلزم أو بأكثر مما يلزم. كما يُؤخذ على برامج التداول الافتراضية أو القائمة على المحاكاة عمومًا أنها تُصمَّم بعد معرفة ما حدث فعلًا. ولا يُقدَّم أي تأكيد بأن أي حساب سيحقق، أو من المرجّح أن يحقق، أرباحًا أو خسائر مماثلة لما هو مبيّن هنا.',
    hypotheticalOriginal: 'النص الأصلي بالإنجليزية',
    disclosureTitle: 'الإفصاح عن المخاطر',
    disclosure:
      'قد يكلّفك تداول الذهب بالرافعة المالية كل ما أودعته، وفي وقت قصير. الروبوت يتبع قواعد ولا يعرف المستقبل، وستكون له صفقات وأسابيع وأشهر خاسرة. لا تتداول بأموال تحتاج إليها. ولا يُعدّ أي شيء في هذا الموقع نصيحة استثمارية أو وعدًا بتحقيق ربح.',
  },

  mark: {
    measured: 'محسوب من السجلات',
    madeUp: 'سجلات غير حقيقية',
    stated: (company, date) => `بحسب ${company}، بتاريخ ${date}`,
    operator: 'الجهة المشغّلة',
    statedRow: 'بحسب الشركة',
    unfinished: 'غير مكتمل',
    statedLongAgo: 'لم يُؤكَّد منذ مدة طويلة',
    evidence: 'الدليل',
    sampleFigure: 'مثال غير حقيقي',
    sampleStatement: 'مثال غير حقيقي',
    sampleTestimonial: 'مثال غير حقيقي',
    notStated: 'غير مذكور',
    operations: (count, shown) =>
      plural('ar', count, {
        zero: 'لا صفقات',
        one: 'صفقة واحدة',
        two: 'صفقتان',
        few: `${shown} صفقات`,
        many: `${shown} صفقة`,
        other: `${shown} صفقة`,
      }),
    months: (count, shown) =>
      plural('ar', count, {
        zero: 'لا أشهر',
        one: 'شهر واحد',
        two: 'شهران',
        few: `${shown} أشهر`,
        many: `${shown} شهرًا`,
        other: `${shown} شهر`,
      }),
    account: {
      live: 'حساب حقيقي',
      demo: 'حساب تجريبي',
      backtest: 'اختبار على بيانات تاريخية',
      unknown: 'نوع الحساب غير مذكور',
    },
    method: 'كيف حُسبت',
  },

  figures: {
    'results.return': 'العائد',
    'results.valueLocked': 'رأس مال الاستراتيجية',
    'results.generated': 'أرباح العملاء',
    'results.balance': 'الرصيد',
    'results.gain': 'الربح',
    'results.maxDrawdown': 'أقصى تراجع',
    'results.sharpe': 'نسبة شارب',
    'results.winRate': 'نسبة الصفقات الرابحة',
    'results.riskReward': 'العائد إلى المخاطرة',
    'results.consistency': 'الأشهر الرابحة',
    'results.averageMonthlyProfit': 'متوسط الربح الشهري',
    'company.years': 'مدة العمل في السوق',
    'broker.assets': 'أصول العملاء لدى الوسيط الشريك',
    'broker.since': 'يعمل منذ',
    'broker.spreadsFrom': 'أدنى فرق سعر',
    'company.clients': 'العملاء',
    'service.uptime': 'نسبة التوافر',
    'service.monitoring': 'المراقبة',
    'service.languages': 'اللغات',
    'service.encryption': 'التشفير',
    'service.connection': 'الاتصال',
    'service.support': 'الدعم',
    'response.firstAnswer': 'مدة الرد الأول',
    'response.setup': 'مهلة إعداد الحساب',
  },

  measured: {
    winRate: {
      label: 'نسبة الصفقات الرابحة',
      method:
        'عدد الصفقات الرابحة مقسومًا على مجموع الرابحة والخاسرة. الصفقة التي أُغلقت على أجزاء تُحسب مرة واحدة، ولا تُحتسب الصفقات المتعادلة.',
    },
    profitFactor: { label: 'معامل الربح', method: 'مجموع الأرباح مقسومًا على مجموع الخسائر.' },
    riskReward: {
      label: 'العائد إلى المخاطرة',
      method: 'متوسط ربح الصفقات الرابحة مقسومًا على متوسط خسارة الصفقات الخاسرة.',
    },
    averageTrade: { label: 'متوسط نتيجة الصفقة', method: 'متوسط نتائج جميع الصفقات، مقرّبًا إلى أقرب نقطة.' },
    totalProfit: {
      label: 'الربح الكلي بحجم لوت واحد',
      method:
        'مجموع النتائج كلها بالنقاط مضروبًا في عشرة، وهو الناتج بالدولار الأمريكي عند التداول بلوت واحد (مئة أونصة) قبل احتساب التكاليف.',
    },
    operations: { label: 'الصفقات', method: 'الصفقات المسجّلة خلال الفترة.' },
    consistency: { label: 'الأشهر الرابحة', method: 'عدد الأشهر الرابحة مقسومًا على عدد جميع الأشهر التي لها بيانات.' },
    compoundedReturn: {
      label: 'العائد المركّب',
      method: 'العوائد الشهرية مركّبة شهرًا بعد شهر. ولا تُحتسب الإيداعات والسحوبات.',
    },
    sumOfMonths: {
      label: 'مجموع الأشهر، وليس عائدًا',
      method: 'مجموع العوائد الشهرية. وقد يكون موجبًا مع أن الحساب خسر أموالًا.',
    },
    maxDrawdown: {
      label: 'أقصى تراجع',
      method: 'أكبر هبوط للمنحنى الشهري المركّب عن قمة سابقة. ولا يظهر الهبوط الذي يحدث داخل الشهر الواحد.',
    },
    sharpe: {
      label: 'نسبة شارب',
      method:
        'متوسط العوائد الشهرية مقسومًا على انحرافها المعياري، دون طرح العائد الخالي من المخاطر ودون تحويله إلى معدل سنوي.',
    },
  },

  units: {
    // Runs from right to left although its sign, set for a number on its own, begins the other way.
    pips: (count, shown) =>
      `\u200f${plural('ar', count, {
        zero: `${shown} نقطة`,
        one: `${shown} نقطة`,
        two: `${shown} نقطة`,
        few: `${shown} نقاط`,
        many: `${shown} نقطة`,
        other: `${shown} نقطة`,
      })}`,
  },

  hero: {
    headline: { first: 'روبوت يتداول الذهب.', second: 'وأموالك تبقى', third: 'لدى وسيطك.' },
    subtitle: (brand) =>
      `يربط ${brand} استراتيجية آلية لتداول الذهب (XAU/USD) بحسابك الخاص على MetaTrader. يفتح الصفقات ويغلقها وفق قواعد ثابتة، ولا يحتفظ بأموالك أبدًا.`,
    status: {
      title: 'حالة النظام',
      checking: 'جارٍ التحقق…',
      online: 'النظام يعمل',
      offline: 'لا يوجد اتصال',
      latency: (milliseconds) => `الخادم متصل، ${milliseconds}`,
    },
    performance: 'الأداء',
    transactions: {
      title: 'أحدث الصفقات',
      empty: 'لم تُسجَّل أي صفقات ذهب بعد.',
      long: 'شراء',
      short: 'بيع',
      from: 'من',
      to: 'إلى',
    },
    checkout: 'ابدأ الفترة التجريبية المجانية',
    trial: (count, shown) =>
      plural('ar', count, {
        zero: 'لا توجد فترة تجريبية مجانية.',
        one: 'مجانًا ليوم واحد مع جميع الميزات. إذا ألغيت خلال هذه الفترة فلن تدفع شيئًا.',
        two: 'مجانًا ليومين مع جميع الميزات. إذا ألغيت خلال هذه الفترة فلن تدفع شيئًا.',
        few: `مجانًا لمدة ${shown} أيام مع جميع الميزات. إذا ألغيت خلال هذه الفترة فلن تدفع شيئًا.`,
        many: `مجانًا لمدة ${shown} يومًا مع جميع الميزات. إذا ألغيت خلال هذه الفترة فلن تدفع شيئًا.`,
        other: `مجانًا لمدة ${shown} يوم مع جميع الميزات. إذا ألغيت خلال هذه الفترة فلن تدفع شيئًا.`,
      }),
    price: (price) => `وبعدها ${price} شهريًا إلى أن تلغي الاشتراك.`,
    deposit: (amount) => `الحد الأدنى الموصى به للإيداع لدى وسيطك: ${amount}. وقد تخسره بالكامل.`,
    burden: (share) =>
      `مع هذا الإيداع يكلّفك الاشتراك وحده ${share} منه شهريًا، فلا تربح إلا إذا حقق الروبوت أكثر من ذلك.`,
    terms: (company) => `هذه الشروط حدّدتها ${company}.`,
    security: 'لا تشغّل هذه الصفحة أي شيفرة من أطراف خارجية، ولا تطلب كلمة مرور أبدًا.',
  },

  proof: {
    figures: 'أرقام الشركة',
    testimonials: 'ما يقوله العملاء',
    testimonialPeriod: (count, shown) =>
      plural('ar', count, {
        zero: 'أقل من شهر معنا',
        one: 'شهر واحد معنا',
        two: 'شهران معنا',
        few: `${shown} أشهر معنا`,
        many: `${shown} شهرًا معنا`,
        other: `${shown} شهر معنا`,
      }),
    testimonialNote: 'قد لا تمثّل آراء العملاء هذه تجربة عملاء آخرين، وليست ضمانًا لأداء أو نجاح في المستقبل.',
    regulation: 'الرقابة والترخيص',
    licence: {
      holder: 'الجهة المرخّص لها',
      regulator: 'الجهة الرقابية',
      number: 'رقم الترخيص',
      activity: 'النشاط المرخّص',
      register: 'السجل العام',
    },
    transparency: 'الشفافية',
  },

  results: {
    title: 'النتائج',
    intro: 'آخر ستة أشهر مسجّلة، بما فيها الأشهر الخاسرة.',
    months: 'الأداء الشهري',
    month: 'الشهر',
    gain: 'العائد',
    profit: 'الربح',
    total: 'جميع الأشهر المسجّلة',
    account: 'الحساب الرئيسي',
    riskMetrics: 'مقاييس المخاطر',
    verification: 'التحقق',
    empty: 'لا تتوفر بيانات أداء بعد.',
    emptyNext: 'ستُحدَّث البيانات شهريًا.',
    updates: 'تظهر الأرقام الجديدة هنا خلال دقيقة.',
    methods: 'كيف تُحسب هذه الأرقام',
    everyTrade: 'عرض كل الصفقات',
  },

  waiting: {
    measured: (names) => `تظهر مع أول تقرير للحساب: ${names}.`,
    stated: (names) => `ننشرها حين نستطيع ذكر مصدرها: ${names}.`,
    testimonials: 'هنا سيتحدث العملاء بكلماتهم، ولا ننشر إلا ما وافقوا عليه.',
    badges: 'هنا ستجد التسجيلات والشهادات، ومع كل منها رابط للتحقق منها.',
    verification: 'لم يُنشر بعد أي تحقق مستقل. وإلى ذلك الحين يمكنك التحقق من السجل في متصفحك.',
  },

  contact: {
    title: 'تواصل معنا',
    intro: 'اكتب إلينا بلغتك. يقرأ فريقنا رسالتك ويردّ عليك.',
  },

  form: {
    ...asked,
    phoneHint: 'لنردّ عليك هاتفيًا أو عبر WhatsApp إن فضّلت، ولا نتصل بك ما لم تطلب ذلك.',
    messagePlaceholder: 'أودّ معرفة المزيد عن التداول الآلي للذهب.',
    optional: 'اختياري',
    choose: 'يُرجى الاختيار',
    frequentPrefixes: 'الأكثر استخدامًا',
    allPrefixes: 'جميع الدول',
    otherPrefix: 'رمز آخر: ابدأ الرقم بعلامة +',
    experience: {
      beginner: 'مبتدئ',
      intermediate: 'متوسط',
      advanced: 'متقدم',
      expert: 'خبير',
      professional: 'محترف',
    },
    experienceOption: (name, years, amount) => `${name} (${years}، ${amount})`,
    consent: {
      legend: 'العروض (اختياري)',
      emailOffers: consentWording.ar.emailOffers,
      phoneOffers: consentWording.ar.phoneOffers,
      withdraw: consentWording.ar.withdraw,
    },
    notice: {
      title: 'كيف نتعامل مع بياناتك',
      absent: consentWording.ar.noNotice,
      controller: (company) => `المسؤول عن معالجة البيانات: ${company}.`,
      text: consentWording.ar.notice,
    },
    closed: 'سيُفتح هذا النموذج حين تُذكر هنا الشركة المسؤولة عن الموقع.',
    sending: 'جارٍ الإرسال…',
    telegram: 'المتابعة عبر تيليغرام',
    again: 'إرسال طلب آخر',
    problems: {
      required: 'يُرجى ملء هذا الحقل.',
      too_short: 'هذا النص قصير جدًا.',
      too_long: (most, over) => `هذا النص طويل جدًا. أقصى عدد من الأحرف: ${most}. عدد الأحرف الزائدة: ${over}.`,
      invalid_email: 'يُرجى التحقق من عنوان البريد الإلكتروني.',
      email_at: 'يجب أن يحتوي العنوان على علامة @ واحدة، مثل name@example.com.',
      email_domain: 'ما بعد علامة @ غير مكتمل. يجب أن ينتهي باسم مثل example.com.',
      email_space: 'يوجد فراغ في عنوان البريد الإلكتروني.',
      email_several: 'يُرجى إدخال عنوان بريد إلكتروني واحد فقط.',
      email_alphabets: 'يخلط هذا العنوان بين حروف متشابهة من أبجديات مختلفة. يُرجى كتابته من جديد.',
      open_quote: 'تبدأ هنا علامة اقتباس لا تُغلق.',
      several_people: 'يشترك عدة أشخاص في هذا الرقم. يُرجى استخدام عنوان البريد الإلكتروني.',
      invalid_phone: 'يُرجى إدخال رقم هاتف صحيح للدولة المختارة.',
      phone_too_short: 'أرقام هذا الهاتف أقل من اللازم.',
      phone_too_long: 'أرقام هذا الهاتف أكثر من اللازم.',
      phone_country: 'يُرجى اختيار دولة هذا الرقم.',
      phone_doubt: 'هل يبدأ هذا الرقم برمز الدولة؟ إن كان كذلك فضع + قبله، وإلا فاكتبه كما تطلبه داخل بلدك.',
      phone_digits_lost: 'تنقص هذا الرقم بعض الأرقام. يُرجى كتابته كاملًا.',
      invalid_choice: 'يُرجى اختيار أحد الخيارات.',
      invalid_number: 'يُرجى إدخال رقم.',
      invalid_date: 'يُرجى إدخال تاريخ.',
      invalid_text: 'يحتوي هذا النص على رموز لا يمكن حفظها.',
      password_guessable: 'كلمة المرور هذه سهلة التخمين.',
      taken: 'هذا مستخدم بالفعل.',
      unproven: 'هذا القول يحتاج إلى مصدر.',
      unknown_field: 'هذه الصفحة قديمة. أعد تحميلها ثم حاول مرة أخرى.',
      invalid: 'يُرجى التحقق من هذا الحقل.',
    },
    missing: {
      name: 'أدخل اسمك.',
      email: 'أدخل بريدك الإلكتروني.',
      phoneNumber: 'أدخل رقم هاتفك.',
      investmentAmount: 'اختر مبلغًا.',
    },
    problemSummary: (count, shown) =>
      plural('ar', count, {
        zero: 'لا يوجد حقل يحتاج إلى مراجعة.',
        one: 'يوجد حقل واحد يحتاج إلى مراجعة.',
        two: 'يوجد حقلان يحتاجان إلى مراجعة.',
        few: `توجد ${shown} حقول تحتاج إلى مراجعة.`,
        many: `يوجد ${shown} حقلًا يحتاج إلى مراجعة.`,
        other: `يوجد ${shown} حقل يحتاج إلى مراجعة.`,
      }),
    restored: 'استعدنا ما كتبته، ويمكنك إرساله الآن.',
    tooManyRequests:
      'أُرسل عدد كبير من الرسائل في وقت قصير. يُرجى الانتظار بضع دقائق ثم الإرسال من جديد؛ لن يضيع شيء مما كتبته.',
    quick: {
      title: 'سجّل اهتمامك',
      submit: 'سجّل اهتمامك',
      sentTitle: 'ممتاز!',
      sentText: 'استلمنا بياناتك.',
      // The time arrives in the nominative, so it stands after a colon and not behind a preposition.
      sentPromise: (time) => `سيتواصل معك أحد الخبراء. أقصى مدة للانتظار: ${time}.`,
      failedTitle: 'خطأ',
      failedText: 'حدثت مشكلة. يُرجى المحاولة مرة أخرى.',
    },
    full: {
      title: 'راسلنا',
      submit: 'إرسال',
      sentTitle: 'شكرًا لك. وصلتنا رسالتك.',
      sentText: 'سنكتب إليك أولًا. طلبك مجاني ولا يُلزمك بشيء.',
      sentPromise: (time) => `سنُعدّ لك نظام التداول الآلي. أقصى مدة للإعداد: ${time}.`,
      failedTitle: 'خطأ في إرسال الرسالة',
      failedText: 'يُرجى المحاولة مرة أخرى أو التواصل مع فريق الدعم.',
    },
    'welcome-b': {
      title: 'سجّل اهتمامك',
      submit: 'إرسال الطلب',
      sentTitle: 'شكرًا لك. وصلنا طلبك.',
      sentText: 'سنكتب إليك أولًا. طلبك مجاني ولا يُلزمك بشيء.',
      sentPromise: (time) => `سيتواصل معك أحد الخبراء. أقصى مدة للانتظار: ${time}.`,
      failedTitle: 'خطأ في إرسال الرسالة',
      failedText: 'يُرجى المحاولة مرة أخرى أو التواصل مع فريق الدعم.',
    },
    contact: {
      title: 'راسلنا',
      submit: 'إرسال الرسالة',
      sentTitle: 'شكرًا لك. وصلتنا رسالتك.',
      sentText: 'سيقرؤها فريقنا ويردّ عليك باللغة التي اخترتها.',
      sentPromise: (time) => `سنتواصل معك. أقصى مدة للانتظار: ${time}.`,
      failedTitle: 'خطأ في إرسال الرسالة',
      failedText: 'حدث خطأ أثناء إرسال طلبك. يُرجى المحاولة مرة أخرى.',
    },
  },

  footer: {
    company: 'الشركة',
    address: 'العنوان',
    online: 'النظام يعمل',
    notServed: (countries) => `لا تُقدَّم الخدمة للمقيمين في: ${countries}.`,
    rights: 'جميع الحقوق محفوظة.',
    links: {
      privacy: 'الخصوصية',
      terms: 'الشروط',
      'risk-disclosure': 'الإفصاح عن المخاطر',
      compliance: 'الامتثال',
      imprint: 'البيانات القانونية',
      cancel: 'إلغاء الاشتراك أو العدول عن العقد',
    },
  },
}
