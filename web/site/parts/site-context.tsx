import { createContext, type ReactNode, useContext } from 'react'
import type { Page } from '#web/site/page.ts'
import type { SiteWords } from '#web/words/site/en.ts'
import type { Format } from './format.ts'

/** Data available to every part of a page. */
export type Site = {
  readonly page: Page
  readonly words: SiteWords
  readonly format: Format
  /** Epoch milliseconds; statements get old. */
  readonly now: number
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

class NoSiteError extends Error {
  override readonly name = 'NoSiteError'
}

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new NoSiteError('A part of the site was rendered outside of SiteProvider')
  return site
}
