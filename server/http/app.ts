import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type Next } from 'hono'
import { routePath } from 'hono/route'
import type { CallName } from '#contract/api.ts'
import type { Handlers } from '#contract/handler.ts'
import type { SiteSettings } from '#domain/site/brand.ts'
import { measured, secondsSince } from '#server/db/measured.ts'
import { inRequest } from '#server/db/request-id.ts'
import { type LoggedRequest, openRequestLog } from '#server/log.ts'
import { addressKey, callerAddress } from './address.ts'
import { bindApi, createReadAhead } from './bind.ts'
import { createConcurrencyLimits, pathOf } from './concurrency.ts'
import type { Edge, Env } from './edge.ts'
import { errorResponse } from './errors.ts'
import { createGate, type Gate } from './gate.ts'
import { bindHooks, type Hooks } from './hooks.ts'
import { bindLedger, type LedgerDeps } from './ledger-files.ts'
import { createLimitedAddresses, type LimitedAddresses } from './limited-addresses.ts'
import { createHostCheck } from './own-host.ts'
import { bindConfirmation, type Confirmation } from './pages/confirmation.ts'
import { bindLogo } from './pages/logo.ts'
import { bindPreview } from './pages/preview.ts'
import { createReadyPages } from './pages/ready-pages.ts'
import { bindPages, type PageDeps } from './pages/serve.ts'
import { bindUnsubscribe, type Unsubscribe } from './pages/unsubscribe.ts'
import { createReadiness } from './readiness.ts'
import { openRefusalLog } from './refusal-log.ts'
import { securityHeaders } from './security-headers.ts'
import { bindFiles } from './static-files.ts'
import { bindWebManifest } from './web-manifest.ts'

type AppOptions = {
  readonly edge: Omit<Edge, 'concurrency' | 'refused'>
  /** True if cookies name a cached session (`authenticate.ts`). */
  readonly isKnown: (cookies: string | undefined, secure: boolean) => boolean
  readonly handlers: Handlers<CallName>
  readonly pages: Omit<PageDeps, 'ready' | 'callerOf'>
  readonly unsubscribe: Unsubscribe
  readonly confirmation: Confirmation
  readonly ledger: LedgerDeps
  /** Deliveries by other programs. */
  readonly hooks: Hooks
  /** Current settings. */
  readonly readSettings: () => Promise<SiteSettings>
  /** Current position of the event stream. */
  readonly place: () => number
  /** True if teammates enter without a password. */
  readonly isOpenDemonstration: () => Promise<boolean>
  /** Folder of the built browser files. */
  readonly files: string
  /** Folders of earlier versions. */
  readonly earlierFiles: readonly string[]
  readonly publicUrl: string | undefined
  readonly trustedProxies: number
  /** Throws if the database is not writable. */
  readonly checkDatabase: () => Promise<void>
  readonly isStopping: () => boolean
  /** Multiplies how long a request may wait for capacity. */
  readonly patience: number
}

/** The whole server. */
type App = {
  /** API, pages, files, health. */
  readonly fetch: Hono<Env>['fetch']
  /** Refuses requests beyond capacity before any work. */
  readonly gate: Gate
  /** Answers from memory if possible; returns true if it did. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** Flushes the log. */
  close(): void
}

export function createApp(options: AppOptions): App {
  const caller = callerReader(options)
  const refused = openRefusalLog(options.edge.log)
  const isKnown = (request: IncomingMessage) => options.isKnown(request.headers.cookie, caller.isSecure(request))
  const concurrency = createConcurrencyLimits(isKnown, options.patience)
  const limited = createLimitedAddresses()
  const edge: Edge = { ...options.edge, refused, concurrency }
  const logRequest = openRequestLog(edge.log)

  const app = new Hono<Env>()
  app.use(requestContext({ caller, edge, limited, logRequest, isStopping: options.isStopping }))
  app.onError((error, c) => errorResponse(error, c.get('requestId'), edge))
  bindHealth(app, options)
  const { place, isOpenDemonstration } = options
  const first = { edge, place, isOpenDemonstration, readAhead: createReadAhead(options.handlers, edge) }
  bindFiles(app, options.files, first, async () => (await options.readSettings()).name, options.earlierFiles)
  bindApi(app, options.handlers, edge)
  bindLedger(app, options.ledger, edge)
  bindHooks(app, options.hooks, edge)
  bindLogo(app, options.readSettings)
  bindWebManifest(app, options.readSettings)
  bindPreview(app, options.pages.source, options.readSettings, edge)
  bindUnsubscribe(app, options.unsubscribe)
  bindConfirmation(app, options.confirmation)
  const ready = createReadyPages(options.pages.source.edition)
  bindPages(app, { ...options.pages, ready, callerOf: caller.address }, edge)

  return {
    fetch: app.fetch,
    gate: createGate({
      concurrency,
      limited,
      refused,
      callerOf: caller.address,
      isSecure: caller.isSecure,
      isKnown,
      isOurHost: createHostCheck(options.publicUrl ? new URL(options.publicUrl) : null),
    }),
    answerAtOnce(request, response) {
      const started = performance.now()
      const page = ready.find(request, caller.isSecure(request))
      if (!page) return false
      const requestId = randomUUID()
      const status = page.write(request, response, requestId, options.isStopping())
      measured('request', { kind: 'publicReads', route: page.route, status, seconds: secondsSince(started) })
      logRequest({ started, requestId, method: request.method!, route: page.route, status })
      return true
    },
    close: refused.close,
  }
}

/** Caller details of a request, as far as its proxies are trusted. */
type CallerReader = {
  readonly address: (request: IncomingMessage) => string
  readonly isSecure: (request: IncomingMessage) => boolean
  /** Scheme and host seen by the browser; `url` as checked by the server. */
  readonly origin: (request: IncomingMessage, url: string) => string
}

function callerReader({ publicUrl, trustedProxies }: Pick<AppOptions, 'publicUrl' | 'trustedProxies'>): CallerReader {
  const own = publicUrl ? new URL(publicUrl) : null
  const isSecure: CallerReader['isSecure'] = ({ headers }) =>
    own ? own.protocol === 'https:' : trustedProxies > 0 && headers['x-forwarded-proto'] === 'https'
  return {
    isSecure,
    address: ({ socket, headers }) =>
      callerAddress(
        socket.remoteAddress ?? '127.0.0.1',
        headers['x-forwarded-for'] as string | undefined,
        trustedProxies,
      ),
    origin: (request, url) => (own ? own.origin : `${isSecure(request) ? 'https' : 'http'}://${hostOf(url)}`),
  }
}

/** The host of a URL normalised by the server. */
const hostOf = (url: string) => url.slice(url.indexOf('//') + 2, url.indexOf('/', url.indexOf('//') + 2))

type ContextOptions = {
  readonly caller: CallerReader
  readonly edge: Edge
  readonly limited: LimitedAddresses
  readonly logRequest: (request: LoggedRequest) => void
  readonly isStopping: () => boolean
}

/** Sets up a request's context; afterwards frees its slot and logs it. */
function requestContext({ caller, edge, limited, logRequest, isStopping }: ContextOptions) {
  return async (c: Context<Env>, next: Next): Promise<void> => {
    const started = performance.now()
    const { incoming, outgoing } = c.env
    const requestId = randomUUID()
    const secure = caller.isSecure(incoming)
    const address = caller.address(incoming)
    c.set('requestId', requestId)
    c.set('secure', secure)
    c.set('origin', caller.origin(incoming, c.req.url))
    c.set('address', address)
    const slot = edge.concurrency.slotOf(incoming)
    try {
      await inRequest(requestId, next)
    } finally {
      slot.leave()
    }
    recordLimit(limited, addressKey(address), incoming, c.res)
    finish(outgoing, requestId, secure, isStopping())
    // The matched route pattern (`/*`: none), not the URL, which may contain personal data.
    const route = routePath(c)
    const { status } = c.res
    measured('request', { kind: slot.kind, route, status, seconds: secondsSince(started) })
    // Refusals may come by the thousand: they are counted instead (`refusal-log.ts`).
    if (status !== 503) logRequest({ started, requestId, method: c.req.method, route, status })
  }
}

/** Remembers whether a rate limit refused the request. */
function recordLimit(limited: LimitedAddresses, caller: string, request: IncomingMessage, response: Response): void {
  const path = pathOf(request.url)
  if (response.status !== 429) limited.admitted(caller, request.method ?? 'GET', path)
  else limited.refused(caller, request.method ?? 'GET', path, Number(response.headers.get('retry-after') ?? 1))
}

function bindHealth(app: Hono<Env>, { checkDatabase, isStopping }: AppOptions): void {
  const headers = { 'cache-control': 'no-store' }
  const isReady = createReadiness(checkDatabase, isStopping)
  app.get('/healthz', () => Response.json({ status: 'alive' }, { headers }))
  app.get('/readyz', async () => {
    const ready = await isReady()
    return Response.json({ status: ready ? 'ready' : 'unavailable' }, { status: ready ? 200 : 503, headers })
  })
}

const headersOverHttp = Object.entries(securityHeaders(false))
const headersOverHttps = Object.entries(securityHeaders(true))

/**
 * Headers of every response, whatever made it; the response's own win. Written directly to Node, since merging the
 * response's headers would cost more.
 */
function finish(outgoing: HttpBindings['outgoing'], requestId: string, secure: boolean, isStopping: boolean): void {
  for (const [name, value] of secure ? headersOverHttps : headersOverHttp) outgoing.setHeader(name, value)
  outgoing.setHeader('x-request-id', requestId)
  if (isStopping) outgoing.setHeader('connection', 'close')
}
