/** Asks the server whether it is ready and shows the answer, with the time it took, wherever the page has a place for it. */
export async function probe(): Promise<void> {
  const started = performance.now()
  // Cancel the unread body: otherwise some browsers' tools show the page as still loading.
  const isReady = await fetch('/readyz', { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  )
  const time = new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 0,
  }).format(performance.now() - started)
  for (const place of document.querySelectorAll<HTMLElement>('[data-probe]')) {
    place.textContent = ((isReady ? place.dataset.online : place.dataset.offline) ?? '').replace('{}', time)
    place.dataset.probe = isReady ? 'online' : 'offline'
    place.hidden = false
  }
}
