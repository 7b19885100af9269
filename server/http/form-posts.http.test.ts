import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { freshDatabase, ownProduct, type Product, startProduct } from '#server/testing/product.ts'
import { formStateIn, plainRenderer } from '#server/testing/renderer.ts'
import { checksums } from '#server/testing/tables.ts'
import { somebody } from '#server/testing/visitors.ts'

type Fields = Record<string, string>

const quick: Fields = {
  form: 'quick',
  name: 'Ana Torres',
  email: 'ana.torres@example.com',
  phonePrefix: '+34',
  phoneNumber: '612 345 678',
  investmentExperience: 'intermediate',
  capitalRange: '50k-100k',
}
const full: Fields = {
  form: 'full',
  name: 'Иван Ёлкин',
  email: 'ivan@example.ru',
  phonePrefix: '+7',
  phoneNumber: '9161234567',
  preferredLanguage: 'ru',
  investmentExperience: 'expert',
  message: 'Первая строка\r\nВторая строка',
  emailOffers: 'on',
  consentVersion: '2026-11',
}
const typed = ({ form: _form, ...values }: Fields) => values

const newContact = () => {
  const { email, phone } = somebody()
  return { email, phonePrefix: '+34', phoneNumber: phone.slice('+34 '.length) }
}
/** Forms of a new person. */
const newQuick = (): Fields => ({ ...quick, ...newContact() })
const newFull = (): Fields => ({ ...full, ...newContact() })

const start = () => startProduct({ renderer: plainRenderer })
const startAlone = (environment: Fields = {}) => ownProduct({ renderer: plainRenderer, environment })

/** Posts a form as a browser does: with a script as a fragment, without one as a page. */
async function post(
  { url }: Pick<Product, 'url'>,
  fields: Fields | string,
  more: { path?: string; headers?: Fields } = {},
) {
  const response = await fetch(`${url}${more.path ?? '/es/welcome'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, ...more.headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** The redirect target without the sender's own marker. */
const addressWithoutMark = (headers: Headers) => headers.get('location')?.replace(/(sent=[\w-]+)[^#&]*/, '$1')

const asFragment = { headers: { 'x-fragment': 'form' } }
/** The leads with an email address, and how many entries they have. */
const leadsOf = async ({ database }: Pick<Product, 'database'>, { email }: Fields) =>
  (
    await database.pool.query(
      `select l.*, (select count(*)::int from lead_interactions i where i.lead_id = l.id) as entries
       from contact_requests l where email = $1`,
      [email],
    )
  ).rows

describe('a form sent without a script', () => {
  it('becomes a lead and redirects to the thank-you page, which can be reloaded', async () => {
    const product = await start()
    const sent = newQuick()
    const { status, headers } = await post(product, sent)
    expect([status, addressWithoutMark(headers)]).toEqual([303, '/es/welcome?sent=quick#quick'])
    for (const _ of ['first', 'reloaded']) {
      const thanks = await fetch(product.url + headers.get('location'))
      const html = await thanks.text()
      expect(formStateIn(html, 'quick')).toEqual({ values: {}, problems: {}, outcome: 'sent' })
      expect(formStateIn(html, 'full')).toBeNull()
      expect(thanks.headers.get('cache-control')).toBe('no-store')
    }
    expect(await leadsOf(product, sent)).toMatchObject([
      {
        name: 'Ana Torres',
        phone: `+34 ${sent.phoneNumber}`,
        language: 'es',
        country: 'ES',
        platform: 'main',
        estimated_value: 50_000,
        investment_experience: 'intermediate',
        message: null,
      },
    ])
  })

  it('needs no cookie for its thank-you page, which only our own links show', async () => {
    const product = await start()
    const { headers } = await post(product, newQuick(), { path: '/es/welcome?variant=a&utm_source=instagram' })
    const query = new URL(headers.get('location')!, product.url).searchParams
    expect([query.get('variant'), query.get('utm_source')]).toEqual(['a', 'instagram'])
    const mark = query.get('sent')!
    for (const sent of ['', 'quick', mark.replace('quick', 'full'), mark.replace(/\..*~/, '.zzzzzzzz~'), `${mark}x`]) {
      const html = await (await fetch(`${product.url}/es/welcome?sent=${encodeURIComponent(sent)}`)).text()
      expect([sent, formStateIn(html, 'quick'), formStateIn(html, 'full')]).toEqual([sent, null, null])
    }
  })

  it('stores every field of the long form, with the given consent', async () => {
    const product = await start()
    const sent = newFull()
    expect((await post(product, sent, { path: '/ru/welcome' })).status).toBe(303)
    const { rows } = await product.database.pool.query(
      `select l.message, l.preferred_language, l.language, c.purpose, c.wording_version
       from contact_requests l join consents c on c.lead_id = l.id where l.email = $1 order by c.purpose`,
      [sent.email],
    )
    const lead = { message: 'Первая строка\nВторая строка', preferred_language: 'ru', language: 'ru' }
    expect(rows).toEqual([
      { ...lead, purpose: 'answer', wording_version: '2026-11' },
      { ...lead, purpose: 'email_offers', wording_version: '2026-11' },
    ])
  })

  it("sent from the bare URL is answered in the visitor's language", async () => {
    const product = await start()
    const more = { path: '/welcome', headers: { 'accept-language': 'it' } }
    expect(addressWithoutMark((await post(product, newFull(), more)).headers)).toBe('/it/welcome?sent=full#full')
    expect((await post(product, newQuick(), { path: '/xx/welcome' })).status).toBe(404)
  })

  it('sent twice, by a double click or after going back, makes one lead', async () => {
    const product = await start()
    const sent = newFull()
    const answers = await Promise.all([post(product, sent), post(product, sent), post(product, sent)])
    answers.push(await post(product, sent))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await leadsOf(product, sent)).toMatchObject([{ entries: 0 }])
  })
})

it('a phone number typed with its dial code keeps that code, whichever is selected', async () => {
  const product = await start()
  // One phone number: all are messages of one person.
  const emails: string[] = []
  for (const phoneNumber of ['+44 7400 123456', '0044 7400 123456', '+44 (0)7400 123456']) {
    for (const phonePrefix of ['+34', '']) {
      const { email } = somebody()
      emails.push(email)
      expect((await post(product, { ...quick, email, phonePrefix, phoneNumber })).status).toBe(303)
    }
  }
  const { rows } = await product.database.pool.query(
    'select distinct phone, country from contact_requests where email = any($1)',
    [emails],
  )
  expect(rows).toEqual([{ phone: '+44 7400123456', country: 'GB' }])
})

describe('a form sent by the script', () => {
  it('is answered with its thank-you card alone', async () => {
    const product = await start()
    const sent = newQuick()
    const { status, html, headers } = await post(product, sent, asFragment)
    expect([status, formStateIn(html, 'quick')]).toEqual([200, { values: {}, problems: {}, outcome: 'sent' }])
    expect(html).not.toContain('<html')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await leadsOf(product, sent)).toHaveLength(1)
  })

  it('resent with its key after a lost response makes one lead', async () => {
    const product = await start()
    const sent = newQuick()
    const headers = { ...asFragment.headers, 'idempotency-key': randomUUID() }
    for (let i = 0; i < 3; i++) expect((await post(product, sent, { headers })).status).toBe(200)
    expect(await leadsOf(product, sent)).toMatchObject([{ entries: 0 }])
  })

  it('with the key of another message comes back as typed', async () => {
    const product = await start()
    const headers = { ...asFragment.headers, 'idempotency-key': randomUUID() }
    const sent = newQuick()
    await post(product, sent, { headers })
    const other = { ...sent, name: 'Ana María Torres' }
    const { status, html } = await post(product, other, { headers })
    expect([status, formStateIn(html, 'quick')]).toEqual([
      422,
      { values: typed(other), problems: {}, outcome: 'failed' },
    ])
  })
})

describe('a phone number and email address in a form', () => {
  const stored = async (change: Fields) => {
    const product = await start()
    const sent = { ...newQuick(), ...change }
    const { html } = await post(product, sent, asFragment)
    const [lead] = await leadsOf(product, { email: change.email ? 'typed@example.com' : sent.email! })
    return { lead, problems: formStateIn(html, 'quick')?.problems }
  }

  it.each([
    ['+49', '\u202a+34 600 111 305\u202c', '+34 600111305', 'ES'],
    ['+49', 'Tel. +34 600 111 310', '+34 600111310', 'ES'],
    ['+7 KZ', '701 234 5678', '+7 7012345678', 'KZ'],
    ['+7 KZ', '912 345 6789', '+7 9123456789', 'KZ'],
    ['+7', '701 234 5679', '+7 7012345679', 'KZ'],
    ['+1 CA', '416 555 0123', '+1 4165550123', 'CA'],
    ['+1', '876 927 0123', '+1 8769270123', 'JM'],
    ['+44 JE', '01534 876543', '+44 1534876543', 'JE'],
    ['+1 CA', '+34 600 111 311', '+34 600111311', 'ES'],
  ])(
    'beside %s, %j is stored as %s, of the chosen country, else its own: %s',
    async (phonePrefix, phoneNumber, phone, country) => {
      expect((await stored({ phonePrefix, phoneNumber })).lead).toMatchObject({ phone, country })
    },
  )

  it('keep extra text: an extension is added to the message', async () => {
    const { lead } = await stored({ phonePrefix: '+49', phoneNumber: '030 9018 / 030 9019 ext. 12' })
    expect(lead).toMatchObject({ phone: '+49 309018', message: '+49 309018 ext. 12 · 030 9019' })
  })

  it('are queried if two countries fit: the one guessed while typing, and the one shown then', async () => {
    const both = { phonePrefix: '+57', phoneNumber: '310 223 4567', phoneShown: '+1' }
    expect(await stored(both)).toEqual({ lead: undefined, problems: { phoneNumber: 'phone_country' } })
    const { phoneShown: _, ...chosen } = both
    expect((await stored(chosen)).lead).toMatchObject({ phone: '+57 3102234567', country: 'CO' })
    const one = await stored({ ...both, phoneNumber: '612 345 678', phonePrefix: '+57', phoneShown: '+34' })
    expect(one.lead).toMatchObject({ phone: '+34 612345678', country: 'ES' })
  })

  it('lose what nobody sees of a text copied from a word processor, and keep its line breaks', async () => {
    const message = 'One\u000btwo\u000cth\u001free non\u001ebreaking\u0007'
    const { lead } = await stored({ form: 'full', preferredLanguage: 'es', message })
    expect(lead).toMatchObject({ message: 'One\ntwo\nthree non-breaking' })
  })

  it.each(['Typed <typed@example.com>', 'typed＠example。com', '\u200btyped@ example.com.'])(
    'are read as people see them: %j',
    async (email) => {
      expect((await stored({ email })).lead).toMatchObject({ email: 'typed@example.com' })
    },
  )
})

describe.each([
  ['without a script', {}],
  ['by the script', asFragment],
])('an invalid form, sent %s', (_how, more) => {
  const refused: [what: string, change: Fields, problems: Fields][] = [
    [
      'every field empty',
      Object.fromEntries(Object.keys(typed(full)).map((field) => [field, ''])),
      { name: 'required', email: 'required', phoneNumber: 'required' },
    ],
    ['a wrong address', { email: 'ana@' }, { email: 'email_domain' }],
    ['a phone too short for its country', { phoneNumber: '123' }, { phoneNumber: 'phone_too_short' }],
    ['a dial code that is none', { phonePrefix: '+999' }, { phoneNumber: 'phone_country' }],
    ['letters for a phone', { phoneNumber: 'call me' }, { phoneNumber: 'invalid_phone' }],
    ['a number without a dial code', { phonePrefix: '', phoneNumber: '9161234567' }, { phoneNumber: 'phone_country' }],
    ['a choice that is none', { investmentExperience: 'guru' }, { investmentExperience: 'invalid_choice' }],
    ['what cannot be stored', { message: 'a\u0000b' }, { message: 'invalid_text' }],
    ['too much', { message: 'm'.repeat(4001) }, { message: 'too_long' }],
    ['far too much', { message: 'm'.repeat(70_000) }, { message: 'too_long' }],
    [
      'several mistakes at once',
      { name: ' ', email: 'x', phoneNumber: '1', message: 'a\u0000b' },
      { name: 'required', email: 'email_at', phoneNumber: 'phone_too_short', message: 'invalid_text' },
    ],
  ]

  it('comes back as typed with its problems, and nothing is written', async () => {
    const product = await startAlone()
    const before = await checksums(product.database.pool)
    for (const [what, change, problems] of refused) {
      const fields = { ...full, ...change }
      const { status, html, headers } = await post(product, fields, more)
      const values = { ...typed(fields), message: fields.message!.replaceAll('\r\n', '\n') }
      expect([what, status, formStateIn(html, 'full')]).toEqual([what, 400, { values, problems, outcome: 'open' }])
      expect(html.includes('<html lang="es"')).toBe(more !== asFragment)
      expect([headers.get('cache-control'), headers.get('content-language')]).toEqual(['no-store', 'es'])
    }
    expect(await checksums(product.database.pool)).toEqual(before)
  })

  it('too long to be read completely comes back as far as it was read, with the long field marked', async () => {
    const product = await start()
    const sent = newFull()
    for (const letter of ['m', 'я', '金', '😀']) {
      const { status, html } = await post(product, { ...sent, message: letter.repeat(300_000) }, more)
      const state = formStateIn(html, 'full')
      expect([status, state?.problems, state?.outcome]).toEqual([413, { message: 'too_long' }, 'open'])
      const { name, email, phoneNumber } = sent
      expect(state?.values).toMatchObject({ name, email, phoneNumber })
      expect(state?.values.message?.length).toBeGreaterThan(20_000)
      expect(state?.values.message?.replaceAll(letter, '')).toBe('')
    }
    expect(await leadsOf(product, sent)).toEqual([])
  })

  it('comes back as typed if there are too many, with the time to retry', async () => {
    const product = await startAlone({ RATE_LIMIT_FACTOR: '0.01' })
    await post(product, quick, more)
    const { status, html, headers } = await post(product, full, more)
    expect([status, formStateIn(html, 'full')?.outcome]).toEqual([429, 'too_many_requests'])
    expect(formStateIn(html, 'full')?.values).toMatchObject({ name: full.name, email: full.email })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await leadsOf(product, full)).toEqual([])
  })

  it('comes back as typed while the database is away, and is accepted later', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const product = await ownProduct({ beside: { ...fresh, connection: line.connection }, renderer: plainRenderer })
    await fetch(`${product.url}/es/welcome`)
    line.cut()
    const { status, html, headers } = await post(product, full, more)
    expect([status, formStateIn(html, 'full')?.outcome]).toEqual([503, 'failed'])
    expect(formStateIn(html, 'full')?.values).toMatchObject({ name: full.name, phoneNumber: full.phoneNumber })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    line.mend()
    await expect.poll(async () => (await post(product, full, more)).status).toBeLessThan(400)
    expect(await leadsOf(product, full)).toHaveLength(1)
  })
})

it('fields added by browsers, apps and extensions are ignored, and of repeated fields the first counts', async () => {
  const product = await start()
  const sent = newQuick()
  const body = `${new URLSearchParams(sent)}&x-extra=1&status=converted&assignedTo=me&__proto__=1&name=Other`
  expect((await post(product, body)).status).toBe(303)
  expect((await post(product, body, asFragment)).status).toBe(200)
  expect(await leadsOf(product, sent)).toMatchObject([{ name: 'Ana Torres', status: 'new', assigned_to: null }])
})

it("a post of an unknown form is refused with a page in the visitor's language, and nothing is written", async () => {
  const product = await startAlone()
  const before = await checksums(product.database.pool)
  const good = new URLSearchParams(quick).toString()
  const typedValues = typed(quick)
  const odd: [what: string, fields: Fields | string, headers: Fields, status: number, values: Fields][] = [
    ['an unknown form', { ...quick, form: 'admin' }, {}, 400, {}],
    ['no form', typed(quick), {}, 400, {}],
    ['nothing', '', {}, 400, {}],
    ['JSON', JSON.stringify(quick), { 'content-type': 'application/json' }, 400, {}],
    ['plain text', good, { 'content-type': 'text/plain' }, 400, {}],
    ['parts', good, { 'content-type': 'multipart/form-data; boundary=x' }, 400, {}],
    ['a form of another page', { ...quick, form: 'contact' }, {}, 400, { name: quick.name! }],
    ['from another site', quick, { 'sec-fetch-site': 'cross-site' }, 403, typedValues],
    ['from another origin', quick, { origin: 'https://evil.example' }, 403, typedValues],
  ]
  for (const [what, fields, headers, status, values] of odd) {
    const answer = await post(product, fields, { headers })
    expect([what, answer.status, answer.headers.get('content-language')]).toEqual([what, status, 'es'])
    expect([what, formStateIn(answer.html, 'quick')]).toMatchObject([what, { outcome: 'failed', values }])
  }
  const elsewhere = await post(product, quick, { path: '/fr/track-record' })
  expect([elsewhere.status, elsewhere.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  const keyless = await post(product, quick, { headers: { 'idempotency-key': 'k'.repeat(4000) } })
  expect([keyless.status, formStateIn(keyless.html, 'quick')?.values]).toEqual([400, typed(quick)])
  expect(await checksums(product.database.pool)).toEqual(before)
})
