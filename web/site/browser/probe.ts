import { served } from './document-request.ts'

/**
 * Asks the server whether it is ready and shows the answer, with the time it took, wherever the page has a place for it.
 * To be called once the page has loaded: what the browser does while it loads is none of the server's time.
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
