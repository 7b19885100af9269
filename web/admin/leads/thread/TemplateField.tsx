import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { type ReplyTemplate, replyTemplates } from '#domain/letters/reply-template.ts'
import { replyLetter, snippetLetter } from '#web/admin/parts/reply-letter.ts'
import { useReplyValues } from '#web/admin/parts/reply-values.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Select } from '#web/kit/Select.tsx'
import { replyLanguageOf } from '#web/words/messages/replies.ts'

type TemplateFieldProps = { lead: Lead; onChosen: (letter: { subject: string; text: string }) => void }

/** The team's templates and the teammate's own texts, in the lead's language; one that is chosen takes the place of the text. */
export function TemplateField({ lead, onChosen }: TemplateFieldProps) {
  const { thread, desk } = useAllWords()
  const valuesFor = useReplyValues()
  const [chosen, setChosen] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const language = replyLanguageOf(lead.language)
  const { data: stored } = useQuery(query('listReplyTemplates', {}))
  const { data: kept } = useQuery(query('listSnippets', {}))
  const snippets = kept?.data.filter((one) => one.language === language) ?? []
  const choose = async (value: string) => {
    setChosen(value)
    if (value === '') return
    const values = valuesFor(lead.name, language)
    const snippet = snippets.find(({ id }) => id === value)
    try {
      onChosen(
        await (snippet
          ? snippetLetter(snippet, values)
          : replyLetter(value as ReplyTemplate, stored?.data ?? [], values)),
      )
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Select
      label={thread.reply.template}
      value={chosen}
      onChange={(value) => void choose(value)}
      error={hasFailed ? thread.reply.templateFailed : undefined}
      options={[
        { value: '', label: thread.reply.noTemplate },
        ...replyTemplates.map((value) => ({ value: value as string, label: desk.templates[value] })),
        ...snippets.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
