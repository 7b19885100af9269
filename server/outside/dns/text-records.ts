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
  /** The name or its TXT record does not exist. */
  | { readonly kind: 'none' }
  /** No answer: this machine is offline, or a DNS server failed. */
  | { readonly kind: 'unreachable' }

export type LookUpText = (name: string) => Promise<TextAnswer>

/** Timeout of one try at one server, ms, and the number of tries. */
const tryMs = 2_000
const tries = 2

/** Codes of a negative answer. */
const absent = ['ENOTFOUND', 'ENODATA']

/** A machine without DNS: every lookup fails, and the caller retries later. */
const offline: LookUpText = async () => ({ kind: 'unreachable' })

/**
 * Looks up TXT records. `servers`: addresses of DNS servers, with or without a port; null: the machine's own;
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
