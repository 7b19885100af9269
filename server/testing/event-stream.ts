import { onTestFinished } from 'vitest'

type StreamEvent = { readonly event: string; readonly data: unknown; readonly text: string }

type EventStream = {
  readonly status: number
  readonly headers: Headers
  /** Everything received, in order. */
  readonly events: StreamEvent[]
  /** True if the server has ended the stream. */
  isOver(): boolean
  close(): void
}

/** Follows a stream of server-sent events until the test ends, as a browser's EventSource does. */
export async function followStream(url: string, headers: Record<string, string>): Promise<EventStream> {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(url, { headers, signal: abort.signal })
  const events: StreamEvent[] = []
  let isOver = false
  const read = async () => {
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop() ?? ''
      for (const text of parts) {
        const event = /^event: (.*)$/m.exec(text)?.[1]
        const data = /^data: (.*)$/m.exec(text)?.[1]
        if (event && data && event !== 'heartbeat') events.push({ event, data: JSON.parse(data), text })
      }
    }
  }
  read()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  return {
    status: response.status,
    headers: response.headers,
    events,
    isOver: () => isOver,
    close: () => abort.abort(),
  }
}
