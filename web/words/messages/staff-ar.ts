import type { StaffMailWords } from './staff-en.ts'

export const staffAr: StaffMailWords = {
  recordHead: (entry, fingerprint) => `آخر قيد في دفتر القيود: القيد ${entry}، البصمة ${fingerprint}`,
  why: 'وصلتك هذه الرسالة لأنك من أعضاء الفريق.',
  whyOwn: 'تصلك هذه الرسالة لأنه لا يوجد مالك أو مدير آخر له عنوان بريد.',

  setup_for_staff: {
    subject: 'طلب إعداد حساب جديد',
    received: (moment) => `وقت الاستلام: ${moment}`,
    text: 'أرسل أحد العملاء حساب تداول لإعداده.',
    open: 'فتح إعداد الحسابات',
  },
  cancellation_for_staff: {
    subject: 'طلب إلغاء أو عدول من أحد العملاء',
    received: (moment) => `وقت الاستلام: ${moment}`,
    text: 'ألغى أحد العملاء أو عدل عن العقد، وسيصله إيصال بذلك. افتح طلبات الإلغاء لتنفيذ الطلب.',
    open: 'فتح طلبات الإلغاء',
  },
  invitation: {
    subject: (invitedBy) => `دعوة إلى الفريق من ${invitedBy}`,
    text: (invitedBy) => `دعاك ${invitedBy} إلى الانضمام إلى الفريق.`,
    expires: (moment) => `يعمل الرابط مرة واحدة وتنتهي صلاحيته في ${moment}.`,
    open: 'قبول الدعوة',
    unknown: 'إذا لم تكن تتوقع هذه الرسالة فيمكنك تجاهلها.',
    askForLink: (invitedBy) => `اطلب رابط الانضمام من ${invitedBy}.`,
    noLink: '(الرابط مخفي للأمان)',
  },
  bulk_reading: {
    subject: (username) => `اطّلاع ${username} على كثير من العملاء المحتملين أو تصديرهم`,
    text: (username) =>
      `صدّر ${username} عملاء محتملين أو فتح أكثر من ألف خلال عشر دقائق. إذا لم يكن ذلك متوقعًا فسجّل خروج ${username} واستفسر عن السبب.`,
    at: (moment) => `أول رصد: ${moment}`,
    open: 'فتح سجل التدقيق',
  },
  bulk_binning: {
    subject: (username) => `نقل ${username} كثيرًا من العملاء المحتملين إلى سلة المحذوفات`,
    text: (username) =>
      `نقل ${username} كثيرًا من العملاء المحتملين إلى سلة المحذوفات خلال ساعة. إذا لم يكن ذلك متوقعًا فسجّل خروج ${username} واستعدهم: من سلة المحذوفات، أو كلهم معًا من التعديلات الجماعية في قائمة العملاء المحتملين.`,
    at: (moment) => `أول رصد: ${moment}`,
    open: 'فتح العملاء المحتملين',
  },
  task_reminder: {
    subject: (title) => `حان الموعد: ${title}`,
    text: (title) => `حان موعد مهمتك: ${title}`,
    due: (moment) => `الموعد: ${moment}`,
    open: 'فتح العميل المحتمل',
  },
  webhook_paused: {
    subject: (name) => `أُوقف خطاف الويب «${name}»`,
    text: (name) => `لم يقبل «${name}» أي حدث منذ ثلاثة أيام، فلن تصله أحداث بعد الآن.`,
    since: (moment) => `بلا قبول أحداث منذ: ${moment}`,
    open: 'فتح API وخطافات الويب',
  },
  login_ended: {
    logins: {
      sign_in: {
        subject: 'انتهى تسجيل الدخول لدى مزوّد بريدك',
        text: 'لم يعد مزوّد بريدك يقبل تسجيل الدخول. لن تصل رسائل العملاء المحتملين حتى تسجّل الدخول من جديد.',
      },
      email: {
        subject: 'يرفض صندوق بريدك تسجيل الدخول',
        text: 'يرفض صندوق الردود تسجيل الدخول منذ ساعة، فلا تصل رسائل العملاء المحتملين. راجع اسم المستخدم وكلمة المرور.',
      },
      whatsapp: {
        subject: 'يرفض واتساب رمز الوصول',
        text: 'لا تخرج رسائلك إلى العملاء المحتملين عبر واتساب. أنشئ رمز وصول جديدًا لدى Meta وأدخله.',
      },
      telegram: {
        subject: 'يرفض تيليغرام رمز البوت',
        text: 'لا تصل رسائل العملاء المحتملين من تيليغرام. أدخل الرمز الحالي للبوت من @BotFather.',
      },
    },
    since: (moment) => `منذ: ${moment}. إذا حُلّت المشكلة بعد ذلك فلا يلزمك شيء.`,
    open: 'فتح القنوات',
  },
  mail_test: {
    subject: 'اختبار إعدادات البريد',
    text: 'تتحقق هذه الرسالة من خادم بريدك وصندوقك. يمكنك حذفها.',
  },
  weekly_summary: {
    subject: (from, to) => `العملاء المحتملون من ${from} إلى ${to}`,
    leads: (count, before) => `العملاء المحتملون: ${count} (في الأسبوع السابق ${before})`,
    replied: (part, all) => `تم الرد على: ${part} من ${all} كانوا ينتظرون ردًا`,
    p50: (duration) => `تلقى نصفهم ردًا خلال: ${duration}`,
    converted: (count, before) => `تم تحويلهم حتى الآن: ${count} (ومن الأسبوع السابق ${before})`,
    won: (count, deposits) => `من فزنا بهم الأسبوع الماضي: ${count}، وينوون إيداع ${deposits}`,
    paid: (amount, back) => `المدفوع لنا: ${amount}؛ المردود أو المتنازع عليه: ${back}`,
    recurring: (before, after) => `الإيراد الشهري المتكرر: ${before} قبل الأسبوع، و${after} بعده`,
    open: 'فتح التحليلات',
    stop: 'لإيقاف هذه الرسائل ألغِ تحديد المربع في شاشة التحليلات.',
  },
  digest: {
    subject: (day) => `ملخص ${day}`,
    newLeads: (count) => `عملاء محتملون جدد في آخر 24 ساعة: ${count}`,
    overdueLeads: (count) => `عملاء محتملون متأخرون: ${count}`,
    tasksToday: (count) => `مهام موعدها اليوم: ${count}`,
    overdueTasks: (count) => `مهام متأخرة: ${count}`,
    open: 'فتح اللوحة',
  },
}
