import type { Statement } from '#domain/origin/match.ts'
import { FailedApart, runApart, TooHeavy } from '#server/outside/apart/run-apart.ts'
import type { LookUpText } from '#server/outside/dns/text-records.ts'
import type { SignatureCheck, SignatureRules } from './check-signature.ts'
import { UnreadableMail } from './read-mail.ts'

const module = new URL('./mail-tasks.ts', import.meta.url)

/** Limits for one mail: a hundred times a broker's. */
const allowance = { megabytes: 400, seconds: 5 }

/** Content of a mail, read in a separate process. */
export type ReadMail = {
  readonly signature: SignatureCheck
  /** Null: no page of the mail is a statement; `unreadable`: the mail is malformed. */
  readonly statement: Statement | 'unreadable' | null
}

/** The mails of an upload (`read-mail`). Throws `UnreadableMail`, and `TooHeavy` above the limits. */
export async function mailsInApart(upload: Buffer): Promise<readonly Buffer[]> {
  const mails = await run<readonly Uint8Array[]>('mailsOf', [upload])
  return mails.map((mail) => Buffer.from(mail))
}

/** A mail's signature, and its statement if the signature is valid. Throws `TooHeavy` above the limits. */
export function readMailApart(mail: Buffer, digits: number, { lookUp, ...rules }: SignatureRules): Promise<ReadMail> {
  return run<ReadMail>('readMail', [mail, digits, rules], lookUp)
}

async function run<T>(name: string, args: readonly unknown[], lookUp?: LookUpText): Promise<T> {
  try {
    const answer = lookUp && ((question: unknown) => lookUp(String(question)))
    return await runApart<T>({ module, name, args }, allowance, answer ? { answer } : {})
  } catch (error) {
    if (error instanceof FailedApart && error.kind === 'UnreadableMail') throw new UnreadableMail(error.message)
    if (error instanceof FailedApart && error.kind === 'TooHeavy') throw new TooHeavy('time')
    throw error
  }
}
