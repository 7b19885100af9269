import { Resolver } from 'node:dns/promises'

/** A DNS answer for the TXT records of a name. */
export type TextAnswer =
  | {
      readonly kind: 'found'
      readonly records: readonly string[]
      readonly at: Date
      /** Addresses of the servers asked, where the operator set them; absent: the machine's own. */
      readonly servers?: readonly string[]
    }
  /** There is no such name, or it has no such record. */
  | { readonly kind: 'none' }
  /** No answer: this machine is offline, or a server on the way failed. */
  | { readonly kind: 'unreachable' }

export type LookUpText = (name: string) => Promise<TextAnswer>

/** One try at one server, milliseconds, and the tries. */
const tryMs = 2_000
const tries = 2

/** Codes that mean that the answer is no. */
const absent = ['ENOTFOUND', 'ENODATA']

/** A machine without DNS: nothing is found out, and the caller tries again later. */
const offline: LookUpText = async () => ({ kind: 'unreachable' })

/**
 * Opens the way to TXT records. `servers`: addresses of DNS servers, with a port or without; null: the machine's own;
 * none: no lookup leaves this machine.
 */
export function openTextRecords(servers: readonly string[] | null): LookUpText {
  if (servers?.length === 0) return offline
  return async (name) => {
    const resolver = new Resolver({ timeout: tryMs, tries })
    if (servers) resolver.setServers(servers)
    try {
      const records = await resolver.resolveTxt(name)
      // A record longer than 255 bytes comes in parts.
      return {
        kind: 'found',
        records: records.map((parts) => parts.join('')),
        at: new Date(),
        ...(servers && { servers }),
      }
    } catch (error) {
      return { kind: absent.includes((error as { code?: string }).code ?? '') ? 'none' : 'unreachable' }
    }
  }
}

/**
 * Queries each name once, and none after a timeout: many mails of a broker share a key, and an offline machine is not
 * waited for repeatedly.
 */
export function askOnce(lookUp: LookUpText): LookUpText {
  const answers = new Map<string, TextAnswer>()
  let isOffline = false
  return async (name) => {
    const known = answers.get(name)
    if (known) return known
    const answer: TextAnswer = isOffline ? { kind: 'unreachable' } : await lookUp(name)
    isOffline = answer.kind === 'unreachable'
    answers.set(name, answer)
    return answer
  }
}
