import { useState } from 'react'
import { limits } from '#domain/basics/text.ts'
import { unprovenWords } from '#domain/claims/public-words.ts'
import { mailLink } from '#domain/leads/contact-links.ts'
import { replyLimits, replyTemplates } from '#domain/letters/reply-template.ts'
import { directionOf, languageFacts, languages } from '#domain/site/languages.ts'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { answeredMail, firstRecipient } from '../thread/answered-mail.ts'
import { NewerMessage } from '../thread/NewerMessage.tsx'
import { useSending } from '../thread/use-sending.ts'
import { useThread } from '../thread/use-thread.ts'
import styles from './Actions.module.css'
import { askAbout } from './contact-questions.ts'
import type { Opening, Reachable } from './quick-actions.ts'
import { useLetter } from './use-letter.ts'

/** Writes to a lead: an editable template in its language, sent, or handed to an email app where no mail server is set. */
export function EmailDialog({ lead, opening, onClose }: { lead: Reachable; opening: Opening; onClose: () => void }) {
  const words = useAllWords()
  const format = useFormat()
  const { email, templates } = words.desk
  const { user } = useSession()
  const mayWord = useCan('templates.write')
  const { letter, setLetter, language, setLanguage, chosen, choose, snippets, hasFailed } = useLetter(lead, opening)
  const thread = useThread(lead.id)
  const { messages = [], sendsMail } = thread
  const emails = thread.emails.length > 0 ? thread.emails : [lead.email]
  const [chosenTo, setTo] = useState<string | null>(null)
  const to = chosenTo ?? firstRecipient(messages, emails)
  const { reply } = words.thread
  const { send, errors, isSending, newer } = useSending({
    ...{ lead, thread, sent: reply.sent, failed: reply.failed },
    onSent() {
      opening.begun?.()
      onClose()
    },
  })
  const sendNow = () =>
    send(letter.text.trim() === '', (seen) => {
      const body = { channel: 'email' as const, to, ...letter, answers: answeredMail(messages, to)?.id ?? null, seen }
      return call.sendMessage({ params: { id: lead.id }, body })
    })
  const open = () => {
    location.assign(mailLink(to, letter.subject, letter.text))
    const notes = [letter.subject, letter.text].filter(Boolean).join('\n\n').slice(0, limits.notes)
    askAbout(user.username, { action: 'email', leadId: lead.id, name: lead.name, notes })
    opening.begun?.()
    onClose()
  }
  const direction = directionOf(language)
  const promisesOf = (value: string) => {
    const promised = unprovenWords(value)
    return promised.length > 0 ? words.templates.own.promises(format.list(promised)) : undefined
  }
  const wrong = { subject: promisesOf(letter.subject), text: promisesOf(letter.text) }
  const isWrong = Boolean(wrong.subject ?? wrong.text)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="normal"
      title={email.title(lead.name)}
      description={sendsMail ? undefined : email.text}
      closeLabel={words.close}
      footer={
        <>
          <Button onClick={onClose}>{words.desk.plan.cancel}</Button>
          <Button tone={sendsMail ? undefined : 'primary'} icon="external" disabled={isWrong} onClick={open}>
            {email.open}
          </Button>
          {sendsMail && (
            <Button tone="primary" icon="mail" busy={isSending} disabled={isWrong} onClick={() => void sendNow()}>
              {isSending ? reply.sending : reply.send(to)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {newer && <NewerMessage message={newer} />}
        <Select
          label={reply.to}
          value={to}
          onChange={setTo}
          error={errors.to}
          options={emails.map((value) => ({ value, label: reply.lead(value) }))}
        />
        <div className={styles.pair}>
          <Select
            label={email.template}
            value={chosen}
            onChange={choose}
            options={[
              ...replyTemplates.map((value) => ({ value: value as string, label: templates[value] })),
              ...snippets.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            label={email.language}
            value={language}
            onChange={setLanguage}
            options={languages.map((value) => ({ value, label: languageFacts[value].nativeName }))}
          />
        </div>
        {hasFailed && <Banner tone="warning">{email.loadFailed}</Banner>}
        <TextField
          label={email.subject}
          value={letter.subject}
          onChange={(subject) => setLetter({ ...letter, subject })}
          error={wrong.subject ?? errors.subject}
          maxLength={replyLimits.subject}
          dir={direction}
          autoComplete="off"
        />
        <TextArea
          label={email.body}
          value={letter.text}
          onChange={(text) => setLetter({ ...letter, text })}
          error={wrong.text ?? errors.text}
          maxLength={limits.notes - replyLimits.subject - 2}
          dir={direction}
          rows={11}
        />
        {mayWord && <a href="/admin/templates">{email.edit}</a>}
      </div>
    </Dialog>
  )
}
