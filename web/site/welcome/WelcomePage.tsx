import { OneTrade } from '#web/site/parts/OneTrade.tsx'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { Contact } from './Contact.tsx'
import { Glance } from './Glance.tsx'
import { Hero } from './Hero.tsx'
import { Proof } from './Proof.tsx'
import { Results } from './Results.tsx'

/** The landing page, variant A (docs/product.md#landing-pages); the glance and the results share one warning. */
export function WelcomePage() {
  return (
    <PageFrame warnsItself>
      <Hero />
      <Glance />
      <Results />
      <OneTrade />
      <Proof />
      <Contact />
    </PageFrame>
  )
}
