import type { ReactNode } from 'react'
import { addressOf, existingPages, type SitePath } from './existing-pages.ts'
import { useSite } from './site-context.tsx'

/** A link to another page of the site in the language of this one; nothing while that page does not exist. */
export function SiteLink({ to, className, children }: { to: SitePath; className?: string; children: ReactNode }) {
  const { page } = useSite()
  if (!existingPages.has(to)) return null
  return (
    <a href={addressOf(page.language, to)} className={className}>
      {children}
    </a>
  )
}
