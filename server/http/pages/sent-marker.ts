import { isSameSecret } from '#server/vault/same-secret.ts'
import type { Vault } from '#server/vault/vault.ts'
import { type FormName, formNames, type Receipt } from '#web/site/page.ts'

/** How long the thank-you page can be reloaded, ms. */
const lifetimeMs = 600_000

/** A form that was sent, and where its sender gets one, the receipt. */
type Sent = {
  readonly form: FormName
  readonly receipt?: Receipt | undefined
  /** Key of the chat link offered there. */
  readonly startKey?: string | undefined
}

/** Content of the thank-you page's URL (`sent`): signed and valid for ten minutes, so that it needs no cookie. */
export type SentMarks = {
  mark(sent: Sent): string
  /** Reads a marker; undefined if too old or forged. */
  read(mark: string): Sent | undefined
}

const shape =
  /^((\w+(?:-\w+)?)\.([0-9a-z]{1,11})(?:\.([\da-f-]{36})\.([0-9a-z]{1,11}))?(?:\.([\w-]{24}))?)~([\w.-]{1,80})$/

export function sentMarks(vault: Pick<Vault, 'fingerprints'>, now: () => number = Date.now): SentMarks {
  const signatures = (content: string) => vault.fingerprints(`sent form ${content}`)
  return {
    mark({ form, receipt, startKey }) {
      const content = [form, now().toString(36)]
      if (receipt) content.push(receipt.id, Date.parse(receipt.receivedAt).toString(36))
      if (startKey) content.push(startKey)
      return `${content.join('.')}~${signatures(content.join('.'))[0]}`
    },
    read(mark) {
      const [, content = '', named, at = '', id, received = '', startKey, signature = ''] = shape.exec(mark) ?? []
      const form = formNames.find((name) => name === named)
      const age = now() - Number.parseInt(at, 36)
      if (!form || !(age < lifetimeMs) || !signatures(content).some((own) => isSameSecret(own, signature)))
        return undefined
      return {
        form,
        receipt: (id && { id, receivedAt: new Date(Number.parseInt(received, 36)).toISOString() }) || undefined,
        startKey,
      }
    },
  }
}
