import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Navigation } from './Navigation.tsx'
import { hasMadeUpRecords } from './provenance.ts'
import { RiskStrip } from './RiskNote.tsx'
import { useSite } from './site-context.tsx'

/**
 * Frame of every page: skip link, made-up banner, navigation, risk warning, footer. `warnsItself`: the page opens with
 * the offer and its own risk warning.
 */
export function PageFrame({ warnsItself = false, children }: { warnsItself?: boolean; children: ReactNode }) {
  const { words } = useSite()
  return (
    <>
      <a className="skip" href="#main">
        {words.navigation.skip}
      </a>
      <Banner />
      <Navigation />
      <main id="main">
        {!warnsItself && <RiskStrip />}
        {children}
      </main>
      <Footer hasAnswers={!warnsItself} />
    </>
  )
}

/** Says what on this site is made up, samples and records; nothing if nothing is. */
function Banner() {
  const { page, words } = useSite()
  const isDemo = page.mode === 'demo'
  const { demoBanner, madeUpBanner, bothBanner } = words
  if (hasMadeUpRecords(page)) return <aside className="banner">{isDemo ? bothBanner : madeUpBanner}</aside>
  return isDemo && <aside className="banner">{demoBanner}</aside>
}
