import { describe, expect, it } from 'vitest'
import { signedLinks } from './signed-links.ts'

const mailId = '01a22c17-10f0-7806-93a5-1d3bcc0551e0'
const { tokenOf, mailOf } = signedLinks({ fingerprints: (text) => [`key.${btoa(text)}`, 'old.-_'] }, 'unsubscribe')
const token = tokenOf(mailId)

describe('the token of a link in a mail', () => {
  it.each([
    token,
    `${mailId}.old.-_`,
    `${token}.`,
    `${token})`,
    `${token}>`,
    `${token}"`,
    `${token} `,
    `${token}\n`,
    `${token}\u200b`,
    `${token}&fbclid=x`,
    `${token}?utm_source=x`,
    `${token}](https://gold.example)`,
    `${token.slice(0, 50)}=\r\n${token.slice(50)}`,
    `${token.slice(0, 50)} ${token.slice(50)}`,
  ])('%j names its mail', (mangled) => {
    expect(mailOf(decodeURIComponent(mangled))).toBe(mailId)
  })

  it.each(['', mailId, `${mailId}.`, token.slice(0, -1), token.toLowerCase(), `x${token}`])('%j is none', (forged) => {
    expect(mailOf(forged)).toBeNull()
  })

  it('is good for its purpose and mail alone', () => {
    const fingerprints = (text: string) => [text] as const
    const signed = signedLinks({ fingerprints }, 'confirm').tokenOf(mailId)
    expect(signedLinks({ fingerprints }, 'unsubscribe').mailOf(decodeURIComponent(signed))).toBeNull()
    expect(signedLinks({ fingerprints }, 'confirm').mailOf(decodeURIComponent(signed).replace('01', '02'))).toBeNull()
  })
})
