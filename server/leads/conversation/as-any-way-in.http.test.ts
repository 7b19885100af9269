import { describe, expect, it } from 'vitest'
import { hourMs } from '#domain/basics/instant.ts'
import { takeSteps } from '#server/testing/automation.ts'
import { deliverMail } from '#server/testing/inbound-mail.ts'
import { checkRows, importedLeads, openImport, runImport } from '#server/testing/lead-files.ts'
import { call, dataDirOf, ownProduct, type Product, secretsKey, signIn, startProduct } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { openVault } from '#server/vault/vault.ts'
import { receiveMail } from './receive-mail.ts'

const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sales@example.org' }

const mailOf = (address: string, text = 'Hello') =>
  `From: Zoe <${address}>\nTo: sales@example.org\nMessage-ID: <${crypto.randomUUID()}@example.net>\n\n${text}\n`

async function desk(product: Pick<Product, 'url'>) {
  const { url } = product
  const headers = await signIn(url)
  const read = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body
  return {
    url,
    headers,
    read,
    write: (address: string, text?: string) => deliverMail(product, mailOf(address, text)),
    texts: async (id: string) =>
      (await call(url, 'listMessages', { params: { id }, query: {}, headers })).body.data.map(({ text }) =>
        text.trim(),
      ),
    isStranger: async (address: string) =>
      (await call(url, 'listInbox', { query: { of: 'everyone', order: 'newest' }, headers })).body.data.some(
        ({ lead, message }) => lead === null && message?.person.address === address,
      ),
    async merge(stays: string, goes: string) {
      const body = {
        version: (await read(stays)).version,
        others: [{ id: goes, version: (await read(goes)).version }],
        fields: {},
      }
      return (await call(url, 'mergeLeads', { params: { id: stays }, body, headers })).body.mergeId
    },
  }
}

it('a rule about those who write again acts on a mail that was delayed, also in its dry run; the clock counts from when it was written', async () => {
  const product = await ownProduct({ environment })
  const { url, database } = product
  const { headers, read } = await desk(product)
  const body = ruleOf({ trigger: { on: 'returned' }, actions: [{ do: 'tag', tag: 'Wrote again' }] })
  const rule = (await call(url, 'addRule', { body, headers })).body
  await call(url, 'switchRule', { params: { id: rule.id }, body: { isOn: true }, headers })
  const { email, phone } = somebody()
  const id = await sendLead(product, { email, phone })
  await database.pool.query(`update contact_requests set created_at = now() - interval '40 days' where id = $1`, [id])
  await database.pool.query(`update lead_addresses set since = now() - interval '40 days' where lead_id = $1`, [id])
  await takeSteps(database)
  const at = new Date(Date.now() - 2 * hourMs)
  const vault = await openVault(database.sql, { secretsKey, dataDir: dataDirOf(product) })
  const parts = { database, vault, ownAddresses: async () => ({ mailbox: 'sales@example.org', from: null }) }
  await receiveMail(parts, Buffer.from(mailOf(email).replaceAll('\n', '\r\n')), { at })
  expect(await read(id)).toMatchObject({ returnedCount: 1 })
  await takeSteps(database)
  expect((await read(id)).tags).toEqual(['Wrote again'])
  const { body: alerts } = await call(url, 'listAlerts', { headers })
  expect(alerts.data.find(({ leadId }) => leadId === id)).toMatchObject({ kind: 'returned', isSeen: false })
  expect((await call(url, 'tryRule', { body, headers })).body.matches).toMatchObject([
    { leadId: id, at: at.toISOString() },
  ])
})

describe('messages from before their sender was a lead', () => {
  it('are theirs once they are a lead, by form, import or another message', async () => {
    const product = await startProduct({ environment })
    const { write, texts, isStranger } = await desk(product)
    const [byForm, again] = [somebody(), somebody()]
    await write(byForm.email, 'before the form')
    const id = await sendLead(product, byForm)
    expect([await texts(id), await isStranger(byForm.email)]).toEqual([['before the form'], false])
    // Known by phone and name, writing from another address.
    await write(again.email, 'before the other address')
    await sendLead(product, { name: 'Zoe Same', phone: again.phone, email: somebody().email })
    const body = { name: 'Zoe Same', phone: again.phone, email: again.email }
    const { rows } = await product.database.pool.query<{ id: string }>(
      `select id from contact_requests where name = 'Zoe Same' and phone = $1`,
      [again.phone],
    )
    await call(product.url, 'sendContact', {
      body: { ...body, language: 'es', message: 'One more question about the trial.' },
    })
    expect([await texts(rows[0]!.id), await isStranger(again.email)]).toEqual([['before the other address'], false])
    // A file.
    const file = await openImport()
    const listed = { name: 'Zoe Listed', ...somebody() }
    await deliverMail(file, mailOf(listed.email, 'before the file'))
    await checkRows(file, [listed])
    await runImport(file)
    const [lead] = await importedLeads(file)
    expect(await (await desk(file)).texts(lead!.id)).toEqual(['before the file'])
  })

  it('while their lead was in the recycle bin are theirs once it is restored', async () => {
    const product = await startProduct({ environment })
    const { url, headers, write, texts, isStranger } = await desk(product)
    const { email, phone } = somebody()
    const id = await sendLead(product, { email, phone })
    await call(url, 'deleteLead', { params: { id }, headers })
    await write(email, 'meanwhile')
    expect(await isStranger(email)).toBe(true)
    await call(url, 'restoreLead', { params: { id }, headers })
    expect([await texts(id), await isStranger(email)]).toEqual([['meanwhile'], false])
  })
})

describe('undoing a merge', () => {
  it('go to the right lead, counted once, which then waits for an answer', async () => {
    const product = await startProduct({ environment })
    const { url, headers, read, write, texts, merge } = await desk(product)
    const [a, b] = [somebody(), somebody()]
    const [stays, goes] = [await sendLead(product, a), await sendLead(product, b)]
    const reply = { channel: 'email' as const, subject: 'Hi', text: 'Hi', seen: null }
    for (const [id, { email }] of [
      [stays, a],
      [goes, b],
    ] as const)
      expect((await call(url, 'sendMessage', { params: { id }, body: { ...reply, to: email }, headers })).status).toBe(
        201,
      )
    await write(b.email, 'B before')
    const mergeId = await merge(stays, goes)
    await write(b.email, 'B since')
    await write(a.email, 'A since')
    expect((await read(stays)).returnedCount).toBe(3)
    await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    expect([await texts(stays), await texts(goes)]).toEqual([
      ['A since', 'Hi'],
      ['B since', 'B before', 'Hi'],
    ])
    expect([(await read(stays)).returnedCount, (await read(goes)).returnedCount]).toEqual([1, 2])
    expect((await read(goes)).clockEvent).toBe('message')
  })

  it('of another lead do not make the surviving one wait', async () => {
    const product = await startProduct({ environment })
    const { url, headers, read, write, merge } = await desk(product)
    const [a, b] = [somebody(), somebody()]
    const [stays, goes] = [await sendLead(product, a), await sendLead(product, b)]
    const reply = { channel: 'email' as const, subject: 'Hi', text: 'Hi', seen: null }
    for (const [id, { email }] of [
      [stays, a],
      [goes, b],
    ] as const)
      await call(url, 'sendMessage', { params: { id }, body: { ...reply, to: email }, headers })
    const mergeId = await merge(stays, goes)
    await write(b.email, 'B since')
    await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    expect([(await read(stays)).clockEvent, (await read(goes)).clockEvent]).toEqual(['reply', 'message'])
  })
})
