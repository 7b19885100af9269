import type { ReactNode } from 'react'
import { FreeTrial } from './Offer.tsx'
import { useSite } from './site-context.tsx'

/** What a stranger asks first, each with its answer behind it: who holds the money, the price, how to stop. */
export function InShort() {
  const { questions, home } = useSite().words
  return (
    <div className="in-short opens">
      <Answer to={questions.money.ask}>
        <p>{questions.money.answer}</p>
      </Answer>
      <Answer to={home.price.title}>
        <FreeTrial />
      </Answer>
      <Answer to={questions.stop.ask}>
        <p>{home.steps.watch.text}</p>
      </Answer>
    </div>
  )
}

function Answer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <details>
      <summary>{to}</summary>
      {children}
    </details>
  )
}
