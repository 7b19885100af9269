import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** The first line of a file that age encrypted (age-encryption.org/v1). */
const magic = 'age-encryption.org/v1'

const identityLine = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/

/** The secret keys in a key file; lines with `#` are comments, as `age-keygen` writes them. */
export const identitiesIn = (text: string): string[] =>
  text
    .split(/[\r\n,]+/)
    .map((line) => line.trim())
    .filter((line) => identityLine.test(line))

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === magic
  } finally {
    await handle.close()
  }
}

/** Encrypts chunks for the holders of the recipients' secret keys. */
export async function* sealed(content: AsyncIterable<Uint8Array>, recipients: readonly string[]) {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* (await encrypter.encrypt(ReadableStream.from(content) as never)) as unknown as AsyncIterable<Uint8Array>
}

/** Decrypts `sealed`. Rejects if no key fits; the stream fails if modified or truncated. */
export async function opened(content: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return Readable.fromWeb((await decrypter.decrypt(Readable.toWeb(content) as never)) as never)
}

/** A new pair of keys: the recipient seals, the identity opens. */
export async function newKey(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}
