import type { Logger } from 'pino'
import type { Databases } from './db/database.ts'
import type { Listener } from './db/listener.ts'
import type { Refusals } from './db/refusals.ts'
import type { Replica } from './db/replica.ts'
import type { SiteRenderer } from './http/pages/renderer.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailTokens } from './leads/conversation/mail-tokens.ts'
import type { AddTries } from './limits/tries-store.ts'
import type { CurrentMailServer } from './outside/mail/current-server.ts'
import type { Outbox } from './outside/mail/outbox.ts'
import type { SignInDoor } from './outside/sign-in.ts'
import type { Settings } from './settings.ts'
import type { Vault } from './vault/vault.ts'

/** Dependencies of every feature. */
export type Base = {
  readonly settings: Settings
  readonly log: Logger
  /** Records that the database was away. */
  readonly report: (error: Error) => void
  readonly databases: Databases
  /** A standby for reads; null if there is none. */
  readonly replica: Replica | null
  readonly listener: Listener
  readonly vault: Vault
  readonly mailServer: CurrentMailServer
  /** OAuth sign-in for mail servers, and its tokens. */
  readonly signIn: SignInDoor
  readonly mailTokens: MailTokens
  readonly outbox: Outbox
  /** Counts tries on all servers together. */
  readonly addTries: AddTries
  /** Counts refusals for the audit log. */
  readonly refusals: Refusals
  readonly renderer: () => Promise<SiteRenderer>
  /** Asks for one run of a job, in the caller's transaction. */
  readonly sendJob: Jobs['send']
  /** Asks for one run of a job outside of any transaction. */
  readonly wakeJob: Jobs['wake']
  /** True for a demonstration on a temporary database (`scripts/demo.ts`). */
  readonly isDemonstration: boolean
}
