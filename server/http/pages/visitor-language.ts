import type { IncomingHttpHeaders } from 'node:http'
import { cookieNames } from '#domain/privacy/cookies.ts'
import { isLanguage, type Language, languageOfAddressPart, negotiateLanguage } from '#domain/site/languages.ts'

const savedLanguage = new RegExp(`(?:^|;\\s*)${cookieNames.language}=([A-Za-z-]{2,8})(?:;|$)`)

/** Saved choice, else the browser's preference, else English. */
export function visitorLanguage({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const saved = savedLanguage.exec(cookie ?? '')?.[1]
  return isLanguage(saved) ? saved : negotiateLanguage(accepted)
}

/** The language of the page at a path, else the visitor's own. */
export function languageAt(path: string, headers: IncomingHttpHeaders): Language {
  const [, first] = path.split('/', 2)
  return languageOfAddressPart(first ?? '') ?? visitorLanguage(headers)
}
