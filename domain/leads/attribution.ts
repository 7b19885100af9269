/** Where a visit that became a lead began. Nothing in it identifies the visitor. */
type Attribution = {
  /** Path of the first page seen, such as `/es/welcome`. */
  readonly landingPage: string | null
  /** Host of the referring page, such as `news.example`; null if it is ours or absent. */
  readonly referrerHost: string | null
  /** The `utm_…` values of the address, by their names. */
  readonly campaign: Readonly<Partial<Record<CampaignField, string>>>
}

/** The attribution stored with a lead: also the variant the visitor saw, null if the page has only one. */
export type LeadOrigin = Attribution & { readonly variant: 'a' | 'b' | null }

/** Query parameters that advertisers set. */
const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
type CampaignField = (typeof campaignFields)[number]

/** Maximum length of each value, which the visitor controls. */
export const attributionLimit = 200

/**
 * The attribution of a visit, from the URL of the page where it became a lead: links within the site pass on its origin
 * as `landing` and `referrer`. The argument `referrer` is the browser's own header. Null if nothing is known.
 */
export function attributionOf(address: string | null, referrer: string | null): Attribution | null {
  const page = address === null ? null : partsOf(address)
  if (!page) return null
  const value = (name: string) => queryValue(page.query, name)?.slice(0, attributionLimit) || null
  const landing = value('landing')
  const from = value('referrer') ?? foreignHost(referrer, page.host)
  return {
    landingPage: landing !== null && isPath(landing) ? landing : page.path.slice(0, attributionLimit),
    referrerHost: from !== null && isHost(from) ? from : null,
    campaign: Object.fromEntries(campaignFields.flatMap((name) => (value(name) === null ? [] : [[name, value(name)]]))),
  }
}

function foreignHost(referrer: string | null, own: string): string | null {
  const host = (referrer && partsOf(referrer)?.host) || null
  return host === own ? null : host
}

const isPath = (text: string) => /^\/[\w/-]*$/.test(text)
const isHost = (text: string) => /^[\w.:[\]-]+$/.test(text)

/** Parses a web address; null for anything else. */
function partsOf(address: string): { host: string; path: string; query: string } | null {
  const match = /^https?:\/\/([^/?#\s]+)([^?#]*)(?:\?([^#]*))?/i.exec(address)
  if (!match) return null
  const [, host = '', path = '', query = ''] = match
  return { host: host.slice(host.lastIndexOf('@') + 1).toLowerCase(), path: path || '/', query }
}

/** The first value of a parameter in a query string; null if absent or malformed. */
function queryValue(query: string, name: string): string | null {
  const found = query.split('&').find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1).replaceAll('+', ' '))
  } catch {
    return null
  }
}
