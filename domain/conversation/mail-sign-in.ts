import { isThisMachine } from '#domain/addresses/this-machine.ts'
import { mailProviders, providerOf } from './mail-providers.ts'

/** Mail authentication: a password, or an OAuth 2.0 token of the provider an owner signed in at. */
export const mailLogins = ['password', 'sign_in'] as const
export type MailLogin = (typeof mailLogins)[number]

/** Providers that an owner can sign in at. */
export const signInProviders = ['google', 'microsoft'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** Return path of the sign-in, after the site's address. It redirects to Channels and stays as it is: firms have entered it at their provider. */
export const signInReturnPath = '/admin/connections'

/**
 * Why signing in failed. `client`: wrong or expired ID or secret. `scope`: mail access was not granted. `ended`: it was
 * valid and no longer is.
 */
export const signInProblems = ['declined', 'client', 'scope', 'refused', 'unreachable', 'ended'] as const
export type SignInProblem = (typeof signInProblems)[number]

/** Signing in failed, or has ended. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly problem: SignInProblem
  constructor(problem: SignInProblem, cause?: unknown) {
    super(`signing in: ${problem}`, { cause })
    this.problem = problem
  }
}

/**
 * Provides a current access token; `isRefused`: the last one was rejected, so a new one is fetched. Throws
 * `SignInError`.
 */
export type AccessToken = (last: { readonly isRefused: boolean }) => Promise<string>

/** The provider to sign in at for a mail server; null: it takes no sign-in. */
export const signInAt = (host: string): SignInProvider | null => {
  const provider = providerOf(host)
  return signInProviders.find((one) => one === provider) ?? null
}

/** Default login: Microsoft accepts no password for IMAP, and soon none for SMTP. */
export const usualLogin = (host: string): MailLogin => (signInAt(host) === 'microsoft' ? 'sign_in' : 'password')

/** True if a server may receive tokens (of one provider): only the provider's own servers and this machine. */
export const takesTokens = (host: string, of?: SignInProvider): boolean => {
  const provider = signInAt(host)
  return isThisMachine(host) || (provider !== null && (of === undefined || of === provider))
}

/** Display name of the provider. */
export const signInName = (provider: SignInProvider): string => mailProviders[provider].signIn
