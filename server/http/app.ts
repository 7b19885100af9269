import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import type { CallName } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { SiteSettings } from '#domain/brand.ts'
import { openRequestLog } from '#server/log.ts'
import { callerAddress } from './address.ts'
import { bindApi } from './bind.ts'
import type { Edge, Env } from './edge.ts'
import { errorResponse } from './errors.ts'
import { noRoom } from './in-flight.ts'
import { bindLedger, type LedgerDoor } from './ledger-files.ts'
import { createHostCheck } from './own-host.ts'
import { bindLogo } from './pages/logo.ts'
import { bindPreview } from './pages/preview.ts'
import { createReadyPages } from './pages/ready-pages.ts'
import { bindPages, type PageDoor } from './pages/serve.ts'
import { securityHeaders } from './security-headers.ts'
import { bindFiles } from './static-files.ts'

export type AppOptions = {
  readonly edge: Edge
  readonly handlers: Handlers<CallName>
  readonly pages: Omit<PageDoor, 'ready' | 'callerOf'>
  readonly ledger: LedgerDoor
  /** The settings as they are now. */
  readonly readSettings: () => Promise<SiteSettings>
  /** Folder of the built browser files. */
  readonly files: string
  readonly publicUrl: string | undefined
  readonly trustedProxies: number
  /** Throws where the database does not answer. */
  readonly checkDatabase: () => Promise<void>
  readonly isStopping: () => boolean
}

/** The whole server. */
export type App = {
  /** Edge, API, pages, files, health. */
  readonly fetch: Hono<Env>['fetch']
  /** Answers what is ready to be written as it is, and says whether it did. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
}

export function createApp(options: AppOptions): App {
  const { edge, publicUrl, trustedProxies } = options
  const app = new Hono<Env>()
  const own = publicUrl ? new URL(publicUrl) : null
  const isSecure = (forwarded: string | string[] | undefined) =>
    own ? own.protocol === 'https:' : trustedProxies > 0 && forwarded === 'https'
  const callerOf = ({ socket, headers }: IncomingMessage) =>
    callerAddress(socket.remoteAddress ?? '127.0.0.1', headers['x-forwarded-for'] as string | undefined, trustedProxies)
  const logRequest = openRequestLog(edge.log)
  const isOurHost = createHostCheck(own)

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const secure = isSecure(c.req.header('x-forwarded-proto'))
    c.set('requestId', requestId)
    c.set('secure', secure)
    c.set('origin', own ? own.origin : `${secure ? 'https' : 'http'}://${hostOf(c.req.url)}`)
    c.set('address', callerOf(c.env.incoming))
    try {
      if (!edge.inFlight.begin() && c.req.path !== '/healthz') c.res = errorResponse(noRoom(), requestId, edge.log)
      else if (isOurHost(c.req.header('host'), c.req.path)) await next()
      else c.res = errorResponse(new ApiError('wrong_host'), requestId, edge.log)
    } finally {
      edge.inFlight.end()
    }
    finish(c.env.outgoing, requestId, secure, options.isStopping())
    // The pattern that answered (`/*`: none did), not the address, which may hold anything about anybody.
    logRequest({ started, requestId, method: c.req.method, route: routePath(c), status: c.res.status })
  })
  app.onError((error, c) => errorResponse(error, c.get('requestId'), edge.log))

  app.get('/healthz', () => Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } }))
  app.get('/readyz', async () => {
    const ready =
      !options.isStopping() &&
      (await options.checkDatabase().then(
        () => true,
        () => false,
      ))
    return Response.json(
      { status: ready ? 'ready' : 'unavailable' },
      { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  })

  bindFiles(app, options.files, edge, async () => (await options.readSettings()).name)
  bindApi(app, options.handlers, edge)
  bindLedger(app, options.ledger, edge)
  bindLogo(app, options.readSettings)
  bindPreview(app, options.pages.source, options.readSettings, edge)
  const ready = createReadyPages(options.pages.source.edition)
  bindPages(app, { ...options.pages, ready, callerOf }, edge)
  return {
    fetch: app.fetch,
    answerAtOnce(request, response) {
      const started = performance.now()
      const page = ready.find(request, isSecure(request.headers['x-forwarded-proto']))
      if (!page) return false
      const requestId = randomUUID()
      const status = page.write(request, response, requestId, options.isStopping())
      logRequest({ started, requestId, method: request.method!, route: page.route, status })
      return true
    },
  }
}

/** The host of an address that the server has checked and written in its plain form. */
const hostOf = (url: string) => url.slice(url.indexOf('//') + 2, url.indexOf('/', url.indexOf('//') + 2))

const headersOverHttp = Object.entries(securityHeaders(false))
const headersOverHttps = Object.entries(securityHeaders(true))

/**
 * Headers that every answer carries, whatever made it; one that an answer has itself wins. They go straight to Node:
 * the answer's own headers would have to be unpacked for it.
 */
function finish(outgoing: HttpBindings['outgoing'], requestId: string, secure: boolean, isStopping: boolean): void {
  for (const [name, value] of secure ? headersOverHttps : headersOverHttp) outgoing.setHeader(name, value)
  outgoing.setHeader('x-request-id', requestId)
  if (isStopping) outgoing.setHeader('connection', 'close')
}
