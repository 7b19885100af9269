import { fonts } from 'virtual:site-fonts'
import { scripts } from 'virtual:site-scripts'
import { inEveryLanguage } from '#domain/site/languages.ts'
import icon from '#web/kit/sign.svg?url'
import tokens from '#web/kit/tokens.css?section=public&inline'
import type { Assets } from './document.tsx'
import type { Page } from './page.ts'
import { renderPageWith } from './renderer.tsx'
import picture from './shared-link.png?url'
import account from './styles/account.css?inline'
import arabic from './styles/arabic.css?inline'
import cancel from './styles/cancel.css?inline'
import chinese from './styles/chinese.css?inline'
import contact from './styles/contact.css?inline'
import hindi from './styles/hindi.css?inline'
import home from './styles/home.css?inline'
import legal from './styles/legal.css?inline'
import notFound from './styles/not-found.css?inline'
import serifFallback from './styles/serif-fallback.css?inline'
import setup from './styles/subscription-success.css?inline'
import trackRecord from './styles/track-record.css?inline'
import verify from './styles/verify.css?inline'
import welcome from './styles/welcome.css?inline'
import welcomeB from './styles/welcome-b.css?inline'

const assets: Assets = {
  styles: {
    home: tokens + home,
    welcome: tokens + welcome,
    'welcome-b': tokens + welcomeB,
    contact: tokens + contact,
    'track-record': tokens + trackRecord,
    verify: tokens + verify,
    'subscription-success': tokens + setup,
    cancel: tokens + cancel,
    'risk-disclosure': tokens + legal,
    compliance: tokens + legal,
    privacy: tokens + legal,
    terms: tokens + legal,
    imprint: tokens + legal,
    account: tokens + account,
    'account-results': tokens + account,
    'account-rows': tokens + account,
    'not-found': tokens + notFound,
  },
  scripts,
  icon,
  picture,
  fontFaces: {
    ...inEveryLanguage(fonts.latin.face + serifFallback),
    ru: fonts.latin.face + fonts.cyrillic.face + serifFallback,
    ar: fonts.arabic.face + arabic,
    hi: hindi,
    zh: chinese,
  },
  fonts: {
    ...inEveryLanguage([fonts.latin.url]),
    ru: [fonts.latin.url, fonts.cyrillic.url],
    ar: [fonts.arabic.url],
    hi: [],
    zh: [],
  },
}

/** A whole page of the public site. */
export function renderPage(page: Page): string {
  return renderPageWith(assets, page)
}

export { renderForm, styleHashes } from './renderer.tsx'
