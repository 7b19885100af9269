import type { DraftFile } from '#contract/messages.ts'
import { createStore } from '#web/kit/store.ts'

/** A file on its way to the draft, or why it is not there. */
export type Upload = {
  readonly id: number
  /** Name of the draft. */
  readonly draft: string
  readonly file: File
  /** Uploaded share, 0 to 1. */
  readonly share: number
  readonly problem: string | null
  /** The uploaded file, until the draft has it. */
  readonly added: DraftFile | null
  /** True if a retry may succeed. */
  readonly mayRetry: boolean
  readonly stop: AbortController
}

/** Uploads of all drafts in this tab: they go on while another lead is shown. */
export const uploads = createStore<readonly Upload[]>([])

export const uploadsOf = (draft: string) => uploads.value.filter((one) => one.draft === draft)

export const edit = (id: number, own: Partial<Upload>): void =>
  uploads.set(uploads.value.map((one) => (one.id === id ? { ...one, ...own } : one)))

export const forget = (id: number): void => uploads.set(uploads.value.filter((one) => one.id !== id))

/** Stops these uploads; all, on logout. */
export function stopUploads(ended: readonly Upload[] = uploads.value): void {
  for (const { id, stop } of ended) {
    stop.abort()
    forget(id)
  }
}
