/**
 * After a part of the script could not be loaded: where a new version has taken its place, the page is loaded anew; what was
 * typed comes back from its draft. A lost connection changes nothing.
 */
export const renew = (): Promise<void> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => {
      if (status === 404) location.reload()
    },
    () => {},
  )
