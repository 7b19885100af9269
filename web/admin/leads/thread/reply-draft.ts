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
  /** The template inserted last. */
  readonly prepared?: Wording
}

/** The name that the draft of a lead is kept under in this tab. */
export const replyDraftName = (leadId: string) => `reply:${leadId}`

/** True if the text is empty or still the template's. */
export const isUntyped = ({ text, prepared }: Pick<ReplyDraft, 'text' | 'prepared'>): boolean =>
  text.trim() === '' || text === prepared?.text

/** True if a draft is not worth keeping: it has no typed text and no files. */
export const isEmptyReply = (draft: ReplyDraft): boolean => isUntyped(draft) && draft.files.length === 0

/** True if this tab has a draft of an email to the lead. */
export const hasReplyDraft = (leadId: string): boolean => readDraft(replyDraftName(leadId)) !== null
