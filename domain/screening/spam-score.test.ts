import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDisposable } from '#domain/addresses/disposable-domains.ts'
import { doubtfulFrom, type Evidence, spamReasons, spamScore } from './spam-score.ts'

const person: Evidence = {
  channel: 'page',
  token: 'good',
  filledInMs: 40_000,
  isFromPage: true,
  isTrapFilled: false,
  isAddressBusy: false,
  isAddressFlooding: false,
  isEmailFlooding: false,
  proof: 'not_needed',
  name: 'Ana Torres',
  email: 'ana@example.com',
  message: 'See https://example.com/my-account, please.',
}
const of = (differs: Partial<Evidence> = {}) => spamScore({ ...person, ...differs })

describe('the spam score of a message', () => {
  it('is zero for a person with a browser', () => {
    expect(of()).toEqual({ score: 0, reasons: [], isDoubtful: false })
    expect(of({ message: null, proof: 'done' }).score).toBe(0)
  })

  it.each<[string, Partial<Evidence>]>([
    ['has the form filled in by the browser', { filledInMs: 300 }],
    ['has a password manager that fills in the hidden field', { isTrapFilled: true }],
    ['has no JavaScript, or refuses cookies', { token: 'absent', filledInMs: null }],
    ['left the page open for two days', { token: 'expired', filledInMs: null }],
    ['sits in an office where many write', { isAddressBusy: true }],
    ['sits there, and the browser fills in the form', { isAddressBusy: true, filledInMs: 300 }],
    ['has everything filled in at once, the hidden field included', { filledInMs: 200, isTrapFilled: true }],
    ['has it filled in so, and refuses cookies', { token: 'absent', filledInMs: null, isTrapFilled: true }],
    ['refuses cookies behind a shared address', { token: 'absent', filledInMs: null, isAddressBusy: true }],
    ['meets all of it together', { token: 'expired', filledInMs: 200, isTrapFilled: true, isAddressBusy: true }],
    [
      'has a cookie of an earlier installation, and autofill',
      { token: 'forged', filledInMs: null, isTrapFilled: true },
    ],
    ['has one behind a shared address', { token: 'forged', filledInMs: null, isAddressBusy: true }],
    ['uses a throw-away address', { email: 'ana@mailinator.com' }],
    ['sends two links', { message: 'https://a.example and www.b.example' }],
    [
      'calls the API from a program of their own',
      { channel: 'api', token: 'absent', filledInMs: null, isFromPage: false },
    ],
  ])('stays below suspicion for somebody who %s', (_, differs) => {
    expect(of(differs).isDoubtful).toBe(false)
    expect(of(differs).score).toBeGreaterThan(0)
  })

  it.each<[string, Partial<Evidence>, string[]]>([
    [
      'posts a form without having been on its page',
      { token: 'absent', isFromPage: false },
      ['no_token', 'not_from_page'],
    ],
    ['sends what a page gave again and again', { token: 'used' }, ['used_token']],
    ['makes marks up', { token: 'forged', isFromPage: false }, ['forged_token', 'not_from_page']],
    [
      'fills in everything and advertises',
      { isTrapFilled: true, message: 'www.a.example www.b.example' },
      ['trap_filled', 'links'],
    ],
    ['writes on and on', { isAddressBusy: true, isAddressFlooding: true }, ['busy_address', 'flooding_address']],
    ['writes to one mailbox on and on', { isEmailFlooding: true }, ['flooding_email']],
    ['does not do the work under load', { proof: 'missing' }, ['no_proof']],
    ['puts a link for a name', { name: 'Win now https://spam.example' }, ['link_as_name']],
    [
      'advertises through the API',
      { channel: 'api', token: 'absent', message: 'https://a.example https://a.example' },
      ['no_token', 'links'],
    ],
  ])('is suspicious for a program that %s', (_, differs, reasons) => {
    expect(of(differs)).toMatchObject({ isDoubtful: true, reasons })
  })

  it('never falls with more evidence, and is explained by its reasons', () => {
    const bad = fc.record<Evidence>(
      {
        channel: fc.constantFrom('page', 'api'),
        token: fc.constantFrom('absent', 'good', 'expired', 'used', 'forged'),
        filledInMs: fc.option(fc.nat(10_000)),
        isFromPage: fc.boolean(),
        isTrapFilled: fc.boolean(),
        isAddressBusy: fc.boolean(),
        isAddressFlooding: fc.boolean(),
        isEmailFlooding: fc.boolean(),
        proof: fc.constantFrom('not_needed', 'done', 'missing'),
        name: fc.string(),
        email: fc.emailAddress(),
        message: fc.option(fc.string()),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Partial<Evidence>>
    fc.assert(
      fc.property(bad, (differs) => {
        const { score, reasons, isDoubtful } = of(differs)
        const worse = of({ ...differs, isTrapFilled: true, isEmailFlooding: true })
        expect(worse.score).toBeGreaterThanOrEqual(score)
        expect(new Set(worse.reasons)).toEqual(new Set([...reasons, 'trap_filled', 'flooding_email']))
        const human = ['no_token', 'expired_token', 'forged_token', 'hasty', 'trap_filled', 'busy_address']
        expect(isDoubtful).toBe(score >= doubtfulFrom && reasons.some((reason) => !human.includes(reason)))
        expect(score === 0).toBe(reasons.length === 0)
        expect(spamReasons).toEqual(expect.arrayContaining([...reasons]))
      }),
    )
  })
})

describe('disposable mailboxes', () => {
  it('are recognised by domain and subdomain', () => {
    for (const email of ['a@mailinator.com', 'a@MAILINATOR.com', 'a@eu.mailinator.com', '"a@b"@yopmail.fr'])
      expect(isDisposable(email), email).toBe(true)
  })

  it('do not include permanent mail services, or relays that hide an address', () => {
    for (const domain of [
      'gmail.com',
      'outlook.com',
      'yahoo.es',
      'icloud.com',
      'privaterelay.appleid.com',
      'mozmail.com',
      'duck.com',
      'proton.me',
      'gmx.de',
      'mail.ru',
      'qq.com',
      '163.com',
      'rediffmail.com',
      'uol.com.br',
      'libero.it',
      'com',
    ])
      expect(isDisposable(`ana@${domain}`), domain).toBe(false)
  })
})
