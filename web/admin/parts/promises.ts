import { unprovenWords } from '#domain/claims/public-words.ts'
import { useAllWords, useFormat } from './words.tsx'

/** What to leave out of a text to customers, such as promised profit; undefined if it states nothing without a source. */
export function usePromises(): (...given: Parameters<typeof unprovenWords>) => string | undefined {
  const { own } = useAllWords().templates
  const format = useFormat()
  return (...given) => {
    const promised = unprovenWords(...given)
    return promised.length > 0 ? own.promises(format.list(promised)) : undefined
  }
}
