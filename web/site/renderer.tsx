import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#domain/site/languages.ts'
import { siteWords } from '#web/words/site/load.ts'
import { type Assets, Document } from './document.tsx'
import { SiteForm } from './forms.tsx'
import type { FormName, Page } from './page.ts'
import { createFormat, type Format } from './parts/format.ts'
import { SiteProvider } from './parts/site-context.tsx'

const formats = new Map<Language, Format>()

function formatOf(language: Language): Format {
  const made = formats.get(language) ?? createFormat(language, siteWords(language))
  formats.set(language, made)
  return made
}

function render(page: Page, now: number, content: ReactNode): string {
  const site = { page, words: siteWords(page.language), format: formatOf(page.language), now }
  return renderToStaticMarkup(<SiteProvider site={site}>{content}</SiteProvider>)
}

/** A whole page. Statements are judged by `now`, epoch milliseconds. */
export function renderPageWith(assets: Assets, page: Page, now = Date.now()): string {
  return `<!doctype html>${withVersions(render(page, now, <Document assets={assets} />))}`
}

const liveStart = /<section [^>]*data-live=""/g

/** Gives each part that is refreshed (`data-live`) the version of its content. */
export function withVersions(html: string): string {
  return html.replaceAll(liveStart, (start, at: number) => {
    const content = html.slice(at, endOfSection(html, at))
    const version = createHash('sha256').update(content).digest('base64url').slice(0, 4)
    return start.replace('data-live=""', `data-live="${version}"`)
  })
}

/** End of the section that begins at `start`. */
function endOfSection(html: string, start: number): number {
  let open = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<section\b|<\/section>/g)) {
    open += tag === '</section>' ? -1 : 1
    if (open === 0) return start + index
  }
  return html.length
}

/** One form alone, with problems or as its thank-you card: the script inserts it. */
export function renderForm(page: Page, form: FormName): string {
  return render(page, Date.now(), <SiteForm name={form} />)
}

/** `sha256-…` of each inlined style of a document, for `style-src` of its content policy. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  )
}
