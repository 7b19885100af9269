/** Reads of single cells. Null wherever the cell is not one of its kind. */

const time = /^(\d{4})[.\-/](\d{2})[.\-/](\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/

/** A moment of the broker's clock as `YYYY-MM-DDTHH:MM:SS`. */
export function momentOf(cell: string | undefined): string | null {
  // Fast path: most of millions of cells are no number.
  if (cell === undefined || (cell.length !== 19 && cell.length !== 16)) return null
  const match = time.exec(cell)
  if (!match) return null
  const [, year, month, day, hour, minute, second = '00'] = match
  const isThere =
    between(1, month, 12) &&
    between(1, day, daysOf(Number(year), Number(month))) &&
    between(0, hour, 23) &&
    between(0, minute, 59) &&
    between(0, second, 59)
  // `join` makes one flat string; a template would be a tree of eleven pieces in memory, ten times as large.
  return isThere ? [year, '-', month, '-', day, 'T', hour, ':', minute, ':', second].join('') : null
}

const daysOf = (year: number, month: number) => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const between = (least: number, text: string | undefined, most: number) => Number(text) >= least && Number(text) <= most

export const ticketOf = (cell: string | undefined): string | null => (cell && /^\d{1,20}$/.test(cell) ? cell : null)

const number = /^-?\d{1,15}(?:\.(\d{1,12}))?$/

/**
 * A number as terminals print it: a decimal point, thousands apart by spaces, one of several minus signs; also as
 * spreadsheets write such a table again: with thousands apart by commas or points, a decimal comma, or the currency behind it.
 */
export function decimalOf(cell: string | undefined): Decimal | null {
  if (!cell) return null
  const plain = number.exec(cell)
  if (plain) return { text: cell, decimals: plain[1]?.length ?? 0 }
  if (cell.length > maxNumberLength || !/\d/.test(cell)) return null
  const text = withPoint(
    cell
      .replaceAll(/[\s'’]/g, '')
      .replace(/^[−–]/, '-')
      .replace(/^(-?)[$€£¥]/, '$1')
      .replace(/(?:[A-Z]{3,4}|[$€£¥])$/, ''),
  )
  const match = number.exec(text)
  return match ? { text, decimals: match[1]?.length ?? 0 } : null
}

const maxNumberLength = 40

/** `1,324.00`, `1,324,000`, `1.324,00` and `1.324.000` have thousands in them, `1324,00` a fraction. */
function withPoint(text: string): string {
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '')
  return text.replace(/^(-?\d+),(\d+)$/, '$1.$2')
}

/** A decimal number as digits, so that money stays exact. */
export interface Decimal {
  text: string
  decimals: number
}

export const numberOf = (cell: string | undefined): number | null => {
  const decimal = decimalOf(cell)
  return decimal ? Number(decimal.text) : null
}

/** Decimals of a money cell without trailing zeros, at least two: how finely a file counts. */
export const digitsOf = ({ text }: Decimal): number =>
  Math.max(2, text.includes('.') ? text.replace(/0+$/, '').split('.')[1]!.length : 0)

/** Whole minor units of a decimal, exact up to `digits` decimals. */
export function minorUnits({ text }: Decimal, digits: number): number {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const minor = Number(whole + fraction.padEnd(digits, '0').slice(0, digits))
  return text.startsWith('-') && minor !== 0 ? -minor : minor
}

/** Numbers of a printed figure such as `1 324.00 (1.32%)` or `1.324,00 (1,32%)`, in order. */
export function numbersIn(cell: string): Decimal[] {
  return [...cell.matchAll(/[-−–]?\d(?:[\d\s,.]*\d)?/g)].flatMap(([text]) => decimalOf(text) ?? [])
}
