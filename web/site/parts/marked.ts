import type { AccountMark } from '#domain/record/printed-account.ts'
import type { HistoryMark } from '#domain/record/printed-history.ts'
import type { RecordMark } from '#domain/record/printed-record.ts'

/** Figures that are not on the ledger: gold prices imported by the operator. */
export const quotedMark = 'quoted.gold'

type Mark = AccountMark | RecordMark | HistoryMark | typeof quotedMark

/** The attribute of an element that prints figures: the name of one in `domain/printed-*`, or `name.*`. */
export interface Marked {
  readonly 'data-figure': string
}

/** Marks an element as the place of one figure. */
export const marked = (name: Mark): Marked => ({ 'data-figure': name })

/** Marks an element as the place of the figure with this name, if there is one, and of all under it, in their order. */
export const markedAll = (name: Mark): Marked => ({ 'data-figure': `${name}.*` })
