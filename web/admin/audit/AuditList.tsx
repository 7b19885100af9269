import type { AuditEntry } from '#contract/audit.ts'
import type { AuditSearch } from '#web/admin/parts/audit-search.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './AuditList.module.css'
import { AuditRow } from './AuditRow.tsx'
import type { More } from './use-audit.ts'

type AuditListProps = {
  entries: readonly AuditEntry[]
  more: More
  onSearch: (change: AuditSearch) => void
}

/** The entries, newest first, each with what it says open on demand. */
export function AuditList({ entries, more, onSearch }: AuditListProps) {
  const words = useWords()
  const format = useFormat()
  const { audit } = words
  return (
    <>
      <ul className={styles.list} aria-label={audit.entries}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} onSearch={onSearch} />
        ))}
      </ul>
      <div className={styles.foot}>
        {more?.error != null && <p role="alert">{problemText(more.error, words, format)}</p>}
        {more ? (
          <Button busy={more.busy} onClick={more.load}>
            {more.busy ? words.loading : audit.older}
          </Button>
        ) : (
          <p>{audit.count(entries.length, format.number(entries.length))}</p>
        )}
      </div>
    </>
  )
}
