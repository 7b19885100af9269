import { cookieNames } from '#domain/privacy/cookies.ts'
import { tokenLifetimeMs } from './form-token.ts'

const { formToken, formProof } = cookieNames

/**
 * `Set-Cookie` for a form token. A cookie accompanies a form by itself: it needs no script in the page, and works for a
 * plain form after a script fetched it.
 */
export function tokenCookie(token: string, secure: boolean): string {
  const attributes = ['Path=/', `Max-Age=${tokenLifetimeMs / 1000}`, 'HttpOnly', 'SameSite=Strict']
  return [`${formToken}=${token}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}

const cookieOf = (cookies: string | undefined, name: string): string | null => {
  for (const part of (cookies ?? '').split(';')) {
    const [found, value] = part.trim().split('=', 2)
    if (found === name && value) return value
  }
  return null
}

/** The token among a request's cookies. */
export const tokenIn = (cookies: string | undefined): string | null => cookieOf(cookies, formToken)

/** The answer to the token's puzzle, which the page's script has left there. */
export const proofIn = (cookies: string | undefined): string | null => cookieOf(cookies, formProof)
