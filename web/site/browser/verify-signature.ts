import type { Verify } from '#domain/ledger/copy.ts'

/** Null where a text is no base64url, or is written in another than its one way. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    return again === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null
  } catch {
    return null
  }
}

/** Ed25519 by the browser: null if unsupported, or restricted to secure origins. */
export const verifySignature: Verify = async (keyId, text, signature) => {
  const [key, signed] = [bytesOf(keyId), bytesOf(signature)]
  if (!key || !signed) return false
  if (!globalThis.crypto.subtle) return null
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', imported, signed, new TextEncoder().encode(text))
  } catch (error) {
    return (error as Error).name === 'NotSupportedError' ? null : false
  }
}
