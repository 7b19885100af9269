import { Link } from '@tanstack/react-router'
import type { Cancellation } from '#contract/cancellations.ts'
import styles from '#web/admin/parts/screen/Messages.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'

/** One declaration, with hints for finding the contract, and the same person's lead. */
export function Declaration({ declaration, onHandled }: { declaration: Cancellation; onHandled: () => void }) {
  const { cancellations: words, leads } = useAllWords()
  const format = useFormat()
  const { busy, act } = useAct()
  const mayHandle = useCan('setup.write')
  const { id, kind, name, email, contract, note, language, receivedAt, handledAt, handledBy, lead } = declaration
  const change = async (handled: boolean) => {
    const work = () => call.changeCancellation({ params: { id }, body: { handled, seen: { handled: !handled } } })
    await act('change', words.changeFailed, work, { not_found: words.gone })
    onHandled()
  }
  return (
    <article className={styles.message}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <time className={styles.when} dateTime={receivedAt}>
          {format.dateTime(receivedAt)}
        </time>
      </header>
      <p>
        <Badge tone={kind === 'withdraw' ? 'warning' : 'neutral'}>{words.kinds[kind]}</Badge>
      </p>
      <p className={styles.facts}>
        {[email, format.languageName(language), contract && words.contract(contract)].filter(Boolean).join(' · ')}
      </p>
      {note !== null && (
        <p className={styles.text} lang={language} dir="auto">
          {note}
        </p>
      )}
      <p className={styles.facts}>{words.receipt(id)}</p>
      <footer className={styles.end}>
        <p className={styles.facts}>
          {handledAt !== null && words.handledBy(handledBy ?? '', format.dateTime(handledAt))}
          {handledAt === null && !lead && words.noLead}
        </p>
        {lead && (
          <Link to="/admin" search={{ lead: lead.id }}>
            {words.leadOf(lead.name, leads.stages[lead.status])}
          </Link>
        )}
        {mayHandle && (
          <Button
            icon={handledAt === null ? 'check' : 'refresh'}
            tone={handledAt === null ? 'primary' : 'quiet'}
            busy={busy !== null}
            aria-label={handledAt === null ? words.handleOf(name) : words.reopenOf(name)}
            onClick={() => void change(handledAt === null)}
          >
            {handledAt === null ? words.handle : words.reopen}
          </Button>
        )}
      </footer>
    </article>
  )
}
