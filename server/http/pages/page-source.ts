import { linksOf, type SiteSettings } from '#domain/brand.ts'
import type { Language } from '#domain/languages.ts'
import type { Retention } from '#domain/retention.ts'
import type { Listener } from '#server/db/listener.ts'
import type { PublicRecord } from '#server/record/store.ts'
import type { FormName, FormState, Page, PageName } from '#web/site/page.ts'
import { EncodedBody } from './encoded.ts'
import { logoAddress, logoInline } from './logo.ts'
import type { SiteRenderer } from './renderer.ts'

/** The channel on which changes of what pages show are announced (migration 0002). */
export const pagesChannel = 'pages'

/** Nothing is kept longer, since claims get old and years end. */
const longestKeptMs = 600_000
/** Rendered pages in memory; a Host header per request must not fill it. */
const mostPages = 400

export type RenderedPage = { readonly body: EncodedBody; readonly language: Language; readonly styleHashes: string[] }

export type PageRequest = {
  name: PageName
  language: Language
  origin: string
  sent?: FormName | undefined
}

export type PageSource = {
  /** Reads the records once, so that there is something to show should the database go away. */
  warm(): Promise<void>
  /**
   * Which edition of the pages may be shown: another number whenever what was rendered before may no longer be; null
   * while nothing may be kept.
   */
  edition(): number | null
  /** A page without anything of the visitor's in it, from memory where nothing changed since. */
  page(request: PageRequest): Promise<RenderedPage>
  /** The form of a post with its answer, alone or in its page. */
  form(request: PageRequest, form: FormName, state: FormState): Promise<string>
  pageWithForm(request: PageRequest, form: FormName, state: FormState): Promise<RenderedPage>
  /** A page as it would be with other settings. */
  preview(request: PageRequest, settings: SiteSettings): Promise<{ html: string; styleHashes: string[] }>
}

export type SiteData = PublicRecord & { readonly settings: SiteSettings; readonly retention: Retention }

export type PageOptions = {
  /** What pages show beside words: records, claims, settings. */
  readonly readSite: () => Promise<SiteData>
  readonly renderer: () => Promise<SiteRenderer>
}

/** A form that arrived. */
export const sentState: FormState = { values: {}, problems: {}, outcome: 'sent' }

/**
 * Renders pages from the records and keeps the bytes until the database says that records changed. While that line is
 * down nothing is kept.
 */
export function createPageSource(options: PageOptions, listener: Listener): PageSource {
  let record: Promise<SiteData> | null = null
  let lastRecord: SiteData | null = null
  let readAt = 0
  let edition = 0
  const kept = new Map<string, Promise<RenderedPage>>()
  const forget = () => {
    record = null
    edition += 1
    kept.clear()
  }
  listener.on(pagesChannel, forget)
  listener.onGap(forget)

  const isCurrent = () => record !== null && listener.isConnected() && Date.now() - readAt <= longestKeptMs
  const currentRecord = () => {
    if (!isCurrent()) forget()
    if (!record) {
      readAt = Date.now()
      const reading = options.readSite().then(
        (read) => {
          lastRecord = read
          return read
        },
        (error: unknown) => {
          if (record === reading) forget()
          // A database that is away for a moment does not take the site with it.
          if (lastRecord) return lastRecord
          throw error
        },
      )
      record = reading
    }
    return record
  }
  const assemble = async (request: PageRequest, forms: Page['forms']): Promise<Page> => {
    const data = await currentRecord()
    return { ...pageOf(request, data), logo: logoAddress(data.settings), forms }
  }
  const render = async (request: PageRequest, forms: Page['forms']): Promise<RenderedPage> => {
    const renderer = await options.renderer()
    const html = renderer.renderPage(await assemble(request, forms))
    return { body: new EncodedBody(html), language: request.language, styleHashes: renderer.styleHashes(html) }
  }

  return {
    edition: () => (isCurrent() ? edition : null),
    async warm() {
      await currentRecord()
    },
    async page(request) {
      await currentRecord()
      const key = [request.name, request.language, request.origin, request.sent].join('\n')
      const found = kept.get(key)
      if (found) return found
      if (kept.size >= mostPages) kept.clear()
      const rendering = render(request, request.sent ? { [request.sent]: sentState } : {})
      kept.set(key, rendering)
      rendering.catch(() => kept.delete(key))
      return rendering
    },
    async form(request, form, state) {
      return (await options.renderer()).renderForm(await assemble(request, { [form]: state }), form)
    },
    pageWithForm: (request, form, state) => render(request, { [form]: state }),
    async preview(request, settings) {
      const renderer = await options.renderer()
      const page = pageOf(request, { ...(await currentRecord()), settings })
      const html = renderer.renderPage({ ...page, logo: logoInline(settings), forms: {} })
      return { html, styleHashes: renderer.styleHashes(html) }
    },
  }
}

function pageOf(
  { name, language, origin }: PageRequest,
  { settings, ...record }: SiteData,
): Omit<Page, 'logo' | 'forms'> {
  const { mode, shareOfB: _, ...brand } = settings
  const year = new Date().getUTCFullYear()
  return { name, language, origin, mode, brand, links: linksOf(brand), year, ...record }
}
