import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { directionOf } from '#domain/site/languages.ts'
import { shownZone } from '#web/api/time-zone.ts'
import { KitProvider } from '#web/kit/KitProvider.tsx'
import { Gate } from './Gate.tsx'
import type { InLanguage } from './parts/language.ts'
import { SessionProvider } from './parts/session.tsx'
import type { SessionState } from './parts/session-state.ts'
import { useLanguage, useWords, WordsProvider } from './parts/words.tsx'

function Kit({ children }: { children: ReactNode }) {
  const words = useWords()
  const [language] = useLanguage()
  return (
    <KitProvider
      direction={directionOf(language)}
      labels={{ close: words.close, cancel: words.cancel, toasts: words.notifications }}
    >
      {children}
    </KitProvider>
  )
}

/** Renders the staff application into `place`, with its initial language and session. */
export function mount(place: Element, language: InLanguage, session: SessionState): void {
  if (session.status === 'in') shownZone.set(session.session.timeZone)
  createRoot(place).render(
    <StrictMode>
      <WordsProvider first={language}>
        <Kit>
          <SessionProvider first={session}>
            <Gate />
          </SessionProvider>
        </Kit>
      </WordsProvider>
    </StrictMode>,
  )
}
