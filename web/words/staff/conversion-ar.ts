import type { ConversionWords } from './conversion-en.ts'

/** Arabic: why a lead's win probability is what it is. */
export const conversion: ConversionWords = {
  title: 'احتمال الفوز',
  reasons: 'سبب هذا الرقم',
  counted: (converted, closed) => `تم تحويل ${converted} من ${closed}`,
  raises: 'يرفعه',
  lowers: 'يخفضه',
}
