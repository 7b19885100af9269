import { isReceiving } from '#domain/claims/start-list.ts'
import { publicDns } from '#domain/origin/public-dns.ts'
import type { AccountRows } from '#domain/record/published-accounts.ts'
import type { RowChoice } from '#domain/report/account-figures.ts'
import { linksOf, type SiteSettings } from '#domain/site/brand.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Listener } from '#server/db/listener.ts'
import type { AccountView, CheckoutGreeting, FormName, FormState, Page, PageName } from '#web/site/page.ts'
import { EncodedBody } from './encoded.ts'
import { logoAddress, logoInline } from './logo.ts'
import type { SiteRenderer } from './renderer.ts'
import { cacheSiteData, type SiteData } from './site-data.ts'

/** Maximum cached pages, so that varying Host headers can't fill the memory. */
const maxPages = 400

export type RenderedPage = {
  readonly body: EncodedBody
  readonly language: Language
  readonly styleHashes: string[]
  /** Other origins a visitor's page may contact. */
  readonly connects: readonly string[]
}

/** The account shown on a page, and which part of it. */
export type AccountRequest = {
  slug: string
  deposit?: number | undefined
  rows?: { choice: RowChoice; page: number } | undefined
}

type PageRequest = {
  name: PageName
  account?: AccountRequest | undefined
  language: Language
  origin: string
  sent?: FormName | undefined
  checkout?: CheckoutGreeting | undefined
}

export type PageSource = {
  /** Reads the records once, so that pages can be served while the database is away. */
  warm(): Promise<void>
  /**
   * Number of the current edition of the pages: changes whenever rendered pages become stale; null
   * while nothing may be cached.
   */
  edition(): number | null
  /** True if visitors may send their details. */
  isReceiving(): Promise<boolean>
  /** Slugs of the published accounts. */
  accounts(): Promise<string[]>
  /** True if an account of this name is published. */
  hasAccount(slug: string): Promise<boolean>
  /** A page without visitor data, from the cache if nothing changed. */
  page(request: PageRequest): Promise<RenderedPage>
  /** The form of a post with its answer, alone or within its page. */
  form(request: PageRequest, form: FormName, state: FormState): Promise<string>
  pageWithForm(request: PageRequest, form: FormName, state: FormState): Promise<RenderedPage>
  /** The bot that visitors may write to; null if none is connected. */
  bot(): Promise<string | null>
  /** A page with other settings. */
  preview(request: PageRequest, settings: SiteSettings): Promise<{ html: string; styleHashes: string[] }>
}

type PageOptions = {
  /** The data that pages show: records, claims, settings. */
  readonly readSite: () => Promise<SiteData>
  /** Rows of an account; null if there is no account with this slug. */
  readonly readRows: (slug: string, choice: RowChoice, page: number) => Promise<AccountRows | null>
  readonly renderer: () => Promise<SiteRenderer>
}

/** A posted form. */
export const sentState: FormState = { values: {}, problems: {}, outcome: 'sent' }

/** Renders pages from the site's data and caches them until that data changes. */
export function createPageSource(options: PageOptions, listener: Listener): PageSource {
  const kept = new Map<string, Promise<RenderedPage>>()
  const site = cacheSiteData(options.readSite, listener, () => kept.clear())

  const assemble = async (request: PageRequest, forms: Page['forms']): Promise<Page> => {
    const data = await site.current()
    const checkout = request.checkout ?? null
    const view = await viewOf(request.account)
    return { ...pageOf(request, data), view, logo: logoAddress(data.settings), forms, checkout }
  }
  const viewOf = async (account: AccountRequest | undefined): Promise<AccountView | null> => {
    if (!account) return null
    const { slug, deposit = null, rows } = account
    return { slug, deposit, rows: rows ? await options.readRows(slug, rows.choice, rows.page) : null }
  }
  const render = async (request: PageRequest, forms: Page['forms']): Promise<RenderedPage> => {
    const renderer = await options.renderer()
    const html = renderer.renderPage(await assemble(request, forms))
    return {
      body: new EncodedBody(html),
      language: request.language,
      styleHashes: renderer.styleHashes(html),
      connects: request.name === 'verify' ? publicDns.map(({ origin }) => origin) : [],
    }
  }

  return {
    edition: site.edition,
    async warm() {
      await site.current()
    },
    async isReceiving() {
      const { settings, claims } = await site.known()
      return isReceiving({ mode: settings.mode, brand: settings, claims })
    },
    bot: async () => (await site.known()).telegramBot,
    accounts: async () => (await site.current()).accounts.map(({ slug }) => slug),
    async hasAccount(slug) {
      return (await site.current()).accounts.some((account) => account.slug === slug)
    },
    async page(request) {
      await site.current()
      const { account } = request
      // Reader-specific variants are not cached.
      if (account?.rows || account?.deposit !== undefined) return render(request, {})
      const key = [request.name, request.language, request.origin, request.sent, account?.slug, request.checkout].join(
        '\n',
      )
      const found = kept.get(key)
      if (found) return found
      if (kept.size >= maxPages) kept.clear()
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
      const page = pageOf(request, { ...(await site.current()), settings })
      const html = renderer.renderPage({ ...page, view: null, logo: logoInline(settings), forms: {}, checkout: null })
      return { html, styleHashes: renderer.styleHashes(html) }
    },
  }
}

function pageOf(
  { name, language, origin }: PageRequest,
  { settings, ...record }: SiteData,
): Omit<Page, 'logo' | 'view' | 'forms' | 'checkout'> {
  const { mode, shareOfB: _, ...brand } = settings
  const year = new Date().getUTCFullYear()
  return { name, language, origin, mode, brand, links: linksOf(brand), year, ...record }
}
