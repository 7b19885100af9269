import { lazy, Suspense, useId, useState } from 'react'
import { limits } from '#domain/basics/text.ts'
import { type CallOutcome, callOutcomes } from '#domain/leads/quick-action.ts'
import { keepDraft } from '#web/admin/parts/drafts.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { replyDraftName } from '../thread/reply-draft.ts'
import styles from './ContactQuestions.module.css'
import {
  askAgain,
  type ContactQuestion,
  dropQuestion,
  type OutsideAction,
  offerNextStep,
  putOff,
  useQuestions,
} from './contact-questions.ts'
import { useRecord } from './use-record.ts'
import { useTopmost } from './use-topmost.ts'

const NextStep = lazy(async () => ({ default: (await import('./NextStep.tsx')).NextStep }))

/**
 * Asks for the outcome of calls and messages this teammate started, in a corner of the screen: one at a time, not
 * modal. Of several on a page, such as one inside a dialog, the innermost shows.
 */
export function ContactQuestions() {
  const { work } = useWords()
  const { username } = useSession().user
  const questions = useQuestions(username)
  const isTopmost = useTopmost()
  if (!isTopmost || questions.length === 0) return null
  const open = questions.findLast(({ isLater }) => !isLater)
  return (
    <div className={styles.corner} data-open={open !== undefined}>
      {open ? (
        <OpenQuestion key={open.id} question={open} />
      ) : (
        <Button size="small" icon="clock" onClick={() => askAgain(username)}>
          {work.contact.waiting(questions.length)}
        </Button>
      )}
    </div>
  )
}

function OpenQuestion({ question }: { question: ContactQuestion }) {
  const { username } = useSession().user
  const title = useId()
  const { id, action, leadId, name } = question
  if (action !== 'next') return <Question question={{ ...question, action }} />
  return (
    <Suspense>
      <section className={styles.question} aria-labelledby={title}>
        <NextStep lead={{ id: leadId, name }} titleId={title} onDone={() => dropQuestion(username, id)} />
      </section>
    </Suspense>
  )
}

type QuestionProps = { question: ContactQuestion & { readonly action: OutsideAction } }

function Question({ question }: QuestionProps) {
  const { work } = useWords()
  const { contact } = work
  const { username } = useSession().user
  const record = useRecord()
  const [busy, setBusy] = useState(false)
  const [notes, setNotes] = useState('')
  const title = useId()
  const { id, action, leadId, name } = question
  const log = async (body: { notes: string; outcome?: CallOutcome }) => {
    setBusy(true)
    if (await record({ action, leadId, ...body })) {
      dropQuestion(username, id)
      if (action === 'email') keepDraft(replyDraftName(leadId), null)
      await offerNextStep(username, { id: leadId, name })
    }
    setBusy(false)
  }
  return (
    <section className={styles.question} aria-labelledby={title} data-busy={busy}>
      <h2 id={title} className={styles.title}>
        {contact.ask[action](name)}
      </h2>
      {action === 'call' ? (
        <>
          <TextArea
            label={contact.note}
            value={notes}
            onChange={setNotes}
            maxLength={limits.notes}
            rows={2}
            dir="auto"
          />
          <div className={styles.outcomes}>
            {callOutcomes.map((outcome) => (
              <Button
                key={outcome}
                size="small"
                tone={outcome === 'reached' ? 'primary' : undefined}
                busy={busy}
                onClick={() => void log({ notes: notes.trim(), outcome })}
              >
                {contact.outcomes[outcome]}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <Button
          size="small"
          tone="primary"
          icon="check"
          busy={busy}
          onClick={() => void log({ notes: question.notes })}
        >
          {contact.yes}
        </Button>
      )}
      <div className={styles.out}>
        <Button size="small" tone="plain" disabled={busy} onClick={() => dropQuestion(username, id)}>
          {action === 'call' ? contact.noCall : contact.no}
        </Button>
        <Button size="small" tone="plain" disabled={busy} onClick={() => putOff(username, id)}>
          {contact.later}
        </Button>
      </div>
    </section>
  )
}
