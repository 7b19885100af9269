import { useEffect, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { type Messenger, messengers } from '#domain/conversation/message.ts'
import { startLinkDays } from '#domain/conversation/messengers/start-link.ts'
import { isOwedAnswer } from '#domain/leads/pipeline.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { useStore } from '#web/kit/store.ts'
import { useToast } from '#web/kit/Toast.tsx'
import type { Opening } from '../actions/quick-actions.ts'
import { useBoardTools } from '../store/board-context.ts'
import { askedLetter } from './asked-letter.ts'
import { ChatForm } from './ChatForm.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { hasReplyDraft } from './reply-draft.ts'
import styles from './Thread.module.css'
import { ThreadMessage } from './ThreadMessage.tsx'
import { hasChatDraft, peopleIn } from './use-chat.ts'
import { type LeadThread, useThread } from './use-thread.ts'

type ThreadProps = { lead: Lead; onTyping: (isTyping: boolean) => void }

/** The conversation with a lead, newest first, and a form to write. */
export function Thread({ lead, onTyping }: ThreadProps) {
  const { thread: words } = useAllWords()
  const format = useFormat()
  const thread = useThread(lead.id)
  const { messages } = thread
  const [letter, setLetter] = useLetter(lead.id, messages)
  const writing = <Writing lead={lead} thread={thread} onTyping={onTyping} letter={letter} onLetter={setLetter} />
  // Without messages and without a connected channel the lead is worked by phone and email app.
  if (messages?.length === 0 && !thread.sendsMail && thread.messengers.length === 0 && letter === null) return writing
  return (
    <section className={layout.list} aria-label={words.title}>
      <h3 className={styles.title}>
        {words.title}
        {messages && messages.length > 0 && !thread.hasOlder && ` (${format.number(messages.length)})`}
      </h3>
      {messages === undefined && (
        <ReadState error={thread.error} failed={words.loadFailed} onRetry={() => void thread.reload()} rows={2} />
      )}
      {messages && writing}
      {messages && messages.length > 0 && <MessageList lead={lead} thread={thread} messages={messages} />}
      {thread.hasOlder && (
        <Button size="small" busy={thread.isLoadingOlder} onClick={thread.showOlder}>
          {words.older}
        </Button>
      )}
    </section>
  )
}

/** An email being written: how it begins, or a saved draft. */
type Letter = Opening | 'draft'

/** The email being written to a lead. One opened elsewhere begins with the first template, unless emails came before. */
function useLetter(leadId: string, messages: LeadThread['messages']) {
  const [letter, setLetter] = useState<Letter | null>(() => (hasReplyDraft(leadId) ? 'draft' : null))
  const asked = useStore(askedLetter)
  useEffect(() => {
    if (asked?.leadId !== leadId || messages === undefined) return
    const isFirst = !hasReplyDraft(leadId) && !messages.some(({ channel }) => channel === 'email')
    const template = asked.template ?? (isFirst || asked.text !== undefined ? 'first' : undefined)
    setLetter({ ...asked, template })
    askedLetter.set(null)
  }, [asked, leadId, messages])
  return [letter, setLetter] as const
}

type PartProps = { lead: Lead; thread: LeadThread }
type WritingProps = PartProps &
  Pick<ThreadProps, 'onTyping'> & { letter: Letter | null; onLetter: (letter: Letter | null) => void }

/** Writing to the lead, or saying that no answer is needed. */
function Writing({ lead, thread, onTyping, letter, onLetter }: WritingProps) {
  const { thread: words } = useAllWords()
  const { canWrite } = useBoardTools()
  const { act } = useAct()
  const { show } = useToast()
  const messages = thread.messages ?? []
  const sendsMail = thread.sendsMail && thread.emails.length > 0
  const chats = messengers.filter((channel) => peopleIn(thread, channel).length > 0)
  const [open, setOpen] = useState<Messenger | null>(
    () => chats.find((channel) => hasChatDraft(lead.id, thread, channel)) ?? null,
  )
  if (!canWrite) return null
  // The channel that they used last is the one to answer in.
  const last = messages.find(({ direction, isAutomatic }) => direction === 'in' && !isAutomatic)?.channel ?? 'email'
  const waits =
    isOwedAnswer(lead) || messages.some(({ direction, settledAs }) => direction === 'in' && settledAs === null)
  const settle = () =>
    void act('settle', words.reply.settleFailed, async () => {
      await call.settleMessages({ params: { id: lead.id }, body: { seen: thread.seen } }).finally(thread.reload)
      show({ tone: 'success', title: words.reply.settled })
    })
  if (letter) {
    const opening = letter === 'draft' ? undefined : letter
    const form = { lead, thread, opening, onTyping }
    return <ReplyForm {...form} onClose={() => onLetter(null)} />
  }
  const chat = chats.find((channel) => channel === open)
  if (chat)
    return <ChatForm lead={lead} thread={thread} channel={chat} onTyping={onTyping} onClose={() => setOpen(null)} />
  const ways = [...(sendsMail ? (['email'] as const) : []), ...chats]
  const first = ways.find((channel) => channel === last) ?? ways[0]
  return (
    <div className={layout.wrap}>
      {ways
        .toSorted((a, b) => Number(b === first) - Number(a === first))
        .map((channel) => (
          <Button
            key={channel}
            {...(channel === first && { tone: 'primary' })}
            size="small"
            icon={channel === 'email' ? 'mail' : 'chat'}
            onClick={() => (channel === 'email' ? onLetter({}) : setOpen(channel))}
          >
            {channel === 'email' ? words.reply.open : words.chat.open[channel]}
          </Button>
        ))}
      {thread.messengers.includes('telegram') && !chats.includes('telegram') && <StartLink leadId={lead.id} />}
      {waits && (
        // Settles what this screen shows.
        <Button size="small" icon="check" onClick={settle}>
          {words.reply.settle}
        </Button>
      )}
    </div>
  )
}

/** A link that ties a chat of Telegram to the lead, to be sent to them. */
function StartLink({ leadId }: { leadId: string }) {
  const { chat } = useAllWords().thread
  const format = useFormat()
  const { busy, act } = useAct()
  const { show } = useToast()
  const copy = () =>
    void act('link', chat.startLinkFailed, async () => {
      const { link } = await call.makeStartLink({ params: { id: leadId } })
      await navigator.clipboard.writeText(link)
      show({ tone: 'success', title: chat.startLinkCopied(format.days(startLinkDays)) })
    })
  return (
    <Button size="small" icon="copy" busy={busy !== null} onClick={copy}>
      {chat.startLink}
    </Button>
  )
}

function MessageList({ lead, thread, messages }: PartProps & { messages: NonNullable<LeadThread['messages']> }) {
  const { thread: words } = useAllWords()
  const { canWrite } = useBoardTools()
  // A person whom a teammate or a start link attached to the lead can be detached, once, at their newest message.
  const given = thread.people.filter(({ isGiven }) => isGiven).map(({ key }) => key)
  const newestOfGiven = new Set(
    given.map((key) => messages.find(({ direction, person }) => direction === 'in' && person.key === key)?.id),
  )
  return (
    <ol className={layout.list} aria-label={words.title}>
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
            foreign={thread.foreign.find(({ messageId }) => messageId === message.id)}
            translates={thread.translates && canWrite}
            onChanged={() => void thread.reload()}
            canLeave={canWrite && newestOfGiven.has(message.id)}
          />
        </EntryBoundary>
      ))}
    </ol>
  )
}
