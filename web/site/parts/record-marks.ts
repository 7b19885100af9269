import type { RecordOrigin } from '#domain/printed-record.ts'

/** Where a row of the record comes from. */
export const originOf = ({ isStated }: { readonly isStated: boolean }): RecordOrigin =>
  isStated ? 'stated' : 'measured'
