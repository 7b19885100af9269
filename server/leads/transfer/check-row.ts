import { personKeys } from '#domain/addresses/person-keys.ts'
import type { ImportRowState } from '#domain/import/import-fields.ts'
import { type Cells, type RowOptions, readRow } from './read-row.ts'

/** A row to be stored: its state, values, problems, and keys of the person. */
export function checkRow(
  { line, fields, leaveOut }: { line: number; fields: Cells; leaveOut?: boolean | undefined },
  options: RowOptions,
  now: Date,
) {
  const read = readRow(fields, options, now)
  const problems = 'problems' in read ? read.problems : {}
  const isFaulty = Object.keys(problems).length > 0
  const state: ImportRowState = leaveOut ? 'left_out' : isFaulty ? 'faulty' : 'ready'
  const { emailKey, phoneKey } = 'lead' in read ? read.lead : personKeys(fields.email ?? '', fields.phone ?? '')
  const name = 'lead' in read ? read.lead.name : (fields.name ?? '')
  return { line, state, fields, problems, email_key: emailKey, phone_key: phoneKey, name }
}
