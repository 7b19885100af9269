import { closeOpenDetails, openFold, rememberLanguage } from './browser/chrome.ts'
import { noteInput, restoreDrafts } from './browser/draft.ts'
import { backToForm, send } from './browser/form.ts'
import { carryOrigin } from './browser/origin.ts'
import { guessPrefix } from './browser/prefix.ts'
import { probe } from './browser/probe.ts'
import { refresh } from './browser/refresh.ts'
import { touch } from './browser/touch.ts'

/** Everything hangs on the document, so that what the server renders again needs no second start. */
function start() {
  document.addEventListener('submit', send)
  document.addEventListener('input', (event) => {
    noteInput(event)
    touch(event)
  })
  document.addEventListener('focusin', guessPrefix)
  document.addEventListener('keydown', closeOpenDetails)
  document.addEventListener('click', (event) => {
    closeOpenDetails(event)
    rememberLanguage(event)
    openFold(event)
    carryOrigin(event)
    backToForm(event)
    touch(event)
  })
  restoreDrafts()
  addEventListener('load', probe)
  setInterval(refresh, 60_000)
}

// Older browsers than docs/browsers.md names do better without a script than with half of one: every form is a form.
// The style says it by the same sign (`.older`).
if (CSS.supports('transition-behavior:allow-discrete')) start()
