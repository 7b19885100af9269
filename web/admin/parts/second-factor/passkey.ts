import type { NewPasskey, PasskeyProof } from '#contract/passkey.ts'
import { call } from '#web/api/client.ts'

/** The user closed the browser's dialog, or it timed out: not an error, and nothing was done. */
export class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined'
}

/** True if this browser supports passkeys. */
export const knowsPasskeys = () => typeof PublicKeyCredential === 'function'

const load = () => import('@simplewebauthn/browser')

/** Signs a fresh challenge with one of the user's passkeys: to log in, or to confirm identity. */
export async function signWithPasskey(): Promise<PasskeyProof> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([load(), call.challengePasskey()])
  const { clientExtensionResults, ...proof } = await startAuthentication({ optionsJSON } as Parameters<
    typeof startAuthentication
  >[0]).catch(explain)
  return { ...proof, clientExtensionResults: { ...clientExtensionResults } } as PasskeyProof
}

/** Creates a passkey on this device or a connected one. */
export async function makePasskey(): Promise<NewPasskey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([load(), call.startPasskey()])
  const { clientExtensionResults, ...made } = await startRegistration({ optionsJSON } as Parameters<
    typeof startRegistration
  >[0]).catch(explain)
  return { ...made, clientExtensionResults: { ...clientExtensionResults } } as NewPasskey
}

const declinedNames = ['NotAllowedError', 'AbortError']

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (declinedNames.includes(name))
    throw new PasskeyDeclined('The browser was asked for a passkey in vain', { cause: error })
  throw error
}
