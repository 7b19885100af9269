import { useSite } from '#web/site/parts/site-context.tsx'

/** Three cards: days of trial, everything works, no commitment. */
export function Benefits() {
  const { page, words, format } = useSite()
  const { benefits } = words.service.setup
  const { trialDays } = page.brand
  const cards = [
    [benefits.trial(trialDays, format.number(trialDays)), benefits.trialText],
    [benefits.functional, benefits.functionalText],
    [benefits.free, benefits.freeText],
  ]
  return (
    <ul className="benefits">
      {cards.map(([title, text]) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
