import type { Role } from './permissions.ts'
import { sha256 } from './sha256.ts'

/** What a key may do. Deleting, exporting, settings and the team are in none of them. */
export const keyScopes = ['leads:read', 'leads:write', 'events:read'] as const
export type KeyScope = (typeof keyScopes)[number]

/** The role by which the calls of a key are limited further. */
export const roleOfKey = (scopes: readonly KeyScope[]): Role => (scopes.includes('leads:write') ? 'agent' : 'viewer')

/** Begins the name by which a key stands in logs and histories. */
export const keyActorPrefix = 'API: '
/** Begins every key, so that one is recognised where it does not belong: in a repository, a log, a chat. */
export const keyPrefix = 'crmkey_'
/** Characters of a key that stay visible. */
export const shownKeyLength = keyPrefix.length + 6
const randomLength = 43
const checkLength = 6

const checkOf = (random: string) => sha256(random).slice(0, checkLength)

/** The key with these 256 random bits, base64url. */
export const keyOf = (random: string): string => `${keyPrefix}${random}${checkOf(random)}`

/** Whether a text is a key as it was made: one that was cut off or mistyped is not looked for in the database. */
export function keyIsWhole(text: string): boolean {
  if (!/^crmkey_[\w-]{49}$/.test(text)) return false
  const random = text.slice(keyPrefix.length, keyPrefix.length + randomLength)
  return text === keyOf(random)
}

/** Maximum keys of an installation that are neither revoked nor expired. */
export const maxApiKeys = 50
/** Characters of a key's name. */
export const maxKeyName = 60
/** Days after which a key can be made to expire. */
export const keyLifetimes = [30, 90, 365] as const
