import type { ReportAccount, Row } from './report.ts'

/** `LOGIN (USD, 1:100, SERVER, demo, Hedge)`: the number is the login. */
const accountLine = /^(\d{3,20}) \(([A-Z]{3,5}\b.*)\)$/
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

/** A tester report names no account, only its currency, alone in a cell. */
function currencyAlone(rows: readonly Row[]): string | null {
  return rows.flatMap(({ cells }) => cells.slice(1)).find((cell) => /^[A-Z]{3}$/.test(cell)) ?? null
}
