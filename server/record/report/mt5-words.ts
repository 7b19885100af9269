import { type Direction, directions } from '#domain/report/deal.ts'
import { decimalOf, momentOf, numberOf, ticketOf } from './cells.ts'
import { type Layout, layoutOfDeals } from './mt5-layout.ts'
import { type Row, UnreadableReport } from './report.ts'
import { learnSides, type Side, type SideVote } from './sides.ts'
import { hintOf } from './type-hints.ts'

/**
 * Translates types and directions in a MetaTrader 5 report's deals to English: its volumes, profits and balances reveal
 * each word's meaning. Throws `UnreadableReport` if ambiguous.
 */
export function withEnglishTypes(rows: readonly Row[]): readonly Row[] {
  const layout = layoutOfDeals(rows, isDealShape)
  if (!layout) return rows
  const deals = rows.filter(({ cells }) => isDealShape(cells, layout))
  const trades = deals.filter(isTrade)
  const words = new Set(trades.map(typeOf))
  const learntDirections = learnDirections(trades, layout)
  const sides = sidesOf(words, rows, trades, learntDirections, layout)
  const cash = learnCash(deals, layout)
  const isEnglish = ({ cells: [, , , type = '', direction = ''] }: Row) =>
    (sides.get(type) ?? cash.get(type) ?? type) === type && (learntDirections.get(direction) ?? '') === direction
  if (deals.every((row) => row.cells[3] === typeOf(row) && isEnglish(row))) return rows
  return rows.map((row): Row => {
    const { line, cells } = row
    if (momentOf(cells[0]) === null) return row
    const isDeal = isDealShape(cells, layout)
    const type = sides.get(typeOf(row)) ?? (isDeal ? (cash.get(typeOf(row)) ?? typeOf(row)) : undefined)
    if (type === undefined) return row
    const direction = isDeal ? (learntDirections.get(directionOf(row)) ?? directionOf(row)) : cells[4]
    return { line, cells: cells.with(3, type).with(4, direction ?? '') }
  })
}

const typeOf = ({ cells }: Pick<Row, 'cells'>) => (cells[3] ?? '').toLowerCase()
const directionOf = ({ cells }: Pick<Row, 'cells'>) => (cells[4] ?? '').toLowerCase()

/** Time, ticket, words for type and direction, a balance; a closed position has a time where a deal has money. */
function isDealShape(cells: readonly string[], { balance }: Layout): boolean {
  return (
    momentOf(cells[0]) !== null &&
    ticketOf(cells[1]) !== null &&
    cells.length > balance &&
    isWord(cells[3]) &&
    (cells[4] === '' || isWord(cells[4])) &&
    momentOf(cells[8]) === null &&
    decimalOf(cells[balance]) !== null
  )
}

const isWord = (cell: string | undefined) => cell !== undefined && /^\p{L}/u.test(cell)

/** Non-trade rows have no volume; cancelled ones no direction. */
const isTrade = ({ cells }: Row) => cells[2] !== '' && cells[4] !== '' && (numberOf(cells[5]) ?? 0) > 0

const isKnown = (word: string): word is Direction => (directions as readonly string[]).includes(word)
const profitOf = ({ cells }: Row, { profit }: Layout) => numberOf(cells[profit]) ?? 0

/** Only openings never have a profit; a reversal has both words, a close-by two tickets. */
function learnDirections(trades: readonly Row[], layout: Layout): Map<string, Direction> {
  const byWord = Map.groupBy(trades, directionOf)
  const found = new Map<string, Direction>()
  const unknown = [...byWord].filter(([word]) => !isKnown(word)).sort(([, a], [, b]) => b.length - a.length)
  for (const [word] of byWord) if (isKnown(word)) found.set(word, word)
  const isFree = (direction: Direction) => ![...found.values()].includes(direction)
  const opens = ([, own]: [string, Row[]]) => own.every((row) => profitOf(row, layout) === 0)
  const opening =
    unknown.find(([word, own]) => opens([word, own]) && hintOf(word, ['in', 'out']) === 'in') ??
    unknown.find((one) => opens(one) && hintOf(one[0], ['in', 'out']) === null)
  if (opening && isFree('in')) found.set(opening[0], 'in')
  for (const [word, own] of unknown) {
    if (found.has(word)) continue
    const direction = own.some(closesByAnother) ? 'out by' : /[/\\|]/.test(word) ? 'in/out' : 'out'
    if (!isFree(direction)) throw notTold(own[0]!, word)
    found.set(word, direction)
  }
  return found
}

const closesByAnother = ({ cells }: Row) => cells.some((cell) => /#\d+\D+#\d+/.test(cell))

function sidesOf(
  words: ReadonlySet<string>,
  rows: readonly Row[],
  trades: readonly Row[],
  directionOfWord: ReadonlyMap<string, Direction>,
  layout: Layout,
): Map<string, Side> {
  const known = (['buy', 'sell'] as const).filter((side) => words.has(side))
  const found = new Map<string, Side>(known.map((side) => [side, side]))
  const unknown = [...words].filter((word) => !found.has(word))
  // Other words belong to cancelled deals.
  if (unknown.length === 0 || known.length === 2) return found
  const [first] = trades
  if (words.size > 2) throw notTold(first!, unknown.join(', '))
  // If one of them is known, so is the other.
  if (known[0]) return found.set(unknown[0]!, known[0] === 'buy' ? 'sell' : 'buy')
  const votes = [...listedVotes(rows), ...dealVotes(trades, directionOfWord, layout)]
  const learned = learnSides(unknown, votes)
  if (!learned || (words.size === 2 && new Set(learned.values()).size === 1)) throw notTold(first!, unknown.join(', '))
  return learned
}

/** From the table of closed positions: type, prices, profit. */
function listedVotes(rows: readonly Row[]): SideVote[] {
  return rows.flatMap((row): SideVote[] => {
    const { cells } = row
    if (momentOf(cells[8]) === null || momentOf(cells[0]) === null || !isWord(cells[3])) return []
    const [openPrice, closePrice] = [numberOf(cells[5]), numberOf(cells[9])]
    const profit = cells
      .slice(10)
      .flatMap((cell) => numberOf(cell) ?? [])
      .at(-1)
    return openPrice === null || closePrice === null || profit === undefined
      ? []
      : [{ word: typeOf(row), openPrice, closePrice, profit }]
  })
}

/** From the deals: a closing was opened under the other word, at the mean price of the open volume. */
function dealVotes(
  trades: readonly Row[],
  directionOfWord: ReadonlyMap<string, Direction>,
  layout: Layout,
): SideVote[] {
  const books = new Map<string, { lots: number; sum: number }>()
  const votes: SideVote[] = []
  const words = [...new Set(trades.map(typeOf))]
  for (const row of trades) {
    const { cells } = row
    const [lots, price] = [numberOf(cells[5]) ?? 0, numberOf(cells[6]) ?? 0]
    const direction = directionOfWord.get(directionOf(row))
    const word = typeOf(row)
    const isOpening = direction === 'in'
    const opener = isOpening ? word : (words.find((one) => one !== word) ?? word)
    const book = books.get(`${cells[2]} ${opener}`) ?? { lots: 0, sum: 0 }
    books.set(`${cells[2]} ${opener}`, book)
    if (!isOpening && direction !== 'out by' && book.lots > 0)
      votes.push({ word: opener, openPrice: book.sum / book.lots, closePrice: price, profit: profitOf(row, layout) })
    const share = isOpening ? 0 : Math.min(1, book.lots > 0 ? lots / book.lots : 1)
    book.sum = isOpening ? book.sum + price * lots : book.sum * (1 - share)
    book.lots = isOpening ? book.lots + lots : book.lots * (1 - share)
  }
  return votes
}

/**
 * Words of rows that move money: an account begins with a balance, and credit may not change it. Other words stay:
 * negative ones count as a cost, positive ones as a deposit.
 */
function learnCash(deals: readonly Row[], layout: Layout): Map<string, string> {
  const found = new Map<string, string>()
  const balanceOf = ({ cells }: Row) => numberOf(cells[layout.balance]) ?? 0
  const keep = (word: string, type: string) => found.get(word) ?? found.set(word, type)
  for (const [index, row] of deals.entries()) {
    const word = typeOf(row)
    if (isTrade(row) || (/^[a-z ]+$/.test(word) && isEnglishCash(word))) continue
    const before = deals[index - 1]
    const profit = profitOf(row, layout)
    if (before && profit !== 0 && balanceOf(before) === balanceOf(row)) keep(word, 'credit')
    else if (!before && Math.abs(balanceOf(row) - profit) < 1e-9) keep(word, 'balance')
    else {
      const hint = hintOf(word, ['balance', 'credit'])
      if (hint) keep(word, hint)
    }
  }
  return found
}

/** Words of MetaTrader 5 for rows that are no trades. */
const englishCash = new Set(
  'balance|credit|charge|correction|bonus|commission|daily commission|monthly commission|agent commission|interest|tax|dividend|fee|swap'.split(
    '|',
  ),
)
const isEnglishCash = (word: string) => englishCash.has(word)

function notTold({ line }: Row, words: string): UnreadableReport {
  return new UnreadableReport('bad_row', `Row ${line}: what "${words}" stands for cannot be told from the file.`, line)
}
