import { dollarsOfCents } from '#domain/track-record.ts'
import type { CorrectedFigures, Correction } from '#web/site/page.ts'
import { RowMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { accountName } from './account-name.ts'

/** Months that were changed after they were recorded: what stood there before stays to be read (decisions B). */
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
              <Entry correction={correction} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Entry({ correction }: { correction: Correction }) {
  const { page, words, format } = useSite()
  const { record } = words.service
  const { year, month, before, now, on, reason } = correction
  const figures = ({ percentageGain, profitAmount }: CorrectedFigures) =>
    `${format.signedPercent(Number(percentageGain))} · ${format.signedMoney(dollarsOfCents(profitAmount))}`
  const origin = ({ account }: CorrectedFigures) =>
    account === null ? <RowMarks isStated /> : <bdi>({accountName(page, account)})</bdi>
  return (
    <>
      {record.corrected(format.month(year, month), format.day(on))}
      <br />
      {record.before}{' '}
      <del>
        <bdi>{figures(before)}</bdi>
      </del>{' '}
      {origin(before)} {record.now}{' '}
      <ins>
        <bdi>{figures(now)}</bdi>
      </ins>{' '}
      {origin(now)}
      <br />
      {reason === null ? record.noReason : record.reason} {reason !== null && <bdi>{reason}</bdi>}
    </>
  )
}
