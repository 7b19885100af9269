import { decimalOf } from './cells.ts'
import type { ReportAccount, Row } from './report.ts'

/** `LOGIN (USD, 1:100, SERVER, demo, Hedge)`, its label before it or not: the number is the login. */
const numberAndBrackets = /(?:^|[:：]\s*)(\d{3,20}) ?[(（](.*)[)）]$/
const tokens = new Set(['demo', 'real', 'contest', 'hedge', 'netting', 'exchange'])
const isToken = (word: string) => tokens.has(word.toLowerCase())

/** The parts of such a line; null for another cell. A line without a currency is recognised by its tokens. */
function accountLine(cell: string): { login: string; words: string[] } | null {
  const [, login, inBrackets = ''] = numberAndBrackets.exec(cell) ?? []
  const words = inBrackets.split(',').map((word) => word.trim())
  return login !== undefined && (/^[A-Z]{3,5}\b/.test(inBrackets) || words.some(isToken)) ? { login, words } : null
}

/** Account data in a report's head. */
export function accountOf(rows: readonly Row[]): ReportAccount {
  const at = rows.findIndex(({ cells }) => cells.some((cell) => accountLine(cell)))
  const line = rows[at]?.cells.map(accountLine).find((found) => found !== null)
  if (!line) return { login: null, currency: currencyAlone(rows), server: null, company: null, tokens: [] }
  const { login, words } = line
  const currency = words.find((word) => /^[A-Z]{3,5}$/.test(word)) ?? null
  const server = words.find((word) => word !== currency && !isToken(word) && !/^\d+:\d+$/.test(word)) ?? null
  return {
    login,
    currency,
    server,
    company: rows[at + 1]?.cells.filter((cell) => cell !== '').at(-1) ?? null,
    tokens: words.filter(isToken),
  }
}

/** A tester report names no account, only its currency, alone in a cell above the first deposit. */
function currencyAlone(rows: readonly Row[]): string | null {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell !== ''))
  const found = filled.find(
    ([label, currency, ...rest], i) =>
      label !== undefined &&
      rest.length === 0 &&
      /^[A-Z]{3,4}$/.test(currency ?? '') &&
      decimalOf(filled[i + 1]?.at(-1)) !== null,
  )
  return found?.[1] ?? null
}
