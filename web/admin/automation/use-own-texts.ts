import { useQuery } from '@tanstack/react-query'
import type { Snippet } from '#contract/snippets.ts'
import { query } from '#web/api/queries.ts'
import type { TextName } from './sentence.ts'

/** Texts that a rule can send: shared, and with a subject where they go by mail; whether they have been read. */
export function useOwnTexts(withSubject = true): { readonly texts: readonly Snippet[]; readonly isRead: boolean } {
  const { data } = useQuery(query('listSnippets', {}))
  const texts = data?.data.filter(({ isShared, subject }) => isShared && (subject !== null || !withSubject)) ?? []
  return { texts, isRead: data !== undefined }
}

/** How texts are called that a rule sends. */
export function useTextName(): TextName {
  const { texts } = useOwnTexts(false)
  return (id) => texts.find((text) => text.id === id)?.name
}
