import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

const height = 9

/** At which hours an account trades, a bar each: how many positions closed, no gains. The page of its results has the numbers. */
export function Hours({ of }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const { account } = words
  const counts = new Map(of.record.groups.hour.map(({ key, positions }) => [key, positions]))
  const most = Math.max(...counts.values())
  const bars = Array.from({ length: 24 }, (_, hour) => {
    const share = (counts.get(String(hour)) ?? 0) / most
    return `V${height - Math.round(height * share)}h1`
  })
  return (
    <figure className="hours">
      <figcaption>
        {account.hours} <AccountMarks of={of} />
      </figcaption>
      <svg className="plot" viewBox={`0 0 24 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${height}${bars.join('')}V${height}z`} />
      </svg>
      <p className="ends">
        {[0, 12, 24].map((hour) => (
          <span key={hour}>{format.clock(hour)}</span>
        ))}
      </p>
    </figure>
  )
}
