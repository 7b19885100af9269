import { missingMonths } from '#domain/record/track-record.ts'
import type { Month } from '#web/site/page.ts'
import { RecordsMark } from '#web/site/parts/Evidence.tsx'
import { MonthsTable } from '#web/site/parts/MonthsTable.tsx'
import type { ShownId } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

/** Every month of one origin, and by name those between them that have no data; `markedAs` a figure computed from them. */
export function Months({
  months,
  markedAs,
  level = 2,
}: {
  months: readonly Month[]
  markedAs: ShownId
  level?: 2 | 3
}) {
  const { words, format } = useSite()
  const { record } = words.service
  const Heading = `h${level}` as const
  const missing = missingMonths(months).map(({ year, month }) => format.month(year, month))
  return (
    <div className="part months">
      <Heading>{record.months}</Heading>
      <RecordsMark id={markedAs} />
      <MonthsTable months={months} />
      {missing.length > 0 && <p>{record.missing(format.list(missing))}</p>}
      <p className="quiet">{words.results.updates}</p>
    </div>
  )
}
