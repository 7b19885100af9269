import { runApart, TooHeavy } from '#server/outside/apart/run-apart.ts'
import type { ReadMail } from './mail-tasks.ts'

const module = new URL('./mail-tasks.ts', import.meta.url)

/** Limits for one mail: many times what one of 25 MB needs. */
const allowance = { megabytes: 600, seconds: 20 }

/** A mail, read in a process of its own; one that takes too much by its head alone. Throws `TooHeavy` while others are read. */
export async function readMailApart(bytes: Buffer): Promise<ReadMail> {
  try {
    return await runApart<ReadMail>({ module, name: 'readMail', args: [bytes] }, allowance)
  } catch (error) {
    if (!(error instanceof TooHeavy) || error.excess === 'crowd') throw error
    return runApart<ReadMail>({ module, name: 'readHead', args: [bytes] }, allowance)
  }
}

/** A mail's file by position; null if there is none. */
export async function fileInApart(bytes: Buffer, place: number): Promise<Uint8Array | null> {
  return runApart<Uint8Array | null>({ module, name: 'fileOf', args: [bytes, place] }, allowance)
}
