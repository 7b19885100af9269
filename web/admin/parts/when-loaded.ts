import { useCallback } from 'react'
import { useToast } from '#web/kit/Toast.tsx'
import { allWords } from './language.ts'
import { useLanguage, useWords } from './words.tsx'

/**
 * Loads a dialog's code and all texts before opening it. Without a connection shows a toast, titled `failed` if given,
 * and returns false; the next attempt loads again.
 */
export function useWhenLoaded(): (load: () => Promise<unknown>, failed?: string) => Promise<boolean> {
  const { noConnection } = useWords()
  const [language] = useLanguage()
  const { show } = useToast()
  return useCallback(
    async (load, failed) => {
      try {
        await Promise.all([load(), allWords(language)])
        return true
      } catch {
        show({ tone: 'error', title: failed ?? noConnection, text: failed && noConnection })
        return false
      }
    },
    [noConnection, language, show],
  )
}
