#!/usr/bin/env node
// Checks a copy of the ledger and recomputes every figure that the site prints, with nothing but Node (18 or newer) and
// this file. It shares no code with the site.
//
//   node verify.mjs ledger.jsonl [PUBLIC-KEY] [SEQ:HASH …] [--price=89.95] [--deposit=1000]
//     [--look-up] [--stamps=ledger-stamps.jsonl] [--roots=roots.pem]
//
// PUBLIC-KEY: the key you trust, from /ledger-keys.txt; without it, whatever key the copy was signed with is printed.
// SEQ:HASH: a head you kept from a mail; the copy must contain it. --price, --deposit: of the subscription, as the page
// of an account's results states them. --look-up: asks two public DNS services (1.1.1.1 and 8.8.8.8) for the keys that signed
// brokers' mails and compares them with the ledger; without it the copy is checked with no network at all.
// --stamps: the file of the same name from the site: what outside authorities stamped, and when (RFC 3161). Their certificates
// have to lead to a root that your Node ships, or to one in the file that --roots names.
//
// It prints one figure per line: its name, its value rounded as on the English pages, and its scope (account, type of
// account, period, where the records come from); below them what the pages say that the figures leave out, and what the
// check of the last report found. It ends with 0 if everything holds, with 1 where anything does not, and
// names the entry; with 2 if the copy has entries of a kind that this script does not know.
//
// The file: one entry a line, each with the SHA-256 of the one before (`prev`) and of itself (`hash`), then a line with the
// signed head. What is hashed is "ledger-v1", a line end, and the entry without `hash`: its JSON with keys in order and no
// white space. What is signed (Ed25519) is "ledger-head-v1", seq, hash, time and keyId, a line each.
import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'

const [file, ...rest] = process.argv.slice(2)
// A key, too, may begin with two hyphens, but has no equals sign.
const isOption = (text) => text === '--look-up' || /^--\w+=/.test(text)
const option = (name, usual) => Number(rest.find((text) => text.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const optionText = (name) => rest.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3)
const terms = { price: option('price', 89.95), deposit: option('deposit', 1000) }

class Broken extends Error {}
const broken = (line, message) => {
  throw new Broken(`BROKEN at line ${line}: ${message}`)
}

// ---------------------------------------------------------------------------------------------------------------------
// 1. The chain, read line by line: memory holds what the figures need, however long the file.

/** No entry is longer, bytes: a file without line ends is not read into memory. */
const maxLine = 1 << 20

async function* linesOf(path) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let [number, parts, length] = [1, [], 0]
  const decoded = () => {
    try {
      return decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))
    } catch {
      return broken(number, 'this line is no text (UTF-8)')
    }
  }
  for await (const chunk of createReadStream(path)) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(10, start)
      const part = chunk.subarray(start, end < 0 ? undefined : end)
      parts.push(part)
      length += part.length
      if (length > maxLine) broken(number, 'this line is longer than any entry')
      if (end < 0) break
      yield { number, text: decoded() }
      start = end + 1
      number += 1
      ;[parts, length] = [[], 0]
    }
  }
  if (length > 0) broken(number, 'the copy is cut off')
}

/** The one way to write a value: keys in order, no white space, numbers whole and exact. Throws for any other number. */
function canonical(value) {
  if (typeof value === 'number' && (!Number.isSafeInteger(value) || Object.is(value, -0)))
    throw new RangeError('number')
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`
}

function parse({ number, text }) {
  try {
    const value = JSON.parse(text)
    if (canonical(value) === text) return value
  } catch {}
  return broken(number, 'this line was changed, it is not written as it was recorded')
}

const fields = 'actorRole,hash,kind,occurredAt,payload,prev,recordedAt,seq,v'

/** Entries that stamps are of, and those after them: their hashes and times, once they are read. */
const wanted = new Map()

/** Calls `take` with every entry in order; answers how many there are, the last hash and the signed head. */
async function readChain(path, kept, take) {
  let [seq, prev, last, recorded] = [0, '0'.repeat(64), null, '']
  const enter = ({ number, value }) => {
    if (value.head) broken(number, 'the signed head stands within the copy')
    const { hash, ...entry } = value
    if (entry.seq !== seq + 1)
      broken(number, `entry ${seq + 1} is missing or moved, ${entry.seq ?? 'none'} stands here`)
    if (entry.prev !== prev) broken(number, 'the entry does not follow from the one before')
    if (Object.keys(value).sort().join() !== fields || entry.v !== 1) broken(number, 'this line is no entry')
    prev = createHash('sha256')
      .update(`ledger-v1\n${canonical(entry)}`)
      .digest('hex')
    if (hash !== prev) broken(number, 'the entry was changed, its hash is another')
    if (entry.recordedAt < recorded) broken(number, 'it says that it was recorded before the entry above it')
    recorded = entry.recordedAt
    seq += 1
    if (wanted.has(seq)) wanted.set(seq, { hash, recordedAt: recorded })
    if (kept.has(seq) && kept.get(seq) !== hash) broken(number, 'the head you kept is not in this copy')
    kept.delete(seq)
    take(value)
  }
  for await (const line of linesOf(path)) {
    if (last) enter(last)
    last = { number: line.number, value: parse(line) }
  }
  const ends = last?.number ?? 1
  const head = last?.value.head
  if (!head) {
    if (last) enter(last)
    broken(ends, 'the copy is cut off, its signed head is missing')
  }
  if (head.seq !== seq || head.hash !== prev)
    broken(ends, `the signed head covers ${head.seq} entries ending in ${head.hash}, this file has ${seq}`)
  if (Date.parse(head.time) > Date.now() + dayMs)
    broken(ends, 'the head says that it was signed in the future: its clock is ahead, or this one is behind')
  if (head.time < recorded) broken(ends, 'the head says that it was signed before the last entry was recorded')
  if (Object.keys(last.value).length > 1 || !isSigned(head)) broken(ends, 'the signature of the head is not the key’s')
  for (const known of kept.keys()) broken(ends, `the head you kept, of entry ${known}, is not in this copy`)
  return { entries: seq, hash: prev, head }
}

function isSigned({ seq, hash, time, keyId, signature }) {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: keyId }, format: 'jwk' })
    const bytes = Buffer.from(signature, 'base64url')
    const text = ['ledger-head-v1', seq, hash, time, keyId].join('\n')
    return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), key, bytes)
  } catch {
    return false
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// 2. What the entries say, put together; where one contradicts another, that is a disagreement.

const accounts = new Map()
const months = new Map()
const operations = []
const monthEntries = new Map()
const unknown = new Map()
const disagreements = []
const events = []
const corrections = []
let carrier = null
let madeUp = 0

const disagrees = (seq, message) => disagreements.push(`DISAGREES at entry ${seq}: ${message}`)

const accountOf = (slug) => {
  if (!accounts.has(slug))
    accounts.set(slug, {
      slug,
      name: slug,
      type: 'unknown',
      currency: 'USD',
      digits: 2,
      ended: null,
      checked: null,
      confirmations: [],
      logins: new Set(),
      files: [],
      known: new Map(),
    })
  return accounts.get(slug)
}

/** The account that an entry is of; one that no entry opened before is a contradiction. */
const openedAccount = (slug, seq) => {
  if (!accounts.has(slug)) disagrees(seq, `no entry before it opened the account ${slug}`)
  return accountOf(slug)
}

const kinds = {
  'account-opened'({ account, name, type, currency, isMadeUp }, { seq, recordedAt }) {
    if (accounts.has(account)) disagrees(seq, `the account ${account} was there before`)
    const registered = recordedAt.slice(0, 10)
    Object.assign(accountOf(account), { name, type, currency, registered, openedAt: seq, isMadeUp: isMadeUp === true })
  },
  'account-closed'({ account, lastBalance }, { seq, occurredAt }) {
    const known = openedAccount(account, seq)
    known.ended = { on: occurredAt.slice(0, 10), seq, lastBalance }
  },
  import(
    { account, file, digits, figures, agree = figures, deals, newDeals, login, findings = [], open },
    { seq, occurredAt },
  ) {
    const known = openedAccount(account, seq)
    if (login) known.logins.add(login)
    known.digits = digits
    const openBefore = known.checked?.open
    known.checked = { on: occurredAt.slice(0, 10), recomputed: figures, agree, findings, open, openBefore }
    known.report = { on: occurredAt.slice(0, 10), file }
    known.files.push({ seq, deals, newDeals, added: [], count: 0 })
  },
  deal({ account, volume, price, order, at, ...deal }, { seq, hash, occurredAt, recordedAt }) {
    const known = openedAccount(account, seq)
    if (known.files.length === 0) known.files.push({ seq, added: [], count: 0 })
    const file = known.files.at(-1)
    const before = known.known.get(deal.ticket)
    if (before) {
      const same = ['type', 'symbol', 'direction', 'commission', 'fee', 'swap', 'profit']
      if (at === undefined || before.time !== occurredAt || same.some((field) => before[field] !== deal[field]))
        disagrees(seq, `deal ${deal.ticket} is not what entry ${before.seq} says of it`)
    } else file.count += 1
    const whole = { ...deal, time: occurredAt, volume: Number(volume), price: Number(price) }
    const importedOn = before?.importedOn ?? recordedAt.slice(0, 10)
    known.known.set(deal.ticket, { ...whole, seq, hash, importedOn, report: known.report })
    if (!before || at !== undefined) file.added.push({ ticket: deal.ticket, at })
  },
  confirmation(payload, { seq }) {
    const { confirmations, known, logins } = openedAccount(payload.account, seq)
    if (!isConfirmation(payload, { logins, deals: [...known.values()] }))
      broken(seq, 'the confirmation does not fit the deals before it')
    confirmations.push(payload)
  },
  operation(payload, { seq, occurredAt }) {
    operations.push({ ...payload, seq, at: occurredAt })
  },
  month(payload, { seq }) {
    setMonth(payload, seq)
  },
  correction({ supersedes, now }, { seq, recordedAt }) {
    const corrected = monthEntries.get(nameOfMonth(now))
    const before = months.get(nameOfMonth(now))
    // An imported month that went on is completed by the next file, not corrected.
    const isCompletion = before?.isUnfinished && before.account !== undefined && before.account === now.account
    if (before && !isCompletion) corrections.push({ before, now, on: recordedAt.slice(0, 10) })
    if (corrected !== supersedes)
      disagrees(seq, `it corrects entry ${supersedes}, which is not the latest of ${nameOfMonth(now)}`)
    setMonth(now, seq)
  },
  claim() {},
  'account-renamed'({ account, before, now }, entry) {
    openedAccount(account, entry.seq).name = now
    note(entry, `the account ${before} is called ${now} from here on`)
  },
  'record-carrier'({ account, before }, entry) {
    if (before !== carrier)
      disagrees(entry.seq, `the record was of ${carrier ?? 'no account'}, not of ${before ?? 'none'}`)
    openedAccount(account, entry.seq)
    carrier = account
    note(entry, `the record is of the account ${account} from here on, before of ${before ?? 'none'}`)
  },
  'login-repeated'({ account, publishedAs }, entry) {
    note(entry, `a file for ${account} was refused, its login is published as ${publishedAs}`)
  },
  restored({ madeAt, lost }, entry) {
    const missing = lost ? `; entry ${lost.seq} that was signed before is not in it` : ''
    const own = [
      ...(madeAt === null ? [] : [['made', 'day', madeAt.slice(0, 10)]]),
      ...(lost ? [['lost', 'count', lost.seq]] : []),
    ]
    note(entry, `the database was filled from a backup of ${madeAt ?? 'unknown age'}${missing}`, own)
  },
}

const note = ({ seq, recordedAt }, text, own = []) => events.push({ seq, on: recordedAt.slice(0, 10), text, own })

const nameOfMonth = ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`

function setMonth(payload, seq) {
  months.set(nameOfMonth(payload), { ...payload, seq })
  monthEntries.set(nameOfMonth(payload), seq)
}

function take(entry) {
  const { kind, payload, seq } = entry
  if ((payload.now ?? payload).isMadeUp) madeUp += 1
  if (Object.hasOwn(kinds, kind)) kinds[kind](payload, entry)
  else unknown.set(kind, unknown.get(kind) ?? seq)
}

/** The deals of an account in the order of its whole history: each file's new ones at the places that it names. */
function historyOf({ files, known }) {
  let order = []
  let isPlaced = false
  for (const { seq, added, count, newDeals } of files) {
    if (newDeals !== undefined && newDeals !== count)
      disagrees(seq, `it says that ${newDeals} deals were new, ${count} follow`)
    isPlaced ||= added.some(({ at }) => at !== undefined)
    const moved = new Set(added.map(({ ticket }) => ticket))
    const stayed = order.filter((ticket) => !moved.has(ticket))
    const next = []
    let taken = 0
    for (const { ticket, at = Infinity } of [...added].sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0)) {
      while (next.length + 1 < at && taken < stayed.length) next.push(stayed[taken++])
      next.push(ticket)
    }
    order = next.concat(stayed.slice(taken))
  }
  const deals = order.map((ticket) => known.get(ticket))
  const byTime = (a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)
  return files.length > 1 && !isPlaced ? deals.sort(byTime) : deals
}

// ---------------------------------------------------------------------------------------------------------------------
// 3. The figures of an account.

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const max = (numbers, least = -Infinity) => numbers.reduce((most, number) => Math.max(most, number), least)
const resultOf = (deal) => deal.profit + deal.swap + deal.commission + deal.fee
const isTrade = ({ type }) => type === 'buy' || type === 'sell'
const isLent = ({ type }) => type === 'credit' || type === 'bonus'
// What the broker takes apart from trades lowers the result; it is no withdrawal.
const isCost = (deal) => !isTrade(deal) && deal.type !== 'balance' && !isLent(deal) && resultOf(deal) < 0
const isResult = (deal) => isTrade(deal) || isCost(deal)
const isClosing = (deal) => isTrade(deal) && deal.direction !== null && deal.direction !== 'in'
const clock = (time) => Date.parse(`${time.slice(0, 19)}Z`)
const dayOf = (at) => new Date(at).toISOString().slice(0, 10)
const share = (part, whole) => (whole > 0 ? (100 * part) / whole : null)
const per = (part, whole) => (whole > 0 ? part / whole : null)
const [dayMs, hourMs] = [86_400_000, 3_600_000]
const minForRates = 30
/** Half a unit is rounded away from zero. */
const round = (value) => Math.sign(value) * Math.round(Math.abs(value)) || 0

/** Whether a confirmation names exactly the account's deals of its time, and is of the number that its imports are of. */
function isConfirmation(
  { domain, selector, bodyHash, mail, key, keyRecord, from, until, tickets, login },
  { logins, deals },
) {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/
  const hasForm =
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain) &&
    /^\S{1,255}$/.test(selector) &&
    /^[A-Za-z0-9+/]{43}=$/.test(bodyHash) &&
    [mail, key].every((hash) => /^[0-9a-f]{64}$/.test(hash)) &&
    [from, until].every((at) => time.test(at)) &&
    from <= until
  if (!hasForm || !Array.isArray(tickets) || tickets.length === 0 || !login || !logins.has(login)) return false
  if (keyRecord !== undefined && createHash('sha256').update(keyRecord).digest('hex') !== key) return false
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
  const closed = []
  const begin = ({ time, symbol, type, hasStop }, held = 0) => ({
    id: null,
    symbol,
    isLong: type === 'buy',
    opened: time,
    entries: [time],
    hasStop,
    held,
    result: 0,
    in: { lots: 0, sum: 0 },
    out: { lots: 0, sum: 0 },
  })
  const end = (position, time) =>
    closed.push({
      id: position.id,
      symbol: position.symbol,
      isLong: position.isLong,
      opened: position.opened,
      entries: position.entries,
      lots: position.in.lots,
      closed: time,
      hasStop: position.hasStop,
      result: position.result,
      openPrice: position.in.lots === 0 ? NaN : position.in.sum / position.in.lots,
      closePrice: position.out.lots === 0 ? NaN : position.out.sum / position.out.lots,
    })
  const fill = (side, deal, lots) => {
    side.lots += lots
    side.sum += deal.price * lots
  }
  for (const deal of trades) {
    const key = deal.position === null ? `of ${deal.symbol}` : `no. ${deal.position}`
    const signed = (deal.type === 'buy' ? 1 : -1) * deal.volume
    const isStray = !open.has(key) && (deal.direction === 'out' || deal.direction === 'out by')
    let position = open.get(key) ?? begin(deal, isStray ? -signed : 0)
    if (isStray) {
      // It was opened before the history begins, so its opening price is unknown.
      position.isLong = deal.type === 'sell'
      fill(position.in, { price: NaN }, deal.volume)
    }
    const before = position.held
    position.id = deal.position ?? deal.ticket
    position.held = Math.round((before + signed) * 1e8) / 1e8
    position.result += resultOf(deal)
    position.hasStop ??= deal.hasStop
    const isAdded = before === 0 || Math.sign(signed) === Math.sign(before)
    if (isAdded && position.entries.at(-1) !== deal.time) position.entries.push(deal.time)
    const isTurned = before !== 0 && Math.sign(position.held) === -Math.sign(before)
    if (isAdded) fill(position.in, deal, deal.volume)
    else fill(position.out, deal, isTurned ? Math.abs(before) : deal.volume)
    if (position.held === 0 || isTurned) end(position, deal.time)
    if (position.held === 0) open.delete(key)
    else if (isTurned) {
      const { held } = position
      position = begin(deal, held)
      fill(position.in, deal, Math.abs(held))
      open.set(key, position)
    } else open.set(key, position)
  }
  return { closed, open: [...open.values()] }
}

/** Growth, blind to money that was paid in or taken out, and falls of the balance; a withdrawal takes the peak along. */
function curveOf(deals) {
  const [first] = deals
  const opening = isLent(first) && first.balance < resultOf(first) ? first.balance : first.balance - resultOf(first)
  const points = []
  const byMonth = new Map()
  const flows = { count: 0, paid: 0, taken: 0 }
  const falls = { maximal: 0, maximalShare: 0, relative: 0, absolute: 0 }
  let [before, growth, high, fall, month, monthStart] = [opening, 1, 1, 0, '', 1]
  let [peak, start, hasTraded] = [opening, opening, false]
  for (const deal of deals) {
    const { time, balance } = deal
    if (time.slice(0, 7) !== month) [month, monthStart] = [time.slice(0, 7), growth]
    hasTraded ||= isTrade(deal)
    if (isResult(deal)) {
      if (before > 0) growth *= Math.max(0, balance / before)
      byMonth.set(month, monthStart > 0 ? 100 * (growth / monthStart - 1) : 0)
    } else {
      const flow = balance - before
      flows.count += 1
      flows.paid += Math.max(0, flow)
      flows.taken += Math.max(0, -flow)
      peak += Math.min(0, flow)
      if (!hasTraded) start = balance
    }
    before = balance
    high = Math.max(high, growth)
    fall = 100 * (1 - growth / high)
    points.push({ at: clock(time), growth, fall })
    peak = Math.max(peak, balance)
    if (!hasTraded) continue
    const depth = peak - balance
    const deep = peak > 0 ? (100 * depth) / peak : 0
    if (depth > falls.maximal) Object.assign(falls, { maximal: depth, maximalShare: deep })
    falls.relative = Math.max(falls.relative, deep)
    falls.absolute = Math.max(falls.absolute, start - balance)
  }
  return {
    opening,
    points,
    byMonth,
    flows,
    falls,
    growth,
    hasTraded,
    deepest: max(
      points.map((point) => point.fall),
      0,
    ),
  }
}

function sharpeByTrade(deals) {
  const ratios = deals.filter(isClosing).map((deal) => [deal.balance, deal.balance - resultOf(deal)])
  if (ratios.length < 2 || ratios.some(([, before]) => before <= 0)) return null
  const each = ratios.map(([after, before]) => after / before)
  const mean = sum(each) / each.length
  const deviation = Math.sqrt(sum(each.map((one) => (one - mean) ** 2)) / each.length)
  return deviation > 1e-12 ? (mean - 1) / deviation : null
}

/** By weekday, annualised by 252 days; what happens on a weekend counts for the next weekday. Not under a year. */
function sharpeDaily(points) {
  const ends = new Map(points.map(({ at, growth }) => [dayOf(at), growth]))
  const days = [...ends.keys()]
  const [first, last] = [Date.parse(days[0]), Date.parse(days.at(-1))]
  const returns = []
  let [growth, before] = [1, 1]
  for (let at = first; at <= last; at += dayMs) {
    growth = ends.get(dayOf(at)) ?? growth
    if ([0, 6].includes(new Date(at).getUTCDay())) continue
    if (before > 0) returns.push(growth / before - 1)
    before = growth
  }
  const days252 = { days: returns.length, sharpe: null }
  if (!(last - first >= 365 * dayMs)) return days252
  const mean = sum(returns) / returns.length
  const deviation = Math.sqrt(sum(returns.map((one) => (one - mean) ** 2)) / (returns.length - 1))
  return deviation > 1e-12 ? { ...days252, sharpe: (mean / deviation) * Math.sqrt(252) } : days252
}

/** Milliseconds with a position open, and from the first trade to the last. */
function exposureOf(trades, { closed, open }) {
  if (trades.length === 0) return { held: 0, all: 0 }
  const end = clock(trades.at(-1).time)
  const spans = [...closed, ...open].map((one) => [clock(one.opened), one.closed ? clock(one.closed) : end])
  let [held, until] = [0, 0]
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    held += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return { held, all: end - clock(trades[0].time) }
}

function longestLoss(results) {
  let [longest, run] = [0, 0]
  for (const result of results) {
    run = result < 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** The middle one in size, or the mean of the two in the middle. */
function medianOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const { length } = sorted
  return length === 0 ? null : (sorted[Math.ceil(length / 2) - 1] + sorted[Math.floor(length / 2)]) / 2
}

/** The lowest growth from the end of one day with a deal to the end of the next. */
function worstDayOf(points) {
  const ends = [...new Map(points.map(({ at, growth }) => [dayOf(at), growth])).values()]
  const days = ends.map((growth, day) => [day === 0 ? 1 : ends[day - 1], growth]).filter(([before]) => before > 0)
  const changes = days.map(([before, growth]) => 100 * (growth / before - 1))
  return changes.length > 0 ? changes.reduce((worst, change) => Math.min(worst, change)) : null
}

/** Most positions of a symbol and direction open at once, each addition to one as another; what closes in a second makes room for what opens in it. */
function mostAtOnceOf({ closed, open }) {
  let most = closed.length + open.length > 0 ? 1 : 0
  const bySide = new Map()
  for (const one of [...closed, ...open]) {
    const key = `${one.symbol} ${one.isLong}`
    if (!bySide.has(key)) bySide.set(key, [])
    bySide.get(key).push(...one.entries.map((time) => [clock(time), 1]))
    if (one.closed) bySide.get(key).push([clock(one.closed), -one.entries.length])
  }
  for (const steps of bySide.values()) {
    let held = 0
    for (const [, by] of steps.sort(([a, x], [b, y]) => a - b || x - y)) {
      held += by
      most = Math.max(most, held)
    }
  }
  return most
}

/** Positions opened after one that lost, and those of them that were larger. */
function afterLossOf({ closed, open }) {
  let [afterLoss, raised, next] = [0, 0, 0]
  for (const one of [...closed, ...open].sort((a, b) => clock(a.opened) - clock(b.opened))) {
    const isOver = (other) => other && other !== one && clock(other.closed) <= clock(one.opened)
    while (isOver(closed[next])) next += 1
    const before = closed[next - 1]
    if (!before || before.result >= 0) continue
    afterLoss += 1
    if ((one.lots ?? one.in.lots) > before.lots) raised += 1
  }
  return { afterLoss, raised }
}

/** Won, lost, break-even, and their sums. */
function outcomesOf(positions) {
  const results = positions.map(({ result }) => result)
  const [won, lost] = [results.filter((one) => one > 0), results.filter((one) => one < 0)]
  const even = results.length - won.length - lost.length
  return { count: results.length, won: won.length, lost: lost.length, even, wonSum: sum(won), lostSum: sum(lost) }
}

/** Every figure that the pages of an account print: name, how it is written, value. */
function figuresOf(account, deals) {
  const money = (minor) => (minor === null ? null : minor / 10 ** account.digits)
  const trades = deals.filter(isTrade)
  const positions = positionsOf(trades)
  const curve = curveOf(deals)
  const found = []
  const add = (name, unit, value) => found.push([name, unit, value])
  factsOf(account, deals, positions, add)
  openFigures(account, curve, money, add)
  if (account.type !== 'backtest') followedFigures(deals.filter(isClosing), add)
  confirmedFigures(account, trades, add)
  mainFigures({ deals, trades, positions, curve, money }, add)
  goldFigures(positions.closed, add)
  chartFigures(curve, add)
  latestFigures(positions.closed, money, add)
  tradeFigures(positions.closed, trades, money, add)
  const months = monthsOf(deals, curve.byMonth)
  monthFigures(months, add)
  if (account.currency === 'USD') subscriptionFigures(months, add)
  distributionFigures(positions.closed, money, add)
  groupFigures(positions.closed, money, add)
  return found
}

/** Days after the last deal that the figures leave out; null where they are few. */
function quietDaysOf({ type, ended }, deals) {
  const until = ended ? Date.parse(ended.on) : Date.now()
  const days = Math.floor((until - Date.parse(deals.at(-1).time.slice(0, 10))) / dayMs)
  return type !== 'backtest' && days > 14 ? days : null
}

function factsOf({ type, registered, ended, checked }, deals, positions, add) {
  add('facts.period', 'period', `${deals[0].time.slice(0, 10)}/${deals.at(-1).time.slice(0, 10)}`)
  add('facts.deals', 'count', deals.length)
  add('facts.closed', 'count', positions.closed.length)
  const open = checked?.open?.positions ?? positions.open.length
  if (open > 0) add('facts.open', 'count', open)
  if (registered) add('facts.registered', 'day', registered)
  if (ended) add('facts.ended', 'day', ended.on)
  const quiet = quietDaysOf({ type, ended }, deals)
  if (quiet !== null) {
    add('quiet.last', 'day', deals.at(-1).time.slice(0, 10))
    add('quiet.days', 'count', quiet)
  }
  if (!checked) return
  add('facts.checked.on', 'day', checked.on)
  add('facts.checked.recomputed', 'count', checked.recomputed)
  add('facts.checked.agree', 'count', checked.agree)
  for (const { code, count, tickets, recomputed, printed } of checked.findings) {
    if (count !== undefined) add(`findings.${code}.count`, 'count', count)
    if (tickets) add(`findings.${code}.tickets`, 'text', tickets.join(', '))
    if (recomputed !== undefined) add(`findings.${code}.recomputed`, 'text', recomputed)
    if (printed !== undefined) add(`findings.${code}.printed`, 'text', printed)
  }
}

/** What the newest report printed of open positions, and growth and deepest fall if they closed at those prices. */
function openFigures({ checked }, curve, money, add) {
  const { open, openBefore } = checked ?? {}
  if (!open) return
  if (open.positions === 0) return add('open.none.on', 'day', checked.on)
  const shareOf = ({ balance, result }) =>
    Math.max(-100, balance > 0 ? (100 * result) / balance : 100 * Math.sign(result))
  const now = shareOf(open)
  add('open.now.on', 'day', checked.on)
  add('open.now.positions', 'count', open.positions)
  add('open.now.result', 'signedMoney', money(open.result))
  add('open.now.share', 'signedPercent', now)
  if (open.result >= 0) return
  const left = 1 + now / 100
  const end = curve.points.at(-1)
  add('open.with.growth', 'signedPercent', curve.hasTraded ? 100 * (curve.growth * left - 1) : null)
  add('open.with.drawdown', 'percent', Math.max(curve.deepest, 100 - (100 - end.fall) * left))
  if (openBefore && shareOf(openBefore) > now) add('open.before.share', 'signedPercent', shareOf(openBefore))
}

/** Closings that were recorded within a week of their day, in all and of each month. */
function followedFigures(closings, add) {
  const isLate = ({ time, importedOn }) => Date.parse(importedOn) - Date.parse(time.slice(0, 10)) > 7 * dayMs
  const monthOf = ({ time }) => time.slice(0, 7)
  const row = (month, own) => {
    add(`followed.${month}.trades`, 'count', own.filter((one) => !isLate(one)).length)
    add(`followed.${month}.of`, 'count', own.length)
  }
  if (closings.length > 0) row('all', closings)
  for (const month of [...new Set(closings.map(monthOf))].sort())
    row(
      month,
      closings.filter((one) => monthOf(one) === month),
    )
}

/** Per month and in total: trading days on which every trade is in an email signed by its domain. */
function confirmedFigures({ confirmations }, trades, add) {
  const tickets = new Map()
  for (const { domain, tickets: own } of confirmations) {
    if (!tickets.has(domain)) tickets.set(domain, new Set())
    for (const ticket of own) tickets.get(domain).add(ticket)
  }
  const days = [...new Set(trades.map(({ time }) => time.slice(0, 10)))].sort()
  const rows = []
  for (const domain of [...tickets.keys()].sort()) {
    const open = new Set(
      trades.filter(({ ticket }) => !tickets.get(domain).has(ticket)).map(({ time }) => time.slice(0, 10)),
    )
    for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
      const own = days.filter((day) => day.startsWith(month))
      const count = own.filter((day) => !open.has(day)).length
      if (count > 0) rows.push({ month, domain, count, of: own.length })
    }
  }
  for (const month of ['all', ...new Set(days.map((day) => day.slice(0, 7)))]) {
    const domains = [
      ...new Set(rows.filter((row) => month === 'all' || row.month === month).map(({ domain }) => domain)),
    ]
    for (const [index, domain] of domains.sort().entries()) {
      const own = rows.filter((row) => row.domain === domain && (month === 'all' || row.month === month))
      add(`confirmed.${month}.${index + 1}.domain`, 'text', domain)
      add(`confirmed.${month}.${index + 1}.days`, 'count', sum(own.map(({ count }) => count)))
      add(`confirmed.${month}.${index + 1}.of`, 'count', month === 'all' ? days.length : own[0].of)
    }
  }
}

function mainFigures({ deals, trades, positions, curve, money }, add) {
  const { closed } = positions
  const outcomes = outcomesOf(closed)
  const costs = sum(deals.filter(isCost).map(resultOf))
  const results = trades.map(resultOf)
  const gross = { profit: sum(results.filter((one) => one > 0)), loss: sum(results.filter((one) => one < 0)) + costs }
  const net = gross.profit + gross.loss
  const closings = deals.filter(isClosing).map(resultOf)
  const told = closed.filter(({ hasStop }) => hasStop !== null)
  const stops = told.filter(({ hasStop }) => hasStop).length
  const exposure = exposureOf(trades, positions)
  const daily = sharpeDaily(curve.points)
  const average = { win: per(outcomes.wonSum, outcomes.won), loss: per(outcomes.lostSum, outcomes.lost) }
  const isFew = closed.length < minForRates
  const rate = (value) => (isFew ? null : value)
  const figure = (name, unit, value, ...inputs) => {
    add(`figures.${name}`, unit, value)
    for (const [input, inputUnit, of] of inputs) if (of !== null) add(`figures.${name}.${input}`, inputUnit, of)
  }
  const netProfit = ['netProfit', 'money', money(net)]
  const openingBalance = ['openingBalance', 'money', money(curve.opening)]
  const deposits = ['deposits', 'money', money(curve.flows.paid)]
  const [grossProfit, grossLoss] = [
    ['grossProfit', 'money', money(gross.profit)],
    ['grossLoss', 'money', money(gross.loss)],
  ]
  const byTerminal = ['tradesByTerminal', 'count', closings.length]
  const averages = [
    ['averageWin', 'money', money(average.win)],
    ['averageLoss', 'money', money(average.loss)],
  ]
  figure(
    'growth',
    'signedPercent',
    curve.hasTraded ? 100 * (curve.growth - 1) : null,
    openingBalance,
    ['flows', 'count', curve.flows.count],
    deposits,
    ['withdrawals', 'money', money(curve.flows.taken)],
    ['closingBalance', 'money', money(deals.at(-1).balance)],
  )
  const months = [...curve.byMonth.values()]
  figure('worstMonth', 'signedPercent', months.length > 0 ? Math.min(...months) : null, [
    'months',
    'count',
    months.length,
  ])
  figure('sumOfMonths', 'signedPercent', rate(months.length > 0 ? sum(months) : null), [
    'months',
    'count',
    months.length,
  ])
  figure(
    'absoluteGain',
    'signedPercent',
    share(net, curve.opening + curve.flows.paid),
    netProfit,
    openingBalance,
    deposits,
  )
  figure(
    'netProfit',
    'signedMoney',
    money(net),
    grossProfit,
    grossLoss,
    ['commission', 'money', money(costs + sum(trades.map(({ commission, fee }) => commission + fee)))],
    ['swap', 'money', money(sum(trades.map(({ swap }) => swap)))],
  )
  figure('profitFactor', 'number', rate(gross.loss < 0 ? gross.profit / -gross.loss : null), grossProfit, grossLoss)
  figure('expectancy', 'signedMoney', money(per(net, closed.length)), netProfit, ['positions', 'count', closed.length])
  figure(
    'winRate',
    'percent',
    rate(share(outcomes.won, outcomes.won + outcomes.lost)),
    ['won', 'count', outcomes.won],
    ['lost', 'count', outcomes.lost],
    ['even', 'count', outcomes.even],
    byTerminal,
    ['winRateByTerminal', 'percent', rate(share(closings.filter((one) => one >= 0).length, closings.length))],
  )
  figure(
    'averageWin',
    'money',
    money(average.win),
    ['wonSum', 'money', money(outcomes.wonSum)],
    ['won', 'count', outcomes.won],
  )
  figure(
    'averageLoss',
    'money',
    money(average.loss),
    ['lostSum', 'money', money(outcomes.lostSum)],
    ['lost', 'count', outcomes.lost],
  )
  figure(
    'riskReward',
    'ratio',
    rate(average.win === null || average.loss === null ? null : average.win / -average.loss),
    ...averages,
  )
  figure('drawdown', 'percent', curve.deepest)
  figure('drawdownRelative', 'percent', curve.falls.relative)
  figure('drawdownMaximal', 'money', money(curve.falls.maximal), ['drawdownShare', 'percent', curve.falls.maximalShare])
  figure('drawdownAbsolute', 'money', money(curve.falls.absolute))
  figure('recovery', 'number', rate(per(net, curve.falls.maximal)), netProfit, [
    'drawdownMaximal',
    'money',
    money(curve.falls.maximal),
  ])
  figure('sharpeByTrade', 'number', rate(sharpeByTrade(deals)), byTerminal)
  figure('sharpeDaily', 'number', rate(daily.sharpe), ['days', 'count', daily.days])
  figure(
    'exposure',
    'percent',
    rate(share(exposure.held, exposure.all)),
    ['hoursHeld', 'count', exposure.held / hourMs],
    ['hoursInAll', 'count', exposure.all / hourMs],
  )
  figure('longestLosingRun', 'count', longestLoss(closed.map(({ result }) => result)), ['lost', 'count', outcomes.lost])
  figure('worstDay', 'signedPercent', worstDayOf(curve.points))
  figure(
    'tradesAWeek',
    'decimal',
    exposure.all < 7 * dayMs ? null : per(closed.length, exposure.all / (7 * dayMs)),
    ['positions', 'count', closed.length],
    ['hoursInAll', 'count', exposure.all / hourMs],
  )
  figure('medianHold', 'duration', medianOf(closed.map((one) => (clock(one.closed) - clock(one.opened)) / hourMs)), [
    'positions',
    'count',
    closed.length,
  ])
  figure(
    'withStop',
    'percent',
    rate(share(stops, told.length)),
    ['stopSet', 'count', stops],
    ['stopKnown', 'count', told.length],
  )
  figure(
    'largestLot',
    'lots',
    trades.length > 0
      ? max(
          trades.map(({ volume }) => volume),
          0,
        )
      : null,
  )
  const lots = afterLossOf(positions)
  figure('mostAtOnce', 'count', mostAtOnceOf(positions))
  figure(
    'raisedAfterLoss',
    'percent',
    rate(share(lots.raised, lots.afterLoss)),
    ['raised', 'count', lots.raised],
    ['afterLoss', 'count', lots.afterLoss],
  )
}

const isGold = (symbol) => /^#?(XAU[/_]?USD|GOLD)(?![A-Z]{3})/i.test(symbol)

/** Whole pips of 0.10 US dollars an ounce that a gold position came to; null for another, or where a price is not known. */
function pipsOf({ symbol, isLong, openPrice, closePrice }) {
  if (!isGold(symbol) || Number.isNaN(openPrice) || Number.isNaN(closePrice)) return null
  const moved = Math.round((isLong ? closePrice - openPrice : openPrice - closePrice) * 1000) / 100
  return Math.round(moved) || 0
}

/** Of gold alone: every position as if it were of one size, before costs. */
function goldFigures(closed, add) {
  const pips = closed.map(pipsOf).filter((one) => one !== null)
  if (pips.length === 0) return
  const { count, won, lost, even, wonSum, lostSum } = outcomesOf(pips.map((result) => ({ result })))
  const rate = (value) => (count < minForRates ? null : value)
  const factor = lostSum < 0 ? wonSum / -lostSum : null
  add('gold.counted.positions', 'count', count)
  add('gold.counted.of', 'count', closed.length)
  add('gold.won', 'count', won)
  add('gold.lost', 'count', lost)
  add('gold.even', 'count', even)
  add('gold.winRate', 'percent', rate(share(won, won + lost)))
  add('gold.profitFactor', 'number', rate(factor))
  add('gold.riskReward', 'ratio', rate(factor === null || won === 0 ? null : (factor * lost) / won))
  add('gold.averageTrade', 'pips', round((wonSum + lostSum) / count))
  add('gold.totalProfit', 'signedDollars', 10 * (wonSum + lostSum))
}

/** The chart has at most 120 intervals of equal length, each with the growth at its end and its maximum drawdown. */
function chartFigures({ points: curve }, add) {
  const stretches = 120
  const start = curve[0].at
  const span = Math.max(1, curve.at(-1).at - start)
  const points = []
  let stretch = -1
  for (const { at, growth, fall } of curve) {
    const own = Math.min(stretches - 1, Math.floor((stretches * (at - start)) / span))
    if (own !== stretch) points.push({ at, growth, fall })
    else Object.assign(points.at(-1), { at, growth, fall: Math.max(points.at(-1).fall, fall) })
    stretch = own
  }
  add('chart.text.from', 'day', dayOf(start))
  add('chart.text.to', 'day', dayOf(points.at(-1).at))
  add('chart.text.end', 'number', points.at(-1).growth)
  add(
    'chart.text.deepest',
    'percent',
    max(
      points.map(({ fall }) => fall),
      0,
    ),
  )
  const byMonth = new Map()
  for (const point of points) {
    const month = dayOf(point.at).slice(0, 7)
    byMonth.set(month, [...(byMonth.get(month) ?? []), point])
  }
  for (const [month, own] of byMonth) {
    add(`chart.${month}.growth`, 'signedPercent', 100 * (own.at(-1).growth - 1))
    add(`chart.${month}.drawdown`, 'percent', max(own.map(({ fall }) => fall)))
  }
}

/** Of the sixty positions that were closed last. */
function latestFigures(closed, money, add) {
  const latest = closed.slice(-60)
  if (latest.length === 0) return
  const { won, lost, even } = outcomesOf(latest)
  const results = latest.map(({ result }) => result)
  add('latest.text.positions', 'count', latest.length)
  add('latest.text.from', 'day', latest[0].closed.slice(0, 10))
  add('latest.text.to', 'day', latest.at(-1).closed.slice(0, 10))
  add('latest.text.won', 'count', won)
  add('latest.text.lost', 'count', lost)
  add('latest.text.even', 'count', even)
  add('latest.text.best', 'signedMoney', money(max(results)))
  add('latest.text.worst', 'signedMoney', money(-max(results.map((result) => -result))))
}

/** The gold position that was closed last: its order, its close, its row in the report, its entry here. */
function tradeFigures(closed, trades, money, add) {
  const last = closed.findLast(({ symbol, closePrice }) => isGold(symbol) && !Number.isNaN(closePrice))
  if (!last) return
  const ofLast = (deal) => deal.time === last.closed && (deal.position ?? deal.ticket) === last.id
  const row = trades.findLast(ofLast)
  if (!row) return
  add('trade.opened.time', 'clockMoment', last.opened)
  add('trade.opened.lots', 'lots', last.lots)
  if (!Number.isNaN(last.openPrice)) add('trade.opened.price', 'price', last.openPrice)
  add('trade.closed.time', 'clockMoment', last.closed)
  add('trade.closed.price', 'price', last.closePrice)
  add('trade.closed.result', 'signedMoney', money(last.result))
  add('trade.row.ticket', 'text', row.ticket)
  if (row.report) add('trade.row.on', 'day', row.report.on)
  if (row.report) add('trade.row.file', 'text', row.report.file.slice(0, 12))
  add('trade.entry.seq', 'text', String(row.seq))
  add('trade.entry.hash', 'text', row.hash.slice(0, 12))
}

/** Every month from the first deal to the last; null: nothing was traded. */
function monthsOf(deals, byMonth) {
  const number = (time) => Number(time.slice(0, 4)) * 12 + Number(time.slice(5, 7)) - 1
  const [from, to] = [number(deals[0].time), number(deals.at(-1).time)]
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const [year, month] = [Math.floor((from + index) / 12), ((from + index) % 12) + 1]
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    return { year, month, growth: byMonth.get(name) ?? null }
  })
}

function monthFigures(months, add) {
  for (const year of new Set(months.map((month) => month.year))) {
    const own = months.filter((month) => month.year === year)
    for (const { month, growth } of own)
      if (growth !== null) add(`months.${year}.${String(month).padStart(2, '0')}`, 'change', growth)
    const grown = own.reduce((factor, { growth }) => factor * (1 + (growth ?? 0) / 100), 1)
    add(`months.${year}.all`, 'change', 100 * (grown - 1))
  }
}

/** A deposit that grew as the account did, with and without the price of the subscription at the end of each month. */
function subscriptionFigures(months, add) {
  const grow = (price) => {
    let [left, paid] = [terms.deposit, 0]
    for (const { growth } of months) {
      const grown = left * (1 + (growth ?? 0) / 100)
      const due = Math.min(grown, price)
      left = grown - due
      paid += due
    }
    return { left, paid, percent: (100 * (left - terms.deposit)) / terms.deposit }
  }
  const after = grow(terms.price)
  add('subscription.before', 'signedPercent', grow(0).percent)
  add('subscription.after', 'signedPercent', after.percent)
  add('subscription.left', 'money', after.left)
  add('subscription.paid', 'money', after.paid)
  add('subscription.share', 'percent', (100 * terms.price) / terms.deposit)
}

/** About twenty bars of equal, round width over the middle ninety-six of a hundred results; the outermost hold the rest. */
function distributionFigures(closed, money, add) {
  if (closed.length === 0) return
  const results = closed.map(({ result }) => result).sort((a, b) => a - b)
  const [low, high] = [0.02, 0.98].map((part) => results[Math.round(part * (results.length - 1))])
  const least = Math.max(1, (high - low) / 20)
  const power = 10 ** Math.floor(Math.log10(least))
  const width = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10)
  const first = Math.floor(low / width)
  const last = Math.max(first, Math.floor(high / width))
  for (let bar = first; bar <= last; bar += 1) {
    const name = `distribution.${bar - first + 1}`
    const isOpenBelow = bar === first && results[0] < first * width
    const isOpenAbove = bar === last && results.at(-1) >= (last + 1) * width
    if (!isOpenBelow) add(`${name}.bounds.from`, 'money', money(bar * width))
    if (!isOpenAbove) add(`${name}.bounds.to`, 'money', money((bar + 1) * width))
    const barOf = (result) => Math.min(last, Math.max(first, Math.floor(result / width)))
    add(`${name}.positions`, 'count', results.filter((result) => barOf(result) === bar).length)
  }
}

const groupings = {
  weekday: ({ closed }) => String(new Date(`${closed.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7),
  hour: ({ closed }) => String(Number(closed.slice(11, 13))),
  symbol: ({ symbol }) => symbol,
}

function groupFigures(closed, money, add) {
  for (const [by, keyOf] of Object.entries(groupings)) {
    const groups = new Map()
    for (const position of closed) {
      const key = keyOf(position)
      if (!groups.has(key)) groups.set(key, [])
      groups.get(key).push(position)
    }
    let rows = [...groups].sort(([a], [b]) => Number(a) - Number(b))
    if (by === 'symbol') {
      rows = [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
      const others = rows.slice(12).flatMap(([, own]) => own)
      rows = [...rows.slice(0, 12), ...(others.length > 0 ? [['', others]] : [])]
    }
    for (const [key, own] of rows) {
      const { count, won, lost, even, wonSum, lostSum } = outcomesOf(own)
      const name = `${by}.${key || 'others'}`
      add(`${name}.positions`, 'count', count)
      add(`${name}.won`, 'count', won)
      add(`${name}.lost`, 'count', lost)
      add(`${name}.even`, 'count', even)
      add(`${name}.result`, 'signedMoney', money(wonSum + lostSum))
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// 4. The figures of the months and trades on the record.

const hundredths = (decimal) => Math.round(100 * Number(decimal))

/** Months and trades of one origin: of the account that carries the record ("measured"), or what is stated. */
function recordFigures(origin, own) {
  const found = []
  const add = (name, unit, value) => found.push([`${origin}.${name}`, unit, value])
  if (origin === 'stated' && own.operations.length > 0) operationFigures(own.operations, add)
  if (own.operations.length > 0) add('operations', 'decimal', own.operations.length)
  const isStated = origin === 'stated'
  // Beside an imported account, stated months have no chart.
  const withCurve = !isStated || ![...accounts.values()].some(({ known }) => known.size > 0)
  if (own.months.length > 0) ofMonthsFigures(own.months, add, { withDrawdown: isStated, withCurve })
  behindFigures(own, add)
  const newest = [...own.operations].sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
  for (const [index, { at, entryPrice, exitPrice, result, time }] of newest.slice(0, 10).entries()) {
    add(`operation.${index + 1}.entry`, 'price', Number(entryPrice))
    add(`operation.${index + 1}.exit`, 'price', Number(exitPrice))
    add(`operation.${index + 1}.result`, 'pips', result)
    const isDated = at.slice(11, 16) === time
    add(`operation.${index + 1}.time`, isDated ? 'tradeTime' : 'text', isDated ? at : time)
  }
  return found
}

/** How many trades and months the figures are of, and from when to when. */
function behindFigures(own, add) {
  if (own.operations.length > 0) {
    const days = own.operations.map(({ at }) => at.slice(0, 10)).sort()
    add('behind.operations.records', 'count', days.length)
    add('behind.operations.period', 'period', `${days[0]}/${days.at(-1)}`)
  }
  if (own.months.length === 0) return
  const [first, last] = [own.months[0], own.months.at(-1)]
  const from = dayOf(Date.UTC(first.year, first.month - 1, 1))
  add('behind.months.records', 'count', own.months.length)
  add('behind.months.period', 'period', `${from}/${dayOf(Date.UTC(last.year, last.month, 0))}`)
}

/** Nothing stated is computed with anything imported, and only one account at a time is the record. */
const ownOf = (account) => ({
  operations: operations.filter((one) => (one.account ?? null) === account),
  months: [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, month]) => month)
    .filter((one) => (one.account ?? null) === account),
})

function operationFigures(own, add) {
  const results = own.map(({ result }) => result)
  const won = results.filter((result) => result > 0)
  const lost = results.filter((result) => result < 0)
  const factor = lost.length > 0 ? sum(won) / -sum(lost) : null
  const decided = won.length + lost.length
  add('winRate', 'percent', results.length < minForRates || decided === 0 ? null : (100 * won.length) / decided)
  add('profitFactor', 'decimal', factor)
  add('riskReward', 'ratio', factor === null || won.length === 0 ? null : (factor * lost.length) / won.length)
  add('averageTrade', 'pips', round(sum(results) / results.length))
  add('totalProfit', 'signedDollars', 10 * sum(results))
}

function ofMonthsFigures(inOrder, add, { withDrawdown, withCurve }) {
  const gains = inOrder.map(({ percentageGain }) => hundredths(percentageGain))
  let [growth, high, deepest] = [1, 1, 0]
  for (const gain of gains) {
    growth *= Math.max(0, 1 + gain / 10_000)
    high = Math.max(high, growth)
    deepest = Math.max(deepest, 1 - growth / high)
  }
  const mean = sum(gains) / gains.length
  const variance = sum(gains.map((gain) => (gain - mean) ** 2)) / (gains.length - 1)
  const isEven = gains.every((gain) => gain === gains[0])
  add('consistency', 'percent', (100 * gains.filter((gain) => gain > 0).length) / gains.length)
  add('compoundedReturn', 'gain', 100 * (growth - 1))
  add('sumOfMonths', 'gain', round(sum(gains) / 10) / 10)
  if (withDrawdown) add('maxDrawdown', 'percent', 100 * deepest)
  add('sharpe', 'decimal', gains.length < 12 || isEven ? null : mean / Math.sqrt(variance))
  if (withCurve) {
    add('curve', 'number', growth)
    const newest = inOrder.slice(-6)
    add('newest.gain', 'gain', round(sum(newest.map((month) => hundredths(month.percentageGain))) / 10) / 10)
    add('newest.profit', 'signedDollars', sum(newest.map(({ profitAmount }) => profitAmount)) / 100)
  }
  for (const { percentageGain, profitAmount, ...month } of inOrder) {
    add(`month.${nameOfMonth(month)}.gain`, 'signedPercent', Number(percentageGain))
    add(`month.${nameOfMonth(month)}.profit`, 'signedDollars', profitAmount / 100)
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// 5. Whether the entries of an account agree with one another.

function checkAccount({ slug, digits, ended }, deals) {
  let before = null
  for (const deal of deals) {
    const expected =
      before === null || (isLent(deal) && deal.balance === before) ? deal.balance : before + resultOf(deal)
    if (deal.balance !== expected)
      disagrees(
        deal.seq,
        `after deal ${deal.ticket} the balance is ${deal.balance}, the deals before it make ${expected}`,
      )
    before = deal.balance
  }
  if (ended && ended.lastBalance !== null && ended.lastBalance !== undefined) {
    const known = deals.filter(({ seq }) => seq < ended.seq).at(-1)
    if (known && known.balance !== ended.lastBalance)
      disagrees(ended.seq, `its last balance is ${ended.lastBalance}, that of the last deal is ${known.balance}`)
  }
  if (slug !== carrier) return
  checkOperations(slug, deals)
  checkMonths(slug, deals, digits)
}

/** Trades of the record that came from an account are its closed gold positions, each with the same result. */
function checkOperations(slug, deals) {
  const own = operations.filter(({ account }) => account === slug)
  if (own.length === 0) return
  const results = new Map()
  for (const position of positionsOf(deals.filter(isTrade)).closed) {
    const pips = pipsOf(position)
    if (pips !== null) results.set(position.id, pips)
  }
  for (const { position, result, seq } of own) {
    if (!results.has(position)) disagrees(seq, `position ${position} of ${slug} is not among its closed gold positions`)
    else if (results.get(position) !== result)
      disagrees(seq, `position ${position} of ${slug} came to ${results.get(position)} pips, not to ${result}`)
  }
}

/** Imported months that name their account are what its deals made of them. */
function checkMonths(slug, deals, digits) {
  const own = [...months].filter(([, month]) => month.source === 'imported' && month.account === slug)
  if (own.length === 0) return
  const { byMonth } = curveOf(deals)
  for (const [name, { percentageGain, profitAmount, seq }] of own) {
    const gain = byMonth.get(name)
    const profit = sum(deals.filter((deal) => isResult(deal) && deal.time.startsWith(name)).map(resultOf))
    if (gain === undefined || (gain || 0).toFixed(2) !== percentageGain || (digits === 2 && profit !== profitAmount))
      disagrees(seq, `the deals of ${slug} make ${gain?.toFixed(2) ?? 'nothing'} % of ${name}, not ${percentageGain} %`)
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// 6. What is printed: a figure a line.

const number = (value, options) => new Intl.NumberFormat('en', options).format(value).replace('-', '\u2212')
const digitsOf = (least, most = least) => ({ minimumFractionDigits: least, maximumFractionDigits: most })
const signs = { signDisplay: 'exceptZero' }
const percent = (value, options) => number(value / 100, { style: 'percent', ...options })
/** What would round to nothing keeps its first digit: no loss is printed as none. */
const decimals = (value, most, least = most) =>
  Math.abs(value) > 1e-6 && Math.abs(value) < 0.5 / 10 ** most ? { maximumSignificantDigits: 1 } : digitsOf(least, most)
const some = (value) => decimals(value, 1, Number.isInteger(value) ? 0 : 1)
const amount = (value, currency, options = {}) =>
  /^[A-Z]{3}$/.test(currency)
    ? number(value, { style: 'currency', currency, ...digitsOf(2), ...options })
    : `${number(value, { ...digitsOf(2), ...options })} ${currency}`
const compact = (value) =>
  Math.abs(value) >= 1e6 ? { notation: 'compact', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 1 } : {}

/** As the English pages round it. */
const writings = {
  percent: (value) => percent(value, some(value)),
  signedPercent: (value) => percent(value, { ...decimals(value, 2), ...signs }),
  gain: (value) => percent(value, { ...some(value), ...signs }),
  change: (value) => number(value, { ...decimals(value, 2), ...signs }),
  money: amount,
  signedMoney: (value, currency) => amount(value, currency, signs),
  signedDollars: (value) =>
    number(value, {
      style: 'currency',
      currency: 'USD',
      ...digitsOf(0, Number.isInteger(value) ? 0 : 2),
      ...compact(value),
      ...signs,
    }),
  number: (value) => number(value, digitsOf(2)),
  decimal: (value) => number(value, { maximumFractionDigits: 2 }),
  duration: (hours) => {
    const [value, unit] =
      hours < 2 ? [Math.round(hours * 60), 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day']
    return number(Number(value.toFixed(1)), { style: 'unit', unit, unitDisplay: 'long' })
  },
  ratio: (value) => `${number(value, { maximumFractionDigits: 1 })}:1`,
  pips: (value) => `${number(value, { ...signs })} ${Math.abs(value) === 1 ? 'pip' : 'pips'}`,
  lots: (value) => number(value, { maximumFractionDigits: 2 }),
  price: (value) => number(value, digitsOf(2, 5)),
  count: (value) => number(Math.round(value)),
  day: String,
  clockMoment: (value) => value.replace('T', ' '),
  period: (value) => value.replace('/', ' to '),
  text: String,
}

const out = (line) => process.stdout.write(`${line}\n`)
const line = (name, value, of) => out([name.padEnd(42), value.padEnd(18), of].join('  ').trimEnd())
/** `figures.drawdownShare` is said as "drawdown share". */
const said = (name) =>
  name
    .replace(/^figures\./, '')
    .replaceAll('.', ': ')
    .replaceAll(/[a-z][A-Z]/g, ([before, after]) => `${before} ${after.toLowerCase()}`)

function printFigures(figures, of, currency = 'USD') {
  for (const [name, unit, value] of figures)
    line(said(name), value === null ? '\u2014' : writings[unit](value, currency), of)
}

const uploaded = 'uploaded by the operator, not confirmed by the broker'

/** Number of confirmed trading days by signer, worded as on its page. */
function originOf(account, deals) {
  if (account.isMadeUp) return 'made up for a demonstration'
  const found = new Map()
  confirmedFigures(account, deals.filter(isTrade), (name, _, value) => found.set(name, value))
  const texts = []
  let isWhole = false
  for (let index = 1; found.has(`confirmed.all.${index}.domain`); index += 1) {
    const [domain, days, of] = ['domain', 'days', 'of'].map((cell) => found.get(`confirmed.all.${index}.${cell}`))
    texts.push(
      `emails signed by ${domain}, according to this site, match ${number(days)} of ${number(of)} trading days`,
    )
    isWhole ||= days === of
  }
  if (texts.length === 0) return uploaded
  return [...texts, ...(isWhole ? [] : [`other days: ${uploaded}`])].join('; ')
}

/** What the check of the last report found, as the English pages say it. */
const findingTexts = {
  begins_later: ({ recomputed }) =>
    `The report begins with a balance of ${recomputed} that nothing in it explains: the account’s first deals are missing. If that balance is too high, every percentage here, losses too, looks smaller than it was.`,
  later_deals_left_out: ({ recomputed, printed }) =>
    `The report leaves out later deals: it ends with a balance of ${recomputed}, but the account stood at ${printed}.`,
  position_spoiled: ({ count, tickets }) => `Deals and positions that don’t match each other: ${count} (${tickets}).`,
  price_differs: ({ count, tickets }) =>
    `Closing deals whose profit doesn’t follow from their prices and lots: ${count} (${tickets}).`,
  gold_checked: ({ count }) =>
    `Gold deals filled within the market’s price range for the hour of the deal: ${count}. The operator imported the market prices; no one else has confirmed them.`,
  gold_outside: ({ count, tickets }) =>
    `Gold deals filled outside the market’s price range for the hour of the deal: ${count} (${tickets}).`,
  currency_scale: ({ recomputed, printed }) =>
    `The report says the amounts are in ${printed}, but they may not be: a one-dollar price move comes to ${recomputed} per lot, which matches no broker’s lot size.`,
  cent_name: ({ recomputed, printed }) =>
    `The report is in ${printed}, but ${recomputed} is a name brokers use for cent accounts. If the amounts are cents, each is really a hundredth of what is shown.`,
  numbers_fall: ({ count, tickets }) =>
    `Deals with a lower number than the deal before them: ${count} (${tickets}). Brokers number deals in order; rows from another account would break that order.`,
  head_differs: () => 'The report’s heading names a different account number or holder than its first rows do.',
  gold_unchecked: ({ count }) =>
    `Gold deals whose prices were not checked, because this site has no gold prices for the hour of the deal: ${count}.`,
  currency_unchecked: ({ recomputed, printed }) =>
    `We couldn’t check whether the amounts are really in ${printed}. Closing deals usable for the check: ${recomputed}.`,
  numbers_alone: ({ count }) =>
    `Of all the numbers the broker’s server gave out over a day or more, ${count}% went to this account. A broker numbers the orders of all its clients, so at a busy broker one account gets only a small share.`,
  broker_differs: ({ recomputed, printed }) =>
    `The operator registered this account with ${recomputed}, but the report names ${printed}.`,
}

/** What the figures of an account leave out, and what was found against them. */
function caveatsOf({ checked, currency, ended, type }, deals, closed) {
  const texts = ['Losses on open positions are not included.']
  const [first, last] = [deals[0].time, deals.at(-1).time]
  if (clock(last) - clock(first) < 365 * dayMs) texts.push('Less than one year of data.')
  if (closed.length < minForRates)
    texts.push(
      `With fewer than ${minForRates} closed positions, a win rate or any other rate would mean little, so you see only growth, drawdown and amounts.`,
    )
  const quiet = quietDaysOf({ ended, type }, deals)
  if (quiet !== null)
    texts.push(
      `Last deal on record: ${last.slice(0, 10)}. Days ${ended ? 'from then until the account ended' : 'since then'}, not covered by these figures: ${number(quiet)}.`,
    )
  for (const { code, count, tickets = [], ...amounts } of checked?.findings ?? []) {
    const say = Object.hasOwn(findingTexts, code)
      ? findingTexts[code]
      : () => `A finding that this script does not know: ${code}.`
    texts.push(say({ ...amounts, count: number(count ?? 0), tickets: tickets.join(', ') }))
  }
  if (currency !== 'USD')
    texts.push(
      `Figures are in ${currency}. If you use another currency, exchange rates can raise or lower your result.`,
    )
  return texts
}

function printAccount(account) {
  const deals = historyOf(account)
  account.origin = originOf(account, deals)
  const kind = account.type === 'backtest' ? 'backtest' : `${account.type} account`
  if (deals.length === 0) return line('deals', '0', `${account.name}, ${kind}, no report on record`)
  checkAccount(account, deals)
  const period = `${deals[0].time.slice(0, 10)} to ${deals.at(-1).time.slice(0, 10)}`
  out('')
  printFigures(figuresOf(account, deals), `${account.name}, ${kind}, ${period}, ${account.origin}`, account.currency)
  for (const text of caveatsOf(account, deals, positionsOf(deals.filter(isTrade)).closed))
    out(`${account.name}: ${text}`)
}

function printRecord(origin, account) {
  const own = ownOf(account?.slug ?? null)
  const types = account ? [account.type] : [...new Set(own.operations.map(({ accountType }) => accountType))]
  const type = types.length > 0 ? types.join(' and ') : 'type of account not stated'
  const days = own.operations.map(({ at }) => at.slice(0, 10)).sort()
  const named = own.months.map(nameOfMonth)
  const source = account ? account.origin : 'typed or listed by the operator: stated, not measured'
  out('')
  for (const figure of recordFigures(origin, own)) {
    const isOfMonths = /consistency|compounded|sumOf|Drawdown|sharpe|curve|month|newest/.test(figure[0])
    const all = isOfMonths ? named : days
    const of = account ? `months and gold trades of ${account.name}` : 'months and trades'
    printFigures([figure], `${of}, ${type}, ${all[0]} to ${all.at(-1)}, ${source}`)
  }
}

/** What happened to the record itself, as the site names it. */
function printEvents() {
  for (const { seq, on, text } of events) line(`entry ${seq}`, on, text)
  const latest = (list) => [...list].reverse().slice(0, 60).entries()
  for (const [index, { on, text, own }] of latest(events))
    printFigures(
      [['on', 'day', on], ...own].map(([name, ...figure]) => [`events.${index + 1}.${name}`, ...figure]),
      `what happened to the record: ${text}`,
    )
  for (const [index, { before, now, on }] of latest(corrections)) {
    const amounts = (name, { percentageGain, profitAmount }) => [
      [`${name}.gain`, 'signedPercent', Number(percentageGain)],
      [`${name}.profit`, 'signedDollars', profitAmount / 100],
    ]
    printFigures(
      [
        ['of.month', 'text', nameOfMonth(now)],
        ['of.on', 'day', on],
        ...amounts('before', before),
        ...amounts('now', now),
      ].map(([name, ...figure]) => [`corrections.${index + 1}.${name}`, ...figure]),
      `correction of ${nameOfMonth(now)}`,
    )
  }
}

/** The keys that signed mails of brokers: how to look each up, and with --look-up what two public services answer. */
async function printKeys() {
  const keys = new Map()
  for (const { confirmations } of accounts.values())
    for (const one of confirmations) keys.set(`${one.selector}._domainkey.${one.domain} ${one.key}`, one)
  if (keys.size === 0) return
  out('')
  out('Keys that signed mails of brokers, according to this site. Look each up, and see who owns the domain:')
  const dns = rest.includes('--look-up') ? await import('node:dns/promises') : null
  for (const { selector, domain, key, keyRecord, keySeenAt, keyServers } of keys.values()) {
    const name = `${selector}._domainkey.${domain}`
    line(`key: ${name}`, keyRecord ?? `SHA-256 ${key}`, `seen by this site at ${keySeenAt}`)
    if (keyServers) line(`key: ${name}: asked`, keyServers.join(', '), 'DNS servers that the operator chose')
    line(`key: ${name}: look up`, `dig +short TXT ${name} @1.1.1.1`, 'compare what stands after p=')
    for (const server of dns ? ['1.1.1.1', '8.8.8.8'] : [])
      line(`key: ${name}: ${server}`, await keyNow(dns, server, name, { key, keyRecord }), 'compared with the ledger')
  }
}

async function keyNow({ Resolver }, server, name, { key, keyRecord }) {
  const resolver = new Resolver({ timeout: 5_000, tries: 2 })
  resolver.setServers([server])
  const publicKey = (record = '') => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1].replace(/\s+/g, '') || null
  const known = publicKey(keyRecord)
  try {
    const records = (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    const isSame = (record) =>
      createHash('sha256').update(record).digest('hex') === key || (known !== null && publicKey(record) === known)
    if (records.some(isSame)) return 'SAME KEY'
    return records.some((record) => publicKey(record)) ? 'OTHER KEY' : 'GONE'
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes(error.code) ? 'GONE' : 'NO ANSWER'
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// 7. Stamps of outside authorities: when the end of the ledger existed, by somebody else's clock.

/** The values in some bytes of DER: tag, content, and both with their length. */
function valuesIn(bytes) {
  const values = []
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1]
    const more = first < 0x80 ? 0 : first - 0x80
    const length = more === 0 ? first : bytes.readUIntBE(at + 2, more)
    const start = at + 2 + more
    if (first === undefined || first === 0x80 || start + length > bytes.length) throw new Error('no DER')
    values.push({
      tag: bytes[at],
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    })
    at = start + length
  }
  return values
}
const within = (value, ...places) => places.reduce((inner, place) => valuesIn(inner.content)[place], value)

const oid = (value) => value.content.toString('hex')
const stampedContent = '2a864886f70d0109100104'
const hashNames = {
  '2b0e03021a': 'sha1',
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
  '2a864886f70d01010b': 'sha256',
  '2a864886f70d01010c': 'sha384',
  '2a864886f70d01010d': 'sha512',
  '2a8648ce3d040302': 'sha256',
  '2a8648ce3d040303': 'sha384',
  '2a8648ce3d040304': 'sha512',
}
const digestOf = (name, bytes) => createHash(name).update(bytes).digest()

/** What an authority's answer says, with its certificates; throws where it is not signed by the one it names (RFC 3161, RFC 5652). */
function readStamp(response) {
  const signed = within(valuesIn(response)[0], 1, 1, 0)
  const parts = valuesIn(signed.content)
  if (oid(within(parts[2], 0)) !== stampedContent) throw new Error('it is no time stamp')
  const content = within(parts[2], 1, 0).content
  const info = valuesIn(within({ content }, 0).content)
  const certificates = valuesIn(parts[3].content).map(({ whole }) => new X509Certificate(whole))
  const [, , digest, attributes, algorithm, signature] = valuesIn(within(parts.at(-1), 0).content)
  const attribute = new Map(valuesIn(attributes.content).map((one) => [oid(within(one, 0)), within(one, 1, 0)]))
  if (oid(attribute.get('2a864886f70d010903')) !== stampedContent) throw new Error('it is no time stamp')
  if (!attribute.get('2a864886f70d010904').content.equals(digestOf(hashNames[oid(within(digest, 0))], content)))
    throw new Error('its content was changed')
  // The hash of the certificate is signed along: SHA-1 in the older attribute, SHA-256 unless named in the newer (RFC 5816).
  const newer = attribute.get('2a864886f70d010910022f')
  const named = valuesIn(within(newer ?? attribute.get('2a864886f70d010910020c'), 0, 0).content)
  const hashName = !newer ? 'sha1' : named[0].tag === 4 ? 'sha256' : hashNames[oid(within(named[0], 0))]
  const hashed = named.find(({ tag }) => tag === 4).content
  const signing = certificates.find(({ raw }) => digestOf(hashName, raw).equals(hashed))
  if (!signing) throw new Error('its certificate is missing')
  const set = Buffer.from(attributes.whole)
  set[0] = 0x31
  const how = hashNames[oid(within(algorithm, 0))] ?? hashNames[oid(within(digest, 0))]
  if (!verify(how, set, signing.publicKey, signature.content)) throw new Error('its signature is not genuine')
  const [, year, month, day, hour, minute, second] = /^(....)(..)(..)(..)(..)(..)(?:\.\d+)?Z$/.exec(
    String(info[4].content),
  )
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).toISOString()
  return {
    imprint: within(info[2], 1).content.toString('hex'),
    hash: hashNames[oid(within(info[2], 0, 0))],
    time,
    signing,
    certificates,
  }
}

const timeStamping = '1.3.6.1.5.5.7.3.8'
const nameIn = ({ subject }, part) =>
  subject
    .split('\n')
    .find((one) => one.startsWith(`${part}=`))
    ?.slice(part.length + 1)

/** Throws unless the certificate is for time stamps alone, was valid then, and leads to a known root by way of issuers that may. */
function checkCertificate({ signing, certificates, time }, roots) {
  const isValid = ({ validFrom, validTo }) =>
    new Date(validFrom) <= new Date(time) && new Date(time) <= new Date(validTo)
  if (String(signing.keyUsage) !== timeStamping) throw new Error('its certificate is not for time stamps alone')
  if (!isValid(signing)) throw new Error('its certificate was not valid then')
  let current = signing
  for (let steps = 0; steps < 6; steps += 1) {
    const issued = (issuer) =>
      issuer.ca && isValid(issuer) && current.checkIssued(issuer) && current.verify(issuer.publicKey)
    if (roots.some(issued)) return
    current = certificates.find((one) => issued(one) && (one.keyUsage ?? [timeStamping]).includes(timeStamping))
    if (!current) break
  }
  throw new Error('its certificate leads to no root that this Node ships (--roots=FILE names others)')
}

async function readStampFile(path) {
  const lines = []
  if (path) for await (const one of linesOf(path)) lines.push({ number: one.number, ...parse(one) })
  wanted.set(1, null)
  for (const { head } of lines) for (const seq of [head.seq, head.seq + 1]) wanted.set(seq, null)
  return lines
}

/** The stamps that count, oldest first; the others are disagreements. */
function checkStamps(lines, entries) {
  const extra = optionText('roots')
  const pems = extra ? readFileSync(extra, 'utf8').match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----/g) : []
  const roots = [...rootCertificates, ...pems].map((pem) => new X509Certificate(pem))
  const stamps = []
  for (const { number, head, stamp } of lines) {
    try {
      const said = readStamp(Buffer.from(stamp, 'base64'))
      if (said.hash !== 'sha256' || said.imprint !== digestOf('sha256', canonical({ head })).toString('hex'))
        throw new Error('it is of something else')
      checkCertificate(said, roots)
      if (!isSigned(head)) throw new Error('the head it is of is not signed by its key')
      if (head.seq > entries)
        throw new Error(`at ${said.time} there were ${head.seq} entries: some are missing here, or this copy is older`)
      if (wanted.get(head.seq).hash !== head.hash)
        throw new Error(`at ${said.time} entry ${head.seq} was another: this ledger was made anew`)
      stamps.push({
        seq: head.seq,
        time: said.time,
        authority: nameIn(said.signing, 'O'),
        certificate: nameIn(said.signing, 'CN'),
      })
    } catch (error) {
      disagreements.push(`DISAGREES with line ${number} of the stamps: ${error.message}`)
    }
  }
  return stamps.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : a.seq - b.seq))
}

/** Days after which an entry should have been stamped; maximum days without any stamp. */
const [maxDaysToStamp, maxDaysWithoutStamp] = [3, 10]

function printStamps(lines, entries) {
  const stamps = checkStamps(lines, entries)
  if (stamps.length === 0)
    return out('Stamped by nobody outside: the times are those of the operator’s machine (--stamps=FILE names stamps).')
  const says = ({ seq, authority, certificate }) =>
    `entry ${seq} and all before it existed by then, says ${authority} (key of ${certificate})`
  line('stamps', String(stamps.length), 'of outside authorities, each checked up to a root')
  line('first stamp', stamps[0].time, says(stamps[0]))
  line('last stamp', stamps.at(-1).time, says(stamps.at(-1)))
  const gap = (from, until) => Date.parse(until) - Date.parse(from)
  const now = new Date().toISOString()
  const late = (seq, until) => gap(wanted.get(seq).recordedAt, until) > maxDaysToStamp * dayMs
  let [covered, before] = [0, stamps[0].time]
  for (const { seq, time } of stamps) {
    const { recordedAt } = wanted.get(seq)
    if (gap(time, recordedAt) > 300_000)
      disagrees(
        seq,
        `it says that it was recorded at ${recordedAt}, but a stamp of ${time} covers it: a clock was ahead`,
      )
    if (gap(before, time) > maxDaysWithoutStamp * dayMs) out(`No stamp between ${before} and ${time}.`)
    before = time
    if (seq <= covered) continue
    if (late(covered + 1, time))
      out(
        `Entries ${covered + 1} to ${seq}: recorded from ${wanted.get(covered + 1).recordedAt} on, as the operator’s machine says; first stamped at ${time}.`,
      )
    covered = seq
  }
  if (covered < entries && late(covered + 1, now)) out(`Entries from ${covered + 1} on: not stamped.`)
  if (gap(before, now) > maxDaysWithoutStamp * dayMs) out(`No stamp since ${before}.`)
  for (const { name, openedAt } of accounts.values()) {
    const first = stamps.find(({ seq }) => seq >= openedAt)
    if (first) line('registration stamped', first.time, `${name}, says ${first.authority}`)
  }
}

async function main() {
  if (!file || isOption(file)) {
    process.stderr.write(
      'usage: node verify.mjs ledger.jsonl [PUBLIC-KEY] [SEQ:HASH …] [--price=89.95] [--deposit=1000] [--look-up] [--stamps=ledger-stamps.jsonl] [--roots=roots.pem]\n',
    )
    return 1
  }
  const given = rest.filter((text) => !isOption(text))
  const heads = given.filter((text) => text.includes(':')).map((text) => text.split(':'))
  const stampLines = await readStampFile(optionText('stamps'))
  const { entries, hash, head } = await readChain(file, new Map(heads.map(([seq, own]) => [Number(seq), own])), take)
  const [other] = given.filter((text) => !text.includes(':') && text !== head.keyId)
  if (other) broken(entries + 1, `the head is signed with ${head.keyId}, not with ${other}`)
  line('entries', String(entries), 'none was changed, removed or moved since it was recorded')
  line('last entry', hash, '')
  line('signed', head.time, `by the key ${head.keyId}`)
  if (madeUp > 0) line('made up for a demonstration', String(madeUp), 'entries, and whatever follows from them')
  for (const account of accounts.values()) printAccount(account)
  if (carrier !== null && accounts.has(carrier)) printRecord('measured', accounts.get(carrier))
  printRecord('stated', null)
  printEvents()
  out('')
  printStamps(stampLines, entries)
  await printKeys()
  out('')
  out(
    'Not checked: whether the files that the operator uploaded came from a broker unchanged; no copy of the ledger can tell.',
  )
  for (const [kind, seq] of unknown)
    out(`UNKNOWN kind of entry "${kind}", first at entry ${seq}: get a newer script; the figures above leave it out.`)
  for (const disagreement of disagreements.slice(0, 50)) process.stderr.write(`${disagreement}\n`)
  if (disagreements.length > 50) process.stderr.write(`and ${disagreements.length - 50} more disagreements\n`)
  return disagreements.length > 0 ? 1 : unknown.size > 0 ? 2 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Broken ? error.message : `BROKEN: ${error.message}`}\n`)
  process.exitCode = 1
}
