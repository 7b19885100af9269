import type { AuditEntry } from '#contract/audit.ts'
import type { AuditSearch } from '#web/admin/parts/audit-search.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import styles from './AuditList.module.css'
import { AuditRow } from './AuditRow.tsx'

type AuditListProps = { entries: readonly AuditEntry[]; onSearch: (change: AuditSearch) => void }

/** The entries, newest first; each expands to its details. */
export function AuditList({ entries, onSearch }: AuditListProps) {
  const { audit } = useAllWords()
  return (
    <ul className={styles.list} aria-label={audit.entries}>
      {entries.map((entry) => (
        <EntryBoundary key={entry.id} place="audit" of={entry} fallback={<li>{entry.action}</li>}>
          <AuditRow entry={entry} onSearch={onSearch} />
        </EntryBoundary>
      ))}
    </ul>
  )
}
