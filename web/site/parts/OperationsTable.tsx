import { isLong } from '#domain/track-record.ts'
import type { Operation } from '#web/site/page.ts'
import { RecordsMark } from './Evidence.tsx'
import { markedAll } from './marked.ts'
import { RowMarks } from './ProvenanceMark.tsx'
import type { ShownId } from './provenance.ts'
import { originOf } from './record-marks.ts'
import { useSite } from './site-context.tsx'

type OperationsTableProps = {
  operations?: readonly Operation[]
  /** A figure computed from the same operations, whose mark the table bears. */
  markedAs?: ShownId
}

/** The newest operations, in a table that scrolls in itself where the screen is narrow; unless given, those of the headlines. */
export function OperationsTable({ operations: given, markedAs = 'measured.operations' }: OperationsTableProps) {
  const { page, words, format } = useSite()
  const shown = given ?? page.operations
  const titleId = `operations-${markedAs.split('.')[0]}`
  const { operations } = words.welcomeB
  const { transactions } = words.hero
  return (
    <div className="operations">
      <h3 id={titleId}>{operations.title}</h3>
      <RecordsMark id={markedAs} />
      {shown.length === 0 ? (
        <p className="empty">{transactions.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <section className="scrolls" aria-labelledby={titleId} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[
                  operations.pair,
                  operations.type,
                  operations.entry,
                  operations.exit,
                  operations.result,
                  operations.time,
                ].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ pair, type, entryPrice, exitPrice, result, time, isStated }, index) => (
                <tr
                  key={time + entryPrice + exitPrice}
                  {...markedAll(`${originOf({ isStated })}.operation.${index + 1}`)}
                >
                  <td>
                    <bdi>{pair}</bdi> <RowMarks isStated={isStated} />
                  </td>
                  <td>{isLong(type) ? transactions.long : transactions.short}</td>
                  <td>{format.price(Number(entryPrice))}</td>
                  <td>{format.price(Number(exitPrice))}</td>
                  <td className={result < 0 ? 'loss' : 'gain'}>
                    <bdi>{format.claim({ kind: 'pips', amount: result, signed: true })}</bdi>
                  </td>
                  <td>
                    <bdi>{time}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
