import type { ReactNode } from 'react'
import { addressOf, type PageName } from '#web/site/page.ts'
import { useSite } from './site-context.tsx'

/** A link to another page of the site in the language of this one, `part` being an id on it. */
export function SiteLink({
  to,
  account,
  query,
  part,
  className,
  children,
}: {
  to: PageName
  /** Slug of the account that it is about. */
  account?: string
  query?: Readonly<Record<string, string>>
  part?: string
  className?: string
  children: ReactNode
}) {
  const { page } = useSite()
  const asked = query ? `?${new URLSearchParams(query)}` : ''
  return (
    <a href={addressOf(page.language, to, account) + asked + (part ? `#${part}` : '')} className={className}>
      {children}
    </a>
  )
}
