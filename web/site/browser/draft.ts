/** What was typed into a form that could not be sent, kept in this tab until it is. */
export function keepDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.setItem(form.id, new URLSearchParams(new FormData(form) as never).toString()))
}

export function dropDraft(id: string): void {
  attempt(() => sessionStorage.removeItem(id))
}

/** Puts back what a reload would have lost, and says so. */
export function restoreDrafts(): void {
  attempt(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-restored]')) {
      const draft = sessionStorage.getItem(form.id)
      if (draft === null) continue
      for (const [name, value] of new URLSearchParams(draft)) restore(form.elements.namedItem(name), value)
      const notice = form.querySelector<HTMLElement>('.failure')
      if (notice) notice.textContent = form.dataset.restored ?? ''
      if (notice) notice.hidden = false
    }
  })
}

function restore(field: Element | RadioNodeList | null, value: string): void {
  // The wording that was agreed to is the one on the screen now.
  if (!field || (field instanceof HTMLInputElement && field.type === 'hidden')) return
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
  else if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    field.add(new Option(value, value, true, true))
  else if ('value' in field) field.value = value
}

/** Storage may be full or forbidden; then there is no draft. */
function attempt(action: () => void): void {
  try {
    action()
  } catch {}
}
