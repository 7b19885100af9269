import { sha256 } from '#domain/basics/sha256.ts'
import type { Role } from './permissions.ts'

/** Scopes of a key. No scope allows deleting, exporting, settings or the team. */
export const keyScopes = ['leads:read', 'leads:write', 'events:read'] as const
export type KeyScope = (typeof keyScopes)[number]

/** The role that further limits a key's calls. */
export const roleOfKey = (scopes: readonly KeyScope[]): Role => (scopes.includes('leads:write') ? 'agent' : 'viewer')

/** Prefix of a key's name in logs and history. */
export const keyActorPrefix = 'API: '
/** Prefix of every key, so that a leaked one is recognised in a repository, log or chat. */
export const keyPrefix = 'crmkey_'
/** Characters of a key that stay visible. */
export const shownKeyLength = keyPrefix.length + 6
const randomLength = 43
const checkLength = 6

const checkOf = (random: string) => sha256(random).slice(0, checkLength)

/** The key with these 256 random bits, base64url. */
export const keyOf = (random: string): string => `${keyPrefix}${random}${checkOf(random)}`

/** True if a text has the form and checksum of a key; a damaged one is not looked up in the database. */
export function keyIsWhole(text: string): boolean {
  if (!/^crmkey_[\w-]{49}$/.test(text)) return false
  const random = text.slice(keyPrefix.length, keyPrefix.length + randomLength)
  return text === keyOf(random)
}

/** Maximum number of active keys. */
export const maxApiKeys = 50
/** Maximum length of a key's name. */
export const maxKeyName = 60
/** Selectable lifetimes of a key, days. */
export const keyLifetimes = [30, 90, 365] as const
