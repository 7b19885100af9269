import { listCountries } from './prefix.ts'

/** One key for one message, so that sending it twice makes one lead; another text is another message. */
export const keys: Record<string, string> = {}

/** What was typed into a form, and its key, kept in this tab until it has arrived. */
export function keepDraft(form: HTMLFormElement, body: URLSearchParams): void {
  attempt(() => sessionStorage.setItem(form.id, `${keys[form.id]} ${body}`))
}

export function dropDraft(id: string): void {
  attempt(() => sessionStorage.removeItem(id))
}

/** Puts back what a reload would have lost, and says so. */
export function restoreDrafts(): void {
  attempt(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-restored]')) {
      const [key = '', values] = sessionStorage.getItem(form.id)?.split(' ') ?? []
      if (!values) continue
      keys[form.id] = key
      const draft = new URLSearchParams(values)
      restore(form, draft)
      // The country code may be one of the long list.
      const prefix = draft.get('phonePrefix') ?? ''
      listCountries().then(() => restore(form, new URLSearchParams({ phonePrefix: prefix })))
    }
  })
}

function restore(form: HTMLFormElement, values: URLSearchParams): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    // Not the hidden ones: the wording that is agreed to is the one on the screen now.
    else if (field && 'value' in field && !(field instanceof HTMLInputElement && field.type === 'hidden'))
      field.value = value
  }
  const notice = form.querySelector<HTMLElement>('.failure')
  if (!notice) return
  notice.textContent = form.dataset.restored ?? ''
  notice.hidden = false
}

/** Storage may be full or forbidden; then there is no draft. */
function attempt(action: () => void): void {
  try {
    action()
  } catch {}
}
