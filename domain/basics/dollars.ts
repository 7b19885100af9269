/** An amount of US dollars as it is written in a language; "US$" falls apart between Arabic words. */
export function dollarsIn(language: string, format: Intl.NumberFormat, amount: number): string {
  const text = format.format(amount)
  return language === 'ar' ? text.replace('US$', '$') : text
}
