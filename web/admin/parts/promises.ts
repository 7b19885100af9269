import { unprovenWords } from '#domain/claims/public-words.ts'
import { useAllWords, useFormat } from './words.tsx'

/** A hint on what to leave out of a text to customers, such as promised profit; undefined if nothing. */
export function usePromises(): (...given: Parameters<typeof unprovenWords>) => string | undefined {
  const { own } = useAllWords().templates
  const format = useFormat()
  return (...given) => {
    const promised = unprovenWords(...given)
    return promised.length > 0 ? own.promises(format.list(promised)) : undefined
  }
}
