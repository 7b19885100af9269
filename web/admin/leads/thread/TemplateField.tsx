import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { type ReplyTemplate, replyTemplates } from '#domain/letters/reply-template.ts'
import { languageFacts, languages } from '#domain/site/languages.ts'
import layout from '#web/admin/parts/layout.module.css'
import { replyLetter, snippetLetter, type Wording } from '#web/admin/parts/reply-letter.ts'
import { useReplyValues } from '#web/admin/parts/reply-values.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { replyLanguageOf } from '#web/words/messages/replies.ts'
import { type Opening, reachable } from '../actions/quick-actions.ts'
import styles from './Thread.module.css'

type TemplateFieldProps = {
  lead: Lead
  /** Template or text to insert at once. */
  opening?: Opening | undefined
  /** Inserts a prepared text. Returns false if a typed one is there, which only `replacesTyped` replaces. */
  onPrepared: (letter: Wording, replacesTyped: boolean) => boolean
}

/** Chooses a template or one of the teammate's own texts, and its language. Replaces typed text only after a confirmation. */
export function TemplateField({ lead, opening, onPrepared }: TemplateFieldProps) {
  const { thread, desk } = useAllWords()
  const { reply } = thread
  const valuesFor = useReplyValues()
  const client = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [language, setLanguage] = useState(() => replyLanguageOf(reachable(lead).language))
  const [kept, setKept] = useState<Wording | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(0)
  const { data: own } = useQuery({ ...query('listSnippets', {}), refetchOnMount: 'always' })
  const snippetsIn = (of: string) => own?.data.filter((one) => one.language === of) ?? []
  const prepare = async (value: string, of: typeof language, text?: string) => {
    const isKnown = value === '' || [...replyTemplates, ...snippetsIn(of).map(({ id }) => id)].includes(value)
    latest.current += 1
    const current = latest.current
    setChosen(isKnown && text === undefined ? value : '')
    setLanguage(of)
    setKept(null)
    if (value === '' || !isKnown) return
    const values = valuesFor(lead.name, of)
    const snippet = snippetsIn(of).find(({ id }) => id === value)
    try {
      const stored = snippet ? null : await client.fetchQuery({ ...query('listReplyTemplates', {}), staleTime: 0 })
      const written = await (snippet
        ? snippetLetter(snippet, values)
        : replyLetter(value as ReplyTemplate, stored?.data ?? [], values))
      if (latest.current !== current) return
      const letter = text === undefined ? written : { ...written, text }
      if (!onPrepared(letter, false)) setKept(letter)
      setFailed(false)
    } catch {
      if (latest.current === current) setFailed(true)
    }
  }
  const open = useEffectEvent(({ template, text }: Opening) => {
    if (template) void prepare(template, language, text)
  })
  useEffect(() => {
    if (opening) open(opening)
  }, [opening])
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={reply.template}
          value={chosen}
          onChange={(value) => void prepare(value, language)}
          error={hasFailed ? reply.templateFailed : undefined}
          options={[
            { value: '', label: reply.noTemplate },
            ...replyTemplates.map((value) => ({ value: value as string, label: desk.templates[value] })),
            ...snippetsIn(language).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label={reply.language}
          value={language}
          onChange={(of) => void prepare(chosen, of)}
          options={languages.map((value) => ({ value, label: languageFacts[value].nativeName }))}
        />
      </div>
      {kept && (
        <div className={layout.wrap} role="status">
          <p className={styles.facts}>{reply.kept}</p>
          <Button
            size="small"
            onClick={() => {
              onPrepared(kept, true)
              setKept(null)
            }}
          >
            {reply.replace}
          </Button>
        </div>
      )}
    </>
  )
}
