import type { Operation } from '#web/site/page.ts'

const width = 100
const height = 36

/**
 * The recorded operations as one drawing, oldest first: a stroke from the price of entry to the price of exit, on one
 * common price scale. Decoration to the list beside it.
 */
export function OperationStrokes({ operations }: { operations: readonly Operation[] }) {
  const prices = operations.flatMap(({ entryPrice, exitPrice }) => [Number(entryPrice), Number(exitPrice)])
  const low = Math.min(...prices)
  const span = Math.max(...prices) - low || 1
  const y = (price: string) => (height * (1 - (Number(price) - low) / span)).toFixed(1)
  const step = width / operations.length
  return (
    <svg className="strokes" viewBox={`0 -2 ${width} ${height + 4}`} preserveAspectRatio="none" aria-hidden="true">
      {operations.toReversed().map(({ time, entryPrice, exitPrice, result }, index) => (
        <path
          key={time + entryPrice + exitPrice}
          className={result < 0 ? 'loss' : undefined}
          d={`M${(index * step + 1).toFixed(1)} ${y(entryPrice)}L${((index + 1) * step - 1).toFixed(1)} ${y(exitPrice)}`}
        />
      ))}
    </svg>
  )
}
