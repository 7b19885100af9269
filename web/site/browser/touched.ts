import type { requestDocument } from './document-request.ts'

/** Acts on the touched part of the page. `request`: passed in, or the page's script would be split. */
export async function touched(event: Event, request: typeof requestDocument): Promise<void> {
  const part = (event.target as Element).closest<HTMLElement>('[data-touch]')
  if (!part) return
  if (part.dataset.touch === 'password') showPassword(part)
  else (await import('./verify.ts')).verify(part, event, request)
}

/** Shows a password field's text while its box is ticked. */
function showPassword(part: HTMLElement): void {
  const [field, box] = part.querySelectorAll('input')
  if (field && box) field.type = box.checked ? 'text' : 'password'
}
