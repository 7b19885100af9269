import { parseCsv } from '#domain/basics/csv.ts'
import {
  chanceDeviations,
  checking,
  harmlessGap,
  isAsPredicted,
  isEnough,
  minClosed,
  minOfEachOutcome,
  namedCells,
  predictedRows,
} from './latest-check.ts'
import { inOneGo, isFamiliarRow, learn, type Model, type Table } from './learn.ts'
import { chanceOfEce, type Quality, qualityOf } from './quality.ts'
import { type Replay, replayed } from './replay.ts'

/** A file that nothing can be learned from; the message gives the reason. */
export class UnusableFile extends Error {}

const yes = new Set(['1', 'yes', 'true', 'y', 't', 'converted', 'won', 'closed won'])
const no = new Set(['0', 'no', 'false', 'n', 'f', 'not converted', 'lost', 'closed lost'])
/** The first part of the rows, which is learned from. */
const trainingShare = 0.7
/** Share of rows unlike all training rows from which the probabilities cannot be trusted. */
const maxUnfamiliarShare = 0.2

type Outcome = Quality & {
  /** Set if there was too little data, or the rest differs or ended differently: its probabilities are guesses. */
  readonly state?: 'not_learned'
  readonly reason?: string
  /** The rest as the product would have predicted it: learning anew, from the newest rows, as they were closed. */
  readonly retrained: Replay
}

/**
 * Learns from the first rows of a CSV file and compares the rest with the outcomes. Rows without an outcome count as
 * open and are left out.
 * @param trainingRows number of training rows; null: seven tenths of them.
 * @throws UnusableFile
 */
export function judgeFile(text: string, outcomeColumn: string, trainingRows: number | null): Outcome {
  const { table, outcomes } = readOutcomes(text, outcomeColumn)
  const count = trainingRows ?? Math.floor(outcomes.length * trainingShare)
  if (count >= outcomes.length) {
    throw new UnusableFile(`Too few rows: ${count} to learn from leave none of ${outcomes.length} to compare with.`)
  }
  const tooFew = shortage(outcomes)
  if (tooFew !== null) throw new UnusableFile(tooFew)
  const learned = outcomes.slice(0, count)
  const known = { columns: table.columns, rows: table.rows.slice(0, count) }
  const model = learn(known, learned)
  const rest = table.rows.slice(count)
  const happened = outcomes.slice(count)
  const predicted = predictedRows(model, table.columns, rest)
  const quality = qualityOf(predicted, happened)
  const reason =
    shortage(learned) ??
    doubt(model, table.columns, rest) ??
    drift(known, learned) ??
    surprise(predicted, happened) ??
    error(quality, chanceOfEce(predicted, Math.min(count, rest.length)))
  return {
    ...quality,
    ...(reason !== null && { state: 'not_learned', reason }),
    retrained: replayed(table, outcomes, count),
  }
}

/** Why this number of outcomes is too small; null if it is enough. */
function shortage(outcomes: readonly number[]): string | null {
  if (isEnough(outcomes)) return null
  const { length } = outcomes
  const converted = outcomes.reduce((sum, one) => sum + one, 0)
  const least = Math.min(converted, length - converted)
  return `Too few rows to learn from: ${length}, ${least} of the rarer outcome; it takes ${minClosed} and ${minOfEachOutcome}.`
}

/** Why the rest differs from the training rows; null if it does not. */
function doubt(model: Model, columns: readonly string[], rest: Table['rows']): string | null {
  const unfamiliar = rest.filter((row) => !isFamiliarRow(model, namedCells(columns, row))).length / rest.length
  if (unfamiliar <= maxUnfamiliarShare) return null
  return `${Math.round(unfamiliar * 100)} % of the rows have values unlike any that were learned from.`
}

/** Why the model does not last: the latest training rows ended differently than predicted from those before. */
function drift(known: Table, outcomes: readonly number[]): string | null {
  const check = inOneGo(checking(known, outcomes))
  if (check === null || check.holds) return null
  const [before, now] = [check.rateBefore, check.rateNow].map(percent)
  return `The share that converts drifts: ${before} of the earlier and ${now} of the latest rows that were learned from.`
}

/** Why the rest was a surprise: another share converted, which only its outcomes tell, afterwards; null if it was none. */
function surprise(predicted: readonly number[], happened: readonly number[]): string | null {
  if (isAsPredicted(predicted, happened)) return null
  const [expected, converted] = [predicted, happened].map((all) => percent(all.reduce((a, b) => a + b, 0) / all.length))
  return `The share that converts changed after the rows that were learned from: ${converted} instead of ${expected}.`
}

/**
 * Why the probabilities were wrong: other rows converted than predicted, at a similar rate, which is also known only
 * afterwards; null if they were not. Few rows are bound to err, and are ignored.
 */
function error({ ece }: Quality, byChance: number): string | null {
  if (ece <= Math.max(harmlessGap, chanceDeviations * byChance)) return null
  return `Other rows converted than those before them made likely: the probabilities were off by ${percent(ece)} on average.`
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function readOutcomes(text: string, outcomeColumn: string): { table: Table; outcomes: number[] } {
  if (text.includes('\0'))
    throw new UnusableFile('This is not a CSV file in UTF-8: it contains binary data, as a spreadsheet does.')
  const [head, ...lines] = parseCsv(text)
  if (!head || head.cells.length < 2) {
    throw new UnusableFile('This is not a CSV file: its first line must name at least two columns.')
  }
  const names = head.cells.map((cell) => cell.trim())
  const wanted = outcomeColumn.trim()
  const exact = names.indexOf(wanted)
  const at = exact >= 0 ? exact : names.findIndex((name) => name.toLowerCase() === wanted.toLowerCase())
  if (at < 0) throw new UnusableFile(`There is no column "${wanted}". The columns are: ${names.join(', ')}.`)
  const columns = uniqueNames(names.filter((_, index) => index !== at))
  const rows: string[][] = []
  const outcomes: number[] = []
  for (const { line, cells } of lines) {
    const value = (cells[at] ?? '')
      .trim()
      .toLowerCase()
      .replace(/^([01])[.,]0+$/, '$1')
    if (value === '') continue
    if (!yes.has(value) && !no.has(value)) {
      throw new UnusableFile(
        `Line ${line}: "${value.slice(0, 40)}" is no outcome. It takes 0 or 1, yes or no, true or false, won or lost.`,
      )
    }
    rows.push(cells.filter((_, index) => index !== at))
    outcomes.push(Number(yes.has(value)))
  }
  return { table: { columns, rows }, outcomes }
}

/** Numbers unnamed and duplicate columns. */
function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 && name !== '' ? name : `${name} (${times})`
  })
}
