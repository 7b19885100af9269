import { useEffect } from 'react'
import { prefetch } from '#web/kit/prefetch.ts'
import { useSession } from '../session.tsx'
import { useLanguage } from '../words.tsx'

/** Makes the application installable, after the first cards have had their turn. */
export function useInstall(): void {
  const [language] = useLanguage()
  const { user } = useSession()
  useEffect(
    () => prefetch(() => void import('./register.ts').then(({ installApp }) => installApp(language, user.id))),
    [language, user.id],
  )
}
