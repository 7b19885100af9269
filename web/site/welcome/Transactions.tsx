import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { isLong } from '#domain/record/track-record.ts'
import { type Direction, directionOf } from '#domain/site/languages.ts'
import type { Operation } from '#web/site/page.ts'
import { ClosingTime } from '#web/site/parts/ClosingTime.tsx'
import { RecordsMark } from '#web/site/parts/Evidence.tsx'
import { marked, markedAll } from '#web/site/parts/marked.ts'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { newestTrades } from '#web/site/parts/provenance.ts'
import { originOf } from '#web/site/parts/record-marks.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

const shown = 2

/** From the price of entry to that of exit, the way the page is read. */
const arrows = { ltr: '→', rtl: '←' } as const satisfies Record<Direction, string>

/** The two newest trades; grey rows replace missing ones. */
export function Transactions() {
  const { page, words } = useSite()
  const { transactions } = words.hero
  const { operations, markedAs, account } = newestTrades(page)
  const latest = operations.slice(0, shown)
  const gaps = Array.from({ length: shown - latest.length - (account ? 1 : 0) }, (_, index) => index)
  return (
    <div className="card transactions" id="transactions">
      <h3>{transactions.title}</h3>
      {latest.length > 0 && (
        <>
          <RecordsMark id={markedAs} />
          <ul>
            {latest.map((operation, index) => (
              <Row
                key={operation.time + operation.entryPrice + operation.exitPrice}
                operation={operation}
                place={index + 1}
              />
            ))}
          </ul>
        </>
      )}
      {account && <OfAccount account={account} />}
      {gaps.map((gap) => (
        <div key={gap} className="gap" aria-hidden="true" />
      ))}
      {latest.length === 0 && !account && <p className="quiet">{transactions.empty}</p>}
    </div>
  )
}

/** `place`: 1 for the newest. */
function Row({ operation, place }: { operation: Operation; place: number }) {
  const { words, format } = useSite()
  const { transactions } = words.hero
  const { type, entryPrice, exitPrice, result } = operation
  return (
    <li {...markedAll(`${originOf(operation)}.operation.${place}`)}>
      <span>
        <b>{isLong(type) ? transactions.long : transactions.short}</b>{' '}
        <bdi>
          <span className="hidden">{transactions.from} </span>
          <bdi>{format.price(Number(entryPrice))}</bdi>
          <Arrow />
          <span className="hidden"> {transactions.to} </span>
          <bdi>{format.price(Number(exitPrice))}</bdi>
        </bdi>
      </span>
      <span>
        <bdi className={result < 0 ? 'loss' : 'gain'}>
          {format.claim({ kind: 'pips', amount: result, signed: true })}
        </bdi>{' '}
        <time>
          <ClosingTime of={operation} />
        </time>
      </span>
    </li>
  )
}

/** The newest gold trade of an imported account. */
function OfAccount({ account }: { account: RecordedAccount }) {
  const { words, format } = useSite()
  const { transactions } = words.hero
  const { slug, currency, record } = account
  const { trade, digits } = record
  if (!trade) return null
  const { side, openPrice, closePrice, closed, result } = trade
  return (
    <div data-of={slug}>
      <AccountMarks of={account} />
      <ul>
        <li>
          <span>
            <b>{side === 'buy' ? transactions.long : transactions.short}</b>{' '}
            <bdi>
              {openPrice !== null && (
                <>
                  <span className="hidden">{transactions.from} </span>
                  <bdi {...marked('trade.opened.price')}>{format.price(openPrice)}</bdi>
                  <Arrow />
                </>
              )}
              <span className="hidden"> {transactions.to} </span>
              <bdi {...marked('trade.closed.price')}>{format.price(closePrice)}</bdi>
            </bdi>
          </span>
          <span>
            <bdi className={result < 0 ? 'loss' : 'gain'} {...marked('trade.closed.result')}>
              {format.amount(result / 10 ** digits, currency, true)}
            </bdi>{' '}
            <time>
              <bdi {...marked('trade.closed.time')}>{format.clockMoment(closed)}</bdi>
            </time>
          </span>
        </li>
      </ul>
    </div>
  )
}

function Arrow() {
  const { page } = useSite()
  return <span aria-hidden="true"> {arrows[directionOf(page.language)]} </span>
}
