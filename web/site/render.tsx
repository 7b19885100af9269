import { scripts } from 'virtual:site-scripts'
import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import cyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import tokens from '#web/kit/tokens.css?section=public&inline'
import type { Assets } from './document.tsx'
import icon from './icon.svg?url'
import type { Page } from './page.ts'
import { renderPageWith } from './renderer.tsx'
import notFound from './styles/not-found.css?inline'
import welcome from './styles/welcome.css?inline'

const assets: Assets = {
  styles: { welcome: tokens + welcome, 'not-found': tokens + notFound },
  scripts,
  icon,
  fonts: { en: latin, es: latin, de: latin, fr: latin, it: latin, pt: latin, ru: cyrillic, ar: arabic },
}

/** A whole page of the public site. */
export function renderPage(page: Page): string {
  return renderPageWith(assets, page)
}

export { renderForm, styleHashes } from './renderer.tsx'
