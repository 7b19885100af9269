import { useQuery } from '@tanstack/react-query'
import type { Snippet } from '#contract/snippets.ts'
import { query } from '#web/api/queries.ts'
import type { TextName } from './sentence.ts'

/** Texts that a rule can send: shared ones, for email only those with a subject; and if they are loaded. */
export function useOwnTexts(withSubject = true): { readonly texts: readonly Snippet[]; readonly isRead: boolean } {
  const { data } = useQuery(query('listSnippets', {}))
  const texts = data?.data.filter(({ isShared, subject }) => isShared && (subject !== null || !withSubject)) ?? []
  return { texts, isRead: data !== undefined }
}

/** The names of texts that rules send. */
export function useTextName(): TextName {
  const { texts } = useOwnTexts(false)
  return (id) => texts.find((text) => text.id === id)?.name
}
