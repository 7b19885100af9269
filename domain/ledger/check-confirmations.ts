import { sha256 } from '#domain/basics/sha256.ts'
import { isOpeningTicket } from '#domain/report/opening-ticket.ts'
import type { LedgerLine } from './entry.ts'
import type { Payloads } from './payloads.ts'

/** Records of an account up to an entry: its deals with their times, by ticket, since a deal may be updated. */
type Known = { readonly logins: Set<string>; readonly deals: Map<string, string> }

const forms: { readonly [K in keyof Payloads['confirmation']]?: RegExp } = {
  domain: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
  selector: /^[^\s]{1,255}$/,
  bodyHash: /^[A-Za-z0-9+/]{43}=$/,
  mail: /^[0-9a-f]{64}$/,
  key: /^[0-9a-f]{64}$/,
  from: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  until: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
}

/**
 * The first confirmation that contradicts earlier records; null if none does. It must have the account's number and key
 * record, and name exactly the account's deals of its period. Openings of MetaTrader 4 trades may be older.
 */
export function wrongConfirmation(lines: readonly LedgerLine[]): LedgerLine | null {
  if (!lines.some(({ kind }) => kind === 'confirmation')) return null
  const accounts = new Map<string, Known>()
  for (const line of lines) {
    const { kind, payload, occurredAt } = line
    const account = String(payload.account)
    const known = accounts.get(account) ?? { logins: new Set<string>(), deals: new Map<string, string>() }
    accounts.set(account, known)
    if (kind === 'import' && typeof payload.login === 'string') known.logins.add(payload.login)
    if (kind === 'deal') known.deals.set(String(payload.ticket), occurredAt)
    if (kind === 'confirmation' && !fits(payload as Payloads['confirmation'], known)) return line
  }
  return null
}

function fits(payload: Payloads['confirmation'], { logins, deals }: Known): boolean {
  const { from, until, tickets, login, key, keyRecord } = payload
  const hasForm = Object.entries(forms).every(([name, form]) =>
    form.test(String(payload[name as keyof typeof payload])),
  )
  if (!hasForm || !Array.isArray(tickets) || tickets.length === 0 || from > until || !logins.has(login)) return false
  if (keyRecord !== undefined && sha256(keyRecord) !== key) return false
  const named = new Set(tickets)
  const before = [...deals].filter(([, at]) => at <= until)
  const covered = before.filter(([ticket, at]) => at >= from && !isOpeningTicket(ticket))
  const opened = before.filter(([ticket]) => isOpeningTicket(ticket) && named.has(ticket))
  return (
    named.size === tickets.length &&
    covered.length + opened.length === named.size &&
    covered.every(([ticket]) => named.has(ticket))
  )
}
