import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyChallenge, PasskeyInvitation, PasskeyProof } from '#contract/passkey.ts'

/** Misbehaviour a test can request from the authenticator. */
type Tricks = {
  /** Signs this challenge instead of the given one. */
  readonly challenge?: string
  readonly origin?: string
  readonly rpId?: string
  /** True if the person was asked (PIN, finger, face). */
  readonly isVerified?: boolean
  /** The counter to report; increments by one by default. */
  readonly counter?: number
  readonly type?: string
}

const present = 0x01
const verified = 0x04
const attested = 0x40

/** A passkey in software (WebAuthn Level 3 §6): ECDSA with P-256, no attestation. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string, tricks: Tricks) =>
    Buffer.from(
      JSON.stringify({
        type: tricks.type ?? type,
        challenge: tricks.challenge ?? challenge,
        origin: tricks.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, flags: number, tricks: Tricks, rest = Buffer.alloc(0)) => {
    counter = tricks.counter ?? counter + 1
    const head = Buffer.alloc(5)
    head[0] = flags | present | ((tricks.isVerified ?? true) ? verified : 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(tricks.rpId ?? rpId), head, rest])
  }
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    id: named.id,
    /** The browser's response after creating this passkey. */
    make({ challenge, rp }: PasskeyInvitation, origin: string, tricks: Tricks = {}): NewPasskey {
      const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
      const cose = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(rp.id, attested, tricks, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ])
      const clientDataJSON = clientData('webauthn.create', challenge, origin, tricks)
      return {
        ...named,
        response: {
          attestationObject: attestationObject.toString('base64url'),
          clientDataJSON: clientDataJSON.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The browser's response after this passkey has signed. */
    sign({ challenge, rpId }: PasskeyChallenge, origin: string, tricks: Tricks = {}): PasskeyProof {
      const data = authenticatorData(rpId, 0, tricks)
      const clientDataJSON = clientData('webauthn.get', challenge, origin, tricks)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return {
        ...named,
        response: {
          authenticatorData: data.toString('base64url'),
          clientDataJSON: clientDataJSON.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The head of a CBOR item (RFC 8949 §3): major type and a length or number up to 65,535. */
const head = (major: number, value: number) =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
const cborInt = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const cborBytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const cborText = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])
