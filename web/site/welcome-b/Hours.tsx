import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

const height = 9

/** At which hours an account enters the market, a bar each: how many entries, no gains. Without a known entry nothing. */
export function Hours({ of }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const { account } = words
  const { entries } = of.record
  const most = Math.max(...entries)
  if (most === 0) return null
  const bars = entries.map((count) => `V${height - Math.round((height * count) / most)}h1`)
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
