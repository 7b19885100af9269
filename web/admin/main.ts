// In this order: zod is configured before the contract's schemas are built, and these styles name the order of the layers.
import './strict-policy.ts'
import '#web/kit/tokens.css'
import '#web/kit/base.css'
import { leaveKeysToInputMethods } from '#web/kit/keys.ts'
import { mount } from './App.tsx'
import { currentLanguage, inLanguage } from './parts/language.ts'
import { askSession } from './parts/session-state.ts'
import { unlockSound } from './parts/sound.ts'
import { applyTheme } from './parts/theme.ts'

leaveKeysToInputMethods(window)
applyTheme()
unlockSound()

// A page left open during an update requests files that are gone. A failure right after loading has another cause.
const settledMs = 10_000
addEventListener('vite:preloadError', () => {
  if (performance.now() > settledMs) void reloadIfServed()
})

/** If the server does not answer, a reload would fail too and lose input. */
async function reloadIfServed() {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}

/** Not awaited by this module: the words are chunks that may import from it, and would wait for it in turn. */
async function start() {
  const [language, session] = await Promise.all([inLanguage(currentLanguage()), askSession()])
  mount(document.getElementById('app')!, language, session)
}
void start()
