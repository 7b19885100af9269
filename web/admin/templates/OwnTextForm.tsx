import { useRef } from 'react'
import { changeableSnippet, type Snippet } from '#contract/snippets.ts'
import { replyLimits } from '#domain/letters/reply-template.ts'
import { filledSnippet, maxSnippetName, snippetFields, unknownFields } from '#domain/letters/snippet.ts'
import { directionOf, type Language } from '#domain/site/languages.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { type SeenOutcome, useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { usePromises } from '#web/admin/parts/promises.ts'
import { useReplyValues } from '#web/admin/parts/reply-values.ts'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { Preview } from './Preview.tsx'
import styles from './Templates.module.css'

type Draft = { name: string; subject: string; text: string; isShared: boolean }

type OwnTextFormProps = { language: Language; snippet: Snippet | null; onDone: () => void }

/** Writes a text of one's own: with fields to insert, a preview, and a check for promises. */
export function OwnTextForm({ language, snippet, onDone }: OwnTextFormProps) {
  const words = useAllWords()
  const format = useFormat()
  const promisesOf = usePromises()
  const { templates, fields } = words
  const { own } = templates
  const { show } = useToast()
  const valuesFor = useReplyValues()
  const area = useRef<HTMLDivElement>(null)
  const attempt = useAttempt({ name: null, subject: null, text: null })
  const form = useSeenForm<Snippet | null, Draft>(snippet, (record) => ({
    name: record?.name ?? '',
    subject: record?.subject ?? '',
    text: record?.text ?? '',
    isShared: record?.isShared ?? false,
  }))
  const draft = form.values
  const change = (part: Partial<Draft>) => {
    form.set(part)
    for (const field of Object.keys(part)) attempt.touch(field)
  }
  const insert = (field: string) => {
    const box = area.current?.querySelector('textarea')
    const at = box?.selectionStart ?? draft.text.length
    change({ text: draft.text.slice(0, at) + field + draft.text.slice(box?.selectionEnd ?? at) })
    box?.focus()
  }
  const problemOf = (text: string, isRequired: boolean) => {
    const unknown = unknownFields(text)
    if (isRequired && text.trim() === '') return fields.required
    if (unknown.length > 0) return templates.wrong(format.list(unknown))
    return promisesOf(text)
  }
  const submit = async () => {
    const wrong = {
      name: draft.name.trim() === '' ? fields.required : undefined,
      subject: problemOf(draft.subject, false),
      text: problemOf(draft.text, true),
    }
    if (Object.values(wrong).some(Boolean)) return attempt.reject(wrong)
    const body = { ...draft, language }
    let outcome = 'asked' as SeenOutcome
    await attempt.run(async () => {
      if (!snippet) await call.addSnippet({ body })
      outcome = snippet
        ? await form.save(({ record }) => {
            const seen = changeableSnippet(record ?? snippet)
            return call.changeSnippet({ params: { id: snippet.id }, body: { ...body, language: seen.language, seen } })
          })
        : 'saved'
    })
    if (outcome === 'asked') return
    show({ tone: 'success', title: own.saved })
    onDone()
  }
  const { colleague: me, company } = valuesFor(templates.example, language)
  const values = { name: templates.example, me, company }
  const filled = { subject: filledSnippet(draft.subject, values), text: filledSnippet(draft.text, values) }
  const box = { dir: directionOf(language), lang: language }
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={own.notSaved} />
      <SeenClash
        form={form}
        labels={{ name: own.name, subject: templates.subject, text: templates.text, isShared: own.share }}
        textOf={(_, value) => (typeof value === 'boolean' ? words.leads.conflict[value ? 'yes' : 'no'] : value)}
      />
      <TextField
        label={own.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={maxSnippetName}
        error={attempt.fields.name}
        autoComplete="off"
        required
      />
      <TextField
        label={templates.subject}
        hint={own.subjectHint}
        value={draft.subject}
        onChange={(subject) => change({ subject })}
        maxLength={replyLimits.subject}
        error={attempt.fields.subject}
        autoComplete="off"
        {...box}
      />
      <div ref={area}>
        <TextArea
          label={templates.text}
          value={draft.text}
          onChange={(text) => change({ text })}
          maxLength={replyLimits.text}
          error={attempt.fields.text}
          rows={6}
          required
          {...box}
        />
      </div>
      <fieldset className={styles.fields}>
        <legend>{own.insert}</legend>
        {snippetFields.map((field) => (
          <Button key={field} size="small" onClick={() => insert(field)}>
            {field}
          </Button>
        ))}
      </fieldset>
      <Checkbox label={own.share} checked={draft.isShared} onChange={(isShared) => change({ isShared })} />
      <Preview written={filled} language={language} />
      <div className={styles.buttons}>
        <Button onClick={onDone}>{words.cancel}</Button>
        <SubmitButton attempt={attempt} />
      </div>
    </Form>
  )
}
