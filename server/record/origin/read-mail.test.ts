import { describe, expect, it } from 'vitest'
import { checkSignature } from './check-signature.ts'
import { mailsIn, pagesOf } from './read-mail.ts'
import { forwarding, mailOf, makeKey, signMail } from './testing-mails.ts'

const key = makeKey()
const page = '<table><tr><td>Größe: €5</td></tr></table>'

describe('mails of an upload', () => {
  it('are the upload itself, byte for byte, if nothing is attached', async () => {
    const mail = signMail(mailOf(page), { key })
    expect((await mailsIn(mail)).map(String)).toEqual([mail.toString()])
    expect((await pagesOf(mail)).map(String)).toEqual([page])
  })

  it.each(['attachment', 'inline', 'base64'] as const)(
    'are the attached ones, with valid signatures: %s',
    async (how) => {
      const mails = ['one', 'two'].map((text) => signMail(mailOf(`${page}${text}`), { key }))
      const found = await mailsIn(forwarding(mails, how))
      expect(found).toHaveLength(2)
      for (const mail of found) {
        const lookUp = async () => ({ kind: 'found', records: [key.record], at: new Date() }) as const
        expect((await checkSignature(mail, { lookUp, receivedAt: new Date(), ownDomains: [] })).kind).toBe('signed')
      }
    },
  )

  it('have attached pages as well as their own', async () => {
    const mail = [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>See attached</p>',
      '--b',
      'Content-Type: application/octet-stream; name="statement.htm"',
      'Content-Disposition: attachment; filename="statement.htm"',
      '',
      '<p>Statement</p>',
      '--b--',
    ].join('\r\n')
    expect((await pagesOf(Buffer.from(mail))).map((one) => String(one).trim())).toEqual([
      '<p>See attached</p>',
      '<p>Statement</p>',
    ])
  })
})
