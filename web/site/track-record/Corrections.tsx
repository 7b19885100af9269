import { useSite } from '#web/site/parts/site-context.tsx'

/** Which months were changed after they were first recorded, and when (decisions B). */
export function Corrections() {
  const { page, words, format } = useSite()
  const { record } = words.service
  const changed = page.months.flatMap(({ year, month, changedOn }) =>
    changedOn === null ? [] : record.corrected(format.month(year, month), format.day(changedOn)),
  )
  if (page.months.length === 0) return null
  return (
    <div className="part">
      <h2>{record.corrections}</h2>
      <p>{record.correctionsText}</p>
      {changed.length === 0 ? (
        <p>{record.noCorrections}</p>
      ) : (
        <ul className="corrections">
          {changed.map((correction) => (
            <li key={correction}>{correction}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
