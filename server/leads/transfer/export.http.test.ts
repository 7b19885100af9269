import { once } from 'node:events'
import { type IncomingMessage, get as request } from 'node:http'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parseCsv, plainCell } from '#domain/basics/csv.ts'
import { pacedBatch } from '#server/db/paced-rows.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, caughtUp, message, ownProduct, signIn, startProduct, startSignedIn } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

type Headers = Record<string, string>

const get = async (url: string, path: string, headers: Headers) => {
  const response = await fetch(`${url}${path}`, { headers })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const csvOf = async (url: string, query: string, headers: Headers) => {
  const { bytes } = await get(url, `/api/exports/leads.csv${query}`, headers)
  const [head, ...rows] = parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, i) => [head!.cells[i]!, cell])))
}

describe('an export', () => {
  it("contains the list's leads in order, complete, and nothing a spreadsheet would compute", async () => {
    const { url, database, headers } = await startSignedIn()
    const evil = '=HYPERLINK("http://x.example","click")'
    await call(url, 'sendContact', { body: { ...message, message: evil } })
    const other = { ...message, name: 'Boris', email: 'b@example.com', phone: '+7 9161234567', language: 'ru' as const }
    await call(url, 'sendContact', { body: other })
    const emails = [other.email, message.email] as string[]
    const rows = (await csvOf(url, '', headers)).filter(({ email }) => emails.includes(email!))
    expect(rows.map(({ name }) => name)).toEqual(['Boris', 'Ana Torres'])
    expect(rows[1]).toMatchObject({ status: 'new', message: `'${evil}`, phone: message.phone })
    expect(plainCell(rows[1]!.message!)).toBe(evil)
    expect((await csvOf(url, '?q=torres', headers)).map(({ name }) => name)).toEqual(['Ana Torres'])
    expect((await csvOf(url, '?status=negotiation&q=torres', headers)).length).toBe(0)
    const { rows: log } = await database.pool.query(
      `select detail from audit_log where action = 'lead.exported' order by id desc limit 3`,
    )
    expect(log.map(({ detail }) => detail)).toEqual([
      { format: 'csv', count: 0, filters: ['q', 'status'] },
      { format: 'csv', count: 1, filters: ['q'] },
      { format: 'csv', count: expect.any(Number), filters: [] },
    ])
  })

  it('contains only the picked leads, as many as a URL can name', async () => {
    const product = await startProduct()
    const headers = await signIn(product.url)
    for (const name of ['Picked One', 'Picked Two', 'Picked Three']) await sendLead(product, { name })
    const { data } = (await call(product.url, 'listLeads', { query: { q: 'Picked' }, headers })).body
    const ids = data.filter(({ name }) => name !== 'Picked Two').map(({ id }) => id)
    const names = async (query: string) => (await csvOf(product.url, query, headers)).map(({ name }) => name).toSorted()
    expect(await names(`?ids=${ids.join(',')}`)).toEqual(['Picked One', 'Picked Three'])
    expect(await names(`?q=three&ids=${ids.join(',')}`)).toEqual(['Picked Three'])
    expect(await names(`?ids=${ids[0]}`)).toHaveLength(1)
    const query = { action: 'lead.exported', limit: 3 }
    const { data: log } = (await call(product.url, 'listAudit', { query, headers })).body
    expect(log.map(({ detail, entityId, leadName }) => [detail.count, entityId, leadName])).toEqual([
      [1, ids[0], data.find(({ id }) => id === ids[0])!.name],
      [1, null, null],
      [2, null, null],
    ])
    const status = async (given: string) =>
      (await get(product.url, `/api/exports/leads.csv?ids=${given}`, headers)).status
    expect([await status('nobody'), await status(Array(151).fill(ids[0]).join(','))]).toEqual([400, 400])
  })

  it("contains a search's similar names if nothing matches", async () => {
    const product = await startProduct()
    const headers = await signIn(product.url)
    await sendLead(product, { name: 'Katarzyna Wisniewska' })
    const misspelt = '?q=Katarzyyna%20Wisniewskaa'
    expect((await csvOf(product.url, misspelt, headers)).map(({ name }) => name)).toEqual(['Katarzyna Wisniewska'])
    expect(await csvOf(product.url, '?q=Zzzqqqx', headers)).toEqual([])
  })

  it('is the same as a workbook: numbers are numbers, all other cells text', async () => {
    const { url, headers } = await startSignedIn()
    const person = { name: 'Cleo', email: 'workbook@example.com', phone: '+34 699999999' }
    await call(url, 'sendContact', { body: { ...message, ...person, message: '=1+1 & <b>' } })
    const answer = await get(url, '/api/exports/leads.xlsx?q=workbook', headers)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads.xlsx"')
    const parts = unzipSync(answer.bytes)
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
    expect(sheet).toContain('<t xml:space="preserve">=1+1 &amp; &lt;b&gt;</t>')
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<row>/g)).toHaveLength(2)
  })

  it('is written batch by batch while it is read, each lead once, in order', async () => {
    const { url, database, headers } = await startSignedIn()
    const batches = 8
    await fillWithLeads(database.pool, batches * pacedBatch)
    const rows = await csvOf(url, '?sort=value&order=asc', headers)
    const made = rows.filter(({ email }) => email!.startsWith('lead.'))
    expect(made).toHaveLength(batches * pacedBatch)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const values = rows.map(({ estimatedValue }) => Number(estimatedValue))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })

  it('refuses an invalid query, and requires a recent step-up', async () => {
    const product = await startSignedIn()
    const { url, headers } = product
    expect((await get(url, '/api/exports/leads.csv?sort=pipeline', headers)).status).toBe(400)
    await forgetProofs(product)
    for (const format of ['csv', 'xlsx'])
      expect((await get(url, `/api/exports/leads.${format}`, headers)).status).toBe(403)
  })
})

describe('a slow download', () => {
  it.each([
    ['the account is disabled', `update users set disabled_at = now() where id = $1`],
    ['the role may not export', `update users set role = 'viewer' where id = $1`],
  ])('breaks off once %s', async (_what, change) => {
    const product = await ownProduct()
    const { database, url } = product
    await fillWithLeads(database.pool, 6_000)
    await database.pool.query(`update contact_requests set notes = repeat('n', 3000)`)
    const { id, headers } = await joinTeam(product, 'manager')
    const asked = request(`${url}/api/exports/leads.csv`, { headers })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    response.pause()
    await database.pool.query(change, [id])
    await caughtUp(product)
    const ended = await response
      .resume()
      .toArray()
      .then(
        () => 'whole',
        () => 'broken off',
      )
    expect(ended).toBe('broken off')
  })
})
