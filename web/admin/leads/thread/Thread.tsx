import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useBoardTools } from '../store/board-context.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { readReplyDraft } from './reply-draft.ts'
import styles from './Thread.module.css'
import { ThreadMessage } from './ThreadMessage.tsx'
import { type LeadThread, useThread } from './use-thread.ts'

type ThreadProps = { lead: Lead; onTyping: (isTyping: boolean) => void }

/** What a lead wrote and what we wrote, newest first, and an email to them. */
export function Thread({ lead, onTyping }: ThreadProps) {
  const { thread: words } = useAllWords()
  const format = useFormat()
  const thread = useThread(lead.id)
  const { messages } = thread
  // A lead without messages, where no mail server is set, is worked as ever.
  if (messages?.length === 0 && !thread.sendsMail) return null
  return (
    <section className={styles.thread} aria-label={words.title}>
      <h3 className={styles.title}>
        {words.title}
        {messages && messages.length > 0 && !thread.hasOlder && ` (${format.number(messages.length)})`}
      </h3>
      {messages === undefined && (
        <ReadState error={thread.error} failed={words.loadFailed} onRetry={() => void thread.reload()} rows={2} />
      )}
      {messages && <Writing lead={lead} thread={thread} onTyping={onTyping} />}
      {messages && messages.length > 0 && <MessageList lead={lead} thread={thread} messages={messages} />}
      {thread.hasOlder && (
        <Button size="small" busy={thread.isLoadingOlder} onClick={thread.showOlder}>
          {words.older}
        </Button>
      )}
    </section>
  )
}

type PartProps = { lead: Lead; thread: LeadThread }

/** Writing to the lead, or saying that no answer is needed. */
function Writing({ lead, thread, onTyping }: PartProps & Pick<ThreadProps, 'onTyping'>) {
  const { thread: words } = useAllWords()
  const { canWrite } = useBoardTools()
  const { act } = useAct()
  const { show } = useToast()
  const [isOpen, setOpen] = useState(() => readReplyDraft(lead.id) !== null)
  if (!canWrite) return null
  const messages = thread.messages ?? []
  const waiting = messages.find(({ direction, settledAs }) => direction === 'in' && settledAs === null)
  const settle = (seen: string) =>
    void act('settle', words.reply.settleFailed, async () => {
      await call.settleMessages({ params: { id: lead.id }, body: { seen } })
      show({ tone: 'success', title: words.reply.settled })
      await thread.reload()
    })
  if (isOpen && thread.sendsMail && thread.emails.length > 0)
    return <ReplyForm lead={lead} thread={thread} onTyping={onTyping} onClose={() => setOpen(false)} />
  return (
    <div className={styles.actions}>
      {thread.sendsMail && thread.emails.length > 0 && (
        <Button tone="primary" size="small" icon="mail" onClick={() => setOpen(true)}>
          {words.reply.open}
        </Button>
      )}
      {waiting && (
        // What is settled is what this screen shows.
        <Button size="small" icon="check" onClick={() => settle(messages[0]!.id)}>
          {words.reply.settle}
        </Button>
      )}
    </div>
  )
}

function MessageList({ lead, thread, messages }: PartProps & { messages: NonNullable<LeadThread['messages']> }) {
  const { thread: words } = useAllWords()
  const { canWrite } = useBoardTools()
  return (
    <ol className={styles.list} aria-label={words.title}>
      {messages.map((message) => (
        <EntryBoundary
          key={message.id}
          place="thread"
          of={message}
          fallback={
            <li className={styles.message}>
              <p className={styles.text} dir="auto">
                {message.text}
              </p>
            </li>
          }
        >
          <ThreadMessage
            message={message}
            leadName={lead.name}
            mayDecide={canWrite}
            onChanged={() => void thread.reload()}
          />
        </EntryBoundary>
      ))}
    </ol>
  )
}
