import { languages } from '#domain/languages.ts'
import { addressOf, pageAddresses, pageFacts } from '#web/site/page.ts'
import { staffAddresses } from '../static-files.ts'

/** Which addresses search engines are asked to leave alone, and where the map of the others is. */
export function robots(origin: string): string {
  const closed = [...staffAddresses, '/api/'].map((address) => `Disallow: ${address}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Every page that may be listed at its address in each language, each with all the others (sitemaps.org, hreflang). */
export function siteMap(origin: string): string {
  const listed = pageAddresses.filter(({ names: [name] }) => pageFacts[name].isIndexed)
  const entries = listed.flatMap(({ names: [name] }) => {
    const alternates = [...languages, null].map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${origin}${addressOf(language, name)}"/>`,
    )
    return languages.map(
      (language) => `<url><loc>${origin}${addressOf(language, name)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
