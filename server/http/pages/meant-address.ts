import { languageOfAddressPart, languages, siteLanguageOf } from '#domain/site/languages.ts'
import { accountPageNames, addressOf, pageAddresses } from '#web/site/page.ts'

/** Every page URL by its lower-case form. */
const addresses: ReadonlyMap<string, string> = new Map(
  pageAddresses
    .flatMap(({ names }) => [null, ...languages].map((language) => addressOf(language, names[0])))
    .map((address) => [address.toLowerCase(), address]),
)

/** URLs of account pages, with any slug. */
const ofAccounts: readonly RegExp[] = accountPageNames.flatMap((name) =>
  [null, ...languages].map((language) => new RegExp(`^${addressOf(language, name, '[a-z0-9-]+')}$`)),
)

/** Links in mails to visitors; the token's case counts. */
const mailLink = /^\/+([\w-]+)\/+(unsubscribe|confirm-email)\/+([^/]+)\/*$/i

const letterOrDigit = /[\p{L}\p{N}]/u
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){1,2}$/i

/**
 * The page an unknown URL was meant for, with its query: in other case, with surplus slashes, signs, words or invisible
 * characters, broken by a line end, with its query attached wrongly, with a language region. Null if none. Returns only
 * URLs of our own pages.
 */
export function meantAddress(pathname: string, search: string): string | null {
  const decoded = decodedPath(pathname)
  // Shared links contain no control characters other than a line end.
  if (decoded === null || /[^\P{Cc}\s]/u.test(decoded)) return null
  const [, language = '', page = '', token] = mailLink.exec(decoded) ?? []
  if (token !== undefined) {
    const part = inOurLanguage(language).toLowerCase()
    const link = `/${part}/${page.toLowerCase()}/${encodeURIComponent(token)}`
    return link === pathname || languageOfAddressPart(part) === null ? null : link + search
  }
  const [whole = '', ...anchors] = decoded
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .split('#')
  const end = whole.search(/[?&]/)
  const [path, attached] = end < 0 ? [whole, ''] : [whole.slice(0, end), whole.slice(end + 1)]
  const anchor = anchors.length === 1 ? `#${anchors[0]}` : ''
  const plain = path.replaceAll(/[/\\]+/g, '/')
  // A mail may break a link at a line's end; a messenger takes what follows without a space for part of it.
  const cut = /^[\w/-]*[a-z\d](?![\w/.-])/i.exec(plain)?.[0]
  const found = pageAt(plain) ?? pageAt(plain.replaceAll(/=?\s+/g, '')) ?? (cut === undefined ? null : pageAt(cut))
  if (found === null || (found === pathname && attached === '')) return null
  const query = [search.slice(1), attached && `${new URLSearchParams(meantQuery(`?${attached}`))}`]
    .filter((part) => part !== '')
    .join('&')
  return `${found}${query && meantQuery(`?${query}`)}${/^#[\w-]+$/.test(anchor) ? anchor : ''}`
}

/** The path as text, without a letter that was cut in two at its end; null if it is none. */
function decodedPath(pathname: string): string | null {
  for (const path of [pathname, pathname.replace(/(?<=[\w-])(?:%[\da-f]{0,2})+$/i, '')])
    try {
      return decodeURIComponent(path)
    } catch {}
  return null
}

function pageAt(path: string): string | null {
  const [, first = '', ...others] = withoutEnd(path).split('/')
  const address = [inOurLanguage(first), ...others]
    .map((part) => `/${part}`)
    .join('')
    .toLowerCase()
  return addresses.get(address) ?? (ofAccounts.some((one) => one.test(address)) ? address : null)
}

/** Longer values of a query stay as they came: links carry none, and trimming takes time by the square of the length. */
const maxTrimmed = 500
/** What says where a visit began, and which variant is asked for. */
const ours = /^(?:utm_\w+|landing|referrer|variant)$/i
/** What messengers and people append to a link, as it stands in a query. */
const appended =
  /(?:%(?:20|0[9ad]|22|27|3e|5d|7d|c2%a0|e2%80%(?:8[b-f]|9[9d]|a6|ac)|e2%81%a9|ef%bb%bf)|["'.,;:!*>\]+])+$/i

/**
 * A query as it was meant: ampersands that were encoded as HTML, a second question mark, our parameters in capitals or with
 * signs behind them. Everything else is left as it is.
 */
export function meantQuery(search: string): string {
  const parts = search
    .slice(1)
    .split(/&(?:amp;|%3b)*|\?(?=[\w.-]+=)/i)
    .map((part) => {
      const [, name = '', value = ''] = /^(?:amp(?:;|%3b))*([^=]*)=(.*)$/is.exec(part) ?? []
      if (!ours.test(name) || value.length > maxTrimmed) return part
      const text = (/\(|%28/.test(value) ? value : value.replace(/(?:\)|%29)+(?=[^\w]*$)/i, '')).replace(appended, '')
      const meant = name.toLowerCase()
      return `${meant}=${meant === 'variant' ? text.toLowerCase() : text}`
    })
  return search === '' ? '' : `?${parts.join('&')}`
}

/** Strips what messengers and people append to a link: signs, spaces, brackets. */
function withoutEnd(path: string): string {
  const letters = [...path]
  return letters.slice(0, letters.findLastIndex((letter) => letterOrDigit.test(letter)) + 1).join('')
}

/** `es` for `es-MX` and `es_419`, `pt-br` for `pt-BR`; other parts are unchanged. */
function inOurLanguage(part: string): string {
  if (languageOfAddressPart(part) || !languageTag.test(part)) return part
  return siteLanguageOf(part) ?? part
}
