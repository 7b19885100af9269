import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { StoredReply } from '#contract/reply-templates.ts'
import type { ReplyText } from '#domain/letters/reply-template.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Wording } from '#web/admin/parts/reply-letter.ts'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Returns a function that updates the cached list with a stored text. */
export function useTakeOver(): (saved: StoredReply) => void {
  const client = useQueryClient()
  const { queryKey } = query('listReplyTemplates', {})
  return (saved) =>
    client.setQueryData<{ data: StoredReply[] }>(queryKey, (before) => {
      const isOther = ({ template, language }: StoredReply) =>
        template !== saved.template || language !== saved.language
      return { data: [...(before?.data ?? []).filter(isOther), saved] }
    })
}

/** Saves one text. `clash`: the version a teammate stored meanwhile; the typed text is kept. */
export function useTemplateChanges(template: ReplyText, language: Language, stored: StoredReply | undefined) {
  const { templates } = useAllWords()
  const { show } = useToast()
  const takeOver = useTakeOver()
  const [clash, setClash] = useState<StoredReply | null>(null)
  const attempt = useAttempt({ subject: null, text: null })
  const params = { template, language }
  const save = async ({ subject, text }: Wording) => {
    const saved = await attempt.run(async () => {
      try {
        const body = { subject: subject || null, text, version: stored?.version ?? 0 }
        takeOver(await call.saveReplyTemplate({ params, body }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') {
          const current = error.current as StoredReply
          takeOver(current)
          setClash(current)
        }
        throw error
      }
    })
    if (!saved) return false
    setClash(null)
    show({ tone: 'success', title: templates.saved })
    return true
  }
  return { attempt, clash, save, forget: () => setClash(null) }
}
