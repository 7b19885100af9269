import type { Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { type ContactBody, contactRoutes } from '#contract/contact.ts'
import { ApiError, errors, invalidFields } from '#contract/errors.ts'
import { isLanguage, type Language, languages, negotiateLanguage } from '#domain/languages.ts'
import { addressKey } from '../address.ts'
import { refuseCrossSite } from '../cross-site.ts'
import type { Edge, Env } from '../edge.ts'
import { safeError, toApiError } from '../errors.ts'
import { idempotencyKeyOf } from '../idempotency.ts'
import { securityHeaders } from '../security-headers.ts'
import { contactOf, type FormPost, readFormPost, refusedState } from './form-post.ts'
import type { PageRequest, PageSource, RenderedPage } from './page-source.ts'
import { ReadyPage, type ReadyPages } from './ready-pages.ts'
import { sentForm, sentMarker } from './sent-marker.ts'

export type PageDoor = {
  readonly source: PageSource
  /** Where pages go that are the same for every visitor. */
  readonly ready: ReadyPages
  /** Takes in a contact message; the same use case as `POST /api/contact`. */
  readonly receive: (body: ContactBody, idempotencyKey: string | undefined) => Promise<unknown>
}

const html = 'text/html; charset=utf-8'

/** The public pages: one address a language, the bare path in the visitor's own, and their forms. */
export function bindPages(app: Hono<Env>, { source, ready, receive }: PageDoor, edge: Edge): void {
  const request = (c: Context<Env>, language: Language): PageRequest => ({
    name: 'welcome',
    language,
    variant: 'a',
    origin: c.get('origin'),
  })
  const show = (c: Context<Env>, page: RenderedPage, headers: Record<string, string>, status?: number) =>
    page.body.respond(c.req.raw, { ...pageHeaders(c, page), ...headers }, status)

  app.get('/', (c) => c.redirect('/welcome', 302))
  // Answers that depend on the visitor are not shared.
  app.get('/welcome', async (c) =>
    show(c, await source.page(request(c, languageOf(c))), {
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Cookie',
    }),
  )

  for (const language of languages) {
    app.get(`/${language}`, (c) => c.redirect(`/${language}/welcome`, 302))
    app.get(`/${language}/welcome`, async (c) => {
      if (c.req.query('sent') !== undefined) return showThanks(c, language)
      const edition = source.edition()
      const page = await source.page(request(c, language))
      const headers = { ...pageHeaders(c, page), 'cache-control': 'public, no-cache' }
      ready.keep(c.env.incoming, c.get('secure'), edition, () => new ReadyPage(routePath(c), page.body, headers))
      return page.body.respond(c.req.raw, headers)
    })
  }

  /** The page with the thanks in the place of the form, for who sent it; the page as it is for everybody else. */
  async function showThanks(c: Context<Env>, language: Language): Promise<Response> {
    const sent = sentForm(c.req.query('sent') ?? '', c.req.header('cookie'))
    return show(c, await source.page({ ...request(c, language), sent }), { 'cache-control': 'no-store' })
  }

  app.post('/:language{[a-z]{2}}/welcome', async (c, next) => {
    const language = c.req.param('language')
    return isLanguage(language) ? answerPost(c, language) : next()
  })
  app.post('/welcome', (c) => answerPost(c, languageOf(c)))

  async function answerPost(c: Context<Env>, language: Language): Promise<Response> {
    const isFragment = c.req.header('x-fragment') === 'form'
    let post: FormPost | null = null
    const read = () => edge.inFlight.whileReceiving(() => readFormPost(c.req.raw))
    try {
      refuseCrossSite(c.req.raw, c.get('origin'))
      await edge.limiter('sendContact', contactRoutes.sendContact.limit, addressKey(c.get('address')))
      post = await read()
      if (post.isCut) throw new ApiError('too_large')
      const contact = contactOf(post, language)
      if ('problems' in contact) throw invalidFields(contact.problems)
      await receive(contact.body, idempotencyKeyOf(c.req.raw))
      if (!isFragment) {
        c.header('set-cookie', sentMarker(post.form, language, c.get('secure')))
        return c.redirect(`/${language}/welcome?sent=${post.form}#${post.form}`, 303)
      }
      return respondForm(c, language, post, { values: {}, problems: {}, outcome: 'sent' }, 200, isFragment)
    } catch (thrown) {
      const error = toApiError(thrown)
      const { status } = errors[error.code]
      if (status >= 500)
        edge.log.error({ requestId: c.get('requestId'), code: error.code, err: safeError(thrown) }, 'form failed')
      // Refused before the form was read: it may still be readable, and what was typed must come back.
      post ??= await read().catch(() => null)
      const state = post && refusedState(post, error)
      if (!post || !state) throw error
      if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
      return respondForm(c, language, post, state, status, isFragment)
    }
  }

  async function respondForm(
    c: Context<Env>,
    language: Language,
    post: FormPost,
    state: Parameters<PageSource['form']>[2],
    status: number,
    isFragment: boolean,
  ) {
    const headers = {
      'cache-control': 'no-store',
      ...(c.res.headers.get('retry-after') && { 'retry-after': c.res.headers.get('retry-after')! }),
    }
    if (!isFragment) return show(c, await source.pageWithForm(request(c, language), post.form, state), headers, status)
    return new Response(await source.form(request(c, language), post.form, state), {
      status,
      headers: { ...headers, 'content-type': html, 'content-language': language },
    })
  }

  app.notFound(async (c) => {
    const [, first] = c.req.path.split('/')
    const language = isLanguage(first) ? first : languageOf(c)
    const page = await source.page({ ...request(c, language), name: 'not-found' })
    return show(c, page, { 'cache-control': 'no-store' }, 404)
  })
}

function pageHeaders(c: Context<Env>, page: RenderedPage): Record<string, string> {
  const policy = securityHeaders(c.get('secure'), page.styleHashes)
  return { 'content-type': html, 'content-language': page.language, ...policy }
}

/** Saved choice, else what the browser asks for, else English (decisions B). */
function languageOf(c: Context<Env>): Language {
  const saved = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(c.req.header('cookie') ?? '')?.[1]
  return isLanguage(saved) ? saved : negotiateLanguage(c.req.header('accept-language'))
}
