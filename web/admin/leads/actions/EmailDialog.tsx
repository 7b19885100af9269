import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoredReply } from '#contract/reply-templates.ts'
import { mailLink } from '#domain/contact-links.ts'
import { directionOf, type Language, languageFacts, languages } from '#domain/languages.ts'
import { type ReplyTemplate, replyLimits, replyTemplates } from '#domain/reply-template.ts'
import { limits } from '#domain/text.ts'
import { useBrandName } from '#web/admin/parts/brand.ts'
import { replyLetter, snippetLetter } from '#web/admin/parts/reply-letter.ts'
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
import { askAbout } from './contact-questions.ts'
import type { Opening, Reachable } from './quick-actions.ts'

/** The team's templates, empty while they cannot be read. */
const none: readonly StoredReply[] = []

/** Writes to a lead: an editable template in its language, handed to the mail program. */
export function EmailDialog({ lead, opening, onClose }: { lead: Reachable; opening: Opening; onClose: () => void }) {
  const words = useAllWords()
  const { email, templates } = words.desk
  const { user } = useSession()
  const company = useBrandName()
  const mayWord = useCan('templates.write')
  const [template, setTemplate] = useState<ReplyTemplate>(opening.template ?? 'first')
  const [snippetId, setSnippetId] = useState('')
  const kept = useQuery({ ...query('listSnippets', {}), refetchOnMount: 'always' })
  const [language, setLanguage] = useState<Language>(() => replyLanguageOf(lead.language))
  const [letter, setLetter] = useState({ subject: '', text: '' })
  const [failed, setFailed] = useState(false)
  const own = useQuery({ ...query('listReplyTemplates', {}), refetchOnMount: 'always' })
  const snippets = kept.data?.data.filter((one) => one.language === language) ?? []
  const snippet = snippets.find(({ id }) => id === snippetId)
  const choose = (value: string) => {
    const isShipped = (replyTemplates as readonly string[]).includes(value)
    setSnippetId(isShipped ? '' : value)
    if (isShipped) setTemplate(value as ReplyTemplate)
  }
  const stored = own.isFetching ? undefined : (own.data?.data ?? none)
  useEffect(() => {
    if (!stored) return
    let current = true
    const values = { name: lead.name, colleague: user.username, company }
    const writing = snippet ? snippetLetter(snippet, values) : replyLetter(language, template, stored, values)
    writing.then(
      (written) => {
        if (!current) return
        setLetter(opening.text ? { ...written, text: opening.text } : written)
        setFailed(false)
      },
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [language, template, snippet, stored, opening.text, lead.name, user.username, company])
  const open = () => {
    location.assign(mailLink(lead.email, letter.subject, letter.text))
    const notes = [letter.subject, letter.text].filter(Boolean).join('\n\n').slice(0, limits.notes)
    askAbout(user.username, { action: 'email', leadId: lead.id, name: lead.name, notes })
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
            value={snippet?.id ?? template}
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
