import type { IncomingMessage } from 'node:http'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { addressPartOf, type Language, languages } from '#domain/site/languages.ts'
import type { Draw } from '#server/variants/draw.ts'
import type { Exposures } from '#server/variants/exposures.ts'
import {
  addressOf,
  type CheckoutGreeting,
  type PageAddress,
  type PageName,
  pageAddresses,
  pageFacts,
} from '#web/site/page.ts'
import { addressKey } from '../address.ts'
import type { Edge, Env } from '../edge.ts'
import { bindAccountPages } from './account-pages.ts'
import { answerPost, type PostDeps } from './answer-post.ts'
import { meantAddress, meantQuery } from './meant-address.ts'
import { pageHeaders, personal, shared, showPage } from './page-response.ts'
import { sentState } from './page-source.ts'
import { ReadyPage, type ReadyPages } from './ready-pages.ts'
import { robots, siteMap } from './site-map.ts'
import { languageAt, visitorLanguage } from './visitor-language.ts'

export type PageDeps = PostDeps & {
  /** Stores responses that can be reused for identical requests. */
  readonly ready: ReadyPages
  readonly draw: Draw
  readonly exposures: Pick<Exposures, 'seen'>
  /** The state of a checkout session; null if no checkout is connected. */
  readonly readCheckout: (session: string) => Promise<CheckoutGreeting | null>
  /** The caller's network address. */
  readonly callerOf: (request: IncomingMessage) => string
}

type Names = PageAddress['names']

/** The public pages: one address a language, the bare path in the visitor's own, and their forms. */
export function bindPages(app: Hono<Env>, deps: PageDeps, edge: Edge): void {
  const { source } = deps
  bindAccountPages(app, source, edge, languageOf)
  for (const { names } of pageAddresses) {
    const bare = addressOf(null, names[0])
    // Answers that depend on the visitor are not shared.
    app.get(bare, toMeantQuery, async (c) => {
      const language = languageOf(c)
      const greeted = await showGreeting(c, deps, edge, { names, language })
      if (greeted) return greeted
      const name = asked(c, names) ?? drawn(deps, c.env.incoming, names, language)
      const headers = { ...personal, vary: 'Accept-Language, Cookie' }
      return showPage(c, await source.page(pageRequest(c, name, language)), headers)
    })
    app.post(bare, (c) => answerPost(c, deps, edge, names, languageOf(c)))
    withoutSlash(app, bare)

    for (const language of languages) {
      const address = addressOf(language, names[0])
      app.get(
        address,
        toMeantQuery,
        async (c) => (await showGreeting(c, deps, edge, { names, language })) ?? showOf(c, deps, names, language),
      )
      app.post(address, (c) => answerPost(c, deps, edge, names, language))
      withoutSlash(app, address)
    }
  }

  for (const language of languages) fromTagToAddress(app, language)

  app.get('/robots.txt', (c) => textFile(robots(c.get('origin')), 'text/plain'))
  app.get('/sitemap.xml', async (c) => textFile(siteMap(c.get('origin'), await source.accounts()), 'application/xml'))

  app.notFound(async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const meant = meantAddress(pathname, search)
    if (meant !== null) return c.redirect(meant, 308)
    const language = languageAt(c.req.path, c.env.incoming.headers)
    const page = await source.page(pageRequest(c, 'not-found', language))
    return showPage(c, page, { 'cache-control': 'no-store' }, 404)
  })
}

/** Rate limit of reloads while waiting for a payment; generous. */
const greetingLimit = { max: 120, windowSeconds: 60 } as const

/** The page after checkout, by its latest events. It names nobody, and is not cached. */
async function showGreeting(
  c: Context<Env>,
  { source, readCheckout }: PageDeps,
  edge: Edge,
  { names, language }: { names: Names; language: Language },
): Promise<Response | null> {
  const session = c.req.query('session_id')
  if (!names.includes('subscription-success') || !session || !/^cs_\w{8,200}$/.test(session)) return null
  await edge.limiter('checkout-greeting', greetingLimit, addressKey(c.get('address')))
  // Without the database the page shows its general text.
  const checkout = await readCheckout(session).catch(() => null)
  if (checkout === null) return null
  const page = await source.page({ ...pageRequest(c, 'subscription-success', language), checkout })
  return showPage(c, page, { 'cache-control': 'no-store' })
}

const pageRequest = (c: Context<Env>, name: PageName, language: Language) => ({
  name,
  language,
  origin: c.get('origin'),
})

/** The variant drawn for a visitor, which is counted as seen. */
function drawn({ draw, exposures, callerOf }: PageDeps, incoming: IncomingMessage, names: Names, language: Language) {
  if (names.length === 1) return names[0]
  const userAgent = incoming.headers['user-agent'] ?? ''
  const assignment = draw.of(callerOf(incoming), userAgent)
  if (draw.isOpen) exposures.seen(assignment, language, userAgent)
  return withVariant(names, assignment.variant) ?? names[0]
}

/** The page at a URL: the thank-you page, the requested variant, or the one drawn. */
async function showOf(c: Context<Env>, deps: PageDeps, names: Names, language: Language): Promise<Response> {
  if (c.req.query('sent') !== undefined) return showThanks(c, deps, names, language)
  const name = asked(c, names)
  if (!name) return showDrawn(c, deps, names, language)
  // The same for every visitor.
  return showPage(c, await deps.source.page(pageRequest(c, name, language)), shared)
}

/** The visitor's variant; the same page for all visitors where there is only one. */
async function showDrawn(c: Context<Env>, deps: PageDeps, names: Names, language: Language): Promise<Response> {
  const { source, ready } = deps
  const edition = source.edition()
  const isOpen = names.length > 1 && deps.draw.isOpen
  const headers = isOpen ? personal : shared
  const pages = new Map<PageName, ReadyPage>()
  const only = drawn(deps, c.env.incoming, names, language)
  for (const name of isOpen ? names : [only]) {
    const page = await source.page(pageRequest(c, name, language))
    pages.set(name, new ReadyPage(routePath(c), page.body, { ...pageHeaders(c, page), ...headers }))
  }
  const choose = isOpen
    ? (incoming: IncomingMessage) => pages.get(drawn(deps, incoming, names, language))!
    : () => pages.get(only)!
  ready.keep(c.env.incoming, c.get('secure'), edition, choose)
  return pages.get(only)!.respond(c.req.raw)
}

/** The thank-you page instead of the form while its URL is valid; afterwards the normal page. */
async function showThanks(c: Context<Env>, deps: PageDeps, names: Names, language: Language): Promise<Response> {
  const sent = deps.sentMarks.read(c.req.query('sent') ?? '')
  const name = names.find((name) => sent && pageFacts[name].forms.includes(sent.form)) ?? names[0]
  const request = pageRequest(c, name, language)
  const bot = sent?.startKey === undefined ? null : await deps.source.bot()
  const start = bot !== null && sent?.startKey !== undefined && { start: { bot, key: sent.startKey } }
  const page =
    sent && (sent.receipt || start)
      ? deps.source.pageWithForm(request, sent.form, { ...sentState, receipt: sent.receipt, ...start })
      : deps.source.page({ ...request, sent: sent?.form })
  return showPage(c, await page, { 'cache-control': 'no-store' })
}

/** Redirects a URL with a trailing slash to the one without. */
function withoutSlash(app: Hono<Env>, address: string): void {
  if (address !== '/') app.all(`${address}/`, (c) => c.redirect(address + new URL(c.req.url).search, 308))
}

/** Redirects a URL with a mangled query to the one that was meant. */
const toMeantQuery: MiddlewareHandler<Env> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const meant = meantQuery(search)
  return meant === search ? next() : c.redirect(pathname + meant, 308)
}

/** Redirects `/pt-BR/welcome`, a language written as a tag, to `/pt-br/welcome`. */
function fromTagToAddress(app: Hono<Env>, language: Language): void {
  const part = addressPartOf(language)
  if (part === language) return
  app.get(`/${language}/*`, (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`/${part}${pathname.slice(part.length + 1)}${search}`, 308)
  })
}

/** The page of the variant named in the URL. */
function asked(c: Context<Env>, names: Names): PageName | undefined {
  return withVariant(names, c.req.query('variant'))
}

function withVariant(names: Names, variant: string | undefined): PageName | undefined {
  return names.find((name) => variant !== undefined && pageFacts[name].variant === variant)
}

function textFile(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}

const languageOf = (c: Context<Env>): Language => visitorLanguage(c.env.incoming.headers)
