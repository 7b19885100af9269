import { type SinceKind, sinceKinds } from '#domain/import/import-fields.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'

/** Texts for a lead's later activity, such as "2 tasks", one per kind. */
export function useCameSince(): (since: Partial<Record<SinceKind, number>>) => string[] {
  const { since: texts } = useAllWords().transfer.done
  const format = useFormat()
  return (since) =>
    sinceKinds.flatMap((kind) => {
      const count = since[kind] ?? 0
      return count > 0 ? [texts[kind](count, format.number(count))] : []
    })
}
