import { served } from './document-request.ts'

/**
 * Asks the server if it is ready and shows the response time. Call after the page has loaded, so that its loading is
 * not counted.
 */
export async function probe(): Promise<void> {
  const started = performance.now()
  // Cancel the unread body: otherwise some browsers' tools show the page as still loading.
  const state = await fetch('/readyz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => (ok ? 'online' : 'offline'),
    () => 'offline' as const,
  )
  const time = Math.round(performance.now() - started).toLocaleString(`${served.language}-u-nu-latn`, {
    style: 'unit',
    unit: 'millisecond',
  })
  for (const place of document.querySelectorAll<HTMLElement>('[data-probe]')) {
    place.textContent = place.dataset[state]!.replace('{}', time)
    place.dataset.probe = state
    place.hidden = false
  }
}
