import type { LeadChange, StoredLead } from './lead-store.ts'

/** What an answer to the customer changes of the lead. */
export const replied = (lead: StoredLead, now: Date): LeadChange => ({
  lastContactDate: now,
  lastReplyAt: now,
  ...(!lead.firstReplyAt && { firstReplyAt: now }),
})
