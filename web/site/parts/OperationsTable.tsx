import { isLong } from '#domain/track-record.ts'
import { RecordsMark } from './Evidence.tsx'
import { useSite } from './site-context.tsx'

/** The newest operations, in a table that scrolls in itself where the screen is narrow. */
export function OperationsTable() {
  const { page, words, format } = useSite()
  const { operations } = words.welcomeB
  const { transactions } = words.hero
  return (
    <div className="operations">
      <h3 id="operations-title">{operations.title}</h3>
      <RecordsMark id="measured.operations" />
      {page.operations.length === 0 ? (
        <p className="empty">{transactions.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <section className="scrolls" aria-labelledby="operations-title" tabIndex={0}>
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
              {page.operations.map(({ pair, type, entryPrice, exitPrice, result, time }) => (
                <tr key={time + entryPrice + exitPrice}>
                  <td>
                    <bdi>{pair}</bdi>
                  </td>
                  <td>{isLong(type) ? transactions.long : transactions.short}</td>
                  <td>{entryPrice}</td>
                  <td>{exitPrice}</td>
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
