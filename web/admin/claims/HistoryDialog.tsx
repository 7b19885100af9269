import type { RegisteredClaim } from '#contract/claims.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import styles from './Claims.module.css'
import { claimText } from './claim-text.ts'

export type ClaimDialogProps = { open: boolean; claim: RegisteredClaim; name: string; onClose: () => void }

/** Every value a claim had, newest first. */
export function HistoryDialog({ open, claim, name, onClose }: ClaimDialogProps) {
  const { claims } = useAllWords()
  const format = useFormat()
  const [language] = useLanguage()
  return (
    <Dialog open={open} onOpenChange={onClose} title={claims.historyTitle(name)} description={claims.historyText}>
      <ol className={layout.stack4}>
        {claim.history.map(({ id, at, action, username, statement }) => (
          <li key={id} className={styles.entry}>
            {statement && <p className={styles.value}>{claimText(statement.value, language)}</p>}
            {statement && (
              <p className={styles.facts}>
                <span>{claims.asOf(format.date(`${statement.asOf}T12:00:00Z`))}</span>
                <span>{statement.evidence.url}</span>
                <span>{statement.evidence.reference}</span>
              </p>
            )}
            <p className={layout.quiet}>
              {claims.by(claims.actions[action], username ?? claims.formerTeammate)} ·{' '}
              <time dateTime={at}>{format.dateTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
