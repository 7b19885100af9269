import { dollarsOfCents } from '#domain/record/track-record.ts'
import type { CorrectedFigures, Correction } from '#web/site/page.ts'
import { betweenNotes } from '#web/site/parts/format.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { RowMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { accountName } from './account-name.ts'

/** Months changed after they were recorded, with their earlier values. */
export function Corrections() {
  const { page, words } = useSite()
  const { record } = words.service
  if (page.months.length + page.statedRecord.months.length === 0) return null
  return (
    <div className="part">
      <h2>{record.corrections}</h2>
      <p>{record.correctionsText}</p>
      {page.corrections.length === 0 ? (
        <p>{record.noCorrections}</p>
      ) : (
        <ul className="corrections">
          {page.corrections.map((correction, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <li key={index}>
              <Entry correction={correction} place={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** `place`: 1 for the newest. */
function Entry({ correction, place }: { correction: Correction; place: number }) {
  const { page, words, format } = useSite()
  const { record } = words.service
  const { year, month, before, now, on, reason } = correction
  const figures = ({ percentageGain, profitAmount }: CorrectedFigures) => (
    <>
      <bdi>{format.signedPercent(Number(percentageGain))}</bdi>
      {betweenNotes}
      <bdi>{format.signedMoney(dollarsOfCents(profitAmount))}</bdi>
    </>
  )
  const origin = ({ account }: CorrectedFigures) =>
    account === null ? <RowMarks isStated /> : <bdi>({accountName(page, account)})</bdi>
  return (
    <>
      <span {...markedAll(`corrections.${place}.of`)}>
        {record.corrected(format.month(year, month), format.day(on))}
      </span>
      <br />
      {record.before}{' '}
      <del {...markedAll(`corrections.${place}.before`)}>
        <bdi>{figures(before)}</bdi>
      </del>{' '}
      {origin(before)} {record.now}{' '}
      <ins {...markedAll(`corrections.${place}.now`)}>
        <bdi>{figures(now)}</bdi>
      </ins>{' '}
      {origin(now)}
      <br />
      {reason === null ? record.noReason : record.reason} {reason !== null && <bdi>{reason}</bdi>}
    </>
  )
}
