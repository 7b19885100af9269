/**
 * After part of the script failed to load: reloads the page if a new version is out; input returns from its draft. A
 * lost connection changes nothing.
 */
export const renew = (): Promise<void> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => {
      if (status === 404) location.reload()
    },
    () => {},
  )
