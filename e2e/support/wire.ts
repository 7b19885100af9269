import type { Page } from 'playwright-core'

type Request = { readonly path: string; readonly type: string; bytes: number }

/** Records every request of a page from now on, with transferred bytes, headers and compressed body. */
export async function followWire(page: Page): Promise<readonly Request[]> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const requests = new Map<string, Request>()
  line.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { protocol, pathname } = new URL(response.url)
    // Data URLs in a style sheet are no requests.
    if (protocol === 'data:') return
    requests.set(requestId, { path: pathname, type, bytes: response.encodedDataLength })
    all.push(requests.get(requestId)!)
  })
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  // The browser's own total of a complete response.
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  const all: Request[] = []
  return all
}

/** A response as its headers describe it; `bytes`: size of its compressed body. */
type Loaded = { path: string; type: string; bytes: number; encoding: string | undefined }

/** Records the responses of a page from now on. */
export function follow(page: Page): readonly Loaded[] {
  const loaded: Loaded[] = []
  page.on('response', (response) => {
    const headers = response.headers()
    loaded.push({
      path: new URL(response.url()).pathname,
      type: headers['content-type'] ?? '',
      bytes: Number(headers['content-length'] ?? 0),
      encoding: headers['content-encoding'],
    })
  })
  return loaded
}

export const scripts = (loaded: readonly Loaded[]): Loaded[] =>
  loaded.filter(({ type }) => type.startsWith('text/javascript'))

export const sum = (loaded: readonly { readonly bytes: number }[]): number =>
  loaded.reduce((total, { bytes }) => total + bytes, 0)
