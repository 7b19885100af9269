import type { SiteSettings } from './brand.ts'

/** Default settings of the site, and the only place with the product's default name. Terms: spec §1. */
export const defaultSettings: SiteSettings = {
  name: 'Orfine',
  tagline: {
    en: 'Automated gold trading',
    es: 'Trading automatizado de oro',
    ar: 'تداول آلي للذهب',
    ru: 'Автоматическая торговля золотом',
    de: 'Automatisierter Goldhandel',
    fr: 'Trading automatisé de l’or',
    it: 'Trading automatico sull’oro',
    pt: 'Negociação automatizada de ouro',
    hi: 'सोने में स्वचालित ट्रेडिंग',
    zh: '黄金自动交易',
  },
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
