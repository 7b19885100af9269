import { describe, expect, it } from 'vitest'
import { maxAttachmentBytes, maxAttachments } from '#domain/leads/attachments.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'

const pdf = '%PDF-1.7 the passport of Ana'

async function start() {
  const product = await startSignedIn()
  const { url, database, headers } = product
  const params = { id: await sendLead(product) }
  const add = (name = 'passport.pdf', content: string | Uint8Array<ArrayBuffer> = pdf) =>
    call(url, 'addAttachment', { params, query: { name }, file: new Blob([content]), headers })
  const list = async () => (await call(url, 'listAttachments', { params, headers })).body.data
  const download = (id: string) => fetch(`${url}/api/attachments/${id}`, { headers })
  /** The content of a file as the database has it. */
  const sealed = async (id: string) => {
    const { rows } = await database.pool.query<{ sealed: string }>(
      `select encode(sealed, 'escape') as sealed from lead_attachment_secrets where attachment_id = $1`,
      [id],
    )
    return rows[0]?.sealed
  }
  return { url, database, headers, params, add, list, download, sealed }
}

describe('a file of a lead', () => {
  it('is stored, listed and downloaded unchanged, as a download and never inline', async () => {
    const { add, list, download } = await start()
    const { status, body } = await add('Ausweis Müller.pdf')
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Ausweis Müller.pdf', size: pdf.length })])
    expect(await list()).toEqual([body])
    const answer = await download(body.id)
    expect(await answer.text()).toBe(pdf)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Ausweis%20M%C3%BCller.pdf`)
  })

  it('is sealed: the database does not contain its text', async () => {
    const { add, sealed } = await start()
    const content = await sealed((await add()).body.id)
    expect(content?.length).toBeGreaterThan(pdf.length)
    for (const words of ['passport', Buffer.from(pdf).toString('base64').slice(0, 16)])
      expect(content).not.toContain(words)
  })

  it('is refused if its content is of another type, its name is invalid, or it is too large', async () => {
    const { add, list } = await start()
    for (const [name, content] of [
      ['offer.pdf', 'MZ\x90 a program'],
      ['page.html', '<html>'],
      ['../passport.pdf', pdf],
    ] as const) {
      const { status, body } = await add(name, content)
      expect([name, status, Object.keys(body as object)]).toEqual([name, 400, ['error']])
    }
    const large = new Uint8Array(maxAttachmentBytes + 1)
    large.set(new TextEncoder().encode(pdf))
    expect((await add('large.pdf', large)).status).toBe(413)
    expect(await list()).toEqual([])
  })

  it('is one of a limited number, and deleted permanently', async () => {
    const { url, add, list, sealed, headers, params, database } = await start()
    await database.pool.query(
      `insert into lead_attachments (id, lead_id, name, size, added_by)
       select gen_random_uuid(), $1, 'old.pdf', 1, 'owner' from generate_series(1, $2)`,
      [params.id, maxAttachments - 1],
    )
    const { body } = await add()
    expect((await add('one more.pdf')).status).toBe(409)
    expect((await call(url, 'deleteAttachment', { params: { id: body.id }, headers })).status).toBe(204)
    expect(await list()).toHaveLength(maxAttachments - 1)
    expect(await sealed(body.id)).toBeUndefined()
    expect((await add('one more.pdf')).status).toBe(201)
  })

  it('is out of reach with its lead in the recycle bin', async () => {
    const { url, add, download, headers, params } = await start()
    const { body } = await add()
    await call(url, 'deleteLead', { params, headers })
    expect((await download(body.id)).status).toBe(404)
  })

  it('has its upload and downloads in the audit log, without its name', async () => {
    const { add, download, params, database } = await start()
    const { body } = await add()
    await download(body.id)
    const { rows } = await database.pool.query(
      'select action, detail::text from audit_log where entity_id = any($1) order by id',
      [[params.id, body.id]],
    )
    expect(rows.map(({ action }) => action)).toEqual(['lead.attached', 'attachment.read'])
    for (const { detail } of rows) expect(detail).not.toContain('passport')
  })
})
