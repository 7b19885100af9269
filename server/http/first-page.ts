import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Context } from 'hono'
import { api, type CallName } from '#contract/api.ts'
import type { Actor } from '#contract/handler.ts'
import type { Session } from '#contract/session.ts'
import { cardsPerColumn } from '#domain/leads/lead-views.ts'
import { staffOf } from './admission.ts'
import type { createReadAhead, ReadAhead } from './bind.ts'
import type { Edge, Env } from './edge.ts'
import { encodingFor } from './pages/encoded.ts'

/** Data embedded in the staff page (`web/api/first-answers.ts`). */
type FirstPage = {
  /** Event position of the data: the event stream continues from there. */
  readonly place: string
  /** Answers by URL of the call. */
  readonly answers: Readonly<Record<string, ReadAhead>>
}

export type FirstPageDeps = {
  readonly edge: Edge
  readonly readAhead: ReturnType<typeof createReadAhead>
  /** Current position of the event stream. */
  readonly place: () => number
  /** True if teammates enter without a password: the login then says so. */
  readonly isOpenDemonstration: () => Promise<boolean>
}

type Asked = { readonly name: CallName; readonly query?: Record<string, string> }

/** Requests of every screen, besides the session. */
const everywhere: readonly Asked[] = [{ name: 'readWaiting' }]
const board: readonly Asked[] = [{ name: 'readBoard', query: { limit: String(cardsPerColumn) } }]
const boards = ['/admin', '/superadmin-clean']

/** Requests of the screen at this URL. */
const askedAt = (url: URL): readonly Asked[] =>
  boards.includes(url.pathname) && url.search === '' ? [...everywhere, ...board] : everywhere

const addressOf = ({ name, query }: Asked) => {
  const { path } = api[name]
  return query ? `${path}?${new URLSearchParams(query)}` : path
}

/**
 * Responses for a page's first screen, for a signed-in user, read while the browser loads the script; the event stream
 * then adds what has happened since. For visitors null, or that this is a demonstration.
 */
export async function firstPageFor(
  c: Context<Env>,
  { edge, place, readAhead, isOpenDemonstration }: FirstPageDeps,
): Promise<(() => Promise<FirstPage | { demonstration: true }>) | null> {
  const actor = await staffOf(c, edge).catch(() => null)
  if (actor) return () => readFirst(c, actor, { place, readAhead })
  return (await isOpenDemonstration()) ? async () => ({ demonstration: true }) : null
}

async function readFirst(
  c: Context<Env>,
  actor: Actor,
  { place, readAhead }: Pick<FirstPageDeps, 'place' | 'readAhead'>,
): Promise<FirstPage> {
  // Taken before reading: an event in between may be sent twice, but is not missed.
  const from = String(place())
  const session = await readAhead(c, actor, { name: 'readSession' })
  if (session === null) return { place: from, answers: {} }
  const timeZone = (session.body as Session).timeZone ?? undefined
  const read = askedAt(new URL(c.req.url)).map(
    async (asked) => [addressOf(asked), await readAhead(c, actor, { ...asked, timeZone })] as const,
  )
  const answers = (await Promise.all(read)).filter((one): one is [string, ReadAhead] => one[1] !== null)
  return { place: from, answers: { [addressOf({ name: 'readSession' })]: session, ...Object.fromEntries(answers) } }
}

/** A data element in the page; `<` is escaped, so that no text ends the element. */
const dataElement = (data: unknown): string =>
  `<script type="application/json" id="first">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/**
 * The page in two parts, the second once its data is read: the browser meanwhile loads the files named in the first. No
 * secret is compressed together with a visitor's text: the page contains none (BREACH).
 */
export function inTwoParts(
  c: Context<Env>,
  [head, tail]: readonly [string, string],
  second: () => Promise<unknown>,
  headers: Record<string, string>,
): Response {
  const encoding = encodingFor(c.req.header('accept-encoding'))
  const all = { ...headers, vary: 'Accept-Encoding', ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
  if (c.req.method === 'HEAD') return new Response(null, { headers: all })
  const rest = async () => dataElement(await second().catch(() => ({}))) + tail
  if (encoding === 'identity') {
    const parts = async function* () {
      yield Buffer.from(head)
      yield Buffer.from(await rest())
    }
    return new Response(Readable.toWeb(Readable.from(parts())) as ReadableStream, { headers: all })
  }
  const packed =
    encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : createGzip()
  packed.write(head)
  packed.flush()
  void rest().then((text) => packed.end(text))
  return new Response(Readable.toWeb(packed) as ReadableStream, { headers: all })
}
