import { describe, expect, it } from 'vitest'
import { worker as en } from '#web/words/staff/phone-en.ts'
import { worker as es } from '#web/words/staff/phone-es.ts'
import { notificationOf } from './notification.ts'
import { offlinePage } from './offline-page.ts'
import { supportOf } from './push-support.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
const lead = (dueAt: string | null) => ({ kind: 'arrived', leadId: 'a b', language: 'de', dueAt }) as const

describe('a notification', () => {
  it.each([
    ['2026-03-02T10:05:00Z', 'German · due in 5 minutes', 'Alemán · vence dentro de 5 minutos'],
    ['2026-03-02T09:59:00Z', 'German · was due 1 minute ago', 'Alemán · venció hace 1 minuto'],
    ['2026-03-03T10:00:00Z', 'German · due in 24 hours', 'Alemán · vence dentro de 24 horas'],
    [null, 'German', 'Alemán'],
  ])('for a lead due at %s says so in both languages', (dueAt, english, spanish) => {
    expect(notificationOf(lead(dueAt), en, 'en', now)).toMatchObject({ title: 'New lead', body: english })
    expect(notificationOf(lead(dueAt), es, 'es', now)).toMatchObject({ title: 'Nuevo lead', body: spanish })
  })

  it('opens its lead, or the board for several', () => {
    expect(notificationOf(lead(null), en, 'en', now).data).toEqual({ path: '/admin?lead=a%20b' })
    const many = notificationOf({ kind: 'overdue', count: 1200 }, en, 'en', now)
    expect(many).toMatchObject({ title: '1,200 overdue leads', data: { path: '/admin' } })
  })
})

it('the offline page runs only its own script and style', async () => {
  const page = offlinePage(en.offline, 'en')
  const nonce = /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
  const html = await page.text()
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain(`<script nonce="${nonce}">`)
  expect(offlinePage(en.offline, 'en').headers.get('content-security-policy')).not.toContain(nonce)
})

describe('pushes in a browser', () => {
  const phone = {
    isSecure: true,
    hasWorker: true,
    hasPush: true,
    permission: 'default',
    userAgent: '',
    touchPoints: 5,
  } as const
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
  it.each([
    ['any that can', {}, 'possible'],
    ['one that was told no', { permission: 'denied' }, 'blocked'],
    ['one without https', { isSecure: false }, 'insecure'],
    ['an old one', { hasPush: false }, 'unsupported'],
    ['an iPhone’s tab', { hasPush: false, permission: null, userAgent: iphone }, 'home'],
    ['an iPhone’s home screen', { userAgent: iphone }, 'possible'],
    ['an iPad that calls itself a Mac', { hasPush: false, userAgent: mac }, 'home'],
    ['a Mac', { hasPush: false, userAgent: mac, touchPoints: 0 }, 'unsupported'],
  ] as const)('are, in %s: %s %s', (_, differs, expected) => expect(supportOf({ ...phone, ...differs })).toBe(expected))
})
