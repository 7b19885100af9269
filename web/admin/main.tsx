import '#web/kit/tokens.css'
import '#web/kit/base.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { directionOf } from '#domain/languages.ts'
import { KitProvider } from '#web/kit/KitProvider.tsx'
import { Gate } from './Gate.tsx'
import { SessionProvider } from './parts/session.tsx'
import { askSession } from './parts/session-state.ts'
import { unlockSound } from './parts/sound.ts'
import { applyTheme } from './parts/theme.ts'
import { inLanguage, startLanguage, useLanguage, useWords, WordsProvider } from './parts/words.tsx'

applyTheme()
unlockSound()

// A page left open over a new version asks for files that are gone. Right after loading it would be something else.
const settledMs = 10_000
addEventListener('vite:preloadError', () => {
  if (performance.now() > settledMs) location.reload()
})

function Kit({ children }: { children: ReactNode }) {
  const words = useWords()
  const [language] = useLanguage()
  return (
    <KitProvider direction={directionOf(language)} toastLabels={{ region: words.notifications, close: words.close }}>
      {children}
    </KitProvider>
  )
}

const [language, session] = await Promise.all([inLanguage(startLanguage()), askSession()])
createRoot(document.getElementById('app')!).render(
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
