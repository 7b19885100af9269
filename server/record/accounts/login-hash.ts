import { hash, randomBytes } from 'node:crypto'

/**
 * Salted hash that identifies an account's number and is published: revealed with its salt, it proves the number. The
 * salt is secret until then, since numbers are short enough to be guessed.
 */
export const loginHash = (salt: string, login: string): string => hash('sha256', `account-v1\n${salt}\n${login}`)

/** 32 random bytes, base64. */
export const newSalt = (): string => randomBytes(32).toString('base64')
