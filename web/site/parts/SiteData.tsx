import { addressOf } from '#web/site/page.ts'
import { type ShownId, visibleClaim } from './provenance.ts'
import { useSite } from './site-context.tsx'

/**
 * Structured data for search engines (schema.org, JSON-LD): the site and the stated name and address of the firm;
 * nothing made up. A data block that is never run.
 */
export function SiteData() {
  const { page, format } = useSite()
  const stated = (id: ShownId) => {
    const claim = visibleClaim(page, id)
    return (claim?.provenance === 'stated' && format.claim(claim.value)) || null
  }
  const company = stated('company.legalName')
  const address = stated('company.address')
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: page.brand.name,
    url: page.origin + addressOf(page.language, 'home'),
    inLanguage: page.language,
    ...(company && { publisher: { '@type': 'Organization', name: company, ...(address && { address }) } }),
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can open
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
