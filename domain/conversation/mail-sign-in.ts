import { isThisMachine } from '#domain/this-machine.ts'
import { mailProviders, providerOf } from './mail-providers.ts'

/** How a mail server knows who comes: by a password, or by a token of the provider that an owner signed in at (OAuth 2.0). */
export const mailLogins = ['password', 'sign_in'] as const
export type MailLogin = (typeof mailLogins)[number]

/** Providers that an owner can sign in at. */
export const signInProviders = ['google', 'microsoft'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** The address that a provider sends an owner back to, behind the site's own: the screen that they came from. */
export const signInReturnPath = '/admin/connections'

/**
 * Why signing in failed. `client`: the ID or secret is wrong, or the secret has expired. `scope`: mail was not among what was allowed.
 * `ended`: it was in order and is not any more.
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

/** A token to log in with now; `isRefused`: the last one was refused, so another is fetched. Throws `SignInError`. */
export type AccessToken = (last: { readonly isRefused: boolean }) => Promise<string>

/** Where mails are read and sent by signing in; null: not at this server. */
export const signInAt = (host: string): SignInProvider | null => {
  const provider = providerOf(host)
  return signInProviders.find((one) => one === provider) ?? null
}

/** How one logs in where nothing else is chosen: Microsoft takes no password for IMAP, and soon none for SMTP. */
export const usualLogin = (host: string): MailLogin => (signInAt(host) === 'microsoft' ? 'sign_in' : 'password')

/** Whether a server may be shown tokens at all, or those of one provider: they go to its own servers and to this machine. */
export const takesTokens = (host: string, of?: SignInProvider): boolean => {
  const provider = signInAt(host)
  return isThisMachine(host) || (provider !== null && (of === undefined || of === provider))
}

/** How the provider is called where one signs in. */
export const signInName = (provider: SignInProvider): string => mailProviders[provider].signIn
