import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { ConnectionLost, createClient } from './client.ts'

const id = '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70'
const noSignOut = { signedOut: () => undefined }

/** A network that returns these responses in turn and records the requests. */
function network(...answers: (Response | Error)[]) {
  const asked: { address: string; init: RequestInit; headers: Headers }[] = []
  const send: typeof fetch = async (address, init = {}) => {
    asked.push({ address: String(address), init, headers: new Headers(init.headers) })
    const answer = answers.shift() ?? new Error('nothing more to answer')
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, send }
}

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const refusal = (code: string, status: number, more: object = {}, headers: Record<string, string> = {}) =>
  json({ error: { code, message: 'No.', ...more } }, { status, headers })

describe('a call', () => {
  it('is sent to its URL with parameters and query filled in, without empty filters', async () => {
    const { asked, send } = network(json({ columns: [] }), json({ id }))
    const call = createClient(send, noSignOut)
    await call.readBoard({ query: { platform: 'a b&c', limit: '' } })
    await call.readLead({ params: { id: 'x/../y' } })
    expect(asked.map(({ address }) => address)).toEqual(['/api/board?platform=a+b%26c', '/api/leads/x%2F..%2Fy'])
  })

  it('sends its body as JSON with the cookie, uncached', async () => {
    const { asked, send } = network(json({ id }))
    await createClient(send, noSignOut).changeLead({ params: { id }, body: { status: 'lost', version: 1 } })
    expect(asked[0]?.init).toMatchObject({ method: 'PATCH', credentials: 'include', cache: 'no-store' })
    expect(asked[0]?.init.body).toBe('{"status":"lost","version":1}')
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('returns nothing if the contract has no response', async () => {
    const { send } = network(new Response(null, { status: 204 }))
    await expect(
      createClient(send, noSignOut).deleteLead({ params: { id }, query: { version: 1 } }),
    ).resolves.toBeUndefined()
  })
})

describe('a call without a response', () => {
  /** A network that loses every packet: a request ends only by its timeout. */
  const silent: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('times out after a minute, as a lost connection', async () => {
    const asked = createClient(silent, noSignOut).readBoard({ query: {} })
    const failed = expect(asked).rejects.toBeInstanceOf(ConnectionLost)
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
  })

  it('has ten minutes to send a file', async () => {
    const input = { params: { id }, query: { name: 'a.pdf' }, file: new Blob(['%PDF-']) }
    const over = vi.fn()
    createClient(silent, noSignOut).addAttachment(input).catch(over)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toHaveBeenCalledWith(expect.any(ConnectionLost))
  })

  it('times out if only the head of the response came', async () => {
    const half: typeof fetch = async (_address, init) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"columns":'))
            init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
          },
        }),
      )
    const asked = createClient(half, noSignOut).readBoard({ query: {} })
    const failed = expect(asked).rejects.toBeInstanceOf(ConnectionLost)
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
  })
})

describe('a conditional call', () => {
  it('sends its ETag and returns the same object if nothing changed', async () => {
    const { asked, send } = network(
      json({ columns: [], now: '1' }, { headers: { etag: '"v1"' } }),
      new Response(null, { status: 304 }),
    )
    const call = createClient(send, noSignOut)
    const first = await call.readBoard({ query: {} })
    const second = await call.readBoard({ query: {} })
    expect(asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"v1"'])
    expect(second).toBe(first)
  })

  it('uses a new response and its ETag from then on', async () => {
    const { asked, send } = network(
      json({ now: '1' }, { headers: { etag: '"v1"' } }),
      json({ now: '2' }, { headers: { etag: '"v2"' } }),
      new Response(null, { status: 304 }),
    )
    const call = createClient(send, noSignOut)
    await call.readBoard({ query: {} })
    const second = await call.readBoard({ query: {} })
    expect(await call.readBoard({ query: {} })).toBe(second)
    expect(second).toEqual({ now: '2' })
    expect(asked[2]?.headers.get('if-none-match')).toBe('"v2"')
  })

  it('keeps filters apart', async () => {
    const { asked, send } = network(json({}, { headers: { etag: '"all"' } }), json({}))
    const call = createClient(send, noSignOut)
    await call.readBoard({ query: {} })
    await call.readBoard({ query: { platform: 'main' } })
    expect(asked[1]?.headers.get('if-none-match')).toBeNull()
  })

  it('evicts the least recently used responses', async () => {
    const pages = Array.from({ length: 101 }, () => json({}, { headers: { etag: '"e"' } }))
    const { asked, send } = network(...pages, json({}), json({}))
    const call = createClient(send, noSignOut)
    for (let page = 0; page <= 100; page++) await call.readBoard({ query: { platform: `p${page}` } })
    await call.readBoard({ query: { platform: 'p0' } })
    await call.readBoard({ query: { platform: 'p100' } })
    expect(asked.slice(-2).map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"e"'])
  })

  it('never answers a change from memory', async () => {
    const { asked, send } = network(json({}, { headers: { etag: '"v1"' } }), json({}))
    const call = createClient(send, noSignOut)
    await call.readLead({ params: { id } })
    await call.changeLead({ params: { id }, body: { version: 1 } })
    expect(asked[1]?.headers.get('if-none-match')).toBeNull()
  })
})

describe('a refused call', () => {
  const problemOf = async (answer: Response | Error, signedOut = noSignOut.signedOut) =>
    createClient(network(answer).send, { signedOut })
      .changeLead({ params: { id }, body: { version: 1 } })
      .then(
        () => null,
        (error: unknown) => error,
      )

  it('throws the code with its fields and the current row', async () => {
    const fields = { email: { problem: 'invalid_email', message: 'No.' } }
    const error = await problemOf(refusal('conflict', 409, { fields, current: { version: 7 } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'conflict', fields, current: { version: 7 } })
  })

  it('gives the seconds until a retry', async () => {
    const error = await problemOf(refusal('too_many_requests', 429, {}, { 'retry-after': '95' }))
    expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 95 })
  })

  it.each([
    [502, 'unavailable'],
    [413, 'too_large'],
    [418, 'malformed'],
  ])("interprets a proxy's page (%i) by its status", async (status, code) => {
    expect(await problemOf(new Response('<h1>Oops</h1>', { status }))).toMatchObject({ code })
  })

  it('distinguishes a lost connection from a refusal', async () => {
    expect(await problemOf(new TypeError('Failed to fetch'))).toBeInstanceOf(ConnectionLost)
    expect(await problemOf(new Response('{"id":', { status: 200 }))).toBeInstanceOf(ConnectionLost)
  })

  it('reports an ended session, but not a wrong password', async () => {
    const signedOut = vi.fn()
    await problemOf(refusal('invalid_credentials', 401), signedOut)
    expect(signedOut).not.toHaveBeenCalled()
    await problemOf(refusal('not_signed_in', 401), signedOut)
    expect(signedOut).toHaveBeenCalledOnce()
  })

  it("throws the caller's reason for aborting", async () => {
    const stop = new AbortController()
    const reason = new DOMException('No longer needed', 'AbortError')
    const send: typeof fetch = async () => {
      stop.abort(reason)
      throw reason
    }
    const asked = createClient(send, noSignOut).readBoard({ query: {} }, { signal: stop.signal })
    await expect(asked).rejects.toBe(reason)
  })
})

describe('a call that needs a step-up', () => {
  const needed = () => refusal('proof_needed', 403)

  it('asks for it and is made again, once', async () => {
    const { asked, send } = network(needed(), json({ id }))
    const prove = vi.fn(async () => true)
    await createClient(send, { ...noSignOut, prove }).changeLead({
      params: { id },
      body: { notes: 'typed', version: 1 },
    })
    expect(prove).toHaveBeenCalledOnce()
    expect(asked.map(({ init }) => init.body)).toEqual([
      '{"notes":"typed","version":1}',
      '{"notes":"typed","version":1}',
    ])
  })

  it('is not repeated without a proof, nor a third time', async () => {
    for (const [given, times] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const { asked, send } = network(needed(), needed(), json({ id }))
      const calling = createClient(send, { ...noSignOut, prove: async () => given })
      await expect(calling.deleteLead({ params: { id }, query: { version: 1 } })).rejects.toMatchObject({
        code: 'proof_needed',
      })
      expect(asked).toHaveLength(times)
    }
  })
})

it('a file comes as content with a file name', async () => {
  const { send } = network(
    new Response('a,b\r\n', { headers: { 'content-disposition': 'attachment; filename="audit-2026.csv"' } }),
  )
  const { file, name } = await createClient(send, noSignOut).exportAudit({ query: {} })
  expect([name, await file.text()]).toEqual(['audit-2026.csv', 'a,b\r\n'])
})

describe('a post whose response is lost', () => {
  const body = { leadId: '01900000-0000-7000-8000-000000000000', content: 'A note' }
  const keysOf = (asked: readonly { headers: Headers }[]) => asked.map(({ headers }) => headers.get('idempotency-key'))

  it('keeps its key when resent unchanged, and gets another after a response or a change', async () => {
    const lost = () => Promise.reject(new TypeError('reset'))
    const asked: { headers: Headers }[] = []
    const answers = [lost, () => refusal('unavailable', 503), () => json({}), () => json({}), lost]
    const send = async (_address: unknown, init: RequestInit = {}) => {
      asked.push({ headers: new Headers(init.headers) })
      return (answers.shift() ?? lost)()
    }
    const client = createClient(send as typeof fetch, { signedOut() {} })
    for (let i = 0; i < 4; i++) await client.addInteraction({ body }).catch(() => null)
    await client.addInteraction({ body: { ...body, content: 'Another' } }).catch(() => null)
    const [first, second, third, fourth, fifth] = keysOf(asked)
    expect([second, third]).toEqual([first, first])
    expect(new Set([first, fourth, fifth]).size).toBe(3)
    expect(first).toMatch(/^[\x21-\x7e]{8,255}$/)
  })
})
