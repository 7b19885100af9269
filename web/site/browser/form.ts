import { requestDocument } from './document-request.ts'
import { dropDraft, fill, keepDraft, keys, secret, valuesOf } from './draft.ts'
import { guessing, listCountries } from './prefix.ts'

/** Each form as it came, for "submit another". */
const pristine: Record<string, Node> = {}

/** Not `randomUUID`: that exists on secure origins only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Sends a form in place, once at a time; where an extension broke what that needs, as the browser does without a script. */
export function send(event: Event): void {
  const form = event.target as HTMLFormElement
  const button = (event as SubmitEvent).submitter as HTMLButtonElement | null
  if (!button) return
  event.preventDefault()
  if (form.querySelector('.button:disabled')) return
  sendInPlace(form, button).catch(() => {
    document.removeEventListener('submit', send)
    button.disabled = false
    // Not within this very event, where it would be ignored.
    setTimeout(() => button.click())
  })
}

/** The server's answer is the form again, with its problems, or the thanks. */
async function sendInPlace(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const failure = form.querySelector<HTMLElement>('.failure')!
  const { id } = form
  const label = button.textContent
  keys[id] ??= newKey()
  failure.hidden = true
  pristine[id] ??= form.cloneNode(true)
  button.disabled = true
  button.textContent = form.dataset.sending!
  // A number is read with the country that is about to be shown beside it.
  await Promise.race([guessing, new Promise((done) => setTimeout(done, 3000))])
  const body = valuesOf(form)
  if (button.name) body.set(button.name, button.value)
  keepDraft(form)
  const headers = {
    'x-fragment': 'form',
    'idempotency-key': keys[id],
    // Privacy settings may keep these back.
    'x-address': location.href,
    'x-referrer': document.referrer,
  }
  requestDocument('POST', form.action, headers, body, (answer, status) => {
    const next = answer?.getElementById(id)
    if (!next) {
      button.disabled = false
      button.textContent = label
      failure.textContent = form.dataset.unreachable!
      failure.hidden = false
      return
    }
    form.replaceWith(next)
    listCountries()
    // The key is used up: by this message, or, as the server says, by another.
    if (status < 300 || status === 422) delete keys[id]
    if (next instanceof HTMLFormElement) {
      // A password is typed again, so that none stays in a page that is left open.
      body.delete(secret)
      // However much of it the server could send back.
      fill(next, body)
      keepDraft(next)
    } else if (status < 300) dropDraft(id)
    const focus = next.querySelector<HTMLElement>('.summary') ?? next
    focus.focus()
  })
}

/** "Submit another" in the place of the thanks; without a script it is a link. */
export function backToForm(event: Event): void {
  const thanks = (event.target as Element).closest('[data-again]')?.closest('[id]')
  const form = thanks && pristine[thanks.id]
  if (!form) return
  event.preventDefault()
  const fresh = form.cloneNode(true) as HTMLFormElement
  fresh.reset()
  thanks.replaceWith(fresh)
  listCountries()
  document.querySelector<HTMLElement>(`#${thanks.id} input:not([type=hidden])`)?.focus()
}
