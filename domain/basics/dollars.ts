/** An amount of US dollars in a language; "$" alone in Arabic, where right-to-left text would tear "US$" apart. */
export function dollarsIn(language: string, format: Intl.NumberFormat, amount: number): string {
  const text = format.format(amount)
  return language === 'ar' ? text.replace('US$', '$') : text
}
