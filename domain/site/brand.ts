import { type Colour, contrast, mix, readableOn, textContrast } from './colour.ts'
import type { Language } from './languages.ts'

/** `demo` shows samples, marked as such; `live` shows none. */
export const siteModes = ['demo', 'live'] as const
export type SiteMode = (typeof siteModes)[number]

/** The logo before the name: the default one, a letter in the brand's colours, or the firm's own drawing (`svg.ts`). */
export type Logo =
  | { readonly kind: 'sign' }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'svg'; readonly svg: string }

/** `ink` is the dark background of the pages, `accent` the one warm colour on it. */
export type BrandColours = { readonly ink: Colour; readonly accent: Colour }

/**
 * The company behind the site and its terms, as every page shows them. Facts that a register could confirm (legal name,
 * address, licence, officers) are not settings but stated claims.
 */
export type Brand = {
  readonly name: string
  readonly tagline: Readonly<Record<Language, string>>
  /** US dollars a month. */
  readonly monthlyPrice: number
  readonly trialDays: number
  /** US dollars. */
  readonly recommendedDeposit: number
  readonly checkoutUrl: string | null
  readonly brokerUrl: string | null
  /** With its dial code, digits and spaces. */
  readonly whatsapp: string | null
  readonly email: string | null
  /** ISO 3166 codes of countries not served. */
  readonly countriesNotServed: readonly string[]
  readonly colours: BrandColours
  readonly logo: Logo
}

/** All settings of the public site. */
export type SiteSettings = Brand & {
  readonly mode: SiteMode
  /** Percent of visitors who see variant B of the landing page. */
  readonly shareOfB: number
}
export type SettingName = keyof SiteSettings

/** Text colours on dark, light and accent backgrounds, as in the pages' tokens. */
const ivory = '#ece7db'
const paper = '#f6f5f1'
const onAccent = '#14181d'

/** The colours that lack contrast: `ink` under light text, `accent` on ink or under dark text. */
export function unreadable({ ink, accent }: BrandColours): (keyof BrandColours)[] {
  const wrong: (keyof BrandColours)[] = []
  if (contrast(ivory, ink) < 7) wrong.push('ink')
  if (contrast(accent, ink) < textContrast || contrast(onAccent, accent) < textContrast) wrong.push('accent')
  return wrong
}

/** Page colours derived from a brand's two: for dark and paper backgrounds. */
export function shadesOf({ ink, accent }: BrandColours) {
  return {
    dark: { surface: ink, raised: mix(ink, '#ffffff', 0.04), line: mix(ink, '#ffffff', 0.16), accent },
    paper: { accent: readableOn(paper, accent) },
  }
}

/** The letter mark as a drawing: the letter in the accent on the ink. */
export function letterMark(letter: string, { ink, accent }: BrandColours): string {
  const text = letter.replaceAll(/[<>&"']/g, '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ink}"/>` +
    `<text x="16" y="23" font-family="Georgia, serif" font-size="20" text-anchor="middle" fill="${accent}">${text}</text></svg>`
  )
}

/** External links of a brand; a link that is not set is absent. */
export function linksOf({ checkoutUrl, brokerUrl, whatsapp }: Pick<Brand, 'checkoutUrl' | 'brokerUrl' | 'whatsapp'>) {
  return {
    ...(checkoutUrl && { checkout: checkoutUrl }),
    ...(brokerUrl && { broker: brokerUrl }),
    ...(whatsapp && { whatsapp: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}` }),
  }
}
