import { decimalOf, momentOf, numberOf, ticketOf } from './cells.ts'
import { type Row, UnreadableReport } from './report.ts'
import { learnSides } from './sides.ts'
import { hintOf } from './type-hints.ts'

const columns = 14
const sides = new Set(['buy', 'sell'])
const cashTypes = new Set(['balance', 'credit'])

/**
 * Translates the types in a MetaTrader 4 statement's rows to English: prices and profits of closed trades reveal the
 * word for buying, and rows that are neither trade nor order move money. Throws `UnreadableReport` if ambiguous.
 */
export function withEnglishLines(rows: readonly Row[]): readonly Row[] {
  const lines = rows.filter(({ cells }) => isLine(cells))
  const isEnglish = ({ cells }: Row) =>
    isTrade(cells) ? sides.has(cells[2]!) : !isCash(cells) || cashTypes.has(cells[2]!)
  const foreign = lines.filter((row) => !isEnglish(row))
  if (foreign.length === 0) return rows
  const trades = lines.filter(({ cells }) => isTrade(cells))
  const words = [...new Set(trades.map(wordOf))]
  const known = words.filter((word) => word === 'buy' || word === 'sell')
  const learned =
    words.length > 2
      ? null
      : known.length === words.length
        ? new Map(known.map((word) => [word, word]))
        : learnSides(words, trades.flatMap(voteOf))
  if (!learned)
    throw new UnreadableReport('bad_row', `Row ${foreign[0]!.line}: its type cannot be told.`, foreign[0]!.line)
  return rows.map((row): Row => {
    const { line, cells } = row
    if (!isLine(cells)) return row
    const cash = () => (isCash(cells) ? (hintOf(wordOf(row), ['credit']) ?? 'balance') : undefined)
    const type = isTrade(cells) ? learned.get(wordOf(row)) : cash()
    return type === undefined ? row : { line, cells: cells.with(2, type) }
  })
}

const wordOf = ({ cells }: Row) => (cells[2] ?? '').toLowerCase()

const isLine = (cells: readonly string[]) =>
  ticketOf(cells[0]) !== null && momentOf(cells[1]) !== null && /^\p{L}/u.test(cells[2] ?? '')

/** The row of a whole trade ends with four amounts, a cancelled order's with a word. */
const isTrade = (cells: readonly string[]) =>
  cells.length >= columns &&
  numberOf(cells[3]) !== null &&
  cells.slice(10, columns).every((cell) => decimalOf(cell) !== null)

const isCash = (cells: readonly string[]) =>
  numberOf(cells[3]) === null && decimalOf(cells.findLast((cell) => cell !== '')) !== null

function voteOf(row: Row) {
  const [openPrice, closePrice, profit] = [5, 9, 13].map((column) => numberOf(row.cells[column]))
  if (openPrice == null || closePrice == null || profit == null) return []
  return [{ word: wordOf(row), openPrice, closePrice, profit }]
}
