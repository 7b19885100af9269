/**
 * How a printed figure is written. Money in whole units of its currency, percentages 0 to 100. `period`: two days as
 * `YYYY-MM-DD/YYYY-MM-DD`, and `months` a period of whole months; `day`: `YYYY-MM-DD`; `month`: `YYYY-MM`; `text`: as it is.
 */
export type PrintedUnit =
  | 'percent'
  | 'signedPercent'
  /** Percent of a month in a table of months, without its sign. */
  | 'change'
  /** Percent with its sign and at most one decimal. */
  | 'gain'
  | 'money'
  | 'signedMoney'
  /** US dollars, without decimals if whole. */
  | 'signedDollars'
  /** With two decimals. */
  | 'number'
  /** At most two decimals. */
  | 'decimal'
  | 'ratio'
  | 'pips'
  | 'count'
  | 'lots'
  /** A price with two to five decimals. */
  | 'price'
  | 'hours'
  /** Hours, written in the unit that suits the length: minutes, hours or days. */
  | 'duration'
  | 'day'
  /** Day and time of a trade in a list of the newest, from ISO 8601 in UTC. */
  | 'tradeTime'
  /** Day with its year, and time, from `YYYY-MM-DDTHH:MM:SS` without a time zone. */
  | 'clockMoment'
  | 'month'
  | 'period'
  | 'months'
  | 'text'

/**
 * A figure that a public page prints. `name` is its place: the part of the page, the row, the column, with dots between
 * them, such as `figures.growth.deposits` or `hour.13.won`. Null prints as a dash.
 */
export interface PrintedFigure {
  readonly name: string
  readonly unit: PrintedUnit
  readonly value: number | string | null
}

/** Figures of one row, each under the row's name. */
export function rowOf(
  row: string,
  cells: Readonly<Record<string, readonly [unit: PrintedUnit, value: number | string | null]>>,
): PrintedFigure[] {
  return Object.entries(cells).map(([cell, [unit, value]]) => ({ name: `${row}.${cell}`, unit, value }))
}

/** The figures of a mark on a page: the one with that name, and with `name.*` all below it. */
export function figuresOf(mark: string, figures: readonly PrintedFigure[]): PrintedFigure[] {
  const name = mark.replace(/\.\*$/, '')
  return figures.filter((figure) => figure.name === name || (mark !== name && figure.name.startsWith(`${name}.`)))
}
