import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

/** One trade in four stations. The drawing is marked as one and ends level with its start: it promises nothing. */
export function OneTrade() {
  const { trade } = useSite().words.home
  return (
    <section className="one-trade paper" aria-labelledby="one-trade-title">
      <h2 id="one-trade-title">{trade.title}</h2>
      <figure className="drawn">
        <figcaption>{trade.note}</figcaption>
        <Picture name="trade" alt={trade.picture} />
        <ol>
          {[trade.rules, trade.order, trade.open, trade.close].map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  )
}
