import { limits } from '#domain/basics/text.ts'
import { unprovenWords } from '#domain/claims/public-words.ts'
import { mailLink } from '#domain/leads/contact-links.ts'
import { replyLimits, replyTemplates } from '#domain/letters/reply-template.ts'
import { directionOf, languageFacts, languages } from '#domain/site/languages.ts'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Actions.module.css'
import { askAbout } from './contact-questions.ts'
import type { Opening, Reachable } from './quick-actions.ts'
import { useLetter } from './use-letter.ts'

/** Writes to a lead: an editable template in its language, handed to the mail program. */
export function EmailDialog({ lead, opening, onClose }: { lead: Reachable; opening: Opening; onClose: () => void }) {
  const words = useAllWords()
  const format = useFormat()
  const { email, templates } = words.desk
  const { user } = useSession()
  const mayWord = useCan('templates.write')
  const { letter, setLetter, language, setLanguage, chosen, choose, snippets, hasFailed } = useLetter(lead, opening)
  const open = () => {
    location.assign(mailLink(lead.email, letter.subject, letter.text))
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
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="normal"
      title={email.title(lead.name)}
      description={email.text}
      closeLabel={words.close}
      footer={
        <>
          <Button onClick={onClose}>{words.desk.plan.cancel}</Button>
          <Button tone="primary" icon="mail" disabled={Boolean(wrong.subject ?? wrong.text)} onClick={open}>
            {email.open}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
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
          error={wrong.subject}
          maxLength={replyLimits.subject}
          dir={direction}
          autoComplete="off"
        />
        <TextArea
          label={email.body}
          value={letter.text}
          onChange={(text) => setLetter({ ...letter, text })}
          error={wrong.text}
          maxLength={limits.notes - replyLimits.subject - 2}
          dir={direction}
          rows={11}
        />
        {mayWord && <a href="/admin/templates">{email.edit}</a>}
      </div>
    </Dialog>
  )
}
