import type { AddressKind } from '#domain/addresses/lead-addresses.ts'

/** SQL texts of a person's keys (`domain/addresses/person-keys`) and name. */
type Person = { readonly email: string; readonly phone: string; readonly name: string }

/**
 * SQL: true if a lead's address `a` is known only from a later form sent in the lead's name. Anybody can send one, so the
 * address proves nothing until a teammate or its mailbox confirms it.
 */
export const isTypedOnly = (a: string): string =>
  `(${a}.source = 'reply' and not ${a}.is_current and ${a}.confirmed_at is null)`

/** SQL of leads `l` outside the recycle bin, each looked up by an address `a`; otherwise PostgreSQL might scan them by date. */
const holders = (condition = '', lock = '') => `lead_addresses as a cross join lateral (
    select * from contact_requests where id = a.lead_id and deleted_at is null ${condition} offset 0 ${lock}
  ) as l`

const heldBy = (kind: AddressKind, key: string) => `a.kind = '${kind}' and a.key = ${key}`

/** SQL: leads `l` that have this email or number, now or formerly. */
export const leadsWith = (kind: AddressKind, key: string): string => `${holders()} where ${heldBy(kind, key)}`

/** As `leadsWith`, by the keys of possible duplicates: the mailbox (`email_person`) or the number. */
export const leadsSharing = (kind: AddressKind, key: string): string =>
  `${holders()} where a.kind = '${kind}' and ${kind === 'email' ? 'email_person(a.key)' : 'a.key'} = ${key}`

/**
 * Neither a number nor an email added by a form identifies a person alone: the lead must have the same name, in any
 * spelling and order.
 */
const ofPerson = ({ email, phone, name }: Person, lock = '') => {
  const isNamed = `name_words(name) = name_words(${name})`
  return {
    byEmail: `${holders(`and (not ${isTypedOnly('a')} or ${isNamed})`, lock)} where ${heldBy('email', email)}`,
    byPhone: `${holders(`and ${isNamed}`, lock)} where ${heldBy('phone', phone)}`,
  }
}

const newest = 'order by l.created_at desc, l.id desc limit 1'

/**
 * SQL: the id of the newest lead with this email, now or formerly; else of the newest with this number and this name; else
 * null. `lock` is `for update`, or nothing.
 */
export function leadOfPerson(person: Person, lock = ''): string {
  const { byEmail, byPhone } = ofPerson(person, lock)
  return `coalesce((select l.id from ${byEmail} ${newest}), (select l.id from ${byPhone} ${newest}))`
}

/** SQL: ids of all leads of the person, in no order. */
export function leadsOfPerson(person: Person): string {
  const { byEmail, byPhone } = ofPerson(person)
  return `select l.id from ${byEmail} union select l.id from ${byPhone}`
}
