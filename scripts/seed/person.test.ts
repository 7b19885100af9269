import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contactBody } from '#contract/contact.ts'
import { dialOfCountry } from '#domain/addresses/phone.ts'
import { languages } from '#domain/site/languages.ts'
import { countries } from './countries.ts'
import { makePerson } from './person.ts'
import { randomFrom } from './random.ts'
import { Seen } from './seen.ts'

const { name, email, phone } = contactBody.shape
const form = z.object({ name, email, phone })
const reservedDomain = /@(?:[a-z]+\.)*(?:example\.(?:com|org|net)|example)$/

describe.each(countries)('people in $code', (country) => {
  const seen = new Seen(4_000)
  const random = randomFrom(`people ${country.code}`)
  const people = Array.from({ length: 400 }, () => makePerson(random, seen, country, country.languages[0]![0]))

  it("have mobile numbers valid in the country's numbering plan", () => {
    for (const { phone } of people) {
      const number = parsePhoneNumberFromString(phone)
      expect(number?.isValid(), phone).toBe(true)
      expect(number?.country, phone).toBe(country.code)
      expect(number?.getType(), phone).toMatch(/MOBILE/)
      expect(phone).toBe(`${dialOfCountry(country.code)} ${number?.nationalNumber}`)
    }
  })

  it('have names and addresses that the public form accepts unchanged', () => {
    for (const { name, email, phone } of people)
      expect(form.parse({ name, email, phone })).toEqual({ name, email, phone })
  })

  it('have email addresses that can never be registered (RFC 2606)', () => {
    for (const { email } of people) expect(email).toMatch(reservedDomain)
  })

  it('share neither address nor number', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
  })
})

it('covers every language of the site', () => {
  expect(new Set(countries.flatMap((country) => country.languages.map(([language]) => language)))).toEqual(
    new Set(languages),
  )
})

it('writes a Chinese name without a space, and in Latin letters on another site', () => {
  const china = countries.find(({ code }) => code === 'CN')!
  const names = (language: 'zh' | 'en') =>
    Array.from({ length: 50 }, (_, i) => makePerson(randomFrom(`${i}`), new Seen(9), china, language).name)
  expect(names('zh').filter((name) => /^\p{Script=Han}{2,4}$/u.test(name)).length).toBeGreaterThan(30)
  expect(names('en').every((name) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name))).toBe(true)
})
