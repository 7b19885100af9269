import { growthCurve, monthOrder } from '#domain/record/track-record.ts'
import type { Month } from '#web/site/page.ts'
import { useSite } from './site-context.tsx'

const width = 600
const height = 200

/**
 * Compounded growth by month, from 1 at the start, which is dashed so that losses show; stated months are dashed. The
 * figures beside it say the same.
 */
export function GrowthCurve({ months }: { months: readonly Month[] }) {
  const { format } = useSite()
  const inOrder = months.toSorted(monthOrder)
  const values = [1, ...growthCurve(months)]
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const x = (index: number) => Number(((width * index) / (values.length - 1)).toFixed(1))
  const y = (value: number) => Number((height * (1 - (value - low) / span)).toFixed(1))
  const line = values.map((value, index) => `${x(index)} ${y(value)}`).join('L')
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  return (
    <>
      <svg
        className="curve"
        viewBox={`-4 -8 ${width + 8} ${height + 16}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="under" d={`M${line}L${width} ${height}L0 ${height}z`} />
        <path className="start" d={`M0 ${y(1)}H${width}`} />
        <path className={months.some(({ isStated }) => isStated) ? 'stated' : undefined} d={`M${line}`} />
      </svg>
      {first && last && (
        <p className="ends">
          <span>{format.month(first.year, first.month)}</span>
          <span>{format.month(last.year, last.month)}</span>
        </p>
      )}
    </>
  )
}
