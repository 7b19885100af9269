import type { Asked, LeadFieldWords } from './en.ts'

export const asked: Asked = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phonePrefix: 'رمز الدولة',
  phoneNumber: 'رقم الهاتف',
  preferredLanguage: 'اللغة المفضّلة',
  investmentExperience: 'الخبرة في الاستثمار',
  capitalRange: 'نطاق رأس المال',
  investmentAmount: 'مبلغ الاستثمار',
  message: 'الرسالة',
}

export const leadFields: LeadFieldWords = {
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
