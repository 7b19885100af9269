import { ofCount } from './counts-ar.ts'
import type { StaffWords } from './en.ts'

/** Arabic: trading accounts, reports of the terminal, lists of operations. */
export const accounts: StaffWords['accounts'] = {
  lead: 'سجّل كل حساب ينشره الروبوت قبل أول عملية تنفيذ فيه. تبقى الحسابات في القائمة بعد إغلاقها أو نفاد رصيدها. كل الأرقام من تقارير منصة التداول.',
  performance: 'النتائج الشهرية',
  register: 'تسجيل حساب',
  registerText: 'لا يمكن تغيير النوع والعملة والوسيط لاحقًا. لا يُنشر اسم صاحب الحساب ولا رقمه.',
  registering: 'جارٍ التسجيل…',
  registered: 'تم تسجيل الحساب',
  notRegistered: 'تعذّر تسجيل الحساب',
  loadFailed: 'تعذّر تحميل الحسابات',
  unstampedSince: (when) => `لم يحصل الدفتر على ختم زمني خارجي منذ ${when}. يعيد الخادم الطلب كل ساعة.`,
  neverStamped: 'لم يحصل الدفتر بعد على ختم زمني خارجي. يطلبه الخادم كل ساعة.',
  empty: 'لا حسابات بعد',
  emptyText: 'سجّل الحساب الذي يتداول عليه الروبوت ثم استورد تقرير سجله.',
  name: 'الاسم المعلن',
  nameHint: 'مثلًا «الحساب الحقيقي الرئيسي». لا تستخدم اسم شخص.',
  type: 'النوع',
  types: { live: 'حقيقي', demo: 'تجريبي', backtest: 'اختبار تاريخي' },
  typeTexts: {
    live: 'أموال حقيقية. لا تُقبل إلا التقارير التي يصفها MetaTrader بأنها حقيقية.',
    demo: 'أموال تجريبية. تُعدّ كشوف MetaTrader 4 تجريبية لأنها لا تذكر نوع الحساب. يُعرض تحذير النتائج الافتراضية.',
    backtest: 'تقرير من مختبر الاستراتيجيات. يُعرض تحذير النتائج الافتراضية.',
  },
  currency: 'العملة',
  currencyHint: 'كما في التقرير، مثلًا USD.',
  currencyWrong: 'أدخل من ثلاثة إلى خمسة أحرف لاتينية كبيرة، مثلًا USD.',
  broker: 'الوسيط',
  zone: 'المنطقة الزمنية للوسيط',
  zoneHint: 'مثلًا Europe/Athens أو America/New_York+7. إن تُركت فارغة استُنتجت من أسعار الذهب.',
  zoneWrong: 'أدخل منطقة زمنية، مثلًا Europe/Athens.',
  zones: { stated: 'حددها الفريق', inferred: 'مستنتجة من أسعار الذهب' },
  zoneUnknown: 'المنطقة الزمنية غير معروفة',
  states: { open: 'مفتوح', closed: 'مغلق', blown: 'نفد رصيده' },
  carries: 'حساب سجل الأداء',
  facts: {
    broker: 'الوسيط',
    currency: 'العملة',
    clock: 'المنطقة الزمنية للوسيط',
    deals: 'عمليات التنفيذ',
    period: 'الفترة',
    balance: 'آخر رصيد',
  },
  period: (from, to) => `من ${from} إلى ${to}`,
  publicPage: 'الصفحة العامة',
  carry: 'اعتماده لسجل الأداء',
  carryTitle: (name) => `اعتماد «${name}» لسجل الأداء؟`,
  carryText:
    'تحل أشهره محل الأشهر المعلنة، التي تبقى ظاهرة كتصحيحات، وتصبح مراكز الذهب المغلقة فيه قائمة الصفقات. وتخرج أشهر الحساب السابق من سجل الأداء. يظهر التغيير في دفتر القيود وعلى الصفحة العامة.',
  notSaved: 'تعذّر حفظ التغيير',
  end: 'إغلاق الحساب',
  endTitle: (name) => `إغلاق «${name}»؟`,
  endText: 'يبقى الحساب في القائمة بآخر أرقامه. لا يمكن التراجع عن ذلك.',
  endAs: { closed: 'أغلقه صاحبه', blown: 'نفد رصيده' },
  endHow: 'السبب',
  ending: 'جارٍ الإغلاق…',
  ended: 'تم إغلاق الحساب',
  setZone: 'تحديد المنطقة الزمنية',
  importInto: (name) => `استيراد تقرير إلى ${name}`,
  importHint: 'تقرير السجل (HTML أو XLSX) أو كشف MetaTrader 4 أو مختبر الاستراتيجيات، حتى 256 MB.',
  sending: 'جارٍ الرفع…',
  notSent: 'تعذّر رفع الملف',
  tooLarge: 'الملف أكبر من 256 MB. احفظ التقرير في MetaTrader 5 بصيغة Open XML (XLSX) واستورد ذلك الملف.',
  otherRunning: 'يُقرأ ملف آخر لهذا الحساب الآن. انتظر انتهاءه أو ألغه.',
  imports: 'الملفات المستوردة',
  importStates: {
    reading: 'قيد القراءة',
    accepted: 'مقبول',
    refused: 'مرفوض',
    cancelled: 'ملغى',
    interrupted: 'منقطع',
  },
  steps: {
    waiting: 'في انتظار ملف آخر',
    reading: 'قراءة الملف',
    checking: 'فحص الأرقام',
    saving: 'حفظ عمليات التنفيذ',
  },
  progress: (step, percent) => `${step}: ${percent}`,
  cancelImport: 'إلغاء الاستيراد',
  cancelling: 'جارٍ الإلغاء…',
  notCancelled: 'تعذّر إلغاء الاستيراد',
  agreed: (recomputed, agree) =>
    recomputed === agree ? `كل الأرقام مطابقة: ${agree}.` : `الأرقام المطابقة: ${agree} من ${recomputed}.`,
  added: (deals, added) =>
    deals === added ? `عمليات التنفيذ: ${deals}، كلها جديدة.` : `عمليات التنفيذ: ${deals}، الجديد منها ${added}.`,
  kinds: { history: 'سجل MetaTrader 5', backtest: 'مختبر الاستراتيجيات', mt4: 'كشف MetaTrader 4' },
  by: (person, moment) => `${person}، ${moment}`,
  interruptedText: 'توقف الخادم أثناء الاستيراد ولم يُحفظ شيء. ارفع الملف مرة أخرى.',
  refusedText: 'لم يُستورد شيء.',
  more: (count) => `و${count} غيرها`,
  problems: {
    too_large: () =>
      'الملف أكبر من أن يكون تقريرًا، فالتقرير يتسع لنحو 100,000 عملية تنفيذ. إذا كان بصيغة HTML فاحفظ التقرير في MetaTrader 5 بصيغة Open XML (XLSX) واستورد ذلك الملف، فهو أصغر بكثير.',
    damaged: () => 'الملف مقطوع أو تالف. احفظ التقرير مرة أخرى واستورد الملف الجديد.',
    unknown_format: () =>
      'هذا ليس تقرير MetaTrader: لا جدول فيه لعمليات التنفيذ. استورد تقرير السجل أو كشف الحساب أو تقرير مختبر الاستراتيجيات.',
    saved_again: ({ row }) =>
      `في الصف ${row} تاريخ أو أرقام لا يكتبها MetaTrader هكذا: حفظ برنامج آخر هذا الملف. صدّر التقرير من MetaTrader واستورده دون فتحه في برنامج آخر.`,
    empty_file: () => 'الملف فارغ. احفظ التقرير مرة أخرى.',
    myfxbook: () =>
      'لا يمكن فحص ملفات CSV من Myfxbook: فهي لا تذكر الحساب ولا نوعه ولا الرصيد الجاري. استورد تقرير السجل من المنصة نفسها (History ثم Report بصيغة HTML أو Open XML).',
    mql5_signals: () =>
      'لا يمكن فحص ملفات CSV من MQL5 Signals: فهي لا تذكر الحساب ولا نوعه ولا أرقام العمليات. استورد تقرير السجل من المنصة نفسها (History ثم Report بصيغة HTML أو Open XML).',
    open_positions: () =>
      'هذا تقرير حساب التداول من MetaTrader (ReportTrade): فيه المراكز المفتوحة دون السجل. افتح في المنصة علامة History، واختر All history من قائمتها، ثم Report (بصيغة HTML أو Open XML)، واستورد ذلك الملف.',
    optimization: () =>
      'هذه دورات تحسين: إعدادات ونتائج دون عمليات تنفيذ. شغّل اختبارًا واحدًا بالإعدادات المختارة، وانقر على نتائجه بالزر الأيمن، واحفظ التقرير واستورده.',
    tester_summary_missing: () =>
      'تقرير مختبر الاستراتيجيات هذا لا يذكر الإيداع والنتائج: أُوقف الاختبار أو نقص جزء من الملف. أكمل الاختبار، وانقر على النتائج بالزر الأيمن، واحفظ التقرير مرة أخرى واستورده.',
    bad_row: ({ row }) => `الصف ${row} ليس عملية تنفيذ صحيحة. صدّر التقرير مرة أخرى.`,
    running_balance: ({ row, recomputed }) =>
      `الصف ${row}: في الرصيد فرق ${recomputed}. الصحيح هو الرصيد السابق مع نتيجة هذه العملية.`,
    duplicate_ticket: ({ row, ticket }) => `الصف ${row}: عملية التنفيذ ${ticket} مكررة في الملف.`,
    order_of_time: ({ row }) => `الصف ${row}: هذه العملية أقدم من التي فوقها.`,
    opening_balance: ({ printed, recomputed }) =>
      `يذكر الكشف رصيدًا قدره ${printed}، ومجموع صفوفه ${recomputed}، ولا يذكر رصيدًا افتتاحيًا. صدّر سجل الحساب كاملًا.`,
    totals: ({ row, figure, printed, recomputed }) =>
      `الصف ${row}: يذكر التقرير ${printed} لقيمة «${figure}»، ومجموع صفوفه ${recomputed}. إذا نقصت صفقات فاختر All history في المنصة وصدّره مرة أخرى.`,
    positions: ({ row, ticket }) =>
      `الصف ${row}: لا تتطابق عمليات التنفيذ والمراكز عند ${ticket}. عملية ناقصة أو معدّلة.`,
    summary: ({ figure, printed, recomputed }) =>
      `يذكر التقرير ${printed} لقيمة «${figure}»، وعمليات التنفيذ تعطي ${recomputed}.`,
    summary_missing: () => 'الملخص الذي يعرضه MetaTrader أسفل عمليات التنفيذ ناقص. صدّر التقرير كاملًا.',
    statement_summary_missing: () =>
      'لا يعرض كشف MetaTrader 4 هذا المجاميع أسفل صفقاته، فلا شيء يُقارن به. افتح Account History في المنصة، وانقر بالزر الأيمن، واختر All History ثم Save as Detailed Report، واستورد ذلك الملف.',
    no_trades: () => 'لا صفقات مغلقة في التقرير.',
    wrong_type: ({ printed, recomputed }) => `الملف من حساب ${printed}، وهذا الحساب ${recomputed}.`,
    wrong_currency: ({ printed, recomputed }) => `الملف بعملة ${printed}، وهذا الحساب بعملة ${recomputed}.`,
    login_repeated: ({ printed }) => `رقم هذا الحساب مسجّل من قبل باسم ${printed}. استورد الملف هناك.`,
    trades_repeated: ({ printed, count, of }) =>
      `منشور من صفقات هذا الملف في ${printed}: ${count} من ${of}. لا تُنشر الصفقات نفسها في حساب ثانٍ.`,
    future_deal: ({ row, ticket, printed }) =>
      `الصف ${row}: تاريخ عملية التنفيذ ${ticket} هو ${printed}، أي في المستقبل. راجع الملف والمنطقة الزمنية للحساب.`,
    wrong_login: () => 'رقم الحساب في الملف يختلف عن الملفات السابقة.',
    no_login: () => 'لا يذكر الملف رقم حسابه. صدّره من المنصة مرة أخرى وارفعه دون تعديل.',
    too_fine: ({ printed, recomputed }) => `المنازل العشرية للمبالغ في الملف ${printed}، وفي هذا الحساب ${recomputed}.`,
    missing_deals: ({ count, ticket }) =>
      `عمليات تنفيذ من ملفات سابقة ناقصة: ${count}، أولها ${ticket}. صدّر السجل كاملًا.`,
    older_file: ({ printed, recomputed, count }) =>
      `هذا الملف أقدم من المسجّل: آخر عملية فيه ${printed}، وآخر المسجّل ${recomputed} (بزيادة ${count}). لا شيء يضاف. لتحديث الحساب صدّر السجل مرة أخرى.`,
    changed_deal: ({ row, ticket }) => `الصف ${row}: تختلف عملية التنفيذ ${ticket} عن ملف سابق.`,
    gold_price: ({ row, ticket }) => `الصف ${row}: سعر عملية التنفيذ ${ticket} خارج أسعار الذهب في تلك الساعة.`,
  },
  notes: {
    later_deals_left_out: ({ printed, recomputed }) =>
      `تترك آخر عملية رصيدًا قدره ${recomputed}، ويذكر الملف ${printed}: عمليات لاحقة ناقصة.`,
    begins_later: ({ recomputed }) => `يبدأ الملف برصيد ${recomputed}: أولى العمليات ناقصة.`,
    type_not_told: () => 'لا تذكر كشوف MetaTrader 4 هل الأموال حقيقية، لذلك يُعدّ هذا حسابًا تجريبيًا.',
    position_spoiled: ({ count, tickets }) => `عمليات لا تطابق مراكزها: ${count}، منها ${tickets}. تذكرها صفحة الحساب.`,
    not_live: ({ printed, recomputed }) =>
      `يذكر الملف أن الحساب حقيقي، لكن ${printed} علامة على أموال تجريبية (${recomputed})، لذلك يُعدّ حسابًا تجريبيًا.`,
    price_differs: ({ count, tickets, ticket, printed, recomputed }) =>
      `عمليات إغلاق لا يطابق ربحها سعرها وحجمها: ${count} (${tickets}). في ${ticket} ربح ${printed}، والأسعار تعطي ${recomputed}. تذكرها صفحة الحساب.`,
    gold_outside: ({ count, of, tickets }) =>
      `عمليات ذهب خارج أسعار ساعتها: ${count} من ${of}: ${tickets}. تذكرها صفحة الحساب.`,
    currency_scale: ({ printed, recomputed }) =>
      `قد لا تكون المبالغ بعملة ${printed}: حركة السعر بدولار واحد تساوي ${recomputed} للوت. تذكر ذلك صفحة الحساب.`,
    cent_name: ({ printed, recomputed }) =>
      `الملف بعملة ${printed}، لكن ${recomputed} اسم يطلقه الوسطاء على حسابات السنت. تذكر ذلك صفحة الحساب.`,
    numbers_fall: ({ count, tickets }) => `عمليات رقمها أصغر مما قبلها: ${count} (${tickets}). تذكرها صفحة الحساب.`,
    head_differs: () => 'يختلف رقم الحساب أو صاحبه بين عنوان الملف وصفوفه الأولى. تذكر ذلك صفحة الحساب.',
    gold_unchecked: ({ count, of }) =>
      `لا أسعار ذهب لساعة ${count} من ${of} من عمليات الذهب. استوردها في «النتائج الشهرية» ثم ارفع التقرير مرة أخرى. تذكر ذلك صفحة الحساب.`,
    currency_unchecked: ({ printed, recomputed }) =>
      `عمليات الإغلاق أقل من أن تبيّن هل المبالغ بعملة ${printed}: ${recomputed}. تذكر ذلك صفحة الحساب.`,
    numbers_alone: ({ count }) =>
      `${count}% من الأرقام التي أصدرها الخادم خلال يوم أو أكثر لهذا الحساب. من 50% فأكثر لا يُعدّ حقيقيًا. تذكر ذلك صفحة الحساب.`,
    broker_differs: ({ printed, recomputed }) =>
      `سُجّل الحساب لدى ${recomputed}، ويذكر الملف ${printed}. تعرض صفحة الحساب اسم الملف وتذكر ذلك.`,
    gold_checked: ({ count, of }) => `عمليات ذهب ضمن أسعار ساعتها: ${count} من ${of}.`,
  },
  figures: {
    netProfit: 'صافي الربح',
    grossProfit: 'إجمالي الربح',
    grossLoss: 'إجمالي الخسارة',
    profitFactor: 'معامل الربح',
    expectedPayoff: 'العائد المتوقع',
    recoveryFactor: 'معامل التعافي',
    sharpe: 'نسبة شارب',
    drawdownAbsolute: 'التراجع المطلق',
    drawdownMaximal: 'أقصى تراجع بالمبلغ',
    drawdownMaximalPercent: 'أقصى تراجع بالمبلغ (%)',
    drawdownRelativePercent: 'التراجع النسبي (%)',
    drawdownRelative: 'التراجع النسبي',
    totalTrades: 'الصفقات',
    shortTrades: 'صفقات البيع',
    shortWonPercent: 'صفقات البيع الرابحة (%)',
    longTrades: 'صفقات الشراء',
    longWonPercent: 'صفقات الشراء الرابحة (%)',
    profitTrades: 'الصفقات الرابحة',
    profitTradesPercent: 'الصفقات الرابحة (%)',
    lossTrades: 'الصفقات الخاسرة',
    lossTradesPercent: 'الصفقات الخاسرة (%)',
    largestProfit: 'أكبر صفقة رابحة',
    largestLoss: 'أكبر صفقة خاسرة',
    averageProfit: 'متوسط الصفقة الرابحة',
    averageLoss: 'متوسط الصفقة الخاسرة',
    longestWinningRun: 'أطول سلسلة ربح',
    longestLosingRun: 'أطول سلسلة خسارة',
    bestRun: 'أفضل سلسلة',
    worstRun: 'أسوأ سلسلة',
    averageWinningRun: 'متوسط سلسلة الربح',
    averageLosingRun: 'متوسط سلسلة الخسارة',
  },
  columns: {
    commission: 'العمولة',
    fee: 'الرسوم',
    swap: 'التبييت',
    profit: 'الربح',
    balance: 'الرصيد',
    deposits: 'الإيداعات والسحوبات',
  },
  operations: {
    title: 'استيراد صفقات (CSV)',
    text: 'تُنشر الصفقات على أنها معلنة من شركتك، أسفل الحسابات المستوردة. يحتاج ملف CSV إلى أعمدة date وtype وentry وexit؛ أما النتيجة والنقاط ونوع الحساب فاختيارية. الأوقات بتوقيت UTC ما لم يُذكر غيره. إذا كان في أي صف خطأ فلن يُستورد شيء.',
    file: 'ملف CSV',
    type: 'نوع الحساب للصفوف التي لا تذكره',
    import: 'استيراد الصفقات',
    importing: 'جارٍ الاستيراد…',
    failed: 'تعذّر استيراد الصفقات',
    imported: (added, known) => `تم استيراد ${ofCount('trade', Number(added), added)}، والموجود من قبل ${known}.`,
    refused: 'لم يُستورد شيء.',
    row: (row, problem) => `الصف ${row}: ${problem}`,
    problems: {
      empty: 'لا صفقات في الملف.',
      myfxbook:
        'لا تذكر ملفات CSV من Myfxbook الحساب ولا نوعه. استورد أعلاه تقرير السجل من المنصة نفسها (History ثم Report بصيغة HTML أو Open XML).',
      mql5_signals:
        'لا تذكر ملفات CSV من MQL5 Signals الحساب ولا نوعه. استورد أعلاه تقرير السجل من المنصة نفسها (History ثم Report بصيغة HTML أو Open XML).',
      too_many: 'صفوف الملف كثيرة جدًا. قسّمه.',
      columns: 'يجب أن تتضمن العناوين date وtype وentry وexit.',
      time: 'أدخل تاريخًا ووقتًا، مثلًا 2026-03-02 10:30.',
      future: 'التاريخ في المستقبل.',
      type: 'يجب أن يكون النوع COMPRA (شراء) أو VENTA (بيع).',
      pair: 'يجب أن يكون الرمز الذهب مقابل الدولار (XAUUSD).',
      price: 'أدخل سعرًا.',
      result: 'النتيجة أو النقاط لا تطابق الأسعار.',
      account_type: 'يجب أن يكون نوع الحساب live أو demo أو backtest.',
      duplicate: 'الصفقة نفسها مذكورة أعلاه.',
      gold_price: 'السعر خارج أسعار الذهب في تلك الساعة.',
    },
  },
}
