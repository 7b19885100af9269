import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#server/vault/vault.ts'

const uuidLength = 36

/** Tokens of links in mails: each names its mail and is signed for one purpose, so that none can be guessed. */
export function signedLinks({ fingerprints }: Pick<Vault, 'fingerprints'>, purpose: string) {
  const signatures = (mailId: string) => fingerprints(`${purpose} ${mailId}`)
  return {
    tokenOf: (mailId: string) => encodeURIComponent(`${mailId}.${signatures(mailId)[0]}`),

    /**
     * The mail that a token names; null where the signature is not ours. A line break, invisible characters and whatever
     * a messenger or mail program took for the end of the link don't count.
     */
    mailOf(token: string): string | null {
      const [mailId, signature] = partsOf(token.replaceAll(/\p{Cf}|=?\s+/gu, ''))
      const isOurs = signatures(mailId).some((own) => isSame(own, signature.slice(0, own.length)))
      return isOurs ? mailId : null
    },
  }
}

const partsOf = (token: string) => [token.slice(0, uuidLength), token.slice(uuidLength + '.'.length)] as const

function isSame(own: string, given: string): boolean {
  const [a, b] = [Buffer.from(own), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
