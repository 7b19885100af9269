import { accountRoutes } from './accounts.ts'
import { alertRoutes } from './alerts.ts'
import { attributionRoutes } from './attribution.ts'
import { auditRoutes } from './audit.ts'
import { binRoutes } from './bin.ts'
import { brokerMailRoutes } from './broker-mails.ts'
import { bulkRoutes } from './bulk.ts'
import { cancellationRoutes } from './cancellations.ts'
import { claimRoutes } from './claims.ts'
import { contactRoutes } from './contact.ts'
import { descriptionRoutes } from './description.ts'
import { duplicateRoutes } from './duplicates.ts'
import { eventRoutes } from './events.ts'
import { goldRoutes } from './gold.ts'
import { importRoutes } from './imports.ts'
import { leadExportRoutes } from './lead-exports.ts'
import { leadStatsRoutes } from './lead-stats.ts'
import { leadWorkRoutes } from './lead-work.ts'
import { leadRoutes } from './leads.ts'
import { ledgerRoutes } from './ledger.ts'
import { mailRoutes } from './mail.ts'
import { peopleRoutes } from './people.ts'
import { privacyRoutes } from './privacy.ts'
import { publishedAccountRoutes } from './published-accounts.ts'
import { quarantineRoutes } from './quarantine.ts'
import { recordRoutes } from './record.ts'
import { replyTemplateRoutes } from './reply-templates.ts'
import type { Answer, Call, Parsed } from './route.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './session.ts'
import { setupRoutes } from './setups.ts'
import { siteSettingsRoutes } from './site-settings.ts'
import { taskRoutes } from './tasks.ts'
import { timelineRoutes } from './timeline.ts'
import { viewRoutes } from './views.ts'

/** The one table of all calls. */
export const api = {
  ...contactRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...peopleRoutes,
  ...auditRoutes,
  ...leadRoutes,
  ...bulkRoutes,
  ...viewRoutes,
  ...leadWorkRoutes,
  ...timelineRoutes,
  ...taskRoutes,
  ...alertRoutes,
  ...attributionRoutes,
  ...leadStatsRoutes,
  ...binRoutes,
  ...duplicateRoutes,
  ...importRoutes,
  ...leadExportRoutes,
  ...quarantineRoutes,
  ...mailRoutes,
  ...privacyRoutes,
  ...setupRoutes,
  ...replyTemplateRoutes,
  ...siteSettingsRoutes,
  ...claimRoutes,
  ...cancellationRoutes,
  ...recordRoutes,
  ...publishedAccountRoutes,
  ...goldRoutes,
  ...accountRoutes,
  ...brokerMailRoutes,
  ...ledgerRoutes,
  ...eventRoutes,
  ...descriptionRoutes,
}

export type Api = typeof api
export type CallName = keyof Api
export type CallOf<N extends CallName> = Call<Api[N]>
export type ParsedOf<N extends CallName> = Parsed<Api[N]>
export type AnswerOf<N extends CallName> = Answer<Api[N]>
