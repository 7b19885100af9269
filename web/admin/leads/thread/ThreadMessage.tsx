import type { Message } from '#contract/messages.ts'
import layout from '#web/admin/parts/layout.module.css'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useClock } from '../store/board-clock.ts'
import { ForeignText } from './ForeignText.tsx'
import { FileNotes, MessageFiles } from './MessageFiles.tsx'
import styles from './Thread.module.css'
import { textParts } from './text-parts.ts'
import type { LeadThread } from './use-thread.ts'

const tones: Partial<Record<Message['state'], Tone>> = { failed: 'danger', perhaps: 'warning', read: 'success' }

type ThreadMessageProps = {
  message: Message
  leadName: string
  mayDecide: boolean
  /** Set where the reader does not answer in its language. */
  foreign: LeadThread['foreign'][number] | undefined
  translates: boolean
  onChanged: () => void
  /** Its writer can be taken away from the lead. */
  canLeave: boolean
}

/** One message: author, time, channel, content, files. */
export function ThreadMessage(props: ThreadMessageProps) {
  const { message, leadName, mayDecide, foreign, translates, onChanged, canLeave } = props
  const { thread, inbox } = useAllWords()
  const format = useFormat()
  const { direction, author, state, isAutomatic, isDamaged, text, files } = message
  const isOurs = direction === 'out'
  const isWaiting = !isOurs && message.settledAs === null
  const isForward = !isOurs && message.writtenBy !== null
  const doubt = isForward
    ? `${inbox.forwardedBy(message.writtenBy ?? '')}. ${inbox.saidToBe}`
    : (author === 'other' && message.leadId !== null) || author === 'unproven'
      ? thread.authors[author](leadName)
      : null
  return (
    <li className={styles.message} data-ours={isOurs || undefined} data-waiting={isWaiting || undefined} tabIndex={-1}>
      <Heading message={message} leadName={leadName} />
      {doubt && !isAutomatic && (
        <p className={styles.doubt}>
          <Icon name="alert" small />
          {doubt}
        </p>
      )}
      {message.hint && <p className={styles.facts}>{thread.hint(message.hint.name)}</p>}
      {message.subject && (
        <p className={styles.subject} dir="auto">
          {message.subject}
        </p>
      )}
      <Beside message={message} />
      <MessageText message={message} />
      {foreign && <ForeignText foreign={foreign} translates={translates} />}
      <Afterwards message={message} />
      {text === '' && message.kind === 'text' && (
        <p className={styles.facts}>
          {files.length > 0 ? thread.contentIn(format.list(files.map(({ name }) => name))) : thread.noText}
        </p>
      )}
      {isDamaged && <p className={styles.facts}>{thread.damaged}</p>}
      {message.copies.length > 0 && !isOurs && (
        <p className={styles.facts}>{thread.copies(format.list(message.copies))}</p>
      )}
      {message.answerTo && <p className={styles.facts}>{thread.answerTo(message.answerTo)}</p>}
      <FileNotes message={message} />
      <MessageFiles message={message} />
      {state === 'failed' && message.problem?.startsWith('no_such_mailbox') && (
        <p className={styles.facts}>{thread.noSuchMailbox}</p>
      )}
      {state === 'failed' && message.channel !== 'email' && (
        <p className={styles.doubt}>
          <NamedScreen text={thread.sendProblem(message.problem ?? '')} screen="channels" />
        </p>
      )}
      {isOurs && (state === 'perhaps' || state === 'failed') && mayDecide && (
        <Outcome message={message} onChanged={onChanged} />
      )}
      {canLeave && <Leave message={message} leadName={leadName} onChanged={onChanged} />}
    </li>
  )
}

function Heading({ message, leadName }: { message: Message; leadName: string }) {
  const { thread } = useAllWords()
  const format = useFormat()
  const ago = useClock((now) => format.relative(message.at, now))
  const { direction, person, writtenBy, state, sentAt, at } = message
  const name = person.name ?? person.address
  const isOurs = direction === 'out'
  // A sender's own date is shown if it differs.
  const isDatedElsewhere = sentAt !== null && Math.abs(Date.parse(sentAt) - Date.parse(at)) > 86_400_000
  return (
    <p className={styles.heading}>
      <b>
        <bdi>{isOurs ? thread.by(writtenBy ?? '') : message.author === 'lead' ? leadName : name}</bdi>
      </b>
      <span>
        <bdi>{isOurs ? thread.to(person.address) : person.address}</bdi>
      </span>
      <span>{thread.channels[message.channel]}</span>
      {message.isAutomatic && <Badge tone="neutral">{thread.automatic}</Badge>}
      {isOurs && <Badge tone={tones[state] ?? 'neutral'}>{thread.states[state]}</Badge>}
      {message.billing && <span>{thread.billings[message.billing]}</span>}
      <time dateTime={at} title={format.exact(at)}>
        {ago} · {format.dateTime(at)}
        {isDatedElsewhere && ` · ${thread.writtenAt(format.dateTime(sentAt))}`}
      </time>
    </p>
  )
}

/** The kind of message, and what it replies to. */
function Beside({ message: { kind, quoted } }: { message: Message }) {
  const { thread } = useAllWords()
  return (
    <>
      {quoted && (
        <blockquote className={styles.quoted}>
          {thread.quoted(quoted.isOurs)} <bdi>{quoted.text}</bdi>
        </blockquote>
      )}
      {kind !== 'text' && <p className={styles.facts}>{thread.kinds[kind]}</p>}
    </>
  )
}

/** Later events of the message: edits, reactions, deletion. */
function Afterwards({ message: { edits, reactions, deletedAt } }: { message: Message }) {
  const { thread } = useAllWords()
  const format = useFormat()
  return (
    <>
      {edits.map(({ text, at }) => (
        <div key={`${at} ${text}`}>
          <p className={styles.facts}>{thread.edited(format.dateTime(at))}</p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </div>
      ))}
      {reactions.length > 0 && <p className={styles.facts}>{thread.reactions(reactions.join(' '))}</p>}
      {deletedAt && <p className={styles.facts}>{thread.deleted(format.dateTime(deletedAt))}</p>}
    </>
  )
}

const elements = { bold: 'b', italic: 'i', underline: 'u', strike: 's', code: 'code' } as const

/** A text with the stretches that its writer set in a style. */
function Marked({ text, marks }: Pick<Message, 'text' | 'marks'>) {
  const ends = [...new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  return ends.slice(0, -1).map((from, index) => {
    const stretch = text.slice(from, ends[index + 1])
    const mark = marks.find((one) => one.from <= from && from < one.to)
    const Element = mark ? elements[mark.style] : 'span'
    return <Element key={from}>{stretch}</Element>
  })
}

function MessageText({ message }: { message: Message }) {
  const { thread } = useAllWords()
  if (message.marks.length > 0)
    return (
      <p className={styles.text} dir="auto">
        <Marked text={message.text} marks={message.marks} />
      </p>
    )
  return textParts(message).map((part) =>
    part.isFolded ? (
      <details key={part.from} className={styles.fold}>
        <summary>{thread.shownQuote}</summary>
        <p className={styles.text} dir="auto">
          {part.text}
        </p>
      </details>
    ) : (
      <p key={part.from} className={styles.text} dir="auto">
        {part.text}
      </p>
    ),
  )
}

function Outcome({ message: { id, state }, onChanged }: { message: Message; onChanged: () => void }) {
  const { thread } = useAllWords()
  const { act } = useAct()
  const decide = (outcome: 'sent' | 'again') =>
    void act(outcome, thread.decideFailed, async () => {
      await call.decideOutcome({ params: { id }, body: { outcome } })
      onChanged()
    })
  const actions = (
    <div className={layout.wrap}>
      {state === 'perhaps' && (
        <Button size="small" onClick={() => decide('sent')}>
          {thread.wasSent}
        </Button>
      )}
      <Button size="small" onClick={() => decide('again')}>
        {thread.sendAgain}
      </Button>
    </div>
  )
  return state === 'perhaps' ? (
    <Banner tone="warning" action={actions}>
      {thread.perhaps}
    </Banner>
  ) : (
    actions
  )
}

/** Detaches its author from the lead: their messages go back to the inbox. */
function Leave({
  message: { id, leadId },
  leadName,
  onChanged,
}: Pick<ThreadMessageProps, 'message' | 'leadName' | 'onChanged'>) {
  const { thread, work } = useAllWords()
  const { busy, act } = useAct()
  const { show } = useToast()
  const attach = (to: string | null) =>
    act('leave', thread.decideFailed, async () => {
      await call.attachMessages({ params: { id }, body: { leadId: to } })
      onChanged()
    })
  const leave = async () => {
    if (!(await attach(null))) return
    show({
      tone: 'success',
      title: thread.isMoved,
      action: { label: work.undo, onSelect: () => void attach(leadId) },
    })
  }
  return (
    <div className={layout.wrap}>
      <Button size="small" tone="plain" busy={busy !== null} onClick={() => void leave()}>
        {thread.notFrom(leadName)}
      </Button>
    </div>
  )
}
