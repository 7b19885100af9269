import { accountRoutes } from './accounts.ts'
import { addedLeadRoutes } from './added-leads.ts'
import { alertRoutes } from './alerts.ts'
import { analyticsRoutes } from './analytics.ts'
import { apiKeyRoutes } from './api-keys.ts'
import { attachmentRoutes } from './attachments.ts'
import { attributionRoutes } from './attribution.ts'
import { auditRoutes } from './audit.ts'
import { automationRoutes } from './automation.ts'
import { binRoutes } from './bin.ts'
import { boardVisitRoutes } from './board-visits.ts'
import { brokerMailRoutes } from './broker-mails.ts'
import { bulkRoutes } from './bulk.ts'
import { cancellationRoutes } from './cancellations.ts'
import { channelRoutes } from './channels.ts'
import { claimRoutes } from './claims.ts'
import { contactRoutes } from './contact.ts'
import { descriptionRoutes } from './description.ts'
import { duplicateRoutes } from './duplicates.ts'
import { eventRoutes } from './events.ts'
import { faultRoutes } from './faults.ts'
import { goldRoutes } from './gold.ts'
import { importRoutes } from './imports.ts'
import { inboxRoutes } from './inbox.ts'
import { insightRoutes } from './insight.ts'
import { leadExportRoutes } from './lead-exports.ts'
import { leadStatsRoutes } from './lead-stats.ts'
import { leadWorkRoutes } from './lead-work.ts'
import { leadRoutes } from './leads.ts'
import { learningRoutes } from './learning.ts'
import { ledgerRoutes } from './ledger.ts'
import { lostReasonRoutes } from './lost-reasons.ts'
import { mailRoutes } from './mail.ts'
import { messageRoutes } from './messages.ts'
import { noticeRoutes } from './notices.ts'
import { peopleRoutes } from './people.ts'
import { privacyRoutes } from './privacy.ts'
import { publishedAccountRoutes } from './published-accounts.ts'
import { pushRoutes } from './push.ts'
import { quarantineRoutes } from './quarantine.ts'
import { recordRoutes } from './record.ts'
import { replyTemplateRoutes } from './reply-templates.ts'
import type { Answer, Call, Parsed } from './route.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './session.ts'
import { setupRoutes } from './setups.ts'
import { siteSettingsRoutes } from './site-settings.ts'
import { snippetRoutes } from './snippets.ts'
import { startListRoutes } from './start-list.ts'
import { subscriptionRoutes } from './subscriptions.ts'
import { taskRoutes } from './tasks.ts'
import { timelineRoutes } from './timeline.ts'
import { viewRoutes } from './views.ts'
import { waitingRoutes } from './waiting.ts'
import { webhookRoutes } from './webhooks.ts'
import { workingHoursRoutes } from './working-hours.ts'

/** The table of all calls. */
export const api = {
  ...contactRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...peopleRoutes,
  ...auditRoutes,
  ...leadRoutes,
  ...addedLeadRoutes,
  ...boardVisitRoutes,
  ...bulkRoutes,
  ...viewRoutes,
  ...leadWorkRoutes,
  ...lostReasonRoutes,
  ...timelineRoutes,
  ...taskRoutes,
  ...alertRoutes,
  ...attachmentRoutes,
  ...messageRoutes,
  ...inboxRoutes,
  ...waitingRoutes,
  ...channelRoutes,
  ...noticeRoutes,
  ...automationRoutes,
  ...attributionRoutes,
  ...insightRoutes,
  ...learningRoutes,
  ...leadStatsRoutes,
  ...analyticsRoutes,
  ...binRoutes,
  ...duplicateRoutes,
  ...importRoutes,
  ...leadExportRoutes,
  ...pushRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...workingHoursRoutes,
  ...quarantineRoutes,
  ...mailRoutes,
  ...privacyRoutes,
  ...setupRoutes,
  ...replyTemplateRoutes,
  ...snippetRoutes,
  ...siteSettingsRoutes,
  ...startListRoutes,
  ...claimRoutes,
  ...cancellationRoutes,
  ...subscriptionRoutes,
  ...recordRoutes,
  ...publishedAccountRoutes,
  ...goldRoutes,
  ...accountRoutes,
  ...brokerMailRoutes,
  ...ledgerRoutes,
  ...eventRoutes,
  ...faultRoutes,
  ...descriptionRoutes,
}

export type Api = typeof api
export type CallName = keyof Api
export type CallOf<N extends CallName> = Call<Api[N]>
export type ParsedOf<N extends CallName> = Parsed<Api[N]>
export type AnswerOf<N extends CallName> = Answer<Api[N]>
