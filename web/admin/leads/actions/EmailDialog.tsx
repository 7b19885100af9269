import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoredReply } from '#contract/reply-templates.ts'
import { mailLink } from '#domain/contact-links.ts'
import { directionOf, type Language, languageFacts, languages } from '#domain/languages.ts'
import { type ReplyTemplate, replyLimits, replyTemplates } from '#domain/reply-template.ts'
import { limits } from '#domain/text.ts'
import { useBrandName } from '#web/admin/parts/brand.ts'
import { replyLetter } from '#web/admin/parts/reply-letter.ts'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { replyLanguageOf } from '#web/words/messages/replies.ts'
import styles from './Actions.module.css'
import type { Reachable } from './quick-actions.ts'
import { useRecord } from './use-record.ts'

/** The team's templates, empty while they cannot be read. */
const none: readonly StoredReply[] = []

/** Writes to a lead: an editable template in its language, handed to the mail program. */
export function EmailDialog({ lead, onClose }: { lead: Reachable; onClose: () => void }) {
  const words = useAllWords()
  const { email, templates } = words.desk
  const { user } = useSession()
  const company = useBrandName()
  const record = useRecord()
  const mayWord = useCan('templates.write')
  const [template, setTemplate] = useState<ReplyTemplate>('first')
  const [language, setLanguage] = useState<Language>(() => replyLanguageOf(lead.language))
  const [letter, setLetter] = useState({ subject: '', text: '' })
  const [failed, setFailed] = useState(false)
  const own = useQuery({ ...query('listReplyTemplates', {}), refetchOnMount: 'always' })
  const stored = own.isFetching ? undefined : (own.data?.data ?? none)
  useEffect(() => {
    if (!stored) return
    let current = true
    replyLetter(language, template, stored, { name: lead.name, colleague: user.username, company }).then(
      (written) => {
        if (!current) return
        setLetter(written)
        setFailed(false)
      },
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [language, template, stored, lead.name, user.username, company])
  const open = () => {
    location.assign(mailLink(lead.email, letter.subject, letter.text))
    const notes = [letter.subject, letter.text].filter(Boolean).join('\n\n').slice(0, limits.notes)
    void record({ action: 'email', leadId: lead.id, notes })
    onClose()
  }
  const direction = directionOf(language)
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
          <Button tone="primary" icon="mail" onClick={open}>
            {email.open}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          <Select
            label={email.template}
            value={template}
            onChange={setTemplate}
            options={replyTemplates.map((value) => ({ value, label: templates[value] }))}
          />
          <Select
            label={email.language}
            value={language}
            onChange={setLanguage}
            options={languages.map((value) => ({ value, label: languageFacts[value].nativeName }))}
          />
        </div>
        {(failed || own.isError) && <Banner tone="warning">{email.loadFailed}</Banner>}
        <TextField
          label={email.subject}
          value={letter.subject}
          onChange={(subject) => setLetter({ ...letter, subject })}
          maxLength={replyLimits.subject}
          dir={direction}
          autoComplete="off"
        />
        <TextArea
          label={email.body}
          value={letter.text}
          onChange={(text) => setLetter({ ...letter, text })}
          maxLength={limits.notes - replyLimits.subject - 2}
          dir={direction}
          rows={11}
        />
        {mayWord && <a href="/admin/templates">{email.edit}</a>}
      </div>
    </Dialog>
  )
}
