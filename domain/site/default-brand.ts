import type { SiteSettings } from './brand.ts'
import { inAllLanguages } from './default-texts.ts'

/** Default settings of the site, and the only place with the product's default name (docs/product.md#the-offer). */
export const defaultSettings: SiteSettings = {
  name: 'Orfine',
  tagline: inAllLanguages(({ tagline }) => tagline),
  monthlyPrice: 89.95,
  trialDays: 7,
  recommendedDeposit: 1_000,
  checkoutUrl: null,
  brokerUrl: null,
  whatsapp: null,
  email: null,
  countriesNotServed: [],
  colours: { ink: '#0f1318', accent: '#d4b06a' },
  logo: { kind: 'sign' },
  mode: 'demo',
  shareOfB: 50,
}
