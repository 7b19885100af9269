import type { ImportRow } from '#contract/imports.ts'
import type { Lead } from '#contract/leads.ts'
import type { MergedField } from '#domain/leads/duplicates.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { useFieldText } from '../duplicates/use-field-text.ts'
import styles from './Transfer.module.css'

type Change = NonNullable<ImportRow['changes']>[number]

/** Changes a row would make to its matching lead: each field before and after. */
export function RowChanges({ changes }: { changes: readonly Change[] }) {
  const { leads, transfer, duplicates } = useAllWords()
  const { review: words } = transfer
  const format = useFormat()
  const fieldText = useFieldText()
  const textOf = (field: Change['field'], value: Change['from']) =>
    Array.isArray(value)
      ? format.list(value) || duplicates.dialog.empty
      : fieldText(field as MergedField, { [field]: value } as unknown as Lead)
  if (changes.length === 0) return <p className={styles.soft}>{words.noChanges}</p>
  return (
    <ul className={styles.soft} aria-label={words.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field} dir="auto">
          {words.change(leads.fields[field], textOf(field, from), textOf(field, to))}
        </li>
      ))}
    </ul>
  )
}
