import type { Quarantined } from '#contract/quarantine.ts'
import styles from '#web/admin/parts/screen/Messages.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** One suspected spam message: sender, text, reasons and actions. */
export function QuarantinedMessage({ message, onDecided }: { message: Quarantined; onDecided: () => void }) {
  const { quarantine: words } = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const mayRelease = useCan('lead.write')
  const mayDiscard = useCan('lead.delete')
  const { id, name, email, phone, country, language, createdAt, discardedAt, discardedBy } = message
  const decide = async (what: 'release' | 'discard') => {
    const input = { params: { id } }
    const [work, failed] =
      what === 'release'
        ? [() => call.releaseQuarantined(input), words.releaseFailed]
        : [() => call.discardQuarantined(input), words.discardFailed]
    const done = await act(what, failed, work, { not_found: words.gone })
    if (done && what === 'release') show({ tone: 'success', title: words.released(name), text: words.releasedText })
    if (done && what === 'discard') show({ tone: 'success', title: words.discarded, text: words.discardedText })
    onDecided()
  }
  return (
    <article className={styles.message}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <time className={styles.when} dateTime={createdAt}>
          {format.dateTime(createdAt)}
        </time>
      </header>
      <p className={styles.facts}>
        {[email, phone, country && format.country(country), format.languageName(language)].filter(Boolean).join(' · ')}
      </p>
      {message.message === null ? (
        <p className={styles.facts}>{words.noMessage}</p>
      ) : (
        <p className={styles.text} lang={language} dir="auto">
          {message.message}
        </p>
      )}
      <ul className={styles.reasons} aria-label={words.reasonsOf(name)}>
        {message.reasons.map((reason) => (
          <li key={reason}>
            <Badge tone="warning">{words.reasons[reason]}</Badge>
          </li>
        ))}
      </ul>
      <footer className={styles.end}>
        {discardedAt !== null && (
          <p className={styles.facts}>{words.binnedBy(discardedBy ?? '', format.dateTime(discardedAt))}</p>
        )}
        {mayDiscard && discardedAt === null && (
          <Button
            icon="trash"
            busy={busy !== null}
            aria-label={words.discardOf(name)}
            onClick={() => void decide('discard')}
          >
            {words.discard}
          </Button>
        )}
        {mayRelease && (
          <Button
            icon="check"
            tone="primary"
            busy={busy !== null}
            aria-label={words.releaseOf(name)}
            onClick={() => void decide('release')}
          >
            {words.release}
          </Button>
        )}
      </footer>
    </article>
  )
}
