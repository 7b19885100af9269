import { describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { firstAnswersOf } from './first-answers.ts'

const none = { signedOut: () => {} }
const answers = {
  '/api/board?limit=8': { body: { now: 'then' }, etag: 'W/"1"' },
  '/api/waiting': { body: { inbox: 1 } },
}
const served = (age = 0) => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ now: 'later' }, { headers: { etag: 'W/"2"' } }))
  const given = firstAnswersOf({ answers, place: '7' }, () => age)
  return { send, given, call: createClient(send, none, given) }
}
const board = { query: { limit: 8 } }

describe('responses embedded in the page', () => {
  it('are used once, without a request, and then revalidated', async () => {
    const { call, send } = served()
    expect(await call.readBoard(board)).toEqual({ now: 'then' })
    expect(send).not.toHaveBeenCalled()
    expect(await call.readBoard(board)).toEqual({ now: 'later' })
    const [, sent] = send.mock.calls[0]!
    expect(new Headers(sent?.headers).get('if-none-match')).toBe('W/"1"')
  })

  it('are not used for another URL, after a change, or long after the page', async () => {
    const { call, send } = served()
    await call.readBoard({ query: { limit: 8, language: 'es' } })
    expect(send).toHaveBeenCalledTimes(1)
    await call.seeBoard()
    await call.readWaiting()
    expect(send).toHaveBeenCalledTimes(3)
    const late = served(60_000)
    await late.call.readWaiting()
    expect(late.send).toHaveBeenCalledOnce()
    expect(late.given.takePlace()).toBeNull()
  })

  it('give the event from which the stream continues, once', () => {
    const { given } = served()
    expect([given.takePlace(), given.takePlace()]).toEqual(['7', null])
  })
})
