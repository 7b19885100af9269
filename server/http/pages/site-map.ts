import { languages } from '#domain/site/languages.ts'
import { accountPageNames, addressOf, pageAddresses, pageFacts } from '#web/site/page.ts'
import { staffAddresses } from '../static-files.ts'

/** robots.txt: excluded URLs, and the site map. */
export function robots(origin: string): string {
  const closed = [...staffAddresses, '/api/'].map((address) => `Disallow: ${address}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/**
 * Every indexable page in each language with its alternates (sitemaps.org, hreflang), including published accounts.
 * `accounts`: their URL slugs.
 */
export function siteMap(origin: string, accounts: readonly string[]): string {
  const listed = pageAddresses
    .filter(({ names: [name] }) => pageFacts[name].isIndexed)
    .map(({ names: [name] }) => ({ name, account: '' }))
  const ofAccounts = accounts.flatMap((account) =>
    accountPageNames.filter((name) => pageFacts[name].isIndexed).map((name) => ({ name, account })),
  )
  const entries = [...listed, ...ofAccounts].flatMap(({ name, account }) => {
    const alternates = [...languages, null].map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${origin}${addressOf(language, name, account)}"/>`,
    )
    return languages.map(
      (language) => `<url><loc>${origin}${addressOf(language, name, account)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
