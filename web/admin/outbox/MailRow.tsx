import type { Mail } from '#contract/mail.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { MailBadge } from './MailBadge.tsx'
import styles from './OutboxScreen.module.css'

/** One mail: recipient, subject, delivery status. */
export function MailRow({ mail, onOpen }: { mail: Mail; onOpen: () => void }) {
  const { outbox: words } = useAllWords()
  const format = useFormat()
  return (
    <button type="button" className={styles.mail} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.to}>{mail.recipient}</span>
      <span className={styles.subject}>
        {mail.subject}
        {mail.status !== 'sent' && mail.lastProblem !== null && (
          <span className={styles.problem}>{words.problem(mail.attempts, mail.lastProblem)}</span>
        )}
      </span>
      <MailBadge status={mail.status} />
      <time className={styles.when} dateTime={mail.createdAt}>
        {format.dateTime(mail.createdAt)}
      </time>
    </button>
  )
}
