import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { can } from '#domain/staff/permissions.ts'
import { analyticsFeature } from './analytics/feature.ts'
import { apiKeyHandlers } from './api-keys/api.ts'
import { keyIsOpen } from './api-keys/store.ts'
import { auditHandlers } from './audit/api.ts'
import { logRefusals } from './audit/refusals-store.ts'
import { openAutomation } from './automation/feature.ts'
import { handOverRules, renameReasonsInRules, rulesNaming } from './automation/handover.ts'
import type { Base } from './base.ts'
import { countOpenCancellations } from './cancellations/api.ts'
import { claimHandlers } from './claims/api.ts'
import { liveChannel } from './db/announce.ts'
import { endingsChannel } from './db/backup/endings-sql.ts'
import type { Database, Sql } from './db/database.ts'
import { eventsSince } from './db/event-log.ts'
import { readingFrom } from './db/replica.ts'
import { automationChannel } from './db/rule-events.ts'
import { notifyWebhooks } from './db/webhook-event.ts'
import { faultHandlers } from './faults/api.ts'
import { housekeeping, purgeJob } from './housekeeping.ts'
import { createLiveHub } from './http/live.ts'
import { openApiDocument } from './http/openapi.ts'
import { createPageSource } from './http/pages/page-source.ts'
import { pagesChannel } from './http/pages/site-data.ts'
import { insightFeature } from './insight/feature.ts'
import { languageOfText } from './insight/text/read-text.ts'
import { type Job, jobChannel } from './jobs/jobs.ts'
import { bulkJob } from './leads/bulk/api.ts'
import { startRuleUndo } from './leads/bulk/rule-undo.ts'
import { countEndedLogins } from './leads/conversation/own-logins.ts'
import { leadEffects } from './leads/effects.ts'
import { leadFeature } from './leads/feature.ts'
import { handOverLeads, readHeldWork, stopJobs } from './leads/handover.ts'
import { filterSql } from './leads/listing/filters.ts'
import { readBotName } from './leads/messengers/messenger-store.ts'
import { countWaiting } from './leads/waiting.ts'
import { mailHandlers } from './mail/api.ts'
import { warnOfBulkBinning, warnOfBulkReading } from './notices/bulk-warnings.ts'
import { sendDigests } from './notices/digest.ts'
import { remindOfTasks } from './notices/reminders.ts'
import { openTextRecords } from './outside/dns/text-records.ts'
import { mailServerChannel } from './outside/mail/current-server.ts'
import { openModelService, usualModelUrls } from './outside/model/service.ts'
import { openConfirmation } from './privacy/confirmation.ts'
import { confirmPurgeHandlers } from './privacy/confirmed-purges.ts'
import { consentHandlers } from './privacy/consents.ts'
import { offersHandlers } from './privacy/offers.ts'
import { personHandlers } from './privacy/person-api.ts'
import { readRetention, retentionHandlers } from './privacy/retention.ts'
import { openUnsubscribe } from './privacy/unsubscribe.ts'
import { openPushFeature } from './push/feature.ts'
import { pushChannel } from './push/wake.ts'
import { openRecordFeature } from './record/feature.ts'
import { readPublicRecord } from './record/store.ts'
import type { Settings } from './settings.ts'
import { countOpenSetups, handOverSetups } from './setups/handover.ts'
import { countUnfinishedSetups } from './setups/list.ts'
import { siteDefaults } from './site-defaults.ts'
import { siteSettingsHandlers } from './site-settings/api.ts'
import { currentSettings } from './site-settings/current.ts'
import { startListHandlers } from './site-settings/start-list.ts'
import { staffHandlers } from './staff/api.ts'
import { deviceOf } from './staff/device.ts'
import type { HeldWork } from './staff/parts.ts'
import { createSessionCache, sessionChannel } from './staff/sessions.ts'
import { subscriptionFeature } from './subscriptions/feature.ts'
import { vaultChannel } from './vault/vault.ts'
import { visitorFeature } from './visitor-feature.ts'
import { webhookFeature } from './webhooks/feature.ts'
import { workingHoursHandlers } from './working-hours/api.ts'

/** The channels on which the database notifies; the first is only for servers of the release before the event log. */
export const channels = [
  liveChannel,
  pagesChannel,
  sessionChannel,
  jobChannel,
  vaultChannel,
  mailServerChannel,
  pushChannel,
  notifyWebhooks,
  automationChannel,
  endingsChannel,
]

export type Features = Awaited<ReturnType<typeof openFeatures>>

/** All features there are: their calls, jobs and pages together. A call without a handler does not compile. */
export async function openFeatures(base: Base) {
  const { DNS_SERVERS, PUBLIC_URL, MAIL_FROM } = base.settings
  const site = siteFeature(base)
  const sendsMail = async () => (await base.mailServer.read()) !== null
  /** Sender address of mails. */
  const mailFrom = async () => (await base.mailServer.read())?.from ?? MAIL_FROM ?? null
  const record = await openRecordFeature({
    ...base,
    lookUp: openTextRecords(DNS_SERVERS ?? null),
    isLive: async () => (await site.current.read()).mode === 'live',
    ownDomains: async () => ownDomainsOf(PUBLIC_URL, await mailFrom()),
  })
  const brandName = async () => (await site.current.read()).name
  const isOpenDemonstration = async () => base.isDemonstration && (await site.current.read()).mode === 'demo'
  const staff = staffFeature(base, brandName, isOpenDemonstration, sendsMail)
  const model = modelOf(base.settings)
  const insight = insightFeature({
    ...base,
    liveChannel,
    onArrival: base.settings.ANALYSE_ARRIVALS === 'on',
    model,
  })
  const analyticsOn = (staff: Database) => analyticsFeature({ ...base.databases, staff }, filterSql, base.outbox)
  const analytics = analyticsOn(base.databases.staff)
  const leads = leadFeature({
    ...base,
    analyse: insight.analyseInBulk,
    languageOfText,
    translates: model !== null,
    renameInRules: renameReasonsInRules,
    mailFrom,
    brandName,
    isMailServerFixed: base.settings.SMTP_URL !== undefined,
    patience: base.settings.PATIENCE_FACTOR,
    messengerUrls: { whatsapp: base.settings.WHATSAPP_API, telegram: base.settings.TELEGRAM_API },
  })
  const automation = await openAutomation({
    ...base,
    liveChannel,
    leads: leadEffects,
    analyse: insight.analyseInBulk,
    undoInBulk: (tx, asked) => startRuleUndo(tx, (tx) => base.sendJob(tx, bulkJob), asked),
    readSite: async () => ({ ...(await site.current.read()), trialBegins: base.settings.TRIAL_BEGINS }),
  })
  const subscriptions = subscriptionFeature({
    ...base,
    leads: leadEffects,
    readCheckoutUrl: async () => (await site.current.read()).checkoutUrl,
  })
  const source = createPageSource(
    {
      readSite: async () => ({
        ...(await readPublicRecord(base.databases.staff.sql)),
        accounts: await record.accounts.read(),
        settings: await site.current.read(),
        retention: await readRetention(base.databases.staff.sql),
        sendsMail: await sendsMail(),
        telegramBot: await readBotName(base.databases.staff.sql),
      }),
      readRows: record.accounts.rows,
      renderer: base.renderer,
    },
    base.listener,
  )
  await source.warm()
  const visitors = visitorFeature(base, site.current.latest)
  const push = await openPushFeature({
    ...base,
    liveChannel,
    deviceOf,
    scope: base.isDemonstration ? 'off' : base.settings.WEB_PUSH,
    contact: async () => contactOf(PUBLIC_URL, await mailFrom()),
    patience: base.settings.PATIENCE_FACTOR,
  })
  const webhooks = webhookFeature({ ...base, scope: base.settings.WEBHOOKS, patience: base.settings.PATIENCE_FACTOR })
  return {
    handlers: {
      ...record.handlers,
      ...site.handlers,
      ...staff.handlers,
      ...leads.handlers,
      ...faultHandlers(base.log),
      ...insight.handlers,
      ...readingFrom(base.replica, base.databases.staff, (staff) => analyticsOn(staff).handlers),
      ...visitors.handlers,
      ...push.handlers,
      ...webhooks.handlers,
      ...automation.handlers,
      ...subscriptions.handlers,
      ...privacyHandlers(base),
      ...waitingHandlers(base.databases.staff),
      ...(base.isDemonstration && closedInDemonstration),
      readDescription: async () => openApiDocument(base.settings.PUBLIC_URL ?? '/', await brandName()),
    },
    jobs: [
      ...record.jobs,
      ...staff.jobs,
      ...leads.jobs,
      ...insight.jobs,
      ...analytics.jobs,
      ...push.jobs,
      ...webhooks.jobs,
      ...automation.jobs,
      ...subscriptions.jobs,
      ...housekeeping(base, staff.idleMs),
    ],
    pages: { source, ...visitors.pages, readCheckout: subscriptions.readGreeting },
    unsubscribe: openUnsubscribe(base.databases.intake, base.vault),
    confirmation: openConfirmation(base.databases.intake, base.vault),
    ledger: record.ledger,
    hooks: leads.hooks,
    readSettings: site.current.read,
    brandName,
    isOpenDemonstration,
    sessionCache: staff.sessionCache,
    liveHub: staff.liveHub,
    stop: () =>
      Promise.all([
        record.stop(),
        visitors.stop(),
        push.stop(),
        webhooks.stop(),
        insight.stop(),
        automation.stop(),
        leads.stop(),
      ]),
  }
}

const closed = async (): Promise<never> => {
  throw new ApiError('closed_in_demonstration')
}

/** Visitors of a demonstration are owners: these calls would reach other machines from this one. */
const closedInDemonstration = {
  changeMailChannel: closed,
  changeMailServer: closed,
  startMailSignIn: closed,
  finishMailSignIn: closed,
  testMailChannel: closed,
  changeWhatsApp: closed,
  changeTelegram: closed,
  addWebhook: closed,
  changeWebhook: closed,
  testWebhook: closed,
  replayWebhookDelivery: closed,
}

/** The language model of the settings; null if it is off. */
function modelOf(settings: Settings) {
  const { AI_PROVIDER: provider, AI_KEY: key, AI_MODEL: model } = settings
  if (provider === 'off' || key === undefined || model === undefined) return null
  const baseUrl = settings.AI_URL ?? usualModelUrls[provider]
  const timeoutMs = settings.AI_TIMEOUT_SECONDS * 1_000
  return {
    service: openModelService({ provider, baseUrl, key, model, timeoutMs }),
    callsPerDay: settings.AI_CALLS_PER_DAY,
  }
}

/** Contact for operators of push services. */
function contactOf(publicUrl: string | undefined, mailFrom: string | null): string | null {
  if (mailFrom) return `mailto:${mailFrom}`
  return publicUrl?.startsWith('https:') ? publicUrl : null
}

/** Domains that this installation itself can sign mails for. */
function ownDomainsOf(publicUrl: string | undefined, mailFrom: string | null): string[] {
  const site = publicUrl === undefined ? [] : [new URL(publicUrl).hostname.toLowerCase()]
  return mailFrom === null ? site : [...site, mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase()]
}

/** A teammate's work, across features. */
const heldWork: HeldWork = {
  read: async (db, of) => ({
    ...(await readHeldWork(db, of)),
    setups: await countOpenSetups(db, of.username),
    rules: (await rulesNaming(db, of.username)).map(({ id, name }) => ({ id, name })),
  }),
  stopJobs,
  async handOver(tx, work) {
    await handOverLeads(tx, work)
    await handOverSetups(tx, work)
    await handOverRules(tx, work)
  },
}

/** A teammate's waiting items, across features. */
const waitingHandlers = ({ sql }: Database): Handlers<'readWaiting'> => ({
  readWaiting: async (_, { actor: { username, role } }) => {
    const maySeeSetups = can(role, 'setup.read')
    return {
      ...(await countWaiting(sql, username)),
      setups: maySeeSetups ? await countUnfinishedSetups(sql) : 0,
      cancellations: maySeeSetups ? await countOpenCancellations(sql) : 0,
      channels: can(role, 'connections.manage') ? await countEndedLogins(sql) : 0,
    }
  },
})

/** Staff: accounts, audit, live events and mails. */
function staffFeature(
  { databases, replica, listener, report, settings, vault, outbox, addTries, refusals }: Base,
  brandName: () => Promise<string>,
  isOpenDemonstration: () => Promise<boolean>,
  sendsMail: () => Promise<boolean>,
) {
  const database = databases.staff
  const idleMs = settings.SESSION_IDLE_HOURS * hourMs
  const publicUrl = settings.PUBLIC_URL ?? null
  const sessionCache = createSessionCache(database, listener, report, idleMs)
  const liveHub = createLiveHub(
    listener,
    (place) => eventsSince(database.sql, liveChannel, place),
    async ({ session, role }) => (await keyIsOpen(database.sql, session)) ?? (await sessionCache.isOpen(session, role)),
  )
  const limitFactor = settings.RATE_LIMIT_FACTOR
  return {
    handlers: {
      ...staffHandlers({
        database,
        vault,
        sessionCache,
        outbox,
        brandName,
        publicUrl,
        idleMs,
        refusals,
        addTries,
        limitFactor,
        work: heldWork,
        isOpenDemonstration,
      }),
      ...readingFrom(replica, database, (on) => auditHandlers(on, databases.background, vault)),
      ...mailHandlers(database, { sends: sendsMail, address: publicUrl, brandName }),
      ...apiKeyHandlers(database, sessionChannel),
      followEvents: liveHub.followEvents,
    },
    jobs: [
      { name: 'task-reminders', cron: '*/5 * * * *', run: () => remindOfTasks(databases.background, outbox) },
      { name: 'bulk-binning', cron: '* * * * *', run: () => warnOfBulkBinning(databases.background, outbox) },
      { name: 'bulk-reading', cron: '* * * * *', run: () => warnOfBulkReading(databases.background, outbox) },
      { name: 'log-refusals', cron: '*/5 * * * *', run: () => logRefusals(databases.background.sql) },
      // Mornings begin at a quarter of an hour UTC in every time zone.
      { name: 'digest', cron: '*/15 * * * *', run: () => sendDigests(databases.background, outbox, new Date()) },
    ] satisfies Job[],
    sessionCache,
    liveHub,
    idleMs,
  }
}

/** The site's settings and statements. */
function siteFeature({ databases: { staff }, listener, settings }: Base) {
  const defaults = siteDefaults(settings)
  const current = currentSettings(staff.sql, defaults, listener, pagesChannel)
  const readShown = async (sql: Sql) => (await readPublicRecord(sql)).claims
  return {
    current,
    handlers: {
      ...workingHoursHandlers(staff),
      ...startListHandlers({ db: staff.sql, readShown, defaults }),
      ...siteSettingsHandlers(staff, defaults, settings.PUBLIC_URL ?? null),
      ...claimHandlers({
        database: staff,
        readShown,
        readMode: async () => (await current.read()).mode,
      }),
    },
  }
}

const privacyHandlers = ({ databases: { staff }, vault, sendJob }: Base) => ({
  ...personHandlers(staff, vault),
  ...consentHandlers(staff),
  ...retentionHandlers(staff),
  ...confirmPurgeHandlers(staff, (tx) => sendJob(tx, purgeJob)),
  ...offersHandlers(staff),
})
