import type { StoredReply } from '#contract/reply-templates.ts'
import { type ReplyText, replyLimits, unknownPlaceholders } from '#domain/letters/reply-template.ts'
import { directionOf, type Language } from '#domain/site/languages.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { usePromises } from '#web/admin/parts/promises.ts'
import { effectiveReply, shippedReply, type Wording, writtenReply } from '#web/admin/parts/reply-letter.ts'
import { useReplyValues } from '#web/admin/parts/reply-values.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { ReplyWords } from '#web/words/messages/en.ts'
import { Preview } from './Preview.tsx'
import { ResetButton } from './ResetButton.tsx'
import { TemplateClash } from './TemplateClash.tsx'
import styles from './Templates.module.css'
import { useTemplateChanges } from './use-template-changes.ts'

type TemplateSectionProps = {
  language: Language
  template: ReplyText
  /** The default texts of this language. */
  words: ReplyWords
  stored: StoredReply | undefined
  /** Unsaved input; absent: equal to the stored text. */
  draft: Wording | undefined
  onDraft: (draft: Wording | null) => void
}

/** One text in one language: its editor, a preview, and a reset to the default. */
export function TemplateSection(props: TemplateSectionProps) {
  const { language, template, words, stored, draft, onDraft } = props
  const { templates, desk, fields } = useAllWords()
  const format = useFormat()
  const promisesOf = usePromises()
  const valuesFor = useReplyValues()
  const { attempt, clash, save, forget } = useTemplateChanges(template, language, stored)

  const isOwn = stored !== undefined && stored.text !== null
  const held = effectiveReply(words, stored ? [stored] : [], language, template)
  const shown = draft ?? held
  const hasSubject = template !== 'whatsapp'
  const name = hasSubject ? desk.templates[template] : templates.chat
  const change = (part: Partial<Wording>) => {
    const next = { ...shown, ...part }
    onDraft(next.subject === held.subject && next.text === held.text ? null : next)
    for (const field of Object.keys(part)) attempt.touch(field)
  }
  const problemOf = (value: string) => {
    const unknown = unknownPlaceholders(value)
    if (value.trim() === '') return fields.required
    if (unknown.length > 0) return templates.wrong(format.list(unknown))
    return promisesOf(value)
  }
  const submit = async () => {
    const wrong = { text: problemOf(shown.text), ...(hasSubject && { subject: problemOf(shown.subject) }) }
    if (Object.values(wrong).some(Boolean)) return attempt.reject(wrong)
    if (await save(shown)) onDraft(null)
  }
  const written = writtenReply(words, template, shown, valuesFor(templates.example, language))
  const dir = directionOf(language)
  return (
    <Section
      title={name}
      text={
        isOwn
          ? templates.changed(stored.updatedBy ?? templates.somebody, format.dateTime(stored.updatedAt))
          : templates.shipped
      }
      action={isOwn && <ResetButton name={name} stored={stored} onReset={() => onDraft(null)} />}
    >
      <div className={styles.body}>
        <Form attempt={attempt} onSubmit={() => void submit()}>
          {clash ? (
            <TemplateClash
              {...{ clash, language }}
              text={clash.text ?? shippedReply(words, template).text}
              onTake={() => {
                forget()
                onDraft(null)
              }}
            />
          ) : (
            <FailureBanner attempt={attempt} title={templates.notSaved} />
          )}
          {hasSubject && (
            <TextField
              label={templates.subject}
              value={shown.subject}
              onChange={(subject) => change({ subject })}
              maxLength={replyLimits.subject}
              error={attempt.fields.subject}
              dir={dir}
              lang={language}
              autoComplete="off"
            />
          )}
          <TextArea
            label={templates.text}
            value={shown.text}
            onChange={(text) => change({ text })}
            maxLength={replyLimits.text}
            error={attempt.fields.text}
            dir={dir}
            lang={language}
            rows={hasSubject ? 6 : 3}
          />
          {draft && (
            <div className={styles.buttons}>
              <Button
                onClick={() => {
                  onDraft(null)
                  attempt.reject({})
                }}
              >
                {templates.undo}
              </Button>
              <SubmitButton attempt={attempt} />
            </div>
          )}
        </Form>
        <Preview written={written} language={language} />
      </div>
    </Section>
  )
}
