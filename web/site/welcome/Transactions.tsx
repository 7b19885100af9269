import { type Direction, directionOf } from '#domain/languages.ts'
import { isLong } from '#domain/track-record.ts'
import type { Operation } from '#web/site/page.ts'
import { RecordsMark } from '#web/site/parts/Evidence.tsx'
import { markedAll } from '#web/site/parts/marked.ts'
import { RowMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { originOf } from '#web/site/parts/record-marks.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

const shown = 2

/** From the price of entry to that of exit, the way the page is read. */
const arrows = { ltr: '→', rtl: '←' } as const satisfies Record<Direction, string>

/** The two newest operations; grey rows stand in for those that are not there yet (spec §2). */
export function Transactions() {
  const { page, words } = useSite()
  const { transactions } = words.hero
  const latest = page.operations.slice(0, shown)
  const gaps = Array.from({ length: shown - latest.length }, (_, index) => index)
  return (
    <div className="card transactions" id="transactions">
      <h3>{transactions.title}</h3>
      <RecordsMark id="measured.operations" />
      {latest.length > 0 && (
        <ul>
          {latest.map((operation, index) => (
            <Row
              key={operation.time + operation.entryPrice + operation.exitPrice}
              operation={operation}
              place={index + 1}
            />
          ))}
        </ul>
      )}
      {gaps.map((gap) => (
        <div key={gap} className="gap" aria-hidden="true" />
      ))}
      {latest.length === 0 && <p className="quiet">{transactions.empty}</p>}
    </div>
  )
}

/** `place`: 1 for the newest. */
function Row({ operation, place }: { operation: Operation; place: number }) {
  const { page, words, format } = useSite()
  const { transactions } = words.hero
  const { type, entryPrice, exitPrice, result, time, isStated } = operation
  return (
    <li {...markedAll(`${originOf(operation)}.operation.${place}`)}>
      <span>
        <b>{isLong(type) ? transactions.long : transactions.short}</b>{' '}
        <bdi>
          <span className="hidden">{transactions.from} </span>
          <bdi>{format.price(Number(entryPrice))}</bdi>
          <span aria-hidden="true"> {arrows[directionOf(page.language)]} </span>
          <span className="hidden"> {transactions.to} </span>
          <bdi>{format.price(Number(exitPrice))}</bdi>
        </bdi>{' '}
        <RowMarks isStated={isStated} />
      </span>
      <span>
        <bdi className={result < 0 ? 'loss' : 'gain'}>
          {format.claim({ kind: 'pips', amount: result, signed: true })}
        </bdi>{' '}
        <time>
          <bdi>{time}</bdi>
        </time>
      </span>
    </li>
  )
}
