import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/**
 * Possible starts of a part: sections, and blocks of warnings and figures. Within tables and sentences every browser moves
 * cells and words as more arrive.
 */
const beginning =
  /<section\b|<div class="(?:warnings|hypothetical|part|group|months|sums)\b|(?<=<\/div>)<div class="shown(?: rest)?"|<hr hidden/g

/**
 * Opens a page whose HTML arrives in parts, as over a slow connection: each part is sent once the browser has drawn the
 * one before. Other requests go to the product.
 */
export async function openInParts(page: Page, origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text()
  const parts = partsOf(html)
  let sending: ServerResponse | undefined
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      sending = response
      response.write(parts[0])
      return
    }
    const answer = await fetch(origin + request.url)
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
  let length = 0
  for (const part of parts.slice(1)) {
    length = await drawn(page, length)
    sending?.write(part)
  }
  // The last part may only close open elements.
  sending?.end()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  return parts.length
}

/** Waits until the document is longer than `length` and two frames were drawn; returns its length. */
const drawn = (page: Page, length: number): Promise<number> =>
  page.evaluate(
    (before) =>
      new Promise<number>((done) => {
        const look = () => {
          // A page that has just been opened may have no element yet.
          const now = document.querySelector('html')?.outerHTML.length ?? 0
          if (now <= before) return void requestAnimationFrame(look)
          requestAnimationFrame(() => requestAnimationFrame(() => done(now)))
        }
        look()
      }),
    length,
  )

/** The first part is everything before the first section. */
function partsOf(html: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index } of html.matchAll(beginning)) {
    parts.push(html.slice(start, index))
    start = index
  }
  return [...parts, html.slice(start)]
}
