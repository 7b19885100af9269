import type { Logger } from 'pino'
import type { Databases } from '#server/db/database.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { LookUpText } from '#server/outside/dns/text-records.ts'
import type { Vault } from '#server/vault/vault.ts'
import { openAccountCache } from './account-cache.ts'
import { accountHandlers } from './accounts/api.ts'
import { operationsImport } from './accounts/import-operations.ts'
import { createImporter } from './accounts/importer.ts'
import { openLoginKey } from './accounts/login-key.ts'
import { recordHandlers } from './api.ts'
import { goldHandlers } from './gold/api.ts'
import { ledgerHandlers } from './ledger/api.ts'
import { catchUpLedger } from './ledger/catch-up.ts'
import { ledgerFile } from './ledger/download.ts'
import { openKeptHead, recordLostEntries } from './ledger/kept-head.ts'
import { createLedgerHeads } from './ledger/ledger-heads.ts'
import { brokerMailHandlers } from './origin/api.ts'
import { mailJob } from './origin/job.ts'
import { publishedAccountHandlers } from './published-accounts.ts'
import { stampJob } from './stamps/job.ts'
import { readStamp, readStampLines } from './stamps/store.ts'

type Parts = {
  readonly databases: Databases
  readonly vault: Vault
  readonly log: Logger
  readonly settings: {
    readonly DATA_DIR: string
    readonly SECRETS_KEY?: string | undefined
    readonly TIMESTAMP_SERVERS: readonly string[]
    readonly PATIENCE_FACTOR: number
  }
  /** If the site shows real data, as its staff set it. */
  isLive(): Promise<boolean>
  /** DNS lookups, for keys that sign mails. */
  readonly lookUp: LookUpText
  /** Domains of this installation. */
  readonly ownDomains: () => Promise<readonly string[]>
}

/** The track record: accounts and their reports, the series of gold, the ledger. Brings the ledger up to date first. */
export async function openRecordFeature(parts: Parts) {
  const { databases, vault, log, settings, isLive, ...outside } = parts
  const { staff, background } = databases
  const keptHead = settings.SECRETS_KEY ? null : openKeptHead(settings.DATA_DIR)
  if (keptHead) await recordLostEntries(staff.sql, keptHead)
  await catchUpLedger(staff.sql)
  const ledgerHeads = createLedgerHeads(staff.sql, vault, keptHead)
  const isStamped = async () => settings.TIMESTAMP_SERVERS.length > 0 && (await isLive())
  const stamps = {
    ...{ db: background.sql, heads: ledgerHeads, log, isStamped },
    ...{ servers: settings.TIMESTAMP_SERVERS, patience: settings.PATIENCE_FACTOR },
  }
  const loginKeyOf = openLoginKey(background.sql, vault)
  const accounts = openAccountCache(staff.sql)
  const importer = createImporter(background, loginKeyOf, (error) => log.warn({ name: error.name }, 'import failed'))
  return {
    handlers: {
      ...recordHandlers(staff),
      ...accountHandlers(staff, importer),
      ...operationsImport(staff),
      ...ledgerHandlers(staff, ledgerHeads, isStamped),
      ...goldHandlers(staff),
      ...publishedAccountHandlers(accounts),
      ...brokerMailHandlers({ database: staff, vault, ...outside }),
    },
    jobs: [
      { name: 'ledger-head', cron: '*/5 * * * *', run: ledgerHeads.current },
      stampJob(stamps),
      mailJob({ database: background, vault, ...outside }),
    ] satisfies Job[],
    /** Account data for the public pages. */
    accounts,
    ledger: {
      file: () => ledgerFile(staff.sql, ledgerHeads),
      keys: ledgerHeads.keys,
      stamps: () => readStampLines(staff.sql),
      stamp: (id: string) => readStamp(staff.sql, id),
    },
    stop: importer.stop,
  }
}
