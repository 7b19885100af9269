import { type ConfirmedMonth, isWhollyConfirmed } from '#domain/origin/confirmed-months.ts'
import { markedAll } from './marked.ts'
import { useSite } from './site-context.tsx'

/** By whose signature days of a month are confirmed, and where the others come from. */
export function ConfirmedDays({ of }: { of: ConfirmedMonth }) {
  const { month, days, confirmed } = of
  const { words, format } = useSite()
  const { origin, confirmation } = words.account
  if (confirmed.length === 0) return <>{origin}</>
  return (
    <>
      {confirmed.map(({ domain, days: own }, index) => (
        <span key={domain}>
          {index > 0 && '; '}
          <span {...markedAll(`confirmed.${month}.${index + 1}`)}>
            {confirmation.days(domain, format.number(own), format.number(days))}
          </span>
        </span>
      ))}
      {!isWhollyConfirmed(of) && `; ${confirmation.otherDays(origin)}`}
    </>
  )
}
