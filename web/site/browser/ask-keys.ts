import type { LedgerLine } from '#domain/ledger/entry.ts'
import { nameOfKey, type RecordedKey } from '#domain/origin/key-record.ts'
import type { KeyState } from '#domain/origin/outcome.ts'
import { addressOfKey, keyStateIn, type PublicDns, publicDns } from '#domain/origin/public-dns.ts'
import type { Verdict } from './verdict.ts'

/** Milliseconds that a service may take. */
const maxWait = 10_000

const saidOf = { same: 'keySame', changed: 'keyOther', gone: 'keyGone' } as const

/** Queries two public DNS services for each mail signing key on the ledger, and shows the answers. */
export async function askKeys(lines: readonly LedgerLine[], verdict: Verdict): Promise<void> {
  const keys = keysOf(lines)
  if (keys.length === 0) verdict.bad('noKeys')
  for (const key of keys) {
    const states = await Promise.all(publicDns.map((service) => ask(service, key)))
    for (const [index, state] of states.entries()) {
      const who = publicDns[index]!.name
      if (state === null) verdict.bad('keyUnanswered', who, nameOfKey(key))
      else verdict[state === 'same' ? 'good' : 'bad'](saidOf[state], who, nameOfKey(key))
    }
  }
}

function keysOf(lines: readonly LedgerLine[]): RecordedKey[] {
  const keys = new Map<string, RecordedKey>()
  for (const { kind, payload } of lines) {
    if (kind !== 'confirmation') continue
    const key = payload as unknown as RecordedKey
    keys.set(`${nameOfKey(key)} ${key.key}`, key)
  }
  return [...keys.values()]
}

async function ask(service: PublicDns, key: RecordedKey): Promise<KeyState | null> {
  try {
    const response = await fetch(addressOfKey(service, key), {
      headers: { accept: 'application/dns-json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(maxWait),
    })
    return response.ok ? keyStateIn(await response.json(), key) : null
  } catch {
    return null
  }
}
