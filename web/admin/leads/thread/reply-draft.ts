import type { DraftFile } from '#contract/messages.ts'
import { readDraft } from '#web/admin/parts/drafts.ts'
import type { Wording } from '#web/admin/parts/reply-letter.ts'

/** An email being written to somebody in the thread of a lead. */
export type ReplyDraft = {
  /** The recipient: a draft never changes its recipient by itself. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files: readonly DraftFile[]
  /** The teammate's original, if the text is the language model's. */
  readonly original?: string | null
  /** The template that was put in place last. */
  readonly prepared?: Wording
}

/** The name that the draft of a lead is kept under in this tab. */
export const replyDraftName = (leadId: string) => `reply:${leadId}`

/** True if nobody typed the text: it is empty, or as it was prepared. */
export const isUntyped = ({ text, prepared }: Pick<ReplyDraft, 'text' | 'prepared'>): boolean =>
  text.trim() === '' || text === prepared?.text

/** True if there is nothing in a draft to keep: one with a subject or a template alone is forgotten. */
export const isEmptyReply = (draft: ReplyDraft): boolean => isUntyped(draft) && draft.files.length === 0

/** True if an email to a lead waits in this tab. */
export const hasReplyDraft = (leadId: string): boolean => readDraft(replyDraftName(leadId)) !== null
