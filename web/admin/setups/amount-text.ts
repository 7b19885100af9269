import { dollarRanges } from '#domain/leads/options.ts'
import type { Format } from '#web/admin/parts/format.ts'

/** A customer's intended investment as money: a choice of the form, or dollars; other texts unchanged. */
export function amountText(written: string, { money }: Pick<Format, 'money'>): string {
  if (Object.hasOwn(dollarRanges, written)) {
    const { from, to } = dollarRanges[written as keyof typeof dollarRanges]
    return to === null ? `≥ ${money(from)}` : `${money(from)} – ${money(to)}`
  }
  const [, dollars] = /^(\d{1,9}) ?(?:USD|\$)?$/i.exec(written.trim()) ?? []
  return dollars === undefined ? written : money(Number(dollars))
}
