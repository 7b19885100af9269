import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { attemptOf, hasZeros, type Puzzle } from '#domain/screening/proof-of-work.ts'
import type { Visit } from '#domain/screening/screening.ts'
import { solves } from './proof.ts'
import { createScreening } from './screening.ts'
import type { UsedTokens } from './used-tokens.ts'

/** Spent tokens of one process; those of all servers are tried over HTTP. */
function usedTokens(): UsedTokens {
  const spent = new Map<string, string>()
  return {
    async spend(nonce, message) {
      const before = spent.get(nonce)
      if (before === undefined) spent.set(nonce, message)
      return before === undefined ? 'spent' : before === message ? 'again' : 'gone'
    },
    release: async (nonce) => void spent.delete(nonce),
  }
}

const vaultOf = (...keys: string[]) => ({
  fingerprints(text: string): [string, ...string[]] {
    const [first = '', ...rest] = keys.map(
      (key) => `${key}.${createHmac('sha256', key).update(text).digest('base64url')}`,
    )
    return [first, ...rest]
  },
})
const vault = vaultOf('key')

function open(limitFactor = 1) {
  let now = 1_800_000_000_000
  const screening = createScreening({ vault, limitFactor, used: usedTokens(), share: null, clock: () => now })
  let sent = 0
  const send = (visit: Partial<Visit> = {}, own: { key?: string; emailKey?: string } = {}) => {
    sent += 1
    const facts = { name: 'Ana', message: null, key: `key ${sent}`, emailKey: `${sent}@example.com`, ...own }
    const from = {
      channel: 'page',
      isFromPage: true,
      isTrapFilled: false,
      caller: `10.0.0.${sent}`,
      cookies: undefined,
    } as const
    return screening.screen({ ...from, ...visit })(facts)
  }
  const touch = () => {
    const { cookie, puzzle } = screening.issue(false)
    return { cookies: cookie.split(';', 1)[0]!, puzzle }
  }
  return { screening, send, touch, pass: (ms: number) => (now += ms) }
}

const solve = (puzzle: Puzzle) => {
  for (let n = 0; ; n += 1) if (solves(puzzle, String(n))) return n
}

/** More than a person's pace, from everywhere. */
async function flood({ send }: ReturnType<typeof open>) {
  for (let n = 0; n < 25; n += 1) await send()
}

it('a flood is many messages, not many copies of one', async () => {
  const copies = open()
  for (let n = 0; n < 100; n += 1) await copies.send({}, { key: 'one message' })
  expect(copies.touch().puzzle).toBeNull()
  const messages = open()
  await flood(messages)
  expect(messages.touch().puzzle).not.toBeNull()
})

describe('a visitor who touches a form', () => {
  it('gets a token with its time, and is not suspected with it', async () => {
    const { send, touch, pass } = open()
    const { cookies, puzzle } = touch()
    expect(puzzle).toBeNull()
    pass(5_000)
    expect(await send({ cookies: `language=es; ${cookies}` })).toMatchObject({ score: 0, reasons: [] })
  })

  it('may be quick, or return after more than a day, and is only slightly suspected', async () => {
    const { send, touch, pass } = open()
    pass(1_000)
    expect((await send(touch())).reasons).toEqual(['hasty'])
    const late = touch()
    pass(24 * 3600_000)
    expect((await send(late)).reasons).toEqual(['expired_token'])
  })

  it('may resend the same message, and another one after it could not be stored', async () => {
    const { send, touch, pass } = open()
    const visit = touch()
    pass(5_000)
    const first = await send(visit, { key: 'one' })
    expect((await send(visit, { key: 'one' })).score).toBe(0)
    await first.undo()
    expect((await send(visit, { key: 'another' })).score).toBe(0)
  })

  it('may correct a message after a lost response, without suspicion', async () => {
    const { send, touch, pass } = open()
    const visit = touch()
    pass(3_000)
    await send(visit, { emailKey: 'anna@exmaple.com' })
    expect(await send(visit, { emailKey: 'anna@example.com' })).toMatchObject({ score: 0, reasons: [] })
    expect(await send(visit, { emailKey: 'anna@example.org' })).toMatchObject({ score: 0, reasons: [] })
  })

  it('has a token readable by every server with the same key, also after a newer key', async () => {
    const { cookie } = createScreening({ vault, limitFactor: 1, used: usedTokens(), share: null }).issue(true)
    expect(cookie).toMatch(/^form=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/)
    const checkMessage = (...keys: string[]) =>
      createScreening({ vault: vaultOf(...keys), limitFactor: 1, used: usedTokens(), share: null }).screen({
        channel: 'page',
        isFromPage: true,
        isTrapFilled: false,
        caller: '10.0.0.1',
        cookies: cookie.split(';', 1)[0]!,
      })({ name: 'Ana', message: null, key: 'one', emailKey: 'ana@example.com' })
    expect(await Promise.all([checkMessage('key'), checkMessage('newer', 'key'), checkMessage('other')])).toMatchObject(
      [{ reasons: ['hasty'] }, { reasons: ['hasty'] }, { reasons: ['forged_token'] }],
    )
  })
})

describe('a program', () => {
  it("can't use a token for more messages than a person sends in one visit", async () => {
    const { send, touch, pass } = open()
    const visit = touch()
    pass(5_000)
    const verdicts = []
    for (let n = 0; n < 5; n += 1) verdicts.push(await send(visit))
    expect(verdicts.map(({ isDoubtful }) => isDoubtful)).toEqual([false, false, false, true, true])
    expect(verdicts[4]?.reasons).toEqual(['used_token'])
  })

  it("can't make a token older, or forge one", async () => {
    const { send, touch } = open()
    const [, issuedAt = '', rest = ''] = /^form=(\w+)(.*)$/.exec(touch().cookies) ?? []
    const older = (Number.parseInt(issuedAt, 36) - 60_000).toString(36)
    for (const cookies of [
      `form=${older}${rest}`,
      'form=x',
      `form=${issuedAt}.0.${'a'.repeat(16)}.key.${'b'.repeat(43)}`,
    ])
      expect((await send({ cookies })).reasons, cookies).toEqual(['forged_token'])
  })

  it('at one IP address is suspected after five messages, and after thirty whatever it sends', async () => {
    const { send, touch, pass } = open()
    const reasons = []
    for (let n = 0; n < 31; n += 1) {
      const visit = touch()
      pass(60_000)
      reasons.push((await send({ ...visit, caller: '2001:db8::/64' })).reasons.join())
    }
    expect(reasons.slice(0, 5)).toEqual(['', '', '', '', ''])
    expect(reasons[30]).toContain('flooding_address')
  })

  it('using one email address from everywhere is suspected after ten', async () => {
    const { send, touch, pass } = open()
    const verdicts = []
    for (let n = 0; n < 11; n += 1) {
      const visit = touch()
      pass(60_000)
      verdicts.push(await send(visit, { emailKey: 'ana@example.com' }))
    }
    expect(verdicts.map(({ isDoubtful }) => isDoubtful)).toEqual([...Array(10).fill(false), true])
    pass(86_400_000)
    expect((await send({}, { emailKey: 'ana@example.com' })).isDoubtful).toBe(false)
  })
})

describe('under load', () => {
  it('with a browser gets work, and is not suspected after doing it', async () => {
    const visitor = open()
    await flood(visitor)
    const { cookies, puzzle } = visitor.touch()
    visitor.pass(5_000)
    const answer = solve(puzzle!)
    expect((await visitor.send({ cookies: `${cookies}; proof=${answer}` })).reasons).toEqual([])
    expect(hasZeros(0, 15)).toBe(true)
    expect(attemptOf('text', 7)).toBe('text.7')
  })

  it.each([
    ['nothing', ''],
    ['a wrong answer', '; proof=1'],
    ['no number', '; proof=0x10'],
    ['a number without end', '; proof=99999999999'],
  ])('%s has not done that work', async (_, proof) => {
    const visitor = open()
    await flood(visitor)
    const { cookies } = visitor.touch()
    visitor.pass(5_000)
    const verdict = await visitor.send({ cookies: cookies + proof })
    expect(verdict).toMatchObject({ reasons: ['no_proof'], isDoubtful: true })
  })

  it('who was already filling in the form needs no work; who kept a token for it does', async () => {
    const visitor = open()
    const [early, kept] = [visitor.touch(), visitor.touch()]
    visitor.pass(600_000)
    await flood(visitor)
    expect((await visitor.send(early)).reasons).toEqual([])
    visitor.pass(3_600_000)
    await flood(visitor)
    expect((await visitor.send(kept)).reasons).toEqual(['no_proof'])
  })

  it('without a script is suspected; a minute later no work is required', async () => {
    const visitor = open()
    await flood(visitor)
    expect((await visitor.send()).reasons).toEqual(['no_token', 'no_proof'])
    visitor.pass(60_000)
    expect(visitor.touch().puzzle).toBeNull()
    expect((await visitor.send()).isDoubtful).toBe(false)
  })
})
