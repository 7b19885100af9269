/** Services whose CSV exports are known by their heading. */
export const csvServices = ['myfxbook', 'mql5_signals'] as const
export type CsvService = (typeof csvServices)[number]

/**
 * Which service made a CSV, by the heading it begins with; null for any other text. Neither export says what kind of account
 * it is of, neither carries a running balance, and MQL5's has no tickets: nothing of it can be checked.
 */
export function csvServiceOf(text: string): CsvService | null {
  const [heading = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/, 1)
  const columns = heading.toLowerCase().replaceAll('"', '')
  if (/^(?:tags,)?(?:ticket,)?open date,close date,symbol,action,/.test(columns)) return 'myfxbook'
  return /^time;type;volume;symbol;price;(?:s\/l;t\/p;|volume;)?time;price;/.test(columns) ? 'mql5_signals' : null
}
