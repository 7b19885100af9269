import type { leadFields as english } from './lead-fields-en.ts'

/** Arabic: what the fields of a lead are called, in files, merges and lists of problems. */
export const leadFields: typeof english = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  country: 'البلد',
  preferredLanguage: 'اللغة المفضلة',
  investmentExperience: 'الخبرة الاستثمارية',
  estimatedValue: 'القيمة التقديرية (دولار)',
  conversionProbability: 'تقديرنا لاحتمال الفوز (%)',
  status: 'المرحلة',
  priority: 'الأولوية',
  lostReason: 'سبب الخسارة',
  score: 'الدرجة',
  temperature: 'الحرارة',
  assignedTo: 'المسؤول',
  tags: 'الوسوم',
  platform: 'الصفحة',
  leadSource: 'المصدر',
  message: 'الرسالة الأولى',
  notes: 'ملاحظات داخلية',
  createdAt: 'تاريخ الإنشاء',
  lastContactDate: 'آخر تواصل',
  nextFollowUpDate: 'المتابعة التالية',
}
