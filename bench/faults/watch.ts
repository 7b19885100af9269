import { setTimeout as delay } from 'node:timers/promises'
import { contactBody } from '../support/visitor.ts'

const everyMs = 250
const timeoutMs = 8_000

/** First person number of the watch; the ledger uses lower ones. */
let people = 60_000_000

/** Responses by request: counts per status; 0 for a broken connection. */
type Watched = {
  readonly answers: ReadonlyMap<'readyz' | 'form' | 'page', ReadonlyMap<number, number>>
  /** Seconds until `/readyz` first failed; null: never. */
  readonly notReadyAfter: number | null
}

/** Repeatedly requests `/readyz` and a page and sends a message while `isOn`. */
export async function watch(url: string, isOn: () => boolean): Promise<Watched> {
  const answers = new Map<'readyz' | 'form' | 'page', Map<number, number>>()
  const started = performance.now()
  let notReadyAfter: number | null = null
  const note = async (what: 'readyz' | 'form' | 'page', request: Promise<number>) => {
    const status = await request
    const counts = answers.get(what) ?? new Map<number, number>()
    answers.set(what, counts.set(status, (counts.get(status) ?? 0) + 1))
    if (what === 'readyz' && status !== 200) notReadyAfter ??= (performance.now() - started) / 1000
  }
  const repeat = async (what: 'readyz' | 'form' | 'page', ask: () => Promise<number>) => {
    while (isOn()) {
      await note(what, ask())
      await delay(everyMs)
    }
  }
  await Promise.all([
    repeat('readyz', () => statusOf(`${url}/readyz`)),
    repeat('page', () => statusOf(`${url}/en/welcome`)),
    repeat('form', () => {
      people += 1
      return statusOf(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contactBody(people)),
      })
    }),
  ])
  return { answers, notReadyAfter }
}

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** Such as `form 503 × 40, 0 × 1`. */
export const written = ({ answers }: Watched): string =>
  [...answers]
    .map(([what, counts]) => `${what} ${[...counts].map(([status, n]) => `${status} × ${n}`).join(' ')}`)
    .join('; ')
