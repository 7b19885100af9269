import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'

/** An email being written to somebody in the thread of a lead. */
export type ReplyDraft = {
  /** Whom it goes to: a text never changes hands by itself. */
  readonly to: string
  readonly subject: string
  readonly text: string
}

const nameOf = (leadId: string) => `reply:${leadId}`

/** The draft kept for a lead in this tab, or null. */
export const readReplyDraft = (leadId: string): ReplyDraft | null => readDraft<ReplyDraft>(nameOf(leadId))

/** Keeps a draft until it is sent; one without a text is forgotten. */
export const keepReplyDraft = (leadId: string, draft: ReplyDraft | null): void =>
  keepDraft(nameOf(leadId), draft === null || draft.text.trim() === '' ? null : draft)
