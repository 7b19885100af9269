import { domainToASCII } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mailboxOf, normaliseEmail, shownEmail } from './email-address.ts'

describe('an email address', () => {
  it.each([
    [' Ana@Example.COM\n', 'ana@example.com'],
    ['info@xn--mller-test-9db.example', 'info@müller-test.example'],
    ['info@MÜLLER-test.example', 'info@müller-test.example'],
    ['info@mu\u0308ller-test.example', 'info@müller-test.example'],
    ['\u200binfo@example.com\u200e', 'info@example.com'],
    ['in\u00adfo@example.com', 'info@example.com'],
    ['info@例子。测试', 'info@例子.测试'],
    ['info@ｅｘａｍｐｌｅ.com', 'info@example.com'],
    ['no address', 'no address'],
    ['', ''],
  ])('%j has the key %j', (written, key) => expect(normaliseEmail(written)).toBe(key))

  it.each(['müller', 'bücher', 'ñandú', 'пример', 'उदाहरण', '例え', 'مثال', 'straße', 'καλημέρα', 'a-ü-b', '𠮷野家'])(
    'in %s equals the ASCII form a browser sends',
    (letters) => {
      const ascii = domainToASCII(`${letters}.example`)
      expect(ascii).toMatch(/^xn--/)
      expect(normaliseEmail(`a@${ascii}`)).toBe(normaliseEmail(`a@${letters}.example`))
    },
  )

  it.each(['xn--', 'xn--abc-', 'xn--999999999', 'xn--a!', 'xn--zzzzzzzzzzzzzzzzzzzz'])(
    'keeps a label that is not valid Punycode: %s',
    (label) => expect(normaliseEmail(`a@${label}.example`)).toBe(`a@${label}.example`),
  )

  it.each([
    ['ana+gold@example.com', 'ana@example.com'],
    ['a.n.a+x@googlemail.com', 'ana@gmail.com'],
    ['a.n.a@example.com', 'a.n.a@example.com'],
  ])('%s reaches the mailbox %s', (key, mailbox) => expect(mailboxOf(key)).toBe(mailbox))

  it('is shown as typed, with its domain decoded and without invisible characters', () => {
    expect(shownEmail('Info@xn--mller-test-9db.example')).toBe('Info@müller-test.example')
    expect(shownEmail('Ana.Torres@Example.com\u200e')).toBe('Ana.Torres@Example.com')
    expect(shownEmail('')).toBe('')
  })
})
