import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventStream, type EventStream, keepLive } from './event-stream.ts'

const arrived = { topic: 'leads', change: 'arrived', id: '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70' }

/** A browser's EventSource under the test's control. */
class FakeSource extends EventTarget {
  readyState = 0
  close(): void {
    this.readyState = 2
  }
  say(type: 'ready' | 'resumed' | 'change' | 'heartbeat', data: unknown = {}, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data), lastEventId }))
  }
  fail(readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

let sources: FakeSource[]
let afters: (string | null)[]
let stream: EventStream
const listener = { onChange: vi.fn(), onReady: vi.fn(), onResumed: vi.fn(), onRefused: vi.fn() }
const latest = () => sources.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sources = []
  afters = []
  stream = createEventStream((after) => {
    afters.push(after)
    const source = new FakeSource()
    sources.push(source)
    return source as unknown as EventSource
  })
  stream.subscribe(listener)
})
afterEach(() => {
  stream.stop()
  vi.useRealTimers()
})

describe('the event stream', () => {
  it('is open once the server says so, and passes on changes', () => {
    stream.start()
    expect(stream.state).toBe('connecting')
    latest().say('ready')
    latest().say('change', arrived)
    expect(stream.state).toBe('open')
    expect(listener.onReady).toHaveBeenCalledOnce()
    expect(listener.onChange).toHaveBeenCalledExactlyOnceWith(arrived)
  })

  it("causes a full reload for an event of a newer server that this page can't read", () => {
    stream.start()
    latest().say('ready')
    latest().say('change', { ...arrived, change: 'moved' })
    expect(listener.onChange).not.toHaveBeenCalled()
    expect(listener.onReady).toHaveBeenCalledTimes(2)
    latest().say('change', { ...arrived, by: 'somebody' })
    expect(listener.onChange).toHaveBeenCalledOnce()
  })

  it('continues after the last event when it reconnects, without a full reload', () => {
    stream.start()
    latest().say('ready', {}, '7')
    latest().say('change', arrived, '9')
    latest().fail(2)
    vi.advanceTimersByTime(1_000)
    expect(afters).toEqual([null, '9'])
    latest().say('change', arrived)
    latest().say('resumed', {}, '12')
    expect(stream.state).toBe('open')
    expect(listener.onReady).toHaveBeenCalledOnce()
    expect(listener.onResumed).toHaveBeenCalledOnce()
    expect(listener.onChange).toHaveBeenCalledTimes(2)
    latest().fail(2)
    vi.advanceTimersByTime(1_000)
    expect(afters).toEqual([null, '9', '12'])
  })

  it('reports ready after a gap on either side', () => {
    stream.start()
    latest().say('ready')
    latest().fail(0)
    expect(stream.state).toBe('connecting')
    latest().say('ready')
    latest().say('ready')
    expect(sources).toHaveLength(1)
    expect(stream.state).toBe('open')
    expect(listener.onReady).toHaveBeenCalledTimes(3)
  })

  it('retries by itself when the browser gave up, with growing delays', () => {
    stream.start()
    const pauses = [1_000, 2_000, 5_000, 10_000, 30_000, 30_000]
    for (const [attempt, pause] of pauses.entries()) {
      latest().fail(2)
      vi.advanceTimersByTime(pause - 1)
      expect(sources).toHaveLength(attempt + 1)
      vi.advanceTimersByTime(1)
      expect(sources).toHaveLength(attempt + 2)
    }
    latest().say('ready')
    latest().fail(2)
    vi.advanceTimersByTime(1_000)
    expect(sources).toHaveLength(pauses.length + 2)
  })

  it('reports a refusal, also during a pending reconnect', () => {
    stream.start()
    latest().say('ready')
    latest().fail(0)
    expect(listener.onRefused).not.toHaveBeenCalled()
    latest().fail(2)
    expect(listener.onRefused).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1_000)
    latest().fail(2)
    expect(listener.onRefused).toHaveBeenCalledTimes(2)
    stream.stop()
    latest().fail(2)
    expect(listener.onRefused).toHaveBeenCalledTimes(2)
  })

  it('is considered broken after 45 seconds of silence, and a new one continues after the last event', () => {
    stream.start()
    latest().say('ready', {}, '7')
    for (let beat = 0; beat < 20; beat++) {
      vi.advanceTimersByTime(15_000)
      latest().say('heartbeat')
    }
    expect(sources).toHaveLength(1)
    vi.advanceTimersByTime(44_999)
    expect(stream.state).toBe('open')
    vi.advanceTimersByTime(1)
    expect(stream.state).toBe('connecting')
    expect(sources[0]!.readyState).toBe(2)
    expect(afters).toEqual([null, '7'])
    latest().say('change', arrived)
    latest().say('resumed', {}, '9')
    expect(stream.state).toBe('open')
    expect(listener.onChange).toHaveBeenCalledExactlyOnceWith(arrived)
  })

  it('is retried if the server does not answer at all', () => {
    stream.start()
    vi.advanceTimersByTime(90_000)
    expect(sources.map(({ readyState }) => readyState)).toEqual([2, 2, 0])
    latest().say('ready')
    expect(stream.state).toBe('open')
  })

  it('waits no longer for a reconnecting browser than for a silent server', () => {
    stream.start()
    latest().say('ready')
    latest().fail(0)
    vi.advanceTimersByTime(45_000)
    expect(sources).toHaveLength(2)
  })

  it('is silent once stopped, and does not come back', () => {
    stream.start()
    const source = latest()
    source.fail(2)
    stream.stop()
    vi.advanceTimersByTime(60_000)
    source.say('change', arrived)
    expect(stream.state).toBe('closed')
    expect(sources).toHaveLength(1)
    expect(listener.onChange).not.toHaveBeenCalled()
  })

  it('reports each state change once', () => {
    const changed = vi.fn()
    stream.onState(changed)
    stream.start()
    latest().say('ready')
    latest().say('ready')
    stream.stop()
    expect(changed).toHaveBeenCalledTimes(3)
  })
})

describe('a page with an event stream', () => {
  const page = () => ({ window: new EventTarget(), document: new EventTarget() })

  it.each([
    ['window', 'pagehide', 'pageshow'],
    ['document', 'freeze', 'resume'],
  ] as const)('closes it on %s %s and opens it on %s', (target, leave, comeBack) => {
    const at = page()
    const end = keepLive(stream, at)
    latest().say('ready')
    at[target].dispatchEvent(new Event(leave))
    expect(latest().readyState).toBe(2)
    expect(stream.state).toBe('closed')
    at[target].dispatchEvent(new Event(comeBack))
    expect(sources).toHaveLength(2)
    end()
    expect(stream.state).toBe('closed')
    at[target].dispatchEvent(new Event(comeBack))
    expect(sources).toHaveLength(2)
  })

  it('does not open a second one when the page is first shown', () => {
    const at = page()
    keepLive(stream, at)
    at.window.dispatchEvent(new Event('pageshow'))
    expect(sources).toHaveLength(1)
  })

  it.each(['online', 'offline'])(
    'opens a new one as soon as the machine is %s, and is not live until it answers',
    (now) => {
      const at = page()
      keepLive(stream, at)
      latest().say('ready')
      at.window.dispatchEvent(new Event(now))
      expect(sources.map(({ readyState }) => readyState)).toEqual([2, 0])
      expect(stream.state).toBe('connecting')
    },
  )
})
