import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { Questions } from '#web/site/parts/Questions.tsx'
import { AskForAccess } from './AskForAccess.tsx'
import { Company } from './Company.tsx'
import { Hero } from './Hero.tsx'
import { Results } from './Results.tsx'
import { Videos } from './Videos.tsx'

/** The landing page, variant B (docs/product.md#landing-pages); after the form common questions on money, risk and cancelling. */
export function WelcomeBPage() {
  return (
    <PageFrame warnsItself>
      <Hero />
      <Results />
      <Company />
      <Videos />
      <AskForAccess />
      <Questions about={['money', 'risk', 'stop', 'cancel', 'refund', 'figures']} />
    </PageFrame>
  )
}
