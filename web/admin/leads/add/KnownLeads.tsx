import type { KnownLead } from '#contract/added-leads.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './AddLead.module.css'

/** Leads that have this email or phone already, each with a way to open it instead. */
export function KnownLeads({ known, onOpen }: { known: readonly KnownLead[]; onOpen: (id: string) => void }) {
  const { leads, addLead, workspace } = useAllWords()
  return (
    <div role="status">
      {known.length > 0 && (
        <ul className={styles.known} aria-label={addLead.known}>
          {known.map(({ id, name, status, assignedTo, by }) => (
            <li key={id} className={styles.knownLead}>
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                {by === 'email' ? addLead.hasEmail : addLead.hasPhone}
                <span className={styles.knownFacts}>
                  {leads.stages[status]} · {assignedTo ?? workspace.nobody}
                </span>
              </span>
              <Button size="small" onClick={() => onOpen(id)} aria-label={addLead.openNamed(name)}>
                {addLead.openInstead}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
