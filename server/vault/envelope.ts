import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Key } from './keyring.ts'

/**
 * Envelope encryption: a data key of its own for each text, wrapped by the key-encryption key; both AES-256-GCM with a
 * fresh random nonce. `place` names the row and column (`table|row|column`) and is authenticated: an envelope moved to
 * another row does not open. Layout: format byte, wrapped data key (nonce 12, key 32, tag 16), text (nonce 12, bytes, tag 16).
 */
const format = 1
const nonceBytes = 12
const tagBytes = 16
const dataKeyBytes = 32
const wrappedBytes = nonceBytes + dataKeyBytes + tagBytes

/** An envelope with the version of the key that opens it. */
export type Sealed = { readonly keyVersion: string; readonly sealed: Buffer }

/** The envelope was changed, belongs elsewhere, or this is not its key. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError'
}

export function seal(key: Key, place: string, text: string): Buffer {
  const dataKey = randomBytes(dataKeyBytes)
  return Buffer.concat([
    Buffer.of(format),
    encrypt(key.bytes, `key|${place}`, dataKey),
    encrypt(dataKey, `text|${place}`, Buffer.from(text)),
  ])
}

/** Throws `EnvelopeError`. */
export function open(key: Key, place: string, envelope: Buffer): string {
  const { wrapped, text } = parts(envelope)
  const dataKey = decrypt(key.bytes, `key|${place}`, wrapped)
  return decrypt(dataKey, `text|${place}`, text).toString()
}

/** The same envelope under another key-encryption key; the text itself is not opened. Throws `EnvelopeError`. */
export function rewrap(from: Key, to: Key, place: string, envelope: Buffer): Buffer {
  const { wrapped, text } = parts(envelope)
  const dataKey = decrypt(from.bytes, `key|${place}`, wrapped)
  return Buffer.concat([Buffer.of(format), encrypt(to.bytes, `key|${place}`, dataKey), text])
}

function parts(envelope: Buffer) {
  if (envelope[0] !== format || envelope.length < 1 + wrappedBytes + nonceBytes + tagBytes) throw new EnvelopeError()
  return { wrapped: envelope.subarray(1, 1 + wrappedBytes), text: envelope.subarray(1 + wrappedBytes) }
}

function encrypt(key: Buffer, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, context: string, box: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context)).setAuthTag(box.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(box.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    throw new EnvelopeError()
  }
}
