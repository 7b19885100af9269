import type { Logger } from 'pino'
import type { Databases, Sql } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import { type Replica, readingFrom } from '#server/db/replica.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { CurrentMailServer } from '#server/outside/mail/current-server.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { SignInDoor } from '#server/outside/sign-in.ts'
import type { Vault } from '#server/vault/vault.ts'
import { leadActionHandlers } from './actions/api.ts'
import { addLeadHandlers } from './add/api.ts'
import type { LanguageOfText } from './add/store.ts'
import { alertHandlers } from './alerts/api.ts'
import { leadHandlers } from './api.ts'
import { attachmentHandlers } from './attachments/api.ts'
import { attributionHandlers } from './attribution-api.ts'
import { binHandlers } from './bin/api.ts'
import type { AnalyseLead } from './bulk/analyse-batch.ts'
import { bulkHandlers, bulkJob } from './bulk/api.ts'
import { runBulks } from './bulk/run.ts'
import { conversationFeature } from './conversation/feature.ts'
import type { MailTokens } from './conversation/mail-tokens.ts'
import { reportEndedLogins } from './conversation/own-logins.ts'
import { duplicateHandlers } from './duplicates/api.ts'
import { purgeDuplicates } from './duplicates/groups.ts'
import { findDuplicates } from './duplicates/scan.ts'
import { lostReasonHandlers, type RenameInRules } from './lost-reasons/api.ts'
import { noticeHandlers } from './notices/api.ts'
import { presenceHandlers } from './presence/api.ts'
import { quarantineHandlers } from './quarantine-api.ts'
import { openRelease } from './release.ts'
import { leadStatsHandlers } from './stats/stats-api.ts'
import { taskHandlers } from './tasks/api.ts'
import { replyTemplateHandlers } from './templates/api.ts'
import { snippetHandlers } from './templates/snippets-api.ts'
import { timelineHandlers } from './timeline/api.ts'
import { exportHandlers } from './transfer/export-api.ts'
import { importHandlers } from './transfer/import-api.ts'
import { importJob, runImports } from './transfer/import-job.ts'
import { viewHandlers } from './views/api.ts'
import { boardVisitHandlers } from './visits/api.ts'

type Parts = {
  readonly databases: Databases
  readonly replica: Replica | null
  readonly vault: Vault
  readonly outbox: Outbox
  /** Asks for one run of a job, in the caller's transaction. */
  readonly sendJob: (tx: Sql, name: string) => Promise<void>
  /** Analyses a lead of a bulk change. */
  readonly analyse: AnalyseLead
  readonly languageOfText: LanguageOfText
  /** True if a language model is configured. */
  readonly translates: boolean
  readonly renameInRules: RenameInRules
  readonly mailServer: CurrentMailServer
  readonly signIn: SignInDoor
  readonly mailTokens: MailTokens
  readonly brandName: () => Promise<string>
  /** The address that mails come from; null if none is set. */
  readonly mailFrom: () => Promise<string | null>
  /** The mail server is set in the environment, which wins. */
  readonly isMailServerFixed: boolean
  /** Messenger API addresses. */
  readonly messengerUrls: { readonly whatsapp: string; readonly telegram: string }
  readonly listener: Listener
  readonly log: Logger
  /** Multiplies network timeouts. */
  readonly patience: number
}

/** Leads as staff work with them. How they arrive is the public forms' (`server/features`). */
export function leadFeature(parts: Parts) {
  const { databases, replica, vault, outbox, sendJob, languageOfText, mailServer } = parts
  const { staff, background } = databases
  const conversation = conversationFeature({
    ...parts,
    mail: { server: mailServer, from: parts.mailFrom, isFixed: parts.isMailServerFixed },
    urls: parts.messengerUrls,
  })
  return {
    handlers: {
      ...readingFrom(replica, staff, leadHandlers),
      ...addLeadHandlers(staff, outbox, languageOfText),
      ...bulkHandlers(staff, sendJob),
      ...viewHandlers(staff),
      ...leadActionHandlers(staff),
      ...conversation.handlers,
      ...readingFrom(replica, staff, timelineHandlers),
      ...taskHandlers(staff),
      ...presenceHandlers(staff),
      ...boardVisitHandlers(staff),
      ...lostReasonHandlers(staff, parts.renameInRules),
      ...alertHandlers(staff),
      ...attachmentHandlers(staff, vault),
      ...noticeHandlers(staff),
      ...attributionHandlers(staff),
      ...replyTemplateHandlers(staff),
      ...snippetHandlers(staff),
      ...readingFrom(replica, staff, leadStatsHandlers),
      ...binHandlers(staff),
      ...duplicateHandlers(staff),
      ...exportHandlers(background),
      ...importHandlers(staff, sendJob),
      ...quarantineHandlers(staff, openRelease(outbox)),
    },
    hooks: conversation.hooks,
    stop: conversation.stop,
    jobs: [
      { name: 'purge-duplicates', cron: '45 2 * * *', run: () => purgeDuplicates(background.pool) },
      { name: 'find-duplicates', cron: '*/5 * * * *', run: () => findDuplicates(background.pool) },
      // Queued when an import starts; the schedule resumes imports that a stopped server left unfinished.
      { name: importJob, cron: '*/10 * * * *', run: () => runImports(background) },
      { name: 'ended-logins', cron: '* * * * *', run: () => reportEndedLogins(background, outbox, mailServer) },
      { name: bulkJob, cron: '* * * * *', run: () => runBulks(background, parts.analyse) },
    ] satisfies Job[],
  }
}
