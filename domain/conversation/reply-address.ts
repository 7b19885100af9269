import { normaliseEmail } from '#domain/addresses/email-address.ts'

/** Unambiguous letters and digits of one case, since mail servers change case. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const keyLength = 16

/** The reply key made of these random bytes. */
export const replyKeyOf = (random: Uint8Array): string =>
  [...random.subarray(0, keyLength)].map((byte) => alphabet[byte % alphabet.length]).join('')

const keyShape = /^[a-hjkmnp-z2-9]{16}$/

/** Form of reply addresses: `plus` puts the key after a plus sign, `catch_all` uses it as the local part. */
export const replyForms = ['plus', 'catch_all'] as const
export type ReplyForm = (typeof replyForms)[number]

/** The reply address of a lead, which contains its key. */
export function replyAddress(mailbox: string, key: string, form: ReplyForm): string {
  const at = mailbox.lastIndexOf('@')
  return form === 'plus' ? `${mailbox.slice(0, at)}+${key}${mailbox.slice(at)}` : `${key}${mailbox.slice(at)}`
}

/** Reply keys in addresses at our mailbox's domain, in any case. */
export function replyKeysIn(addresses: readonly string[], mailbox: string): string[] {
  const own = normaliseEmail(mailbox)
  const at = own.lastIndexOf('@')
  const [local, domain] = [own.slice(0, at), own.slice(at)]
  const keys = addresses.flatMap((address) => {
    const one = normaliseEmail(address)
    if (!one.endsWith(domain) || one.lastIndexOf('@') !== one.length - domain.length) return []
    const name = one.slice(0, one.length - domain.length)
    const key = name.startsWith(`${local}+`) ? name.slice(local.length + 1) : name
    return keyShape.test(key) ? [key] : []
  })
  return [...new Set(keys)]
}

/** True if an address is our mailbox, with or without a plus suffix. */
export const isOwnAddress = (address: string, mailbox: string): boolean =>
  withoutPlus(normaliseEmail(address)) === withoutPlus(normaliseEmail(mailbox))

function withoutPlus(address: string): string {
  const [plus, at] = [address.indexOf('+'), address.lastIndexOf('@')]
  return plus >= 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address
}
