import type { RecordMark, RecordOrigin } from '#domain/printed-record.ts'
import { type Marked, marked, markedAll } from './marked.ts'
import { useSite } from './site-context.tsx'

/**
 * Marks the figures of months and trades where the whole record stands. Other pages show some of the same and have no bytes
 * to spare.
 */
export function useRecordMarks() {
  const isRecord = useSite().page.name === 'track-record'
  return {
    mark: (name: RecordMark): Marked | null => (isRecord ? marked(name) : null),
    markAll: (name: RecordMark): Marked | null => (isRecord ? markedAll(name) : null),
  }
}

/** Where a row of the record comes from. */
export const originOf = ({ isStated }: { readonly isStated: boolean }): RecordOrigin =>
  isStated ? 'stated' : 'measured'
