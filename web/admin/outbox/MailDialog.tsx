import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api.ts'
import { directionOf, isLanguage } from '#domain/site/languages.ts'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { MailBadge } from './MailBadge.tsx'
import styles from './MailDialog.module.css'

type MailDialogProps = {
  /** Id of the mail to show, or null. */
  id: string | null
  /** True if a mail server is set. */
  sends: boolean
  onClose: () => void
  onChanged: () => void
}

/** One mail as the recipient sees it, as plain text, and its delivery status. */
export function MailDialog({ id, sends, onClose, onChanged }: MailDialogProps) {
  const words = useAllWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const maySend = useCan('mail.send')
  const { data, error, refetch } = useQuery({
    ...query('readMail', { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchOnMount: 'always',
  })
  const retry = async () => {
    if (id === null) return
    const send = () => call.retryMail({ params: { id } })
    const done = await act('retry', words.outbox.retryFailed, send, { conflict: words.outbox.retryConflict })
    if (done) show({ tone: 'success', title: words.outbox.retried })
    onChanged()
    await refetch()
  }
  const canRetry = maySend && sends && (data?.status === 'failed' || data?.status === 'kept')
  return (
    <Dialog
      open={id !== null}
      onOpenChange={onClose}
      title={data?.subject ?? words.outbox.mail}
      footer={
        canRetry && (
          <Button icon="refresh" busy={busy !== null} onClick={() => void retry()}>
            {busy === null ? words.outbox.retry : words.outbox.retrying}
          </Button>
        )
      }
    >
      {data ? (
        <MailText mail={data} />
      ) : (
        <ReadState error={error} failed={words.outbox.mailFailed} rows={2} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

function MailText({ mail }: { mail: AnswerOf<'readMail'> }) {
  const { outbox: words } = useAllWords()
  const format = useFormat()
  const { recipient, recipientName, language, status } = mail
  const facts: [string, string][] = [
    [words.to, recipientName === null ? recipient : `${recipientName} <${recipient}>`],
    [words.kind, words.templates[mail.template]],
    [words.language, format.languageName(language)],
    [words.created, format.exact(mail.createdAt)],
    ...(mail.sentAt === null ? [] : [[words.sent, format.exact(mail.sentAt)] as [string, string]]),
    ...(mail.attempts === 0 ? [] : [[words.attempts, format.number(mail.attempts)] as [string, string]]),
    ...(mail.lastProblem === null ? [] : [[words.lastProblem, mail.lastProblem] as [string, string]]),
    ...(status === 'queued' ? [[words.due, format.exact(mail.dueAt)] as [string, string]] : []),
  ]
  return (
    <div className={layout.stack4}>
      <dl className={styles.facts}>
        <div>
          <dt>{words.status}</dt>
          <dd>
            <MailBadge status={status} />
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text} lang={language} dir={isLanguage(language) ? directionOf(language) : 'auto'}>
        {mail.text}
      </p>
    </div>
  )
}
