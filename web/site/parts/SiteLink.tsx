import type { ReactNode } from 'react'
import { addressOf, type PageName } from '#web/site/page.ts'
import { useSite } from './site-context.tsx'

/** A link to another page of the site in the language of this one, `part` being an id on it. */
export function SiteLink({
  to,
  part,
  className,
  children,
}: {
  to: PageName
  part?: string
  className?: string
  children: ReactNode
}) {
  const { page } = useSite()
  return (
    <a href={addressOf(page.language, to) + (part ? `#${part}` : '')} className={className}>
      {children}
    </a>
  )
}
