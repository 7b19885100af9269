import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { isLong } from '#domain/record/track-record.ts'
import type { Operation } from '#web/site/page.ts'
import { ClosingTime } from './ClosingTime.tsx'
import { RecordsMark } from './Evidence.tsx'
import { marked, markedAll } from './marked.ts'
import { AccountMarks } from './ProvenanceMark.tsx'
import type { ShownId } from './provenance.ts'
import { originOf } from './record-marks.ts'
import { useSite } from './site-context.tsx'

type OperationsTableProps = {
  operations: readonly Operation[]
  /** A figure from the same operations, whose mark the table has. */
  markedAs: ShownId
  /** An account whose newest trade replaces a missing list. */
  account?: RecordedAccount | null
}

/** The newest operations, all of one origin, in a table that scrolls in itself where the screen is narrow. */
export function OperationsTable({ operations: shown, markedAs, account = null }: OperationsTableProps) {
  const { words } = useSite()
  const titleId = `operations-${markedAs.split('.')[0]}`
  const { operations } = words.welcomeB
  const { pair, type, entry, exit, result, time } = operations
  const isEmpty = shown.length === 0 && account === null
  return (
    <div className="operations" data-of={account?.slug}>
      <h3 id={titleId}>{operations.title}</h3>
      {account ? <AccountMarks of={account} /> : <RecordsMark id={markedAs} />}
      {isEmpty ? (
        <p className="empty">{words.hero.transactions.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <section className="scrolls" aria-labelledby={titleId} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[pair, type, entry, exit, result, time].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {account ? (
                <TradeRow of={account} />
              ) : (
                shown.map((one, index) => (
                  <Row key={one.time + one.entryPrice + one.exitPrice} of={one} place={index + 1} />
                ))
              )}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

/** `place`: 1 for the newest. */
function Row({ of, place }: { of: Operation; place: number }) {
  const { words, format } = useSite()
  const { pair, type, entryPrice, exitPrice, result } = of
  const { transactions } = words.hero
  return (
    <tr {...markedAll(`${originOf(of)}.operation.${place}`)}>
      <td>
        <bdi>{pair}</bdi>
      </td>
      <td>{isLong(type) ? transactions.long : transactions.short}</td>
      <td>{format.price(Number(entryPrice))}</td>
      <td>{format.price(Number(exitPrice))}</td>
      <td className={result < 0 ? 'loss' : 'gain'}>
        <bdi>{format.claim({ kind: 'pips', amount: result, signed: true })}</bdi>
      </td>
      <td>
        <ClosingTime of={of} />
      </td>
    </tr>
  )
}

/** The gold trade that an account closed last. */
function TradeRow({ of: { record, currency } }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const { transactions } = words.hero
  const { trade, digits } = record
  if (!trade) return null
  const { symbol, side, openPrice, closePrice, result, closed } = trade
  return (
    <tr>
      <td>
        <bdi>{symbol}</bdi>
      </td>
      <td>{side === 'buy' ? transactions.long : transactions.short}</td>
      <td {...(openPrice !== null && marked('trade.opened.price'))}>
        {openPrice === null ? '—' : format.price(openPrice)}
      </td>
      <td {...marked('trade.closed.price')}>{format.price(closePrice)}</td>
      <td className={result < 0 ? 'loss' : 'gain'} {...marked('trade.closed.result')}>
        <bdi>{format.amount(result / 10 ** digits, currency, true)}</bdi>
      </td>
      <td {...marked('trade.closed.time')}>
        <bdi>{format.clockMoment(closed)}</bdi>
      </td>
    </tr>
  )
}
