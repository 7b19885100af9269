import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { type Connection, openDatabases } from './db/database.ts'
import { readHeadAt } from './db/ledger.ts'
import { openListener } from './db/listener.ts'
import { migrate } from './db/migrate.ts'
import { openRefusals } from './db/refusals.ts'
import { probeWriting } from './db/write-probe.ts'
import { type Base, channels, type Features, openFeatures } from './features.ts'
import { createApp } from './http/app.ts'
import { createAuthenticate, createIsKnown } from './http/authenticate.ts'
import { createReadingWatch } from './http/bulk-reading.ts'
import { listen } from './http/listen.ts'
import type { SiteRenderer } from './http/pages/renderer.ts'
import { startJobs } from './jobs/jobs.ts'
import { createLimiter } from './limits/limits.ts'
import { openTriesStore } from './limits/tries-store.ts'
import { createOutbox } from './outside/mail/outbox.ts'
import { type Sender, startSender } from './outside/mail/sender.ts'
import { openTransport } from './outside/mail/transport.ts'
import { repeatableSql } from './repeatable-sql.ts'
import type { Settings } from './settings.ts'
import { ensureOwner } from './staff/people.ts'
import { openVault, vaultChannel } from './vault/vault.ts'

const dist = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url))
/** How long a stopping server goes on answering, so that load balancers and open connections notice. */
const drainMs = 1_000
const jobsDelayMs = 2_000

export type ServerOptions = {
  readonly settings: Settings
  readonly connection: Connection
  readonly log: Logger
  /** The public site; from the build unless given. */
  readonly renderer?: () => Promise<SiteRenderer>
  /** Sees a request before the product does: Vite while developing. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Milliseconds; a second unless given. */
  readonly drainMs?: number
  /** Delay between the start and the scheduler's start, milliseconds; two seconds unless given. */
  readonly jobsDelayMs?: number
}

export type RunningServer = {
  /** Where it answers, such as `http://127.0.0.1:3000`. */
  readonly url: string
  /** The login to print once, on the first start. */
  readonly firstLogin: { username: string; password: string } | null
  /** For tests: resolves once it has heard of everything that any server committed before the call. */
  caughtUp(): Promise<void>
  /** Finishes what is in flight, then closes. */
  stop(): Promise<void>
}

/** Brings everything up in order: schema, connections and keys, first owner, features, HTTP, mails and jobs. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, connection, log } = options
  await migrate(connection, repeatableSql)
  const base = await openBase(options, (tx, name) => jobs.send(tx, name))
  const { databases, listener } = base
  const firstLogin = await ensureOwner(databases.staff, {
    username: settings.ADMIN_USERNAME,
    password: settings.ADMIN_PASSWORD,
  })
  const features = await openFeatures(base)
  let stopping = false
  const app = appOf(base, features, () => stopping)
  const server = await listen({
    ...app,
    port: settings.PORT,
    host: settings.HOST,
    isBehindProxy: settings.TRUST_PROXY > 0,
    middleware: options.middleware,
  })
  const sender = senderOf(base, features.brandName)
  const jobs = startJobs({
    pool: databases.background.pool,
    listener,
    jobs: features.jobs,
    log,
    delayMs: options.jobsDelayMs ?? jobsDelayMs,
  })

  const stop = async () => {
    stopping = true
    // The next answer on each connection asks the client to close it; a request in flight is still answered.
    if (await server.hasConnections()) await wait(options.drainMs ?? drainMs)
    features.liveHub.close()
    await server.close()
    app.close()
    await Promise.all([base.refusals.close(), features.stop(), sender?.stop(), jobs.stop()])
    await listener.close()
    await databases.close()
  }
  let stopped: Promise<void> | undefined

  return {
    url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${server.port}`,
    firstLogin,
    caughtUp: listener.caughtUp,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Opens what every feature is built on. Keys that changed while the server was away are put to use in the background. */
async function openBase(
  { settings, connection, log, renderer = builtRenderer }: ServerOptions,
  sendJob: Base['sendJob'],
): Promise<Base> {
  const report = (error: Error) =>
    log.warn({ code: (error as { code?: string }).code, name: error.name }, 'database connection lost')
  const databases = openDatabases(connection, report)
  const listener = await openListener(connection, channels, report)
  const vault = await openVault(databases.staff.sql, { secretsKey: settings.SECRETS_KEY, dataDir: settings.DATA_DIR })
  const keepUp = () => vault.refresh().catch(report)
  listener.on(vaultChannel, keepUp)
  listener.onGap(keepUp)
  vault.rewrapAll(databases.background.sql).then(({ unreadable }) => {
    if (unreadable > 0) log.warn({ unreadable }, 'sealed secrets do not open: changed, or their key is lost')
  }, report)
  const outbox = createOutbox({ sends: settings.SMTP_URL !== undefined })
  const refusals = openRefusals(databases.background.pool, (text) => vault.fingerprints(text)[0], report)
  const addTries = openTriesStore(databases.background.pool)
  return { settings, log, report, databases, listener, vault, outbox, addTries, refusals, renderer, sendJob }
}

/** The features behind HTTP. */
function appOf({ settings, log, databases, addTries, refusals }: Base, features: Features, isStopping: () => boolean) {
  const { handlers, pages, ledger, readSettings, sessionCache } = features
  return createApp({
    edge: {
      log,
      refusals,
      reading: createReadingWatch(settings.RATE_LIMIT_FACTOR),
      limiter: createLimiter(settings.RATE_LIMIT_FACTOR, addTries),
      authenticate: createAuthenticate(sessionCache, settings.RATE_LIMIT_FACTOR),
    },
    isKnown: createIsKnown(sessionCache),
    handlers,
    pages,
    ledger,
    readSettings,
    files: dist('client'),
    publicUrl: settings.PUBLIC_URL,
    trustedProxies: settings.TRUST_PROXY,
    checkDatabase: () => probeWriting(databases.intake.pool),
    isStopping,
  })
}

/** Sends mails where a mail server is set. */
function senderOf(
  { settings: { SMTP_URL, MAIL_FROM, PUBLIC_URL }, databases: { background }, listener, log }: Base,
  brandName: () => Promise<string>,
): Sender | null {
  if (!SMTP_URL || !MAIL_FROM) return null
  const transport = openTransport({ url: SMTP_URL, from: MAIL_FROM })
  const recordHead = () => readHeadAt(background.sql, new Date())
  return startSender({
    pool: background.pool,
    listener,
    log,
    brandName,
    recordHead,
    transport,
    address: PUBLIC_URL ?? null,
  })
}

let built: Promise<SiteRenderer> | undefined
const builtRenderer = () => {
  built ??= import(pathToFileURL(dist('site/render.js')).href) as Promise<SiteRenderer>
  return built
}
