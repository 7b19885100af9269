import { dialOfCountry } from '#domain/addresses/phone.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Country } from './countries.ts'
import type { Name, NamePool } from './names/pool.ts'
import { type Random, weighted } from './random.ts'
import type { Seen } from './seen.ts'

type Person = {
  readonly name: string
  readonly givenName: string
  readonly email: string
  /** As stored: dial code, a space, digits. */
  readonly phone: string
}

/** Names that can never be registered (RFC 2606), and labels below them. */
const mailDomain = weighted<string>([
  ['example.com', 26],
  ['example.org', 14],
  ['example.net', 14],
  ['mail.example.com', 12],
  ['inbox.example.org', 8],
  ['post.example.net', 8],
  ['home.example.com', 6],
  ['correo.example', 5],
  ['mail.example', 4],
  ['office.example', 3],
])

/** Languages whose names are not written in Latin letters. */
const ownScript: ReadonlySet<Language> = new Set(['ar', 'ru', 'hi', 'zh'])

/** Makes people who differ from all made before in e-mail address and phone number. */
export function makePerson(random: Random, seen: Seen, country: Country, language: Language): Person {
  const gender = random.whole(0, country.names.given.length - 1)
  const given = random.pick(country.names.given[gender]!)
  const families = country.names.family
  const family = random.pick(families[gender] ?? families[0]!)
  const second = country.names.form === 'two' && random.chance(0.6) ? random.pick(families[0]!) : null
  // A visitor who reads the site in another language writes the name in Latin letters.
  const writesNative = ownScript.has(language) && random.chance(0.85)
  const spell = ({ text, latin }: Name) => (writesNative || isLatin(text) ? text : inCapitals(latin))
  return {
    name: fullName(country.names.form, writesNative, spell(given), spell(family), second && spell(second)),
    givenName: spell(given),
    email: emailAddress(random, seen, given.latin, family.latin),
    phone: phoneNumber(random, seen, country),
  }
}

const isLatin = (text: string) => text.charCodeAt(0) < 0x250
const inCapitals = (latin: string) => latin.charAt(0).toUpperCase() + latin.slice(1)

function fullName(
  form: NamePool['form'],
  native: boolean,
  given: string,
  family: string,
  second: string | null,
): string {
  if (form === 'firstFamily' && native) return family + given
  return second ? `${given} ${family} ${second}` : `${given} ${family}`
}

function emailAddress(random: Random, seen: Seen, given: string, family: string): string {
  for (let digits = 0; ; digits++) {
    const number = digits === 0 && random.chance(0.45) ? random.digits(2) : random.digits(digits)
    const address = `${localPart(random.whole(0, 5), given, family)}${number}@${mailDomain(random)}`
    if (seen.add(address)) return address
  }
}

function localPart(style: number, given: string, family: string): string {
  if (style === 0) return given + family
  if (style === 1) return `${given.charAt(0)}.${family}`
  if (style === 2) return `${given}_${family}`
  if (style === 3) return `${family}.${given}`
  return `${given}.${family}`
}

/** After this many tries in a nearly exhausted range, a number may repeat: families share phones. */
const tries = 20

function phoneNumber(random: Random, seen: Seen, { code, mobile }: Country): string {
  for (let left = tries; ; left--) {
    const phone = `${dialOfCountry(code)} ${random.pick(mobile.prefixes)}${random.digits(mobile.then)}`
    if (seen.add(phone) || left === 0) return phone
  }
}
