import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#server/vault/vault.ts'

const uuidLength = 36

/** Tokens of links in mails: each names its mail and is signed for one purpose, so that none can be guessed. */
export function signedLinks({ fingerprints }: Pick<Vault, 'fingerprints'>, purpose: string) {
  const signatures = (mailId: string) => fingerprints(`${purpose} ${mailId}`)
  return {
    tokenOf: (mailId: string) => encodeURIComponent(`${mailId}.${signatures(mailId)[0]}`),

    /** The mail that a token names; null where the signature is not ours. */
    mailOf(token: string): string | null {
      const mailId = token.slice(0, uuidLength)
      const signature = token.slice(uuidLength + 1)
      const isOurs = token[uuidLength] === '.' && signatures(mailId).some((own) => isSame(own, signature))
      return isOurs ? mailId : null
    },
  }
}

function isSame(own: string, given: string): boolean {
  const [a, b] = [Buffer.from(own), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
