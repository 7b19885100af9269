import type { Page } from 'playwright-core'

/** A request that changes something, as our own pages make it. */
export type Write = { readonly method: string; readonly path: string; readonly body?: unknown }

type Targets = { readonly target: string; readonly reads: readonly string[]; readonly writes: readonly Write[] }

/** Data another site's page managed to read, as method and URL. */
type Readings = { readonly way: string; readonly path: string }[]

/**
 * Tries from the current page everything a page can do to another server with its visitor's cookies: forms of every kind,
 * scripted requests with and without preflight, beacons, images, scripts, and open connections.
 */
export function attack(page: Page, targets: Targets): Promise<Readings> {
  return page.evaluate(async ({ target, reads, writes }) => {
    const found: { way: string; path: string }[] = []
    const note = (way: string, path: string, isRead: boolean) => void (isRead && found.push({ way, path }))
    const textOf = async (path: string, init: RequestInit) => {
      const answer = await fetch(target + path, { credentials: 'include', ...init }).catch(() => null)
      return answer?.type === 'opaque' ? '' : ((await answer?.text().catch(() => '')) ?? '')
    }
    const loaded = (element: HTMLElement, isRead: () => boolean) =>
      new Promise<boolean>((done) => {
        element.onload = () => done(isRead())
        element.onerror = () => done(false)
        document.documentElement.append(element)
      })
    const received = (line: EventTarget) =>
      new Promise<boolean>((done) => {
        line.addEventListener('message', () => done(true))
        line.addEventListener('ready', () => done(true))
        line.addEventListener('error', () => done(false))
        line.addEventListener('close', () => done(false))
      })
    const inForm = ({ path, body }: { path: string; body?: unknown }, enctype: string) => {
      const frame = document.createElement('iframe')
      frame.name = `f${crypto.getRandomValues(new Uint32Array(1))}`
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: target + path, target: frame.name, enctype })
      // A plain-text form field can be written so that the body is JSON.
      const json = JSON.stringify(body ?? {}).slice(0, -1)
      const fields: [string, string][] =
        enctype === 'text/plain'
          ? [[`${json}${json.length > 1 ? ',' : ''}"x":"`, '"}']]
          : Object.entries((body ?? {}) as object).map(([name, value]) => [name, String(value)])
      for (const [name, value] of fields) {
        const input = document.createElement('input')
        Object.assign(input, { name, value })
        form.append(input)
      }
      document.documentElement.append(form)
      const sent = loaded(frame, () => false)
      form.submit()
      return sent
    }

    for (const { method, path, body } of writes) {
      const json = body === undefined ? null : JSON.stringify(body)
      const asJson = { headers: { 'content-type': 'application/json' }, body: json }
      note('a request as ours', path, (await textOf(path, { method, ...asJson })) !== '')
      if (method !== 'POST') continue
      note('a request that needs no preflight', path, (await textOf(path, { method, body: json })) !== '')
      note('a request that hears nothing', path, (await textOf(path, { method, body: json, mode: 'no-cors' })) !== '')
      navigator.sendBeacon(target + path, json ?? '')
    }
    for (const write of writes.filter(({ method }) => method === 'POST')) {
      for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
        await inForm(write, enctype)
      }
    }
    for (const path of reads) {
      note('a request', path, (await textOf(path, {})) !== '')
      note('a request that hears nothing', path, (await textOf(path, { mode: 'no-cors' })) !== '')
      const image = document.createElement('img')
      image.src = target + path
      note('a picture', path, await loaded(image, () => true))
      const script = document.createElement('script')
      script.src = target + path
      note('a script', path, await loaded(script, () => true))
      const source = new EventSource(target + path, { withCredentials: true })
      note('a stream', path, await received(source))
      source.close()
    }
    for (const path of reads.slice(0, 3)) {
      note('a line', path, await received(new WebSocket(target.replace('http', 'ws') + path)))
    }
    return found
  }, targets)
}
