/** Numeric encoding of a table column, learned from the training rows alone. */
export type ColumnCode =
  | { readonly kind: 'category'; readonly name: string; readonly values: readonly string[] }
  | {
      readonly kind: 'number'
      readonly name: string
      /** Values between which effects run straight, ascending; at least three. */
      readonly knots: readonly number[]
      readonly mean: number
      readonly deviation: number
      /** A value that many rows share, such as 0, has its own effect. */
      readonly frequent: readonly number[]
    }

/** Category of all rare and unseen values. */
export const rareValue = '…'
/** Words that mean an empty cell in exports. */
const emptyWords = new Set(['', 'select', 'na', 'n/a', 'nan', 'null', '?'])
const maxCategories = 40
/** Share of the training rows from which one number counts as frequent. */
const frequentShare = 0.1

/** A cell as it is compared: trimmed, lower case, all empty words alike. */
export function plainValue(cell: string | undefined): string {
  const value = (cell ?? '').trim().toLowerCase()
  return emptyWords.has(value) ? '' : value
}

/** Null unless the value is a plain number (a comma as decimal point allowed). */
function numberOf(value: string): number | null {
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?%?$/.test(value)) return null
  const number = Number(value.replace(',', '.').replace('%', ''))
  return Number.isFinite(number) ? number : null
}

/** Minimum rows with a value for it to have its own effect. */
export const leastRows = (rows: number) => Math.max(3, Math.floor(rows / 500))

/** The encoding of a column; null if uninformative: a single value, or a different one in each row. */
export function columnCode(
  name: string,
  values: readonly string[],
  least = leastRows(values.length),
): ColumnCode | null {
  const filled = values.filter((value) => value !== '')
  const numbers = filled.flatMap((value) => numberOf(value) ?? [])
  const distinct = new Set(numbers).size
  if (distinct > 2 && numbers.length >= 0.95 * filled.length) {
    return isRunningNumber(name, numbers, distinct) ? null : numberCode(name, numbers, values.length)
  }
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const kept = [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, maxCategories)
    .map(([value]) => value)
  const hasRare = counts.size > kept.length
  return kept.length + Number(hasRare) < 2 ? null : { kind: 'category', name, values: kept }
}

/** True if whole numbers are unique row numbers. */
function isRunningNumber(name: string, numbers: readonly number[], distinct: number): boolean {
  if (distinct < numbers.length || numbers.some((one) => !Number.isInteger(one))) return false
  const rises = numbers.filter((one, row) => row > 0 && one > numbers[row - 1]!).length / (numbers.length - 1)
  return rises > 0.95 || rises < 0.05 || /(^|[^a-z])(id|key|no|number|index)([^a-z]|$)/i.test(name)
}

function numberCode(name: string, numbers: readonly number[], rows: number): ColumnCode {
  const sorted = numbers.toSorted((a, b) => a - b)
  const steps = rows < 500 ? 4 : 8
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!
  const quantiles = Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
  const knots = [...new Set(quantiles)]
  // If most rows share one value the quantiles coincide; the others are then spread separately.
  const distinct = [...new Set(sorted)]
  if (knots.length < 3) knots.push(...[0, 0.5, 1].map((share) => distinct[Math.round(share * (distinct.length - 1))]!))
  const counts = new Map<number, number>()
  for (const one of sorted) counts.set(one, (counts.get(one) ?? 0) + 1)
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length
  const deviation = Math.sqrt(sorted.reduce((sum, one) => sum + (one - mean) ** 2, 0) / sorted.length) || 1
  const frequent = [...counts].filter(([, count]) => count >= frequentShare * rows).map(([one]) => one)
  return { kind: 'number', name, knots: [...new Set(knots)].sort((a, b) => a - b), mean, deviation, frequent }
}

/** True if the outcome differs between values significantly (chi-squared). */
export function goesWith(values: readonly string[], outcomes: readonly number[]): boolean {
  const counts = new Map<string, { n: number; converted: number }>()
  for (const [row, value] of values.entries()) {
    const count = counts.get(value) ?? { n: 0, converted: 0 }
    counts.set(value, { n: count.n + 1, converted: count.converted + outcomes[row]! })
  }
  const mean = outcomes.reduce((sum, one) => sum + one, 0) / outcomes.length
  const distance = [...counts.values()].reduce((sum, { n, converted }) => sum + (converted - n * mean) ** 2 / n, 0)
  const free = counts.size - 1
  return distance / (mean * (1 - mean)) > free + Math.sqrt(2 * free)
}

/** Place, within a column of numbers, of the straight line. */
export const linePlace = 1

/** Numbers that a column becomes. */
export function widthOf(code: ColumnCode): number {
  // Categories: each value and the rare ones. Numbers: empty, straight line, frequent values, one per knot.
  return code.kind === 'category' ? code.values.length + 1 : 2 + code.frequent.length + code.knots.length
}

/** Calls `put` with each non-zero number that a value is encoded as, and its position within the column. */
export function encodeValue(code: ColumnCode, value: string, put: (place: number, x: number) => void): void {
  if (code.kind === 'category') {
    const place = code.values.indexOf(value)
    put(place < 0 ? code.values.length : place, 1)
    return
  }
  const number = numberOf(value)
  if (number === null) {
    put(0, 1)
    return
  }
  const { knots, frequent } = code
  const first = knots[0]!
  const last = knots.at(-1)!
  const within = Math.min(last, Math.max(first, number))
  put(1, Math.min(3, Math.max(-3, (within - code.mean) / code.deviation)))
  const common = frequent.indexOf(number)
  if (common >= 0) put(2 + common, 1)
  let next = 1
  while (next < knots.length - 1 && within > knots[next]!) next += 1
  const share = (within - knots[next - 1]!) / (knots[next]! - knots[next - 1]!)
  const base = 2 + frequent.length
  if (share < 1) put(base + next - 1, 1 - share)
  if (share > 0) put(base + next, share)
}

/** Displayed value: the category, or the range between two knots. */
export function valueLabel(code: ColumnCode, value: string): string {
  if (code.kind === 'category') return code.values.includes(value) ? value : rareValue
  const number = numberOf(value)
  if (number === null) return ''
  if (code.frequent.includes(number)) return String(number)
  const next = Math.max(
    1,
    code.knots.findIndex((knot, index) => index > 0 && number <= knot),
  )
  const above = number > code.knots.at(-1)! ? code.knots.length - 1 : next
  return `${code.knots[above - 1]}–${code.knots[above]}`
}

/** True if the training rows had similar values: the category, or a number within a twentieth of their range. */
export function isFamiliar(code: ColumnCode, value: string): boolean {
  if (value === '') return true
  if (code.kind === 'category') return code.values.includes(value)
  const number = numberOf(value)
  if (number === null) return false
  const slack = (code.knots.at(-1)! - code.knots[0]!) / 20
  return number >= code.knots[0]! - slack && number <= code.knots.at(-1)! + slack
}
