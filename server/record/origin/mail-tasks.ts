import { type Ask, TooHeavy } from '#server/outside/apart/run-apart.ts'
import type { TextAnswer } from '#server/outside/dns/text-records.ts'
import { checkSignature, type SignatureRules } from './check-signature.ts'
import { mailExcess } from './mail-size.ts'
import type { ReadMail } from './read-apart.ts'
import { mailsIn, pagesOf, UnreadableMail } from './read-mail.ts'
import { readStatement } from './read-statement.ts'

/* Runs in a separate process (`outside/apart`): must not be called in the server's. */

export async function mailsOf(upload: Uint8Array): Promise<readonly Uint8Array[]> {
  return mailsIn(measured(upload))
}

export async function readMail(
  bytes: Uint8Array,
  digits: number,
  rules: Omit<SignatureRules, 'lookUp'>,
  ask: Ask,
): Promise<ReadMail> {
  const mail = measured(bytes)
  const signature = await checkSignature(mail, { ...rules, lookUp: async (name) => (await ask(name)) as TextAnswer })
  if (signature.kind !== 'signed') return { signature, statement: null }
  try {
    const pages = await pagesOf(mail)
    for (const page of pages) {
      const statement = readStatement(page, digits)
      if (statement) return { signature, statement }
    }
    return { signature, statement: null }
  } catch (error) {
    if (error instanceof UnreadableMail) return { signature, statement: 'unreadable' }
    throw error
  }
}

/** The same bytes; throws if they would be too costly to parse. */
function measured(mail: Uint8Array): Buffer {
  if (mailExcess(mail) !== null) throw new TooHeavy('time')
  return Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength)
}
