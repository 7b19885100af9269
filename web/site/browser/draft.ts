import { served } from './document-request.ts'
import { listCountries } from './prefix.ts'

/** One key per message, so that sending it twice makes one lead; another text gets another key. */
export const keys: Record<string, string> = {}

export const valuesOf = (form: HTMLFormElement) =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>)

/** Keeps input in this tab through reloads, lost connections and language changes, until it was received. */
export function noteInput(event: Event): void {
  const { form } = event.target as HTMLInputElement
  if (!form) return
  delete keys[form.id]
  keepDraft(form)
}

/** The field that is never kept. */
export const secret = 'mt5Password'

/** Keeps the values of a form that asks for it (`data-restored`), and its key. */
export function keepDraft(form: HTMLFormElement): void {
  if (!form.dataset.restored) return
  const values = valuesOf(form)
  values.delete(secret)
  // A preset value follows the page's language.
  if (values.get('preferredLanguage') === served.language) values.delete('preferredLanguage')
  attempt(() => sessionStorage.setItem(form.id, `${keys[form.id] ?? ''} ${values}`))
}

export function dropDraft(id: string): void {
  attempt(() => sessionStorage.removeItem(id))
}

/** Restores input lost by leaving the page, and says so. */
export function restoreDrafts(): void {
  attempt(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-restored]')) {
      const [key, values] = sessionStorage.getItem(form.id)?.split(' ') ?? []
      if (!values) continue
      if (key) keys[form.id] = key
      const draft = new URLSearchParams(values)
      fill(form, draft)
      // The country code may be one of the long list.
      const prefix = draft.get('phonePrefix') ?? ''
      listCountries().then(() => fill(form, new URLSearchParams({ phonePrefix: prefix })))
      const notice = form.querySelector<HTMLElement>('.failure')!
      notice.textContent = form.dataset.restored!
      notice.hidden = false
      const fold = form.closest('details')
      if (fold) fold.open = true
    }
  })
}

export function fill(form: HTMLFormElement, values: URLSearchParams): void {
  for (const [name, value] of values) {
    // A group of radio buttons has a value as well, and no type.
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (field?.type === 'checkbox') field.checked = true
    // Not the hidden ones: the wording that is agreed to is the one on the screen now.
    else if (field && field.type !== 'hidden') field.value = value
  }
}

/** Storage may be full or forbidden; then there is no draft. */
function attempt(action: () => void): void {
  try {
    action()
  } catch {}
}
