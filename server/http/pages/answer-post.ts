import type { Context } from 'hono'
import { cancellationRoutes } from '#contract/cancellations.ts'
import { type ContactBody, contactRoutes } from '#contract/contact.ts'
import { ApiError, errors, invalidFields } from '#contract/errors.ts'
import { setupRoutes } from '#contract/setups.ts'
import { attributionOf, type LeadOrigin } from '#domain/leads/attribution.ts'
import type { MessageCheck, Screen, Visit } from '#domain/screening/screening.ts'
import type { Language } from '#domain/site/languages.ts'
import { newStartKey } from '#server/leads/messengers/start-keys.ts'
import { addressOf, type FormName, type FormState, isMessageForm, type PageName, pageFacts } from '#web/site/page.ts'
import { addressKey } from '../address.ts'
import { isSentByBrowser, refuseCrossSiteForm } from '../cross-site.ts'
import type { Edge, Env } from '../edge.ts'
import { logFailure, toApiError } from '../errors.ts'
import { idempotencyKeyOf } from '../idempotency.ts'
import { type CustomerDeps, takeCustomerPost } from './customer-post.ts'
import { contactOf, type FormPost, readFormPost, refusedState } from './form-post.ts'
import { html, showPage } from './page-response.ts'
import { type PageSource, sentState } from './page-source.ts'
import type { SentMarks } from './sent-marker.ts'

/** Accepts a contact message; the same use case as `POST /api/contact`. */
type Receive = (
  body: ContactBody,
  checkMessage: MessageCheck,
  idempotencyKey: string | undefined,
  origin: LeadOrigin | null,
) => Promise<{ readonly newLeadId: string | null }>

export type PostDeps = CustomerDeps & {
  readonly source: PageSource
  readonly receive: Receive
  readonly sentMarks: SentMarks
  /** Links a start link's key to a lead. */
  readonly keepStartKey: (leadId: string, key: string) => void
  /** Scores submissions, and issues the token for the visitor's next message. */
  readonly screening: { readonly screen: Screen; issue(secure: boolean): { readonly cookie: string } }
}

/**
 * Answers a form posted to a page: with the form alone if the page's script sent it, else with the page. A refused form
 * is shown again as typed.
 */
export async function answerPost(
  c: Context<Env>,
  deps: PostDeps,
  edge: Edge,
  names: readonly PageName[],
  language: Language,
): Promise<Response> {
  const { source, receive, screening } = deps
  const isFragment = c.req.header('x-fragment') === 'form'
  let post: FormPost | null = null
  const read = () => edge.concurrency.slotOf(c.env.incoming).whileReceiving(() => readFormPost(c.req.raw))
  const respond = async (page: PageName, form: FormName, state: FormState, status: number) => {
    const request = { name: page, language, origin: c.get('origin') }
    const retryAfter = c.res.headers.get('retry-after')
    const headers = { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) }
    if (!isFragment) return showPage(c, await source.pageWithForm(request, form, state), headers, status)
    return new Response(await source.form(request, form, state), {
      status,
      headers: { ...headers, 'content-type': html, 'content-language': language },
    })
  }
  try {
    refuseCrossSiteForm(c.req.raw, c.get('origin'))
    const caller = addressKey(c.get('address'))
    const call = callOf(names)
    await edge.limiter(call, limits[call], caller)
    post = await read()
    const page = pageOf(names, post.form)
    if (!page) throw new ApiError('malformed')
    if (post.isCut) throw new ApiError('too_large')
    const { form } = post
    if (form !== 'cancel' && !(await edge.isReceiving())) throw new ApiError('not_receiving')
    const idempotencyKey = idempotencyKeyOf(c.req.raw)
    const secure = c.get('secure')
    let state = sentState
    if (isMessageForm(form)) {
      const contact = contactOf({ ...post, form }, language)
      if ('problems' in contact) throw invalidFields(contact.problems)
      const checkMessage = screening.screen(visitOf(c, post))
      const { newLeadId } = await receive(contact.body, checkMessage, idempotencyKey, originOf(c, page))
      state = await withStartLink(deps, newLeadId)
    } else state = await takeCustomerPost(deps, { post, language, caller, idempotencyKey })
    const goesOn = !isFragment && state.outcome === 'sent'
    if (isMessageForm(form)) c.header('set-cookie', screening.issue(secure).cookie, { append: true })
    if (!goesOn) return await respond(page, form, state, 200)
    const query = new URLSearchParams(c.req.query())
    query.set('sent', deps.sentMarks.mark({ form, receipt: state.receipt, startKey: state.start?.key }))
    return c.redirect(`${addressOf(language, page)}?${query}#${form}`, 303)
  } catch (thrown) {
    const error = toApiError(thrown)
    const { status } = errors[error.code]
    logFailure(thrown, error, c.get('requestId'), edge)
    // Refused before parsing: try to parse it, so that the form comes back as typed.
    post ??= await read().catch(() => null)
    if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
    const page =
      (post && pageOf(names, post.form)) ?? names.find((name) => pageFacts[name].forms.length > 0) ?? names[0]!
    const form = post && pageFacts[page].forms.includes(post.form) ? post.form : pageFacts[page].forms[0]
    // A person is looking at it, whatever the browser sent.
    if (form) return respond(page, form, refusedState(post, error), status)
    const plain = await source.page({ name: page, language, origin: c.get('origin') })
    return showPage(c, plain, { 'cache-control': 'no-store' }, status)
  }
}

const limits = {
  sendContact: contactRoutes.sendContact.limit,
  sendSetup: setupRoutes.sendSetup.limit,
  sendCancellation: cancellationRoutes.sendCancellation.limit,
}

/** The API call equivalent to the forms at an address: both share its rate limit. */
function callOf(names: readonly PageName[]): keyof typeof limits {
  const stands = (form: FormName) => names.some((name) => pageFacts[name].forms.includes(form))
  if (stands('setup')) return 'sendSetup'
  return stands('cancel') ? 'sendCancellation' : 'sendContact'
}

/** The success state, with a link to the bot if one is connected; it looks the same whether or not there is a lead. */
async function withStartLink({ source, keepStartKey }: PostDeps, newLeadId: string | null): Promise<FormState> {
  const bot = await source.bot()
  if (bot === null) return sentState
  const key = newStartKey()
  // Not awaited: the response time must not reveal whether the sender is known.
  if (newLeadId !== null) keepStartKey(newLeadId, key)
  return { ...sentState, start: { bot, key } }
}

/** The page at this URL, if it has a form. */
const pageOf = (names: readonly PageName[], form: FormName): PageName | undefined =>
  names.find((name) => pageFacts[name].forms.includes(form))

/** Evidence about the sender from a form's request. */
function visitOf(c: Context<Env>, { isTrapFilled }: FormPost): Visit {
  return {
    channel: 'page',
    caller: addressKey(c.get('address')),
    cookies: c.req.header('cookie'),
    isFromPage: isSentByBrowser(c.req.raw, c.get('origin')),
    isTrapFilled,
  }
}

/** Origin of the sender's visit, from the URL of the form's page. Some privacy settings keep back or cut the browser's own header. */
function originOf(c: Context<Env>, page: PageName): LeadOrigin | null {
  const sentFrom = c.req.header('x-address') ?? c.req.header('referer') ?? null
  const attribution = attributionOf(sentFrom, c.req.header('x-referrer') ?? null)
  const isDrawn = sentFrom !== null && !URL.parse(sentFrom)?.searchParams.has('variant')
  return attribution && { ...attribution, variant: (isDrawn && pageFacts[page].variant) || null }
}
