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

const letterOrDigit = /[\p{L}\p{N}]/u
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){1,2}$/i

/**
 * The page an unknown URL was meant for, with its query: in other case, with surplus slashes, signs or invisible
 * characters, with its query attached wrongly, with a language region. Null if none. Returns only URLs of our own
 * pages.
 */
export function meantAddress(pathname: string, search: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  // Shared links contain no control characters other than a line end.
  if (/[^\P{Cc}\s]/u.test(decoded)) return null
  const [whole = '', ...anchors] = decoded.split('#')
  const end = whole.search(/[?&]/)
  const [path, attached] = end < 0 ? [whole, ''] : [whole.slice(0, end), whole.slice(end + 1)]
  const anchor = anchors.length === 1 ? `#${anchors[0]}` : ''
  const plain = withoutEnd(
    path
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[/\\]+/g, '/'),
  )
  const [, first = '', ...others] = plain.split('/')
  const address = [inOurLanguage(first), ...others]
    .map((part) => `/${part}`)
    .join('')
    .toLowerCase()
  const found = addresses.get(address) ?? (ofAccounts.some((one) => one.test(address)) ? address : null)
  if (found === null || (found === pathname && attached === '')) return null
  const query = [search.slice(1), attached && `${new URLSearchParams(attached)}`]
    .filter((part) => part !== '')
    .join('&')
  return `${found}${query && `?${query}`}${/^#[\w-]+$/.test(anchor) ? anchor : ''}`
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
