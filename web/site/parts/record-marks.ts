import type { RecordOrigin } from '#domain/record/printed-record.ts'

/** Source of a row of the record. */
export const originOf = ({ isStated }: { readonly isStated: boolean }): RecordOrigin =>
  isStated ? 'stated' : 'measured'
