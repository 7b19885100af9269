import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { findKey } from './api-keys/store.ts'
import type { Base } from './base.ts'
import { mirrorEndings } from './db/backup/endings.ts'
import { type Connection, type Databases, openDatabases, poolSizes } from './db/database.ts'
import { causesOf, databaseFailure } from './db/failures.ts'
import { watchFutureTimestamps } from './db/future-timestamps.ts'
import { readHeadAt } from './db/ledger.ts'
import { type Listener, notifierOn, openListener } from './db/listener.ts'
import { migrate } from './db/migrate.ts'
import { openRefusals } from './db/refusals.ts'
import { openReplica, type Replica } from './db/replica.ts'
import { readTeamZone } from './db/team-time-sql.ts'
import { openWriteProbe } from './db/write-probe.ts'
import { channels, type Features, openFeatures } from './features.ts'
import { createApp } from './http/app.ts'
import { createAuthenticate, createAuthenticateKey, createIsKnown } from './http/authenticate.ts'
import { createReadingWatch } from './http/bulk-reading.ts'
import { connectionLimits } from './http/edge-limits.ts'
import { listen } from './http/listen.ts'
import type { SiteRenderer } from './http/pages/renderer.ts'
import { startJobs } from './jobs/jobs.ts'
import { openFilesOf } from './leads/conversation/draft-files.ts'
import { readMailServer } from './leads/conversation/mail-server-store.ts'
import { openMailTokens } from './leads/conversation/mail-tokens.ts'
import { startLinkOfMail } from './leads/messengers/start-keys.ts'
import { createLimiter } from './limits/limits.ts'
import { openTriesStore } from './limits/tries-store.ts'
import type { Metrics } from './metrics/open.ts'
import { currentMailServer, mailServerAt } from './outside/mail/current-server.ts'
import { createOutbox } from './outside/mail/outbox.ts'
import { type Sender, startSender } from './outside/mail/sender.ts'
import { followingTransport } from './outside/mail/transport.ts'
import { openSignIn } from './outside/sign-in.ts'
import { repeatableSql } from './repeatable-sql.ts'
import type { Settings } from './settings.ts'
import { ensureOwner } from './staff/people.ts'
import { openVault, vaultChannel } from './vault/vault.ts'

const dist = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url))
/** Folder of the built browser files. */
export const builtFiles = dist('client')
const jobsDelayMs = 2_000
/** How long a mail provider may take to answer who signs in, milliseconds. */
const signInTimeoutMs = 15_000

type ServerOptions = {
  readonly settings: Settings
  /** Database of the pools: `DATABASE_URL`, or the embedded one. */
  readonly connection: Connection
  readonly log: Logger
  /** The public site; from the build unless given. */
  readonly renderer?: () => Promise<SiteRenderer>
  /** Folders with the browser files of the versions before. */
  readonly earlierFiles?: readonly string[]
  /** Sees a request before the product does: Vite while developing. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Ends the start: it then throws. */
  readonly signal?: AbortSignal
  /** A demonstration on a throw-away database: teammates enter it without a password while its site is not live. */
  readonly isDemonstration?: boolean
  /** Delay between the start and the scheduler's start, milliseconds; two seconds unless given. */
  readonly jobsDelayMs?: number
}

export type RunningServer = {
  /** Its address, such as `http://127.0.0.1:3000`. */
  readonly url: string
  /** The login to print once, on the first start. */
  readonly firstLogin: { username: string; password: string } | null
  /** For tests: resolves once it received everything any server committed before the call. */
  caughtUp(): Promise<void>
  /** Finishes requests in flight, then closes. */
  stop(): Promise<void>
}

/**
 * Starts everything in order: schema, connections and keys, first owner, features, HTTP, mails and jobs. A failed
 * start, or one aborted by `signal`, closes what it had opened.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, connection, log, signal } = options
  await migrate(settings.DATABASE_DIRECT_URL ?? connection, repeatableSql, {
    onWait: (blocker) => log.warn({ blocker }, 'waiting to bring the schema up to date'),
    onUnfit: (why) => log.warn({}, why),
    signal,
  })
  await using opened = new AsyncDisposableStack()
  const base = await openBase(
    options,
    { sendJob: (tx, name) => jobs.send(tx, name), wakeJob: (name) => jobs.wake(name) },
    opened,
  )
  const { databases, listener } = base
  /** Background work: ends together with the requests. */
  const beside: (() => Promise<unknown> | undefined)[] = [base.refusals.close]
  opened.defer(async () => void (await Promise.all(beside.map((end) => end()))))
  const firstLogin = await ensureOwner(databases.staff, {
    username: settings.ADMIN_USERNAME,
    password: settings.ADMIN_PASSWORD,
  })
  const features = await openFeatures(base)
  beside.push(features.stop)
  signal?.throwIfAborted()
  let stopping = false
  const app = appOf(base, features, options.earlierFiles ?? [], () => stopping)
  const server = await listen({
    ...app,
    port: settings.PORT,
    host: settings.HOST,
    isBehindProxy: settings.TRUST_PROXY > 0,
    limits: connectionLimits(settings.PATIENCE_FACTOR),
    middleware: options.middleware,
  })
  opened.defer(async () => {
    stopping = true
    // The next answer on each connection asks the client to close it; a request in flight is still answered.
    if (await server.hasConnections()) await wait(settings.DRAIN_SECONDS * 1_000)
    features.liveHub.close()
    await server.close()
    app.close()
  })
  // Before the sender looks for what is due: otherwise it would find that a minute later.
  const moments = await watchFutureTimestamps({ pool: databases.background.pool, log })
  beside.push(moments.stop)
  const sender = senderOf(base, features)
  beside.push(sender.stop)
  const metrics = await metricsOf(base, features)
  beside.push(async () => metrics?.close())
  const jobs = startJobs({
    pool: databases.background.pool,
    listener,
    jobs: features.jobs,
    log,
    delayMs: options.jobsDelayMs ?? jobsDelayMs,
  })
  beside.push(jobs.stop)
  const closing = opened.move()
  let stopped: Promise<void> | undefined

  return {
    url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${server.port}`,
    firstLogin,
    caughtUp: listener.caughtUp,
    stop() {
      stopped ??= closing.disposeAsync()
      return stopped
    },
  }
}

/** Opens the dependencies of every feature. Keys changed while the server was away are applied in the background. */
async function openBase(
  { settings, connection, log, renderer = builtRenderer, isDemonstration = false }: ServerOptions,
  asking: Pick<Base, 'sendJob' | 'wakeJob'>,
  opened: AsyncDisposableStack,
): Promise<Base> {
  const report = (error: Error) => log.warn(whatFailed(error), 'database connection lost')
  const direct = settings.DATABASE_DIRECT_URL ?? connection
  const isPooled = direct !== connection
  let onCommit = () => {}
  const databases = openDatabases(connection, poolSizes(settings.DATABASE_POOL), {
    isPooled,
    patience: settings.PATIENCE_FACTOR,
    onError: report,
    onCommit: () => onCommit(),
  })
  opened.defer(databases.close)
  const listener = await openListener({
    connection: direct,
    channels,
    notify: notifierOn(databases.intake.pool, settings.PATIENCE_FACTOR),
    patience: settings.PATIENCE_FACTOR,
    onError: report,
  })
  opened.defer(listener.close)
  onCommit = listener.committed
  const replica = replicaOf(settings, databases, listener, report)
  opened.defer(async () => replica?.close())
  const vault = await openVault(databases.staff.sql, { secretsKey: settings.SECRETS_KEY, dataDir: settings.DATA_DIR })
  const keepUp = () => vault.refresh().catch(report)
  listener.on(vaultChannel, keepUp)
  listener.onGap(keepUp)
  vault.rewrapAll(databases.background.sql).then(({ unreadable }) => {
    if (unreadable > 0) log.warn({ unreadable }, 'sealed secrets do not open: changed, or their key is lost')
  }, report)
  const mirror = await mirrorEndings({
    db: databases.background.sql,
    listener,
    dataDir: settings.DATA_DIR,
    report: (error) => log.warn(whatFailed(error), 'what ended is not noted beside the keys'),
  })
  opened.defer(mirror.close)
  const { SMTP_URL, MAIL_FROM, MAIL_SIGN_IN_URL: double = null } = settings
  const signIn = openSignIn({ double, timeoutMs: settings.PATIENCE_FACTOR * signInTimeoutMs })
  const mailTokens = openMailTokens({ db: databases.background.sql, vault, door: signIn })
  const mailServer = currentMailServer({
    fixed: SMTP_URL && MAIL_FROM ? mailServerAt(SMTP_URL, MAIL_FROM) : null,
    readStored: () => readMailServer(databases.staff.sql, vault, mailTokens),
    listener,
  })
  const outbox = createOutbox({
    sends: async () => (await mailServer.read()) !== null,
    links: settings.PUBLIC_URL !== undefined,
  })
  const refusals = openRefusals(databases.background.pool, (text) => vault.fingerprints(text)[0], report)
  const addTries = openTriesStore(databases.background.pool)
  return {
    ...{
      settings,
      log,
      report,
      databases,
      replica,
      listener,
      vault,
      mailServer,
      signIn,
      mailTokens,
      outbox,
      addTries,
      refusals,
      renderer,
      ...asking,
    },
    isDemonstration,
  }
}

/** The standby that answers reads of the team, where one is set; it gets as many connections as the team has. */
function replicaOf(
  { DATABASE_REPLICA_URL: connection, DATABASE_POOL }: Settings,
  { staff }: Databases,
  listener: Listener,
  onError: (error: Error) => void,
): Replica | null {
  if (connection === undefined) return null
  return openReplica({ connection, max: poolSizes(DATABASE_POOL).staff, primary: staff, listener, onError })
}

/** Connection errors; the driver's own have no code and are recognised by message. */
function whatFailed(error: Error): Record<string, string | undefined> {
  const cause = causesOf(error).at(-1) as NodeJS.ErrnoException
  const reason = databaseFailure(cause) && cause.code === undefined ? cause.message : undefined
  return { code: cause.code, name: cause.name, reason }
}

/** The features behind HTTP. */
function appOf(
  { settings, log, databases, replica, listener, addTries, refusals }: Base,
  features: Features,
  earlierFiles: readonly string[],
  isStopping: () => boolean,
) {
  const { handlers, pages, unsubscribe, confirmation, ledger, hooks, readSettings, sessionCache } = features
  return createApp({
    edge: {
      log,
      refusals,
      readPosition: replica?.position ?? null,
      isReceiving: pages.source.isReceiving,
      reading: createReadingWatch(settings.RATE_LIMIT_FACTOR, addTries),
      limiter: createLimiter(settings.RATE_LIMIT_FACTOR, addTries),
      authenticate: createAuthenticate(sessionCache, settings.RATE_LIMIT_FACTOR),
      authenticateKey: createAuthenticateKey(
        (key) => findKey(databases.staff.sql, key),
        refusals,
        settings.RATE_LIMIT_FACTOR,
        addTries,
      ),
    },
    isKnown: createIsKnown(sessionCache),
    handlers,
    pages,
    unsubscribe,
    confirmation,
    ledger,
    hooks,
    readSettings,
    place: listener.place,
    isOpenDemonstration: features.isOpenDemonstration,
    files: builtFiles,
    earlierFiles,
    publicUrl: settings.PUBLIC_URL,
    trustedProxies: settings.TRUST_PROXY,
    checkDatabase: openWriteProbe(databases.intake.pool, settings.PATIENCE_FACTOR),
    isStopping,
    patience: settings.PATIENCE_FACTOR,
  })
}

/** Serves figures where a port for them is set; the library is loaded only then. */
async function metricsOf({ settings, databases, listener, log }: Base, features: Features): Promise<Metrics | null> {
  if (settings.METRICS_PORT === undefined) return null
  const { openMetrics } = await import('./metrics/open.ts')
  const metrics = await openMetrics({
    port: settings.METRICS_PORT,
    host: settings.METRICS_HOST,
    databases,
    listener,
    probeWriting: openWriteProbe(databases.intake.pool, settings.PATIENCE_FACTOR),
    boards: () => features.liveHub.boards,
    sessions: () => features.sessionCache.size,
  })
  log.info({ port: metrics.port }, 'metrics are served')
  return metrics
}

/** Sends mails while a mail server is set. */
function senderOf(
  { settings: { PUBLIC_URL, PATIENCE_FACTOR }, databases: { background }, listener, vault, log, mailServer }: Base,
  { brandName, unsubscribe, confirmation }: Pick<Features, 'brandName' | 'unsubscribe' | 'confirmation'>,
): Sender {
  const recordHead = () => readHeadAt(background.sql, new Date())
  return startSender({
    pool: background.pool,
    listener,
    log,
    brandName,
    teamZone: () => readTeamZone(background.sql),
    recordHead,
    unsubscribePath: unsubscribe.pathOf,
    confirmPath: confirmation.pathOf,
    startUrl: (mailId) => startLinkOfMail(background.sql, mailId),
    filesOf: (mailId) => openFilesOf(background.sql, vault, mailId),
    transport: followingTransport(mailServer, PATIENCE_FACTOR),
    onChange: mailServer.onChange,
    address: PUBLIC_URL ?? null,
  })
}

let built: Promise<SiteRenderer> | undefined
const builtRenderer = () => {
  built ??= import(pathToFileURL(dist('site/render.js')).href) as Promise<SiteRenderer>
  return built
}
