import type { ReactNode } from 'react'
import { addressOf, type PageName, pageFacts } from '#web/site/page.ts'
import { useSite } from './site-context.tsx'

/** Pages that others link and that are still to come. */
export type PlannedPage = 'privacy' | 'track-record'

/** A link to another page of the site in the language of this one, `part` being an id on it; nothing while it does not exist. */
export function SiteLink({
  to,
  part,
  className,
  children,
}: {
  to: PageName | PlannedPage
  part?: string
  className?: string
  children: ReactNode
}) {
  const { page } = useSite()
  if (!isPage(to)) return null
  return (
    <a href={addressOf(page.language, to) + (part ? `#${part}` : '')} className={className}>
      {children}
    </a>
  )
}

const isPage = (name: string): name is PageName => name in pageFacts
