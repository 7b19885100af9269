import { closeOpenDetails, openFold, rememberLanguage } from './browser/chrome.ts'
import { noteInput, restoreDrafts } from './browser/draft.ts'
import { backToForm, send } from './browser/form.ts'
import { carryOrigin } from './browser/origin.ts'
import { guessPrefix } from './browser/prefix.ts'
import { probe } from './browser/probe.ts'
import { refresh } from './browser/refresh.ts'
import { touch } from './browser/touch.ts'

/** All handlers are on the document, so that re-rendered parts need no new start. */
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

// Browsers older than docs/browsers.md names work better without a script: every form is a plain form. The style uses
// the same test (`.older`).
if (CSS.supports('transition-behavior:allow-discrete')) start()
