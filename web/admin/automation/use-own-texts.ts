import { useQuery } from '@tanstack/react-query'
import type { Snippet } from '#contract/snippets.ts'
import { query } from '#web/api/queries.ts'
import type { TextName } from './sentence.ts'

/** Texts that a rule can send: shared, and with a subject; whether they have been read. */
export function useOwnTexts(): { readonly texts: readonly Snippet[]; readonly isRead: boolean } {
  const { data } = useQuery(query('listSnippets', {}))
  const texts = data?.data.filter(({ isShared, subject }) => isShared && subject !== null) ?? []
  return { texts, isRead: data !== undefined }
}

/** How texts are called that a rule sends. */
export function useTextName(): TextName {
  const { texts } = useOwnTexts()
  return (id) => texts.find((text) => text.id === id)?.name
}
