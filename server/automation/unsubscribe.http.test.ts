import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { call, message } from '#server/testing/product.ts'
import { fetchAs } from '#server/testing/raw.ts'
import { consent, headerOf, host, leadWithLetter, lettersOf, publicUrl } from '#server/testing/rule-letter.ts'
import { unsubscribeWords } from '#web/words/messages/load.ts'

/** As `leadWithLetter`, with functions to open its link and to read the lead's consents. */
async function written() {
  const found = await leadWithLetter()
  const { url, headers, lead } = found
  const open = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
    fetchAs(`${url}${path}`, { method, headers: { ...host, ...headers }, body })
  const offers = async () => {
    const { body } = await call(url, 'listConsents', { params: { id: lead }, headers })
    return body.data.find(({ purpose }) => purpose === 'email_offers')!
  }
  return { ...found, open, offers }
}

describe('the unsubscribe link of an automated letter', () => {
  it('is in the letter and its one-click headers, in no other mail, and hidden from staff', async () => {
    const { server, link, url, headers, path } = await written()
    expect(link.startsWith(`${publicUrl}/es/unsubscribe/`)).toBe(true)
    expect(headerOf(server, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { mail } = lettersOf(server)[0]!
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link)
    await server.until(2)
    const receipt = server.received.find(({ mail: { subject } }) => subject === 'Hemos recibido tu mensaje')!
    expect(receipt.mail.text).not.toContain('unsubscribe')
    const { body } = await call(url, 'listMails', { query: {}, headers })
    const { id } = body.data.find(({ template }) => template === 'rule_letter')!
    const { text } = (await call(url, 'readMail', { params: { id }, headers })).body
    expect(text).not.toContain(path)
    expect(text).toContain('responde a este mensaje y pídenoslo')
  })

  it('changes nothing when opened; its button withdraws the consent, which timeline and audit log record', async () => {
    const { open, path, offers, lead, headers, url, database } = await written()
    const asked = await open('GET', path)
    expect(asked.status).toBe(200)
    expect(asked.headers.get('cache-control')).toBe('no-store')
    expect(asked.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await asked.text()).toContain('<form method="post"><button>')
    expect(await offers()).toMatchObject({ withdrawnAt: null, withdrawnThrough: null })
    const done = await open('POST', path)
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(unsubscribeWords('es').done.title)])
    const withdrawn = await offers()
    expect(withdrawn).toMatchObject({ withdrawnAt: expect.any(String), withdrawnThrough: 'letter' })
    expect((await open('POST', path)).status).toBe(200)
    expect(await offers()).toEqual(withdrawn)
    const { body } = await call(url, 'listTimeline', { params: { id: lead }, query: {}, headers })
    expect(
      body.data.filter((entry) => entry.kind === 'change' && entry.action === 'consent.unsubscribed'),
    ).toHaveLength(1)
    const { rows } = await database.pool.query(
      `select username, detail, address is not null as "hasAddress" from audit_log where action = 'consent.unsubscribed'`,
    )
    expect(rows).toEqual([{ username: null, detail: { purpose: 'email_offers' }, hasAddress: true }])
  })

  it('works as one-click post from mail programs, and stops queued letters and later ones', async () => {
    const { open, path, lead, url, database, headers, rule } = await written()
    await database.pool.query(
      `insert into mails (id, template, language, recipient, "values", entity, entity_id, status, due_at)
       select gen_random_uuid(), template, language, recipient, "values", entity, entity_id, 'queued', now() + interval '1 hour'
       from mails where template = 'rule_letter'`,
    )
    const oneClick = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://mail.example.org',
    }
    expect((await open('POST', path, oneClick, 'List-Unsubscribe=One-Click')).status).toBe(200)
    const { rows } = await database.pool.query(
      `select status, last_problem from mails where template = 'rule_letter' and status <> 'sent'`,
    )
    expect(rows).toEqual([{ status: 'failed', last_problem: 'consent withdrawn' }])
    // The person writes again without agreeing to offers.
    await database.pool.query('update automation_rules set rule = jsonb_set(rule, $1, $2) where id = $3', [
      ['trigger'],
      JSON.stringify({ on: 'returned' }),
      rule,
    ])
    await call(url, 'sendContact', { body: { ...message, message: 'And another thing' }, headers: host })
    const runs = async () => (await call(url, 'listRuns', { query: { rule }, headers })).body.data
    await expect
      .poll(async () => (await runs()).map(({ event, steps }) => [event, steps[0]?.effect]))
      .toContainEqual(['returned', 'no_consent'])
    expect((await call(url, 'readLead', { params: { id: lead }, headers })).status).toBe(200)
  })

  it('unsubscribes the person in every lead with the address, and no other', async () => {
    const { open, path, url, database } = await written()
    const arrives = async (email: string, phone: string) => {
      const own = { email, phone, name: `Person ${phone}`, message: `Please call ${phone}` }
      await call(url, 'sendContact', { body: { ...message, ...own, consent }, headers: host })
      const { rows } = await database.pool.query('select id from contact_requests where email_key = $1', [email])
      return rows[0].id
    }
    const same = await arrives('b@example.com', '+34 612345001')
    const other = await arrives('c@example.com', '+34 612345002')
    await database.pool.query('update contact_requests set email = $2, email_key = $2 where id = $1', [
      same,
      message.email,
    ])
    await database.pool.query(`update consents set address = $2 where lead_id = $1`, [same, message.email])
    await open('POST', path)
    const { rows } = await database.pool.query(
      `select lead_id as id, withdrawn_at is not null as withdrawn from consents
       where lead_id = any($1) and purpose = 'email_offers'`,
      [[same, other]],
    )
    expect(Object.fromEntries(rows.map(({ id, withdrawn }) => [id, withdrawn]))).toEqual({
      [same]: true,
      [other]: false,
    })
  })

  it("can't be guessed: another signature or mail withdraws nothing", async () => {
    const { open, path, offers, database } = await written()
    const { rows } = await database.pool.query(`select id from mails where template <> 'rule_letter'`)
    const [id, signature] = [path.split('/')[3]!.slice(0, 36), path.split('/')[3]!.slice(37)]
    for (const token of [id, `${id}.`, `${id}.${signature.slice(0, -2)}xx`, `${rows[0].id}.${signature}`, 'made-up']) {
      const { status } = await open('POST', `/es/unsubscribe/${token}`)
      expect([token, status]).toEqual([token, 404])
      expect((await open('GET', `/es/unsubscribe/${token}`)).status).toBe(404)
    }
    expect((await offers()).withdrawnAt).toBeNull()
  })

  it('opens in every language, with its direction, and explains if its letter is gone', async () => {
    const { open, path, database } = await written()
    for (const language of languages) {
      const page = await (await open('GET', path.replace('/es/', `/${language.toLowerCase()}/`))).text()
      expect(page).toContain(unsubscribeWords(language).ask.title)
      expect(page).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    }
    expect(await (await open('GET', path.replace('/es/', '/xx/'))).text()).not.toContain('<form method="post"><button>')
    await database.pool.query('delete from mails')
    const gone = await open('POST', path)
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining(unsubscribeWords('es').bad.title)])
  })
})
