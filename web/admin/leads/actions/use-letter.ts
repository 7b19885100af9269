import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoredReply } from '#contract/reply-templates.ts'
import { type ReplyTemplate, replyTemplates } from '#domain/letters/reply-template.ts'
import type { Language } from '#domain/site/languages.ts'
import { replyLetter, snippetLetter } from '#web/admin/parts/reply-letter.ts'
import { useReplyValues } from '#web/admin/parts/reply-values.ts'
import { query } from '#web/api/queries.ts'
import { replyLanguageOf } from '#web/words/messages/replies.ts'
import type { Opening, Reachable } from './quick-actions.ts'

/** The team's templates, empty while they cannot be read. */
const none: readonly StoredReply[] = []

/** An email to a lead: filled from the chosen template or snippet and language, then freely editable. */
export function useLetter(lead: Reachable, opening: Opening) {
  const valuesFor = useReplyValues()
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
    const values = valuesFor(lead.name, language)
    const writing = snippet ? snippetLetter(snippet, values) : replyLetter(template, stored, values)
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
  }, [language, template, snippet, stored, opening.text, lead.name, valuesFor])
  return {
    letter,
    setLetter,
    language,
    setLanguage,
    /** The snippet or shipped template that is chosen. */
    chosen: snippet?.id ?? template,
    choose,
    snippets,
    hasFailed: failed || own.isError,
  }
}
