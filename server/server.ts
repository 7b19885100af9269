import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { hourMs } from '#domain/instant.ts'
import { auditHandlers } from './audit/api.ts'
import { cancellationHandlers } from './cancellations/api.ts'
import { openCancellationIntake } from './cancellations/intake.ts'
import { claimHandlers } from './claims/api.ts'
import { type Connection, type Database, openDatabases } from './db/database.ts'
import { readHeadAt } from './db/ledger.ts'
import { openListener } from './db/listener.ts'
import { migrate } from './db/migrate.ts'
import { purgeIdempotencyKeys } from './db/take-key.ts'
import { probeWriting } from './db/write-probe.ts'
import { geoHandlers, openCountries } from './geo/api.ts'
import { createApp } from './http/app.ts'
import { createAuthenticate, createIsKnown } from './http/authenticate.ts'
import { listen } from './http/listen.ts'
import { createLiveHub, liveChannel } from './http/live.ts'
import { openApiDocument } from './http/openapi.ts'
import { createPageSource, pagesChannel } from './http/pages/page-source.ts'
import type { SiteRenderer } from './http/pages/renderer.ts'
import { type Job, jobChannel, startJobs } from './jobs/jobs.ts'
import { leadActionHandlers } from './leads/actions/api.ts'
import { alertHandlers } from './leads/alerts/api.ts'
import { escalateLeads } from './leads/alerts/escalate.ts'
import { leadHandlers } from './leads/api.ts'
import { attributionHandlers } from './leads/attribution-api.ts'
import { binHandlers } from './leads/bin/api.ts'
import { bulkHandlers, bulkJob } from './leads/bulk/api.ts'
import { runBulks } from './leads/bulk/run.ts'
import { contactHandlers } from './leads/contact-api.ts'
import { duplicateHandlers } from './leads/duplicates/api.ts'
import { purgeDuplicates } from './leads/duplicates/groups.ts'
import { findDuplicates } from './leads/duplicates/scan.ts'
import { openIntake } from './leads/intake.ts'
import { presenceHandlers } from './leads/presence/api.ts'
import { quarantineHandlers } from './leads/quarantine-api.ts'
import { openRelease } from './leads/release.ts'
import { leadStatsHandlers } from './leads/stats/stats-api.ts'
import { taskHandlers } from './leads/tasks/api.ts'
import { replyTemplateHandlers } from './leads/templates/api.ts'
import { timelineHandlers } from './leads/timeline/api.ts'
import { exportHandlers } from './leads/transfer/export-api.ts'
import { importHandlers } from './leads/transfer/import-api.ts'
import { importJob, runImports } from './leads/transfer/import-job.ts'
import { viewHandlers } from './leads/views/api.ts'
import { createLimiter } from './limits/limits.ts'
import { mailHandlers } from './mail/api.ts'
import { sendDigests } from './notices/digest.ts'
import { remindOfTasks } from './notices/reminders.ts'
import { createOutbox, type Outbox } from './outside/mail/outbox.ts'
import { mailChannel, type Sender, type SenderOptions, startSender } from './outside/mail/sender.ts'
import { openTransport } from './outside/mail/transport.ts'
import { consentHandlers } from './privacy/consents.ts'
import { personHandlers } from './privacy/person-api.ts'
import { purge } from './privacy/purge.ts'
import { readRetention, retentionHandlers } from './privacy/retention.ts'
import { openAccountBooks } from './record/account-books.ts'
import { accountHandlers } from './record/accounts/api.ts'
import { operationsImport } from './record/accounts/import-operations.ts'
import { createImporter } from './record/accounts/importer.ts'
import { recordHandlers } from './record/api.ts'
import { goldHandlers } from './record/gold/api.ts'
import { ledgerHandlers } from './record/ledger/api.ts'
import { catchUpLedger } from './record/ledger/catch-up.ts'
import { ledgerFile } from './record/ledger/download.ts'
import { createHeads, type Heads } from './record/ledger/heads.ts'
import { readPublicRecord } from './record/store.ts'
import { repeatableSql } from './repeatable-sql.ts'
import { createScreening } from './screening/screening.ts'
import type { Settings } from './settings.ts'
import { setupHandlers } from './setups/api.ts'
import { openSetupIntake } from './setups/intake.ts'
import { purgeSecrets } from './setups/secret.ts'
import { siteDefaults } from './site-defaults.ts'
import { siteSettingsHandlers } from './site-settings/api.ts'
import { currentSettings } from './site-settings/current.ts'
import { staffHandlers } from './staff/api.ts'
import { purgeInvitations } from './staff/invitations.ts'
import { ensureOwner } from './staff/people.ts'
import { createSessionBook, purgeSessions, sessionChannel } from './staff/sessions.ts'
import { createDraw } from './variants/draw.ts'
import { openExposures } from './variants/exposures.ts'
import { openVault, vaultChannel } from './vault/vault.ts'

const dist = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url))
/** How long a server that is asked to stop goes on answering, so that everybody hears of it: balancers, open connections. */
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
  /** How long after the start what runs by the clock is opened, milliseconds; two seconds unless given. */
  readonly jobsDelayMs?: number
}

export type RunningServer = {
  /** Where it answers, such as `http://127.0.0.1:3000`. */
  readonly url: string
  /** The login to print once, on the first start. */
  readonly firstLogin: { username: string; password: string } | null
  /** Resolves once it has heard of everything that any server committed before the call. */
  caughtUp(): Promise<void>
  /** Finishes what is in flight, then closes. */
  stop(): Promise<void>
}

/** Brings everything up in order: schema, database, live line, first owner, HTTP. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, connection, log } = options
  await migrate(connection, repeatableSql)
  const report = (error: Error) =>
    log.warn({ code: (error as { code?: string }).code, name: error.name }, 'database connection lost')
  const databases = openDatabases(connection, report)
  const { staff: database, intake, background } = databases
  const channels = [liveChannel, pagesChannel, sessionChannel, mailChannel, jobChannel, vaultChannel]
  const listener = await openListener(connection, channels, report)
  const vault = await openVault(database.sql, { secretsKey: settings.SECRETS_KEY, dataDir: settings.DATA_DIR })
  const keepUp = () => vault.refresh().catch(report)
  listener.on(vaultChannel, keepUp)
  listener.onGap(keepUp)
  vault.rewrapAll(background.sql).then(({ unreadable }) => {
    if (unreadable > 0) log.warn({ unreadable }, 'sealed secrets do not open: changed, or their key is lost')
  }, report)
  const firstLogin = await ensureOwner(database, {
    username: settings.ADMIN_USERNAME,
    password: settings.ADMIN_PASSWORD,
  })

  await catchUpLedger(database.sql)
  const heads = createHeads(database.sql, vault)

  const idleMs = settings.SESSION_IDLE_HOURS * hourMs
  const book = createSessionBook(database, listener, report, idleMs)
  const hub = createLiveHub(listener, async (session) => (await book.find(session)) !== null)
  const countries = openCountries()
  let stopping = false

  const defaults = siteDefaults(settings)
  const site = currentSettings(database.sql, defaults, listener, pagesChannel)
  const brandName = async () => (await site.read()).name
  const books = openAccountBooks(database.sql)
  const sends = settings.SMTP_URL !== undefined
  const source = createPageSource(
    {
      readSite: async () => ({
        ...(await readPublicRecord(database.sql)),
        accounts: await books.read(),
        settings: await site.read(),
        retention: await readRetention(database.sql),
        sendsMail: sends,
      }),
      readRows: books.rows,
      renderer: options.renderer ?? builtRenderer,
    },
    listener,
  )
  await source.warm()
  const outbox = createOutbox({ sends })
  const receive = openIntake(intake.pool, outbox)
  const screening = createScreening({ vault, limitFactor: settings.RATE_LIMIT_FACTOR })
  const exposures = openExposures(background.pool, report)
  const draw = createDraw({
    shareOfB: () => site.latest().shareOfB,
    saltOf: (day) => vault.fingerprints(`variants of ${day}`)[0],
  })
  const receiveCancellation = openCancellationIntake(intake, outbox)
  const setupDoor = { database, vault, outbox, limitFactor: settings.RATE_LIMIT_FACTOR }
  const receiveSetup = openSetupIntake({ ...setupDoor, database: intake })
  const importer = createImporter(background, (error) => log.warn({ name: error.name }, 'import failed'))
  const app = createApp({
    edge: {
      log,
      limiter: createLimiter(settings.RATE_LIMIT_FACTOR),
      authenticate: createAuthenticate(book, settings.RATE_LIMIT_FACTOR),
    },
    isKnown: createIsKnown(book),
    handlers: {
      ...contactHandlers(receive, screening.screen),
      ...geoHandlers(countries, screening.issue),
      ...staffHandlers({
        database,
        vault,
        book,
        outbox,
        brandName,
        publicUrl: settings.PUBLIC_URL ?? null,
        idleMs,
        limitFactor: settings.RATE_LIMIT_FACTOR,
      }),
      ...auditHandlers(database, background),
      ...leadHandlers(database),
      ...bulkHandlers(database, (tx, name) => jobs.send(tx, name)),
      ...viewHandlers(database),
      ...leadActionHandlers(database),
      ...timelineHandlers(database),
      ...taskHandlers(database),
      ...presenceHandlers(database),
      ...alertHandlers(database),
      ...attributionHandlers(database),
      ...replyTemplateHandlers(database),
      ...leadStatsHandlers(database),
      ...binHandlers(database),
      ...duplicateHandlers(database),
      ...exportHandlers(background),
      ...importHandlers(database, (tx, name) => jobs.send(tx, name)),
      ...quarantineHandlers(database, openRelease(outbox)),
      ...mailHandlers(database, { sends, address: settings.PUBLIC_URL ?? null, brandName }),
      ...personHandlers(database, vault),
      ...consentHandlers(database),
      ...retentionHandlers(database),
      ...cancellationHandlers(database, receiveCancellation),
      ...setupHandlers(setupDoor, receiveSetup),
      ...recordHandlers(database),
      ...accountHandlers(database, importer),
      ...operationsImport(database),
      ...ledgerHandlers(database, heads),
      ...goldHandlers(database),
      ...siteSettingsHandlers(database, defaults, settings.PUBLIC_URL ?? null),
      ...claimHandlers({
        database,
        readShown: async (sql) => (await readPublicRecord(sql)).claims,
        readMode: async () => (await site.read()).mode,
      }),
      followEvents: hub.followEvents,
      readDescription: async () => openApiDocument(settings.PUBLIC_URL ?? '/', await brandName()),
    },
    pages: { source, receive, receiveSetup, receiveCancellation, screening, draw, exposures },
    ledger: { file: () => ledgerFile(database.sql, heads), keys: heads.keys },
    readSettings: site.read,
    files: dist('client'),
    publicUrl: settings.PUBLIC_URL,
    trustedProxies: settings.TRUST_PROXY,
    checkDatabase: () => probeWriting(intake.pool),
    isStopping: () => stopping,
  })

  const server = await listen({
    ...app,
    port: settings.PORT,
    host: settings.HOST,
    isBehindProxy: settings.TRUST_PROXY > 0,
    middleware: options.middleware,
  })
  const recordHead = () => readHeadAt(background.sql, new Date())
  const sender = senderOf(settings, { pool: background.pool, listener, log, brandName, recordHead })
  const jobs = startJobs({
    pool: background.pool,
    listener,
    jobs: jobsOf(background, outbox, heads, idleMs),
    log,
    delayMs: options.jobsDelayMs ?? jobsDelayMs,
  })

  const stop = async () => {
    stopping = true
    // Whoever has a connection is told to close it with the next answer; a request that is on its way now still gets one.
    if (await server.hasConnections()) await wait(options.drainMs ?? drainMs)
    hub.close()
    await server.close()
    app.close()
    await Promise.all([importer.stop(), exposures.stop(), sender?.stop(), jobs.stop()])
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

/** What is done by the clock, in UTC. */
const jobsOf = (database: Database, outbox: Outbox, heads: Heads, idleMs: number): readonly Job[] => [
  {
    name: 'hourly-purge',
    cron: '17 * * * *',
    run: () =>
      Promise.all([
        purgeSessions(database.sql, idleMs),
        purgeInvitations(database.sql),
        purgeIdempotencyKeys(database.pool),
        purgeSecrets(database.pool),
      ]),
  },
  {
    name: 'nightly-purge',
    cron: '40 2 * * *',
    run: () => Promise.all([purge(database), purgeDuplicates(database.pool)]),
  },
  { name: 'find-duplicates', cron: '*/5 * * * *', run: () => findDuplicates(database.pool) },
  // Asked for when a file is started; by the clock for one that a server left half done.
  { name: importJob, cron: '*/10 * * * *', run: () => runImports(database) },
  { name: bulkJob, cron: '* * * * *', run: () => runBulks(database) },
  { name: 'lead-escalation', cron: '* * * * *', run: () => escalateLeads(database) },
  { name: 'task-reminders', cron: '*/5 * * * *', run: () => remindOfTasks(database, outbox) },
  { name: 'ledger-head', cron: '*/5 * * * *', run: heads.current },
  { name: 'digest', cron: '0 7 * * *', run: () => sendDigests(database, outbox, new Date()) },
]

/** Sends mails where a mail server is set. */
function senderOf(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: Settings,
  parts: Pick<SenderOptions, 'pool' | 'listener' | 'log' | 'brandName' | 'recordHead'>,
): Sender | null {
  if (!SMTP_URL || !MAIL_FROM) return null
  const transport = openTransport({ url: SMTP_URL, from: MAIL_FROM })
  return startSender({ ...parts, transport, address: PUBLIC_URL ?? null })
}

let built: Promise<SiteRenderer> | undefined
const builtRenderer = () => {
  built ??= import(pathToFileURL(dist('site/render.js')).href) as Promise<SiteRenderer>
  return built
}
