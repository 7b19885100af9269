import type { StaffWords } from './en.ts'

/** Arabic: showing a second factor. */
export const secondFactor: StaffWords['secondFactor'] = {
  title: 'المصادقة الثنائية',
  text: (username) => `كلمة مرور ${username} صحيحة. أدخل العامل الثاني.`,
  code: 'رمز من ستة أرقام',
  codeHint: 'من تطبيق المصادقة',
  codeIncomplete: 'أدخل الأرقام الستة من التطبيق',
  codeWrong: 'الرمز خاطئ أو مستخدم. انتظر الرمز التالي.',
  recoveryCode: 'رمز الاسترداد',
  recoveryHint: 'أحد الرموز التي حفظتها عند تفعيل المصادقة الثنائية. يصلح كل رمز مرة واحدة.',
  recoveryMissing: 'أدخل رمز استرداد',
  recoveryWrong: 'رمز الاسترداد خاطئ أو مستخدم',
  usePasskey: 'استخدام مفتاح مرور',
  passkeyPending: 'في انتظار مفتاح المرور…',
  passkeyDeclined: 'أُلغي مفتاح المرور. حاول مجددًا أو استخدم طريقة أخرى.',
  passkeyWrong: 'لم يعمل مفتاح المرور. حاول مجددًا.',
  orCode: 'أو برمز',
  orRecovery: 'أو',
  submit: 'تأكيد',
  pending: 'جارٍ التحقق…',
  useRecovery: 'استخدام رمز استرداد',
  useOther: 'استخدام طريقة أخرى',
  back: 'الدخول بحساب آخر',
}

/** Arabic: proving again who it is. */
export const proof: StaffWords['proof'] = {
  title: 'تأكيد هويتك',
  text: 'هذا الإجراء محمي. لن يُطلب التأكيد مجددًا خلال خمس دقائق.',
  orPassword: 'أو بكلمة المرور',
  passwordWrong: 'كلمة المرور غير صحيحة',
  declined: 'أُلغي',
  submit: 'تأكيد',
  pending: 'جارٍ التحقق…',
}
