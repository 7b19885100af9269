import { useSite } from '#web/site/parts/site-context.tsx'

/** How it works, in three steps; the style numbers them. */
export function Steps() {
  const { steps } = useSite().words.home
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{steps.title}</h2>
      <ol>
        {[steps.account, steps.connect, steps.watch].map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
