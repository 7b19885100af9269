import { describe, expect, it, vi } from 'vitest'
import type { Actor, CallContext } from '#contract/handler.ts'
import { heartbeatMs } from '#domain/basics/event-stream.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { liveChannel } from '#server/db/announce.ts'
import type { Listener } from '#server/db/listener.ts'
import { createLiveHub } from './live.ts'

/** A database connection on which the test sends events itself. */
function spokenLine() {
  const received = new Map<string, (payload: string) => void>()
  const listener: Listener = {
    on: (channel, callback) => void received.set(channel, callback),
    onGap: () => {},
    onEventsLost: () => {},
    place: () => 0,
    position: () => null,
    committed: () => {},
    isConnected: () => true,
    caughtUp: async () => {},
    close: async () => {},
  }
  return { listener, say: (channel: string, payload: string) => received.get(channel)?.(payload) }
}

const id = '01900000-0000-7000-8000-000000000000'
const event = JSON.stringify({ topic: 'leads', change: 'changed', id })
const teammate: { actor: Actor } = {
  actor: {
    userId: id,
    username: 'a',
    role: 'agent',
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    awaitsSecondFactor: false,
    provedAt: null,
    session: 'hash',
  },
}
const follow = (hub: ReturnType<typeof createLiveHub>, role: Role = 'agent') =>
  hub.followEvents({ params: undefined, query: {}, body: undefined }, {
    actor: { ...teammate.actor, role },
  } as CallContext & typeof teammate) as Response

describe('the hub of live boards', () => {
  it('drops a reader that does not read, and keeps one that does', async () => {
    vi.useFakeTimers()
    try {
      const { listener, say } = spokenLine()
      const hub = createLiveHub(
        listener,
        async () => null,
        async () => true,
      )
      follow(hub)
      const reader = follow(hub).body!.getReader()
      let read = 0
      const readOn = async () => {
        for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read += piece.value.length
      }
      const ended = readOn()
      for (let burst = 0; burst < 30; burst++) {
        for (let n = 0; n < 100; n++) say(liveChannel, event)
        await vi.advanceTimersToNextTimerAsync()
      }
      expect(hub.boards).toBe(1)
      hub.close()
      expect(hub.boards).toBe(0)
      await ended
      expect(read).toBeGreaterThan(3_000 * event.length)
    } finally {
      vi.useRealTimers()
    }
  })

  it('forgets a board that disconnected', async () => {
    const { listener } = spokenLine()
    const hub = createLiveHub(
      listener,
      async () => null,
      async () => true,
    )
    const { body } = follow(hub)
    expect(hub.boards).toBe(1)
    await body!.cancel()
    expect(hub.boards).toBe(0)
    hub.close()
  })

  it('opens no stream after it closed', async () => {
    const { listener } = spokenLine()
    const hub = createLiveHub(
      listener,
      async () => null,
      async () => true,
    )
    hub.close()
    expect(await follow(hub).text()).toContain('event: ready')
    expect(hub.boards).toBe(0)
  })

  it('sends keep-alive events that a page can observe', async () => {
    vi.useFakeTimers()
    try {
      const hub = createLiveHub(
        spokenLine().listener,
        async () => null,
        async () => true,
      )
      const received = follow(hub).text()
      await vi.advanceTimersByTimeAsync(2 * heartbeatMs)
      hub.close()
      expect((await received).match(/^event: heartbeat\ndata: \{\}\n\n/gm)).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('periodically checks that its boards are still signed in', async () => {
    vi.useFakeTimers()
    try {
      let isSignedIn = true
      const hub = createLiveHub(
        spokenLine().listener,
        async () => null,
        async () => isSignedIn,
      )
      follow(hub)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(hub.boards).toBe(1)
      isSignedIn = false
      await vi.advanceTimersByTimeAsync(60_000)
      expect(hub.boards).toBe(0)
      hub.close()
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends a teammate only what their role may read', async () => {
    const { listener, say } = spokenLine()
    const hub = createLiveHub(
      listener,
      async () => null,
      async () => true,
    )
    const heardBy = async (role: Role) => {
      const reader = follow(hub, role).body!.getReader()
      await reader.read()
      say(liveChannel, JSON.stringify({ topic: 'setups', change: 'changed', id }))
      say(liveChannel, event)
      return new TextDecoder().decode((await reader.read()).value)
    }
    expect(await heardBy('agent')).toContain('setups')
    expect(await heardBy('viewer')).toContain('leads')
    hub.close()
  })
})
