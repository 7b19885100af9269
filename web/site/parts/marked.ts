import type { AccountMark } from '#domain/printed-account.ts'
import type { RecordMark } from '#domain/printed-record.ts'

/** The attribute of an element that prints figures: the name of one in `domain/printed-account`, or `name.*`. */
export interface Marked {
  readonly 'data-figure': string
}

/** Marks an element as the place of one figure. */
export const marked = (name: AccountMark | RecordMark): Marked => ({ 'data-figure': name })

/** Marks an element as the place of the figure with this name, if there is one, and of all under it, in their order. */
export const markedAll = (name: AccountMark | RecordMark): Marked => ({ 'data-figure': `${name}.*` })
