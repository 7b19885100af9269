import { useSite } from './site-context.tsx'

/** Note that no month is on record yet. */
export function EmptyRecord() {
  const { results } = useSite().words
  return (
    <div className="empty">
      <p>{results.empty}</p>
      <p>{results.emptyNext}</p>
    </div>
  )
}
