import type { Page } from 'playwright-core'

export type Request = { readonly path: string; readonly type: string; bytes: number }

/** Every request that a page makes from now on, with what came back over the wire, headers and compressed body, in bytes. */
export async function followWire(page: Page): Promise<readonly Request[]> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const requests = new Map<string, Request>()
  line.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { protocol, pathname } = new URL(response.url)
    // What a style sheet holds within itself is no request.
    if (protocol === 'data:') return
    requests.set(requestId, { path: pathname, type, bytes: response.encodedDataLength })
    all.push(requests.get(requestId)!)
  })
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  // The browser's own sum, once an answer is complete.
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  const all: Request[] = []
  return all
}
