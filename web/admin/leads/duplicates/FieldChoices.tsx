import type { Lead } from '#contract/leads.ts'
import type { MergedField } from '#domain/leads/duplicates.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import styles from './Duplicates.module.css'
import { differing } from './merge-choice.ts'
import { useFieldText } from './use-field-text.ts'

type FieldChoicesProps = {
  leads: readonly Lead[]
  /** For each field the id of the lead whose value is kept. */
  chosen: Partial<Record<MergedField, string>>
  onTake: (field: MergedField, leadId: string) => void
}

/** Each field in which the leads differ, with the value of each of them to choose from. */
export function FieldChoices({ leads, chosen, onTake }: FieldChoicesProps) {
  const all = useAllWords()
  const fieldText = useFieldText()
  const { choose } = all.duplicates.dialog
  return (
    <div className={styles.fields}>
      {differing(leads).map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend>{all.leads.fields[field]}</legend>
          {leads.map((lead) => (
            <label key={lead.id} className={styles.value}>
              <input
                type="radio"
                name={field}
                checked={chosen[field] === lead.id}
                aria-label={`${choose(all.leads.fields[field], lead.name)}: ${fieldText(field, lead)}`}
                onChange={() => onTake(field, lead.id)}
              />
              <span dir="auto">{fieldText(field, lead)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
