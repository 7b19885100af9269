import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Navigation } from './Navigation.tsx'
import { RiskStrip } from './RiskNote.tsx'
import { useSite } from './site-context.tsx'

/** What every page has around it: the way past the navigation, the word on samples, navigation, risk warning, footer. */
export function PageFrame({ children }: { children: ReactNode }) {
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
        {children}
      </main>
      <Footer />
    </>
  )
}
