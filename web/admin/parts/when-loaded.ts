import { useCallback } from 'react'
import { useToast } from '#web/kit/Toast.tsx'
import { allWords } from './language.ts'
import { useLanguage, useWords } from './words.tsx'

/**
 * Loads the code of a dialog and all texts before the dialog is opened. Without a connection a toast says so, titled
 * `failed` if given, and the answer is false: the screen stands, and the next try loads again.
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
