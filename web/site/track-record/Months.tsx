import { missingMonths } from '#domain/track-record.ts'
import { RecordsMark } from '#web/site/parts/Evidence.tsx'
import { MonthsTable } from '#web/site/parts/MonthsTable.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** Every month on record, and by name those between them that have no data. */
export function Months() {
  const { page, words, format } = useSite()
  const { record } = words.service
  const missing = missingMonths(page.months).map(({ year, month }) => format.month(year, month))
  return (
    <div className="part months">
      <h2>{record.months}</h2>
      <RecordsMark id="measured.sumOfMonths" />
      <MonthsTable months={page.months} />
      {missing.length > 0 && <p>{record.missing(format.list(missing))}</p>}
      <p className="quiet">{words.results.updates}</p>
    </div>
  )
}
