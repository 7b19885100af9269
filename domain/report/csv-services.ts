/** Services whose CSV exports are recognised by their heading. */
const csvServices = ['myfxbook', 'mql5_signals'] as const
export type CsvService = (typeof csvServices)[number]

/**
 * The service that made a CSV, by its heading; null for other texts. Neither export names the account type or has a
 * running balance, and MQL5's has no tickets: neither can be checked.
 */
export function csvServiceOf(text: string): CsvService | null {
  const [heading = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/, 1)
  const columns = heading.toLowerCase().replaceAll('"', '')
  if (/^(?:tags,)?(?:ticket,)?open date,close date,symbol,action,/.test(columns)) return 'myfxbook'
  return /^time;type;volume;symbol;price;(?:s\/l;t\/p;|volume;)?time;price;/.test(columns) ? 'mql5_signals' : null
}
