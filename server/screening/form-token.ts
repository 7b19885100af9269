import { randomBytes } from 'node:crypto'
import type { Puzzle } from '#domain/screening/proof-of-work.ts'
import { isSameSecret } from '#server/vault/same-secret.ts'
import type { Vault } from '#server/vault/vault.ts'

/** How long a token is taken, milliseconds. */
export const tokenLifetimeMs = 24 * 3600_000

/** Content of a token with a valid signature. `text` is unique and the basis of the puzzle; no bits: no puzzle. */
export type FormToken = { readonly issuedAt: number; readonly puzzle: Puzzle }

/** Marks for visitors who touch a form: when that was, signed, and nothing about them. Any server of ours reads them. */
type FormTokens = {
  issue(now: number, bits: number): { readonly text: string; readonly puzzle: Puzzle }
  /** Null for a token that we did not make, or made with a key that no longer exists. */
  read(text: string): FormToken | null
}

const shape = /^([0-9a-z]{1,11})\.(\d{1,2})\.([\w-]{16})\.([\w.-]{1,80})$/

export function formTokens(vault: Pick<Vault, 'fingerprints'>): FormTokens {
  const signatures = (content: string) => vault.fingerprints(`form token ${content}`)
  return {
    issue(now, bits) {
      const nonce = randomBytes(12).toString('base64url')
      const content = `${now.toString(36)}.${bits}.${nonce}`
      return { text: `${content}.${signatures(content)[0]}`, puzzle: { text: nonce, bits } }
    },
    read(text) {
      const [, issuedAt = '', bits = '', nonce = '', signature = ''] = shape.exec(text) ?? []
      if (!signatures(`${issuedAt}.${bits}.${nonce}`).some((own) => isSameSecret(own, signature))) return null
      return { issuedAt: Number.parseInt(issuedAt, 36), puzzle: { text: nonce, bits: Number(bits) } }
    },
  }
}
