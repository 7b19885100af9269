/**
 * Where the visit began goes along in the links to our own pages, as `landing`, `referrer` and the `utm_…` values of the
 * address: nothing of it is kept in the browser. A visit without any of these stays without. A link to this page in
 * another language also keeps the variant that the address asks for and the place on the page.
 */
export function carryOrigin(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link) return
  const here = new URLSearchParams(location.search)
  const asked = link.hreflang && here.get('variant')
  if (link.hreflang) link.hash = location.hash
  const host = document.referrer.split('/')[2]
  if (host && host !== location.host && !here.has('referrer')) here.set('referrer', host)
  for (const name of [...here.keys()]) if (!/^(utm_\w+|landing|referrer)$/.test(name)) here.delete(name)
  if (here.size && !here.has('landing')) here.set('landing', location.pathname)
  if (asked) here.set('variant', asked)
  if (here.size) link.search = `${here}`
}
