import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { InboxEntry } from '#contract/inbox.ts'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import { lastCome } from '#domain/conversation/message.ts'
import { urgencyOf } from '#domain/leads/pipeline.ts'
import { openAddLead } from '#web/admin/parts/add-lead.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { ContactButtons } from '../actions/ContactButtons.tsx'
import { reachable } from '../actions/quick-actions.ts'
import { kindOf } from '../history/interaction-form.ts'
import { capital } from '../lead-words.ts'
import { useClock } from '../store/board-clock.ts'
import { ThreadMessage } from '../thread/ThreadMessage.tsx'
import { textParts } from '../thread/text-parts.ts'
import { AttachDialog } from './AttachDialog.tsx'
import styles from './Inbox.module.css'

type RowProps = { entry: InboxEntry; reload: () => void }

/** A waiting conversation: person, waiting time, message, and actions. */
export function InboxRow({ entry, reload }: RowProps) {
  const { lead, message } = entry
  if (lead) return <LeadRow entry={entry} lead={lead} reload={reload} />
  return message && <StrangerRow entry={entry} message={message} reload={reload} />
}

function LeadRow({ entry, lead, reload }: RowProps & { lead: Lead }) {
  const { inbox: words, workspace, work, leads } = useAllWords()
  const { busy, act } = useAct()
  const { show } = useToast()
  const mayWrite = useCan('lead.write')
  const { message } = entry
  const settle = () =>
    void act('settle', words.failed, async () => {
      await call.settleMessages({ params: { id: lead.id }, body: { seen: entry.seen } }).finally(reload)
      show({ tone: 'success', title: words.noAnswerOf(lead.name) })
    })
  const claim = () =>
    void act('claim', words.failed, async () => {
      await call.claimLead({ params: { id: lead.id } })
      reload()
    })
  return (
    <article className={styles.row}>
      <p className={styles.name}>
        <Link to="/admin/leads/$lead" params={{ lead: lead.id }} data-opens="">
          <bdi>{lead.name}</bdi>
        </Link>
      </p>
      <Facts entry={entry} language={lead.preferredLanguage ?? lead.language}>
        <Wait lead={lead} since={entry.since} />
        <span>{leads.stages[lead.status]}</span>
        <span>
          {lead.assignedTo ? work.hasIt(lead.assignedTo) : workspace.nobody}
          {entry.isCovered && ` (${words.off})`}
        </span>
      </Facts>
      <Snippet message={message} words={entry.words} />
      {mayWrite && (
        <div className={styles.actions}>
          {lead.assignedTo === null && (
            <Button size="small" busy={busy !== null} onClick={claim}>
              {words.assign}
            </Button>
          )}
          <Button
            size="small"
            icon="check"
            busy={busy !== null}
            aria-label={words.noAnswerOf(lead.name)}
            onClick={settle}
          >
            {words.noAnswer}
          </Button>
          <span className={styles.reach}>
            <ContactButtons lead={reachable(lead)} />
          </span>
        </div>
      )}
    </article>
  )
}

function StrangerRow({ entry, message, reload }: RowProps & { message: Message }) {
  const { inbox: words, thread } = useAllWords()
  const { busy, act } = useAct()
  const { show } = useToast()
  const mayWrite = useCan('lead.write')
  const [isAttaching, setAttaching] = useState(false)
  const { id, person, writtenBy, hint, choices } = message
  const name = person.name || person.address || words.unknown
  const attachTo = ({ leadId, name: lead }: { leadId: string; name: string }) =>
    void act('attach', words.failed, async () => {
      await call.attachMessages({ params: { id }, body: { leadId } })
      show({ tone: 'success', title: words.attached(lead) })
      reload()
    })
  const setAside = () =>
    void act('aside', words.failed, async () => {
      await call.setMessagesAside({ params: { id: lastCome([message, ...entry.earlier])! } })
      show({ tone: 'success', title: words.isAside })
      reload()
    })
  return (
    <article className={styles.row}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
        <Badge tone="warning">{words.stranger}</Badge>
      </p>
      <Facts entry={entry} language={null}>
        <Ago since={entry.since} />
        <bdi>{person.address}</bdi>
        {writtenBy !== null && (
          <span>
            <bdi>{words.forwardedBy(writtenBy)}</bdi>
          </span>
        )}
        {message.author === 'unproven' && (
          <span>{writtenBy === null ? thread.authors.unproven(name) : words.saidToBe}</span>
        )}
      </Facts>
      <Snippet message={message} words={null} />
      <details className={styles.whole}>
        <summary>{words.readAll}</summary>
        <ol className={styles.found}>
          {[message, ...entry.earlier].map((one) => (
            <ThreadMessage
              key={one.id}
              message={one}
              leadName={name}
              mayDecide={false}
              foreign={undefined}
              translates={false}
              onChanged={reload}
              canLeave={false}
            />
          ))}
        </ol>
      </details>
      {mayWrite && (
        <div className={styles.actions}>
          <Button
            size="small"
            icon="plus"
            data-opens=""
            aria-label={words.addOf(name)}
            onClick={() => openAddLead(person.address)}
          >
            {words.add}
          </Button>
          {[...(hint ? [hint] : []), ...choices].map((lead) => (
            <Button key={lead.leadId} size="small" icon="link" busy={busy !== null} onClick={() => attachTo(lead)}>
              <bdi>{words.attachTo(lead.name)}</bdi>
            </Button>
          ))}
          <Button size="small" icon="link" aria-label={words.attachOf(name)} onClick={() => setAttaching(true)}>
            {words.attach}
          </Button>
          <Button size="small" tone="plain" busy={busy !== null} aria-label={words.asideOf(name)} onClick={setAside}>
            {words.aside}
          </Button>
        </div>
      )}
      {isAttaching && <AttachDialog message={message} onClose={() => setAttaching(false)} onDone={reload} />}
    </article>
  )
}

function Facts({ entry, language, children }: { entry: InboxEntry; language: string | null; children: ReactNode }) {
  const { inbox: words, thread, leadRecord } = useAllWords()
  const format = useFormat()
  const { message, logged, waiting } = entry
  const notByMessage = logged ? leadRecord.composer.kinds[kindOf(logged)] : words.byForm
  return (
    <p className={styles.facts}>
      {children}
      <span>{message && entry.words === null ? thread.channels[message.channel] : notByMessage}</span>
      {language && <span>{capital(format.languageName(language))}</span>}
      {waiting > 1 && <span>{words.count(format.number(waiting))}</span>}
    </p>
  )
}

function Wait({ lead, since }: { lead: Lead; since: string }) {
  const { leads } = useAllWords()
  const isOverdue = useClock((now) => urgencyOf(lead, now).overdue)
  const wait = useClock((now) => {
    const state = urgencyOf(lead, now)
    if (state.urgency === 'none') return ''
    return state.overdue ? leads.card.overdue(state.amount, state.unit) : leads.card.left(state.amount, state.unit)
  })
  if (wait === '') return <Ago since={since} />
  return (
    <span className={styles.due} data-overdue={isOverdue || undefined}>
      <Icon name={isOverdue ? 'alert' : 'clock'} small />
      {wait}
    </span>
  )
}

function Ago({ since }: { since: string }) {
  const format = useFormat()
  const ago = useClock((now) => format.relative(since, now))
  return (
    <time dateTime={since} title={format.exact(since)}>
      {ago}
    </time>
  )
}

/** The person's newest words: those of a form or logged ones, else the message without its folded parts. */
function Snippet({ message, words }: Pick<InboxEntry, 'message' | 'words'>) {
  const text =
    words ??
    (message ? textParts(message) : [])
      .filter(({ isFolded }) => !isFolded)
      .map((part) => part.text)
      .join('\n')
  const subject = words === null && message?.subject
  if (!text && !subject) return null
  return (
    <div className={styles.snippet}>
      {subject && (
        <p dir="auto">
          <b>{subject}</b>
        </p>
      )}
      {text && (
        <p className={styles.begin} dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}
