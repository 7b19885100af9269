#!/usr/bin/env node
// Checks a copy of the ledger and recomputes its headline figures, with nothing but Node (18 or newer) and this file:
//
//   node verify.mjs ledger.jsonl [PUBLIC-KEY] [SEQ:HASH …]
//
// PUBLIC-KEY: the key you trust, from /ledger-keys.txt; without it, whatever key the copy was signed with is printed.
// SEQ:HASH: a head you kept from a mail; the copy must contain it. Ends with 1 where anything does not hold.
//
// The file: one entry a line, each with the SHA-256 of the one before (`prev`) and of itself (`hash`), then a line with the
// signed head. What is hashed is "ledger-v1", a line end, and the entry without `hash`: its JSON with keys in order and no
// white space. What is signed (Ed25519) is "ledger-head-v1", seq, hash, time and keyId, a line each.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, ...rest] = process.argv.slice(2)
if (!file) fail('usage: node verify.mjs ledger.jsonl [PUBLIC-KEY] [SEQ:HASH …]')

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
const print = (name, value) => process.stdout.write(`${name.padEnd(34)} ${value}\n`)
const canonical = (value) => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`
}
const read = (line, number) => {
  try {
    const value = JSON.parse(line)
    if (canonical(value) === line) return value
  } catch {}
  return fail(`BROKEN at line ${number}: this line was changed, it is not written as it was recorded`)
}

// 1. The chain.
let text
try {
  text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file))
} catch (error) {
  fail(`BROKEN: ${error.message}`)
}
const lines = text.split('\n')
if (lines.pop() !== '') fail(`BROKEN at line ${lines.length + 1}: the copy is cut off`)
const entries = lines.map((line, i) => read(line, i + 1))
const head = entries.pop()?.head
let prev = '0'.repeat(64)
for (const [i, { hash, ...entry }] of entries.entries()) {
  const at = `BROKEN at line ${i + 1}:`
  if (entry.seq !== i + 1) fail(`${at} entry ${i + 1} is missing or moved, ${entry.seq ?? 'none'} stands here`)
  if (entry.prev !== prev) fail(`${at} the entry does not follow from the one before`)
  prev = createHash('sha256')
    .update(`ledger-v1\n${canonical(entry)}`)
    .digest('hex')
  if (hash !== prev) fail(`${at} the entry was changed, its hash is another`)
}

// 2. The signed head: nothing was cut off the end or rewritten.
const end = `BROKEN at line ${lines.length}:`
if (!head) fail(`${end} the copy is cut off, its signed head is missing`)
if (head.seq !== entries.length || head.hash !== prev) {
  fail(`${end} the signed head covers ${head.seq} entries ending in ${head.hash}, this file has ${entries.length}`)
}
const signed = ['ledger-head-v1', head.seq, head.hash, head.time, head.keyId].join('\n')
const isSigned = () => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: head.keyId }, format: 'jwk' })
  const signature = Buffer.from(head.signature, 'base64url')
  return signature.toString('base64url') === head.signature && verify(null, Buffer.from(signed), key, signature)
}
try {
  if (!isSigned()) fail(`${end} the signature of the head is not the key's`)
} catch {
  fail(`${end} the head names no key`)
}
for (const known of rest) {
  const [seq, hash] = known.split(':')
  if (!hash && known !== head.keyId) fail(`${end} the head is signed with ${head.keyId}, not with ${known}`)
  if (hash && entries[seq - 1]?.hash !== hash) fail(`BROKEN at line ${seq}: the head you kept is not in this copy`)
}
print('entries', entries.length)
print('last entry', prev)
print('signed', `${head.time} by ${head.keyId}`)
const madeUp = entries.filter(({ payload }) => (payload.now ?? payload).isMadeUp).length
if (madeUp > 0) print('made up for a demonstration', `${madeUp} entries, and whatever follows from them`)

// 3. The figures, from what is on record.
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const rounded = (number) => (Number.isFinite(number) ? Number(number.toFixed(4)) : '-')
const of = (kind) => entries.filter((entry) => entry.kind === kind).map(({ payload }) => payload)
const outcomes = (name, results) => {
  const [won, lost] = [results.filter((r) => r > 0), results.filter((r) => r < 0)]
  print(`${name}: won, lost, break-even`, `${won.length}, ${lost.length}, ${results.length - won.length - lost.length}`)
  print(
    `${name}: win rate %`,
    results.length < 30 ? 'fewer than 30' : rounded((100 * won.length) / (won.length + lost.length)),
  )
}
const profitFactor = (results) => sum(results.filter((r) => r > 0)) / -sum(results.filter((r) => r < 0))

const months = new Map(
  [...of('month'), ...of('correction').map(({ now }) => now)].map((m) => [m.year * 12 + m.month, m]),
)
const gains = [...months].sort(([a], [b]) => a - b).map(([, { percentageGain }]) => Number(percentageGain))
if (gains.length > 0) {
  print('months', gains.length)
  print(
    'months: compounded %',
    rounded(100 * (gains.reduce((growth, gain) => growth * Math.max(0, 1 + gain / 100), 1) - 1)),
  )
  print('months: sum, not a return, %', rounded(sum(gains)))
  print('months: with a gain, %', rounded((100 * gains.filter((gain) => gain > 0).length) / gains.length))
}
const results = of('operation').map(({ result }) => result)
if (results.length > 0) {
  print('operations', results.length)
  outcomes('operations', results)
  print('operations: profit factor', rounded(profitFactor(results)))
  print('operations: 10 x sum, USD at 1 lot', 10 * sum(results))
}
const resultOf = (deal) => deal.profit + deal.swap + deal.commission + deal.fee
const isTrade = ({ type }) => type === 'buy' || type === 'sell'
// What the broker takes apart from trades lowers the result; it is no withdrawal.
const isCost = (deal) => !isTrade(deal) && !['balance', 'credit', 'bonus'].includes(deal.type) && resultOf(deal) < 0
const isResult = (deal) => isTrade(deal) || isCost(deal)
const allDeals = entries
  .filter((entry) => entry.kind === 'deal')
  .map(({ payload, occurredAt }) => ({ ...payload, time: occurredAt }))
for (const { account, name, type, currency } of of('account-opened')) {
  const deals = allDeals.filter((deal) => deal.account === account)
  const { digits = 2 } = of('import').findLast((one) => one.account === account) ?? {}
  const title = `${name ?? account} (${type})`
  print(`${title}: deals`, deals.length)
  const trades = deals.filter(isTrade)
  if (trades.length === 0) continue
  const money = (minor) => rounded(minor / 10 ** digits)
  const positions = positionsOf(trades)
  const curve = curveOf(deals)
  const results = deals.filter(isResult).map(resultOf)
  const net = sum(results)
  const won = positions.filter((result) => result > 0)
  const lost = positions.filter((result) => result < 0)
  // A few positions flatter every rate; growth, falls and money are told however few there are.
  const rate = (value) => (positions.length < 30 ? 'fewer than 30 positions' : rounded(value))
  print(`${title}: growth %`, rounded(100 * (curve.growth - 1)))
  const ofMonths = [...curve.months.values()].map((factor) => 100 * (factor - 1))
  print(`${title}: sum of months, not a return, %`, rate(sum(ofMonths)))
  print(`${title}: gain on deposits %`, rounded((100 * net) / (curve.opening + curve.paid)))
  print(`${title}: net profit ${currency}`, money(net))
  print(`${title}: profit factor`, rate(profitFactor(results)))
  print(`${title}: mean result ${currency}`, money(net / positions.length))
  outcomes(title, positions)
  print(
    `${title}: mean win, mean loss ${currency}`,
    `${money(sum(won) / won.length)}, ${money(sum(lost) / lost.length)}`,
  )
  print(`${title}: deepest fall of growth %`, rounded(curve.deepest))
  print(`${title}: deepest fall %`, rounded(curve.relative))
  print(`${title}: largest fall ${currency}`, money(curve.maximal))
  print(`${title}: below the start ${currency}`, money(curve.absolute))
  print(`${title}: recovery`, rate(net / curve.maximal))
  print(`${title}: longest losing run`, longestLoss(positions))
  print(`${title}: largest lot`, Math.max(...trades.map(({ volume }) => Number(volume))))
}

// 4. What signed mails of brokers confirm.
const known = new Map()
for (const [i, { kind, payload, occurredAt }] of entries.entries()) {
  const { account } = payload
  if (!known.has(account)) known.set(account, { logins: new Set(), deals: [], mails: [] })
  const own = known.get(account)
  if (kind === 'import') own.logins.add(payload.login)
  if (kind === 'deal') own.deals.push({ ticket: payload.ticket, type: payload.type, time: occurredAt })
  if (kind !== 'confirmation') continue
  if (!isConfirmation(payload, own)) fail(`BROKEN at line ${i + 1}: the confirmation does not fit the deals before it`)
  own.mails.push(payload)
}
for (const { account, name, type } of of('account-opened')) {
  const { deals, mails } = known.get(account)
  const trades = deals.filter(isTrade)
  for (const domain of [...new Set(mails.map((mail) => mail.domain))].sort()) {
    const tickets = new Set(mails.filter((mail) => mail.domain === domain).flatMap((mail) => mail.tickets))
    const open = new Set(trades.filter(({ ticket }) => !tickets.has(ticket)).map(({ time }) => time.slice(0, 10)))
    const days = [...new Set(trades.map(({ time }) => time.slice(0, 10)))].sort()
    for (const month of [...new Set(days.map((day) => day.slice(0, 7)))]) {
      const own = days.filter((day) => day.startsWith(month))
      const count = own.filter((day) => !open.has(day)).length
      print(`${name ?? account} (${type}): ${month}`, `${count} of ${own.length} trading days by mail of ${domain}`)
    }
  }
}

/** Whether a confirmation names exactly the account's deals of its time, and is of the number that its imports are of. */
function isConfirmation({ domain, selector, bodyHash, mail, key, from, until, tickets, login }, { logins, deals }) {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/
  const hasForm =
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain) &&
    /^\S{1,255}$/.test(selector) &&
    /^[A-Za-z0-9+/]{43}=$/.test(bodyHash) &&
    [mail, key].every((hash) => /^[0-9a-f]{64}$/.test(hash)) &&
    [from, until].every((at) => time.test(at)) &&
    from <= until
  if (!hasForm || !Array.isArray(tickets) || tickets.length === 0 || !login || !logins.has(login)) return false
  const named = new Set(tickets)
  // MetaTrader 4 lists whole trades: what opened one ("-in") may be older than the statement that lists it.
  const isOpening = ({ ticket }) => ticket.endsWith('-in')
  const before = deals.filter(({ time: at }) => at <= until)
  const covered = before.filter((deal) => deal.time >= from && !isOpening(deal))
  const opened = before.filter((deal) => isOpening(deal) && named.has(deal.ticket))
  return (
    named.size === tickets.length &&
    covered.length + opened.length === named.size &&
    covered.every(({ ticket }) => named.has(ticket))
  )
}

/** Closed positions: deals that name theirs belong together, else a position of a symbol lasts from flat to flat. */
function positionsOf(trades) {
  const open = new Map()
  const results = []
  for (const deal of trades) {
    const key = deal.position === null ? `of ${deal.symbol}` : `no. ${deal.position}`
    const signed = (deal.type === 'buy' ? 1 : -1) * Number(deal.volume)
    const isStray = !open.has(key) && deal.direction.startsWith('out')
    const at = open.get(key) ?? { held: isStray ? -signed : 0, result: 0 }
    const before = at.held
    at.held = Math.round((before + signed) * 1e8) / 1e8
    at.result += resultOf(deal)
    const isTurned = before !== 0 && Math.sign(at.held) === -Math.sign(before)
    if (at.held === 0 || isTurned) results.push(at.result)
    if (at.held === 0) open.delete(key)
    else open.set(key, isTurned ? { held: at.held, result: 0 } : at)
  }
  return results
}

/** Growth by month, blind to money that was paid in or taken out; falls of the balance, a withdrawal takes the peak along. */
function curveOf(deals) {
  const months = new Map()
  const [first] = deals
  const lent = ['credit', 'bonus'].includes(first.type) && first.balance < resultOf(first)
  let before = lent ? first.balance : first.balance - resultOf(first)
  const opening = before
  const found = {
    growth: 1,
    months,
    month: '',
    start: 1,
    opening,
    paid: 0,
    deepest: 0,
    relative: 0,
    maximal: 0,
    absolute: 0,
  }
  let [peak, start, high, hasTraded] = [before, before, 1, false]
  for (const deal of deals) {
    const month = deal.time.slice(0, 7)
    if (month !== found.month) Object.assign(found, { month, start: found.growth })
    if (isTrade(deal)) hasTraded = true
    if (isResult(deal)) {
      const factor = before > 0 ? Math.max(0, deal.balance / before) : 1
      found.growth *= factor
      high = Math.max(high, found.growth)
      found.deepest = Math.max(found.deepest, 100 * (1 - found.growth / high))
      months.set(month, found.start > 0 ? found.growth / found.start : 1)
    } else {
      const flow = deal.balance - before
      if (!hasTraded) start = deal.balance
      found.paid += Math.max(0, flow)
      peak += Math.min(0, flow)
    }
    before = deal.balance
    peak = Math.max(peak, before)
    if (!hasTraded) continue
    found.maximal = Math.max(found.maximal, peak - before)
    found.absolute = Math.max(found.absolute, start - before)
    if (peak > 0) found.relative = Math.max(found.relative, (100 * (peak - before)) / peak)
  }
  return found
}

function longestLoss(results) {
  let [longest, run] = [0, 0]
  for (const result of results) {
    run = result < 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
