import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailIsValid } from '#domain/basics/text.ts'
import { readEmail } from './typed-email.ts'

describe('a typed email address', () => {
  it.each([
    'ana@example.com',
    'ana@example.com.',
    'ana@example.com,',
    'ana@example.com;',
    'mailto:ana@example.com',
    '<ana@example.com>',
    'Ana <ana@example.com>',
    '"ana@example.com"',
    'ana@ example.com',
    'ana＠example.com',
    'ana@example。com',
    'ａｎａ@example.com',
    '\u200bana@example.com',
    'ana@example.com\u200e',
    '\u00a0ana@example.com\u00a0',
    'an\u00ada@exam\u2060ple.com',
    '\u202aana@example.com\u202c',
    'Torres, Ana <ana@example.com>',
    'Email: ana@example.com',
    'MAILTO:ana@example.com?subject=Gold',
    'https://ana@example.com',
    'ana@example.com (work)',
    '«ana@example.com»',
    'ana @ example . com',
    'ana@example．com',
    'ana@example.com!',
    '- ana@example.com',
    'mailto:%20ana%40example.com',
    'mailto://ana@example.com',
    'https://ana@example.com/',
    'ana@example.com%20',
    'ana@example.com?subject=Gold',
    '="ana@example.com"',
    '=ana@example.com',
    '*ana@example.com*',
    '#ana@example.com',
    '`ana@example.com`',
    '״ana@example.com״',
    '「ana@example.com」',
    '《ana@example.com》',
    'ana@example.com؛',
    'ana@example.com।',
    '📧 ana@example.com',
    'ana@example.com ✅',
    'ana@example.com（工作）',
    'Ana <ana@example.com>,',
    'ana@example.com (ana@example.com)',
    'ana@example.com ana@example.com',
    '[ana@example.com](mailto:ana@example.com)',
    '"ana"@example.com',
  ])('%j is ana@example.com', (typed) => {
    expect(readEmail(typed)).toEqual({ email: 'ana@example.com', others: [] })
  })

  it.each([
    ['nora.o’brien@example.com', "nora.o'brien@example.com"],
    ['nora.oʼbrien@example.com', "nora.o'brien@example.com"],
    ['ana\u2011maria@ex\u2013ample.com', 'ana-maria@ex-ample.com'],
    ['‘ana@example.com’', 'ana@example.com'],
    ['mailto:ana%2Bgold@example.com', 'ana+gold@example.com'],
  ])('loses what a word processor made of its signs: %j', (typed, email) => {
    expect(readEmail(typed)).toEqual({ email, others: [] })
  })

  it('is the first of several in a cell, as Google Contacts and Outlook list them', () => {
    for (const list of ['ana@example.com ::: a2@example.com', 'ana@example.com; a2@example.com'])
      expect(readEmail(list)).toEqual({ email: 'ana@example.com', others: ['a2@example.com'] })
  })

  it.each([
    'анна@почта.рф',
    'مثال@مثال.إختبار',
    '用户abc@例え.jp',
    'josé@exämple.de',
    'ana#1=a*b@example.com',
    'Ana+gold@Example.com',
    '-a_b@x.co',
  ])('in one alphabet is unchanged: %s', (typed) => {
    expect(readEmail(typed)).toEqual({ email: typed, others: [] })
  })

  it.each([
    ['ana13@ex\u0430mple.com', 'email_alphabets'],
    ['\u0430na14@example.com', 'email_alphabets'],
    ['\u0663ana@example.com', 'email_alphabets'],
    ['ana\u03bf@example.com', 'email_alphabets'],
    ['\u0430.garcia@example.com', 'email_alphabets'],
    ['ana maria@example.com', 'email_space'],
    ['ana', 'email_at'],
    ['ana@b@example.com', 'email_at'],
    ['ana@', 'email_domain'],
    ['ana@gmail', 'email_domain'],
    ['ana@example,com', 'email_domain'],
    ['ana@example.con', 'email_domain'],
    ['ana@example.com1', 'email_domain'],
    ['ana\u{1f600}@example.com', 'invalid_email'],
    ['ana..b@example.com', 'invalid_email'],
    ['ana@example.com bo@example.com', 'email_several'],
    ['', 'email_at'],
    ['a'.repeat(2_000), 'invalid_email'],
  ])('%j is queried: %s', (typed, problem) => {
    expect(readEmail(typed)).toEqual({ problem })
  })

  it('among others is the first, and the others are kept', () => {
    const list = 'Ana <ana@example.com>; Bo <bo@example.com>, ANA@example.com'
    expect(readEmail(list)).toEqual({ email: 'ana@example.com', others: ['bo@example.com'] })
  })

  it('is valid when accepted, and stable when read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
        const reading = readEmail(typed)
        if ('problem' in reading) return
        expect(emailIsValid(reading.email)).toBe(true)
        expect(readEmail(reading.email)).toEqual({ email: reading.email, others: [] })
      }),
    )
  })
})
