import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription, base64url. */
export type SubscriptionKeys = { readonly p256dh: string; readonly auth: string }

/** One record fits any of our messages; every push service accepts 4096 bytes (RFC 8030 §7.2). */
const recordBytes = 4096
/** Marks the last record (RFC 8188 §2). */
const lastRecord = Buffer.from([2])

/**
 * Encrypts a text for one browser, as the body of a push with the content encoding `aes128gcm` (RFC 8291). Throws where
 * `p256dh` is not a point of the curve.
 */
export function encryptPush(text: string, { p256dh, auth }: SubscriptionKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const own = createECDH('prime256v1')
  const ownPublic = own.generateKeys()
  const shared = own.computeSecret(theirs)
  const salt = randomBytes(16)

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ownPublic])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), lastRecord])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordBytes, 0)
  head.writeUInt8(ownPublic.length, 4)
  return Buffer.concat([salt, head, ownPublic, body])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
