import type { ReactNode } from 'react'
import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { shortHash } from '#domain/report/latest-trade.ts'
import { marked } from './marked.ts'
import { AccountMarks } from './ProvenanceMark.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useSite } from './site-context.tsx'

/**
 * The newest gold trade step by step: order, closing, report row, ledger entry. The signal before it is not recorded,
 * so not drawn; nothing for a trade not on the ledger.
 */
export function LatestTrade({ of, level }: { of: RecordedAccount; level: 2 | 3 }) {
  const { words, format } = useSite()
  const { currency, tradeEntry, slug } = of
  const { trade, digits } = of.record
  if (!trade || !tradeEntry) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  // As an introduction it needs no hashes to compare.
  const hasHashes = level === 2
  const { account, verify, hero } = words
  const { column } = account
  const said = account.trade
  const { seq, hash, report } = tradeEntry
  const { side, openPrice, closePrice, hasStop } = trade
  return (
    <figure className="part" data-of={slug}>
      <Heading>{said.title}</Heading>
      <AccountMarks of={of} />
      <figcaption id="trade-text">{said.text}</figcaption>
      {openPrice !== null && <PricePath from={openPrice} to={closePrice} isWon={trade.result > 0} />}
      <ol className="trade" aria-describedby="trade-text">
        <Step title={said.order}>
          <Entry name={column.time} mark="trade.opened.time" text={format.clockMoment(trade.opened)} />
          <Entry name={column.type} text={side === 'buy' ? hero.transactions.long : hero.transactions.short} />
          <Entry name={column.symbol} text={trade.symbol} />
          <Entry name={column.lots} mark="trade.opened.lots" text={format.upToTwo(trade.lots)} />
          {openPrice !== null && <Entry name={column.price} mark="trade.opened.price" text={format.price(openPrice)} />}
          {hasStop !== null && <p>{hasStop ? said.stop : said.noStop}</p>}
        </Step>
        <Step title={said.closing}>
          <Entry name={column.time} mark="trade.closed.time" text={format.clockMoment(trade.closed)} />
          <Entry name={column.price} mark="trade.closed.price" text={format.price(closePrice)} />
          <Entry
            name={account.result}
            mark="trade.closed.result"
            text={format.amount(trade.result / 10 ** digits, currency, true)}
          />
          <p>{account.net}</p>
        </Step>
        <Step title={said.row}>
          <Entry name={column.ticket} mark="trade.row.ticket" text={trade.ticket} />
          {report && <Entry name={said.imported} mark="trade.row.on" text={format.day(report.on)} />}
          {hasHashes && report && <Entry name={said.file} mark="trade.row.file" text={shortHash(report.file)} />}
        </Step>
        <Step title={said.entry}>
          <Entry name={said.number} mark="trade.entry.seq" text={String(seq)} />
          {hasHashes && <Entry name={said.fingerprint} mark="trade.entry.hash" text={shortHash(hash)} />}
          <p>
            <SiteLink to="verify">{verify.link}</SiteLink>
          </p>
        </Step>
      </ol>
    </figure>
  )
}

/** From order price to closing price, with a dot at each. The list below says the same. */
function PricePath({ from, to, isWon }: { from: number; to: number; isWon: boolean }) {
  const { format } = useSite()
  const [start, end] = from === to ? [36, 36] : from < to ? [64, 8] : [8, 64]
  return (
    <div aria-hidden="true">
      <svg className="price-path" aria-hidden="true">
        <line className={isWon ? 'gain' : 'loss'} x2="100%" y1={start} y2={end} />
        <circle cy={start} r="5" />
        <circle cx="100%" cy={end} r="5" />
      </svg>
      <p className="ends">
        <span>{format.price(from)}</span>
        <span>{format.price(to)}</span>
      </p>
    </div>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      {children}
    </li>
  )
}

function Entry({ name, mark, text }: { name: string; mark?: Parameters<typeof marked>[0]; text: string }) {
  return (
    <p>
      <span className="name">{name}</span> <bdi {...(mark && marked(mark))}>{text}</bdi>
    </p>
  )
}
