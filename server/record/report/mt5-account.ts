import { decimalOf } from './cells.ts'
import type { ReportAccount, Row } from './report.ts'

/** `LOGIN (USD, 1:100, SERVER, demo, Hedge)`, its label before it or not: the number is the login. */
const accountLine = /(?:^|[:：]\s*)(\d{3,20}) ?[(（]([A-Z]{3,5}\b.*)[)）]$/
const tokens = new Set(['demo', 'real', 'contest', 'hedge', 'netting', 'exchange'])

/** What the head of a report says of its account. */
export function accountOf(rows: readonly Row[]): ReportAccount {
  const at = rows.findIndex(({ cells }) => cells.some((cell) => accountLine.test(cell)))
  if (at < 0) return { login: null, currency: currencyAlone(rows), server: null, company: null, tokens: [] }
  const line = rows[at]!.cells.find((cell) => accountLine.test(cell))!
  const [, login = null, inBrackets = ''] = accountLine.exec(line)!
  const words = inBrackets.split(',').map((word) => word.trim())
  const isToken = (word: string) => tokens.has(word.toLowerCase())
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
