import { z } from 'zod'
import { text } from './text.ts'

/** Bytes in WebAuthn's JSON encoding; no answer of a passkey comes near 16 KB. */
const bytes = z
  .string('invalid')
  .max(16_384, 'too_long')
  .regex(/^[\w-]+$/, 'invalid')

const transports = z.array(text(40, 1), 'invalid').max(10, 'too_long')
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'invalid'),
  clientExtensionResults: z.looseObject({}, 'invalid'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform'], 'invalid').optional(),
}

/** A browser's response after creating a passkey (WebAuthn Level 3 §5.1, RegistrationResponseJSON). */
export const newPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    attestationObject: bytes,
    clientDataJSON: bytes,
    transports: transports.optional(),
    publicKeyAlgorithm: z.int('invalid').optional(),
    publicKey: bytes.optional(),
    authenticatorData: bytes.optional(),
  }),
})
export type NewPasskey = z.output<typeof newPasskey>

/** A browser's response after signing with a passkey (WebAuthn Level 3 §5.1, AuthenticationResponseJSON). */
export const passkeyProof = z.strictObject({
  ...credential,
  response: z.strictObject({
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
})
export type PasskeyProof = z.output<typeof passkeyProof>

const descriptor = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** Options for signing with a passkey (`startAuthentication`). */
export const passkeyChallenge = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})
export type PasskeyChallenge = z.output<typeof passkeyChallenge>

/** Options for creating a passkey (`startRegistration`). */
export const passkeyInvitation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyInvitation = z.output<typeof passkeyInvitation>
