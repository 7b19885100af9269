/** A stretch of the gold price, US dollars an ounce. */
export interface GoldBar {
  /** Start of the bar, epoch ms. */
  at: number
  close: number
  /** null where the series gives but one price. */
  high: number | null
  low: number | null
  volume: number | null
}

export const barProblems = ['columns', 'time', 'price', 'range', 'order', 'empty', 'too_many'] as const
/** Why a file is not a price series: `row` is its line, counted from 1. */
export interface BarProblem {
  code: (typeof barProblems)[number]
  row: number
}

/** Bars of one file at most, about thirty years of hours, and its bytes. */
const maxBars = 200_000
export const maxGoldFileBytes = 24 * 1024 * 1024

/**
 * Reads a price series: CSV with a header that names a time (or date, or both) and close or price, optionally open,
 * high, low and volume, as terminals export it; comma, semicolon or tab. `offsetMinutes`: UTC offset of rows without
 * one.
 */
export function readGoldBars(text: string, offsetMinutes: number): { bars: GoldBar[] } | { problem: BarProblem } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const separator = ['\t', ';', ','].find((one) => lines[0]!.includes(one)) ?? ','
  const split = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const header = split(lines[0]!).map((name) => name.replace(/[<>]/g, '').toLowerCase())
  const column = (...names: string[]) => header.findIndex((name) => names.includes(name))
  const [date, time] = [column('date', 'datetime', 'timestamp'), column('time')]
  const [open, high, low] = [column('open'), column('high'), column('low')]
  const close = column('close', 'price')
  const volume = column('tick_volume', 'tickvol', 'volume', 'vol')
  if ((date < 0 && time < 0) || close < 0) return { problem: { code: 'columns', row: 1 } }
  const bars: GoldBar[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    const row = index + 1
    const cells = split(line)
    const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? ''))
    const at = momentOf(`${cell(date)} ${cell(time)}`.trim(), offsetMinutes)
    if (at === null) return { problem: { code: 'time', row } }
    const prices = [open, high, low, close].map((one) => (one < 0 ? null : price(cell(one))))
    if (prices.includes(undefined)) return { problem: { code: 'price', row } }
    const [opening, highest = null, lowest = null, closing] = prices
    const within = [opening, closing].filter((one) => one !== null && one !== undefined)
    const tooHigh = highest !== null && within.some((one) => one > highest)
    const tooLow = lowest !== null && within.some((one) => one < lowest)
    if (tooHigh || tooLow) return { problem: { code: 'range', row } }
    const before = bars.at(-1)
    if (before && at <= before.at) return { problem: { code: 'order', row } }
    if (bars.length >= maxBars) return { problem: { code: 'too_many', row } }
    const traded = Number(cell(volume) || Number.NaN)
    bars.push({
      at,
      close: closing!,
      high: highest,
      low: lowest,
      volume: Number.isSafeInteger(traded) && traded >= 0 ? traded : null,
    })
  }
  return bars.length === 0 ? { problem: { code: 'empty', row: lines.length } } : { bars }
}

/** undefined where it is no price that can be stored. */
function price(text: string): number | undefined {
  const amount = /^\d{1,7}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return amount > 0 ? amount : undefined
}

const moment =
  /^(\d{4})[-./](\d{2})(?:[-./](\d{2}))?(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

function momentOf(text: string, offsetMinutes: number): number | null {
  const [, year, month, day = '01', hour = '00', minute = '00', second = '00', zone] = moment.exec(text) ?? []
  if (!year || !month) return null
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone ?? 'Z'}`)
  if (!Number.isFinite(ms) || (!zone && new Date(ms).getUTCDate() !== Number(day))) return null
  return zone ? ms : ms - offsetMinutes * 60_000
}
