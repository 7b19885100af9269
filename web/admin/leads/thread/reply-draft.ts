import type { DraftFile } from '#contract/messages.ts'
import { readDraft } from '#web/admin/parts/drafts.ts'

/** An email being written to somebody in the thread of a lead. */
export type ReplyDraft = {
  /** The recipient: a draft never changes its recipient by itself. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files: readonly DraftFile[]
  /** The teammate's original, if the text is the language model's. */
  readonly original?: string | null
}

/** The name that the draft of a lead is kept under in this tab. */
export const replyDraftName = (leadId: string) => `reply:${leadId}`

/** True if there is nothing in a draft to keep: one with a subject alone is forgotten. */
export const isEmptyReply = ({ text, files }: ReplyDraft): boolean => text.trim() === '' && files.length === 0

/** True if an email to a lead waits in this tab. */
export const hasReplyDraft = (leadId: string): boolean => readDraft(replyDraftName(leadId)) !== null
