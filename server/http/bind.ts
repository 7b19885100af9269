import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { api, type CallName } from '#contract/api.ts'
import { ApiError, errors, invalidFields, problemsOf } from '#contract/errors.ts'
import { type Actor, type CallContext, type Handlers, notModified, signatureHeaders } from '#contract/handler.ts'
import { type Route, statusOf, type UploadedFile } from '#contract/route.ts'
import { isTimeZone } from '#domain/basics/calendar-day.ts'
import { can } from '#domain/staff/permissions.ts'
import { tokenOf } from '#server/staff/cookie.ts'
import { tokenHash } from '#server/staff/sessions.ts'
import { addressKey } from './address.ts'
import { admit, staffOf, subjectOf } from './admission.ts'
import { readJson } from './body.ts'
import { watchReading } from './bulk-reading.ts'
import { compressed } from './compressed.ts'
import type { Edge, Env } from './edge.ts'
import { errorResponse } from './errors.ts'
import { idempotencyKeyOf } from './idempotency.ts'
import { answerFor } from './key-answer.ts'
import { readUpload, readWhole } from './upload.ts'

/**
 * Serves the contract. Before each handler: authentication and role (401, 403), origin (cross-site 403), rate limit
 * (429), validation (400). A call without a handler does not compile.
 */
export function bindApi(app: Hono<Env>, handlers: Handlers<CallName>, edge: Edge): void {
  for (const name of Object.keys(api) as CallName[]) {
    const route: Route = api[name]
    const handler = handlers[name] as unknown as (
      input: unknown,
      context: CallContext & { actor: Actor | null },
    ) => unknown
    app.on(route.method, route.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      answer(c, edge, async () => {
        const { actor, key } = await admit(c, name, route, edge)
        await edge.limiter(name, route.limit, actor ? subjectOf(actor, c) : addressKey(c.get('address')))
        // A stream or file opened for HEAD would be neither read nor closed.
        if ((route.stream || route.download) && c.req.method === 'HEAD') throw new ApiError('method_not_allowed')
        if (route.takesDetails && !(await edge.isReceiving())) throw new ApiError('not_receiving')
        const input = await parseInput(c, route, edge)
        const response = await respond(c, route, async (context) => {
          const result = await answerFor(key, () => handler(input, { ...context, actor }))
          if (edge.readPosition && actor && (route.method !== 'GET' || context.position === undefined)) {
            context.setHeader('x-position', await edge.readPosition().catch(() => lastPosition))
          }
          // Reading many leads is the purpose of a key with this scope.
          if (actor && route.showsLeads && !key)
            watchReading(edge, name, actor, context.address, { params: input.params, result })
          return result
        })
        if (!route.download || !actor || key) return response
        // A step-up counts for the whole download, even if it expires meanwhile.
        const { stepUp: _, ...later } = route
        const stillMay = () => admit(c, name, later, edge)
        return whileAdmitted(response, stillMay, () => void c.env.outgoing.destroy())
      }),
    )
  }
  // Everything else under /api: strangers can't tell which URLs exist.
  app.all('/api/*', async (c) => {
    const known = Object.values<Route>(api).filter((route) => matches(route.path, c.req.path))
    const response = await answer(c, edge, async () => {
      if (!known.some((route) => route.access === 'public') && !(await staffOf(c, edge))) {
        throw new ApiError('not_signed_in')
      }
      throw new ApiError(known.length > 0 ? 'method_not_allowed' : 'not_found')
    })
    if (response.status === errors.method_not_allowed.status) {
      response.headers.set('allow', known.map((route) => route.method).join(', '))
    }
    return response
  })
}

/** A download that breaks off once `stillMay` rejects, such as after a logout or a change of role. */
function whileAdmitted({ body, status, headers }: Response, stillMay: () => Promise<unknown>, breakOff: () => void) {
  const gate = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) =>
      stillMay().then(
        () => controller.enqueue(part),
        () => {
          breakOff()
          controller.terminate()
        },
      ),
  })
  return new Response(body?.pipeThrough(gate) ?? null, { status, headers })
}

/** An LSN beyond every replica: forces a read from the primary. */
const lastPosition = 'FFFFFFFF/FFFFFFFF'

async function answer(c: Context<Env>, edge: Edge, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    return errorResponse(error, c.get('requestId'), edge)
  }
}

async function parseInput(c: Context<Env>, route: Route, { concurrency }: Edge) {
  return {
    // An invalid id is an unknown record.
    params: parse(route.params, c.req.param(), () => new ApiError('not_found')),
    query: parse(route.query, singleValues(queryOf(c.req.url))),
    ...(route.upload && { file: await fileOf(c, route.upload, concurrency) }),
    body:
      route.body &&
      parse(route.body, await concurrency.slotOf(c.env.incoming).whileReceiving(() => readJson(c.req.raw))),
  }
}

/** An uploaded file as a stream; signed content is read completely first, since its signature covers all of it. */
async function fileOf(
  c: Context<Env>,
  { maxBytes, isSigned }: NonNullable<Route['upload']>,
  concurrency: Edge['concurrency'],
): Promise<UploadedFile> {
  if (!isSigned) return readUpload(c.req.raw, maxBytes)
  const bytes = await concurrency.slotOf(c.env.incoming).whileReceiving(() => readWhole(c.req.raw, maxBytes))
  return whole(bytes)
}

async function* whole(bytes: Uint8Array): UploadedFile {
  yield bytes
}

function signatureOf(c: Context<Env>): Record<string, string> {
  const given = signatureHeaders.map((name) => [name, c.req.header(name) ?? ''] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

function parse(schema: z.ZodType | undefined, value: unknown, refusal?: () => ApiError): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refusal?.() ?? invalidFields(problemsOf(result.error))
}

/** The query of a normalised URL. */
function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at))
}

function singleValues(params: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of params) {
    if (Object.hasOwn(values, name)) throw invalidFields({ [name]: 'invalid' })
    Object.defineProperty(values, name, { value, enumerable: true })
  }
  return values
}

/** Longer names are invalid; `Intl` checks the others. */
const maxZoneName = 60
const timeZoneOf = (name: string | undefined) =>
  name !== undefined && name.length <= maxZoneName && isTimeZone(name) ? name : undefined

/** Request details for every handler. */
const requestOf = (c: Context<Env>) => ({
  requestId: c.get('requestId'),
  address: c.get('address'),
  caller: addressKey(c.get('address')),
  origin: c.get('origin'),
  secure: c.get('secure'),
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
  sentSession: sentSessionOf(c),
})

/** A response embedded in a page, so that it need not be fetched. */
export type ReadAhead = { readonly body: unknown; readonly etag?: string }

/**
 * Reads the responses a page's first screen would request, with the same access, limits and parsing as the call, from
 * the primary. Null if the call would be refused or fail: the screen then requests it and shows the error.
 */
export function createReadAhead(handlers: Handlers<CallName>, edge: Edge) {
  return async (
    c: Context<Env>,
    actor: Actor,
    { name, query, timeZone }: { name: CallName; query?: Record<string, string>; timeZone?: string | undefined },
  ): Promise<ReadAhead | null> => {
    const route: Route = api[name]
    const { access } = route
    if (typeof access === 'object' && !can(actor.role, access.staff)) return null
    let etag: string | undefined
    try {
      await edge.limiter(name, route.limit, subjectOf(actor, c))
      const context: CallContext & { actor: Actor } = {
        ...requestOf(c),
        actor,
        idempotencyKey: undefined,
        ifNoneMatch: undefined,
        timeZone,
        position: lastPosition,
        lastEventId: undefined,
        signature: {},
        setHeader: (header, value) => {
          if (header === 'etag') etag = value
        },
      }
      const handler = handlers[name] as unknown as (input: unknown, context: CallContext) => unknown
      const body = await handler({ query: parse(route.query, query ?? {}) }, context)
      if (route.showsLeads) watchReading(edge, name, actor, context.address, { result: body })
      return { body, ...(etag !== undefined && { etag }) }
    } catch {
      return null
    }
  }
}

async function respond(c: Context<Env>, route: Route, run: (context: CallContext) => unknown): Promise<Response> {
  // A plain object is faster: `Headers` would be filled and unpacked again.
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  const cookies: string[] = []
  const key = route.idempotent ? idempotencyKeyOf(c.req.raw) : undefined
  const ifNoneMatch = c.req.header('if-none-match')
  const result = await run({
    ...requestOf(c),
    idempotencyKey: key,
    ifNoneMatch,
    timeZone: timeZoneOf(c.req.header('x-time-zone')),
    position: c.req.header('x-position'),
    lastEventId: c.req.header('last-event-id'),
    signature: signatureOf(c),
    setHeader: (name, value) => {
      if (name === 'set-cookie') cookies.push(value)
      else headers[name] = value
    },
  })
  if (route.stream || route.download) return result as Response
  if (result === notModified) {
    // The caller's version is the current one, and a 304 names it (RFC 9110 §15.4.5).
    return new Response(null, {
      status: 304,
      headers: { ...headers, vary: 'Accept-Encoding', etag: ifNoneMatch ?? '' },
    })
  }
  const response = await written(c, route, result, headers)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** The response as JSON, compressed if that helps; its ETag is weak, so it covers every encoding. */
async function written(
  c: Context<Env>,
  route: Route,
  result: unknown,
  headers: Record<string, string>,
): Promise<Response> {
  const status = statusOf(route)
  if (status === 204) return new Response(null, { status, headers })
  const encoded = await compressed(JSON.stringify(result), route.method, c.req.header('accept-encoding'))
  const type = 'application/json; charset=utf-8'
  return new Response(encoded.body, { status, headers: { ...headers, ...encoded.headers, 'content-type': type } })
}

/** Hash of the session token in the request. */
function sentSessionOf(c: Context<Env>): string | null {
  const token = tokenOf(c.req.raw.headers.get('cookie'), c.get('secure'))
  return token === null ? null : tokenHash(token)
}

function matches(template: string, path: string): boolean {
  const expected = template.split('/')
  const parts = path.split('/')
  const fits = (part: string, i: number) => (part.startsWith('{') ? parts[i] !== '' : part === parts[i])
  return parts.length === expected.length && expected.every(fits)
}
