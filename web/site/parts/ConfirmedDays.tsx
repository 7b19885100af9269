import { type ConfirmedMonth, isListed, isWhollyConfirmed, ofListed } from '#domain/origin/confirmed-months.ts'
import { markedAll } from './marked.ts'
import { useSite } from './site-context.tsx'

/**
 * Signers of a month's days, and the source of the others. `isOrigin`: as a source, for which unlisted domains do not
 * count.
 */
export function ConfirmedDays({ of, isOrigin = false }: { of: ConfirmedMonth; isOrigin?: boolean }) {
  const { month, days, confirmed } = of
  const { words, format } = useSite()
  const { origin, confirmation } = words.account
  // Numbered as they are recomputed, those that are not shown too.
  const shown = confirmed
    .map((one, index) => ({ ...one, number: index + 1 }))
    .filter((one) => !isOrigin || isListed(one))
  if (shown.length === 0) return <>{origin}</>
  return (
    <>
      {shown.map(({ domain, days: own, number }, index) => (
        <span key={domain}>
          {index > 0 && '; '}
          <span {...markedAll(`confirmed.${month}.${number}`)}>
            {confirmation.days(domain, format.number(own), format.number(days))}
          </span>
        </span>
      ))}
      {!isWhollyConfirmed(ofListed(of)) && `; ${confirmation.otherDays(origin)}`}
    </>
  )
}
