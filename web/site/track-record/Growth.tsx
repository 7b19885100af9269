import { growthCurve, monthOrder } from '#domain/record/track-record.ts'
import type { Month } from '#web/site/page.ts'
import { RecordsMark } from '#web/site/parts/Evidence.tsx'
import { GrowthCurve } from '#web/site/parts/GrowthCurve.tsx'
import { marked } from '#web/site/parts/marked.ts'
import type { ShownId } from '#web/site/parts/provenance.ts'
import { originOf } from '#web/site/parts/record-marks.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

/**
 * The growth of one unit as a line, and in words for screen readers; nothing without a month. `months` of one origin,
 * `markedAs` a figure computed from them.
 */
export function Growth({ months, markedAs }: { months: readonly Month[]; markedAs: ShownId }) {
  const { words, format } = useSite()
  const { record } = words.service
  const inOrder = months.toSorted(monthOrder)
  const [first, last, end] = [inOrder[0], inOrder.at(-1), growthCurve(months).at(-1)]
  if (!first || !last || end === undefined) return null
  const name = ({ year, month }: typeof first) => format.month(year, month)
  return (
    <figure className="growth">
      <figcaption>
        {record.curve} <RecordsMark id={markedAs} />
      </figcaption>
      <GrowthCurve months={months} />
      <p {...marked(`${originOf(first)}.curve`)}>{record.curveText(name(first), name(last), format.factor(end))}</p>
      <p className="quiet">{record.curveNote}</p>
    </figure>
  )
}
