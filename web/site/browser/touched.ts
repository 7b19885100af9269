import type { requestDocument } from './document-request.ts'

/** Does what the touched part of the page is for. `request`: handed over, or the page's script would be cut in two. */
export async function touched(event: Event, request: typeof requestDocument): Promise<void> {
  const part = (event.target as Element).closest<HTMLElement>('[data-touch]')
  if (!part) return
  if (part.dataset.touch === 'password') showPassword(part)
  else (await import('./verify.ts')).verify(part, event, request)
}

/** Shows what is typed into a password field while the box beside it is ticked. */
function showPassword(part: HTMLElement): void {
  const [field, box] = part.querySelectorAll('input')
  if (field && box) field.type = box.checked ? 'text' : 'password'
}
