import { Footer } from '#web/site/parts/Footer.tsx'
import { Navigation } from '#web/site/parts/Navigation.tsx'
import { RiskStrip } from '#web/site/parts/RiskNote.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Contact } from './Contact.tsx'
import { Hero } from './Hero.tsx'
import { Proof } from './Proof.tsx'
import { Results } from './Results.tsx'

/** The landing page, variant A (spec §2). */
export function WelcomePage() {
  const { page, words } = useSite()
  return (
    <>
      <a className="skip" href="#main">
        {words.navigation.skip}
      </a>
      {page.mode === 'demo' && <aside className="banner">{words.demoBanner}</aside>}
      <Navigation />
      <main id="main">
        <RiskStrip />
        <Hero />
        <Proof />
        <Results />
        <Contact />
      </main>
      <Footer />
    </>
  )
}
