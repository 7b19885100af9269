import './strict-policy.ts'
import '#web/kit/tokens.css'
import '#web/kit/base.css'
import { currentLanguage, inLanguage } from './parts/language.ts'
import { unlockSound } from './parts/sound.ts'
import { applyTheme } from './parts/theme.ts'

applyTheme()
unlockSound()

// A page left open over a new version asks for files that are gone. Right after loading it would be something else.
const settledMs = 10_000
addEventListener('vite:preloadError', () => {
  if (performance.now() > settledMs) location.reload()
})

// What is loaded here and not above: the application, so that its styles come after those above, which name the order of
// the layers, and whatever knows the contract, so that zod is told first. A chunk they share with others would else run
// before this one. Loading, and asking who is signed in, go on at the same time.
const [{ mount }, language, session] = await Promise.all([
  import('./App.tsx'),
  inLanguage(currentLanguage()),
  import('./parts/session-state.ts').then(({ askSession }) => askSession()),
])
mount(document.getElementById('app')!, language, session)
