import type { Configuration } from 'openid-client'
import { SignInError, type SignInProblem, type SignInProvider } from '#domain/conversation/mail-sign-in.ts'

/** The firm's own client at a provider. */
export type SignInClient = {
  readonly provider: SignInProvider
  /** The firm's directory at Microsoft. */
  readonly tenant: string | null
  readonly clientId: string
  readonly clientSecret: string
}

export type Tokens = {
  readonly accessToken: string
  /** Milliseconds since 1970. */
  readonly until: number
  /** Replaces the previous refresh token; null: that one stays valid. */
  readonly refreshToken: string | null
}

/** An authorization request, and the values its response is checked against. */
export type Begun = { readonly url: string; readonly state: string; readonly verifier: string }

export type SignInDoor = {
  /** `as`: the intended mailbox, as a hint for the provider. */
  begin(client: SignInClient, redirect: string, as: string | null): Promise<Begun>
  /** `answer`: the complete URL that the provider redirected to. Throws `SignInError`. */
  finish(
    client: SignInClient,
    answer: URL,
    begun: Omit<Begun, 'url'>,
  ): Promise<Tokens & { readonly refreshToken: string; readonly account: string }>
  /** Throws `SignInError`. */
  renew(client: SignInClient, refreshToken: string): Promise<Tokens>
  /** Revokes a grant at the provider; false if the provider cannot revoke, or is unreachable. */
  revoke(client: SignInClient, refreshToken: string): Promise<boolean>
}

type Provider = {
  readonly issuer: string
  readonly authorize: string
  readonly token: string
  /** Null: it has none. */
  readonly revocation: string | null
  /** Scopes for mail programs. */
  readonly mail: readonly string[]
  readonly further: string
  /** Parameters for consent and a refresh token. */
  readonly asking: Readonly<Record<string, string>>
}

const providers: Record<SignInProvider, (tenant: string | null) => Provider> = {
  google: () => ({
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revocation: 'https://oauth2.googleapis.com/revoke',
    mail: ['https://mail.google.com/'],
    further: 'openid email',
    asking: { access_type: 'offline', prompt: 'consent' },
  }),
  microsoft: (tenant) => ({
    issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
    authorize: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/authorize`,
    token: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
    revocation: null,
    mail: ['https://outlook.office.com/IMAP.AccessAsUser.All', 'https://outlook.office.com/SMTP.Send'],
    further: 'openid email profile offline_access',
    asking: { prompt: 'select_account' },
  }),
}

/** Without a lifetime a token counts as short-lived, seconds. */
const usualLifetime = 300

/**
 * Access to the providers' authorization servers. `double` replaces them in tests; it is set by environment, so that no
 * owner can direct this server elsewhere.
 */
export function openSignIn({ double, timeoutMs }: { double: string | null; timeoutMs: number }): SignInDoor {
  // Loaded with the first sign-in: most installations have none.
  const load = () => import('openid-client')
  const at = (address: string) => (double === null ? address : address.replace(new URL(address).origin, double))
  const of = ({ provider, tenant }: SignInClient) => providers[provider](tenant)
  const configured = async (client: SignInClient): Promise<Configuration> => {
    const { Configuration, allowInsecureRequests } = await load()
    const { issuer, authorize, token, revocation } = of(client)
    const server = {
      issuer: at(issuer),
      authorization_endpoint: at(authorize),
      token_endpoint: at(token),
      ...(revocation !== null && { revocation_endpoint: at(revocation) }),
    }
    const config = new Configuration(server, client.clientId, client.clientSecret)
    if (double?.startsWith('http:')) allowInsecureRequests(config)
    config.timeout = timeoutMs / 1000
    return config
  }
  return {
    async begin(client, redirect, as) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier, randomState } = await load()
      const { mail, further, asking } = of(client)
      const begun = { state: randomState(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configured(client), {
        ...asking,
        ...(as !== null && { login_hint: as }),
        redirect_uri: redirect,
        scope: [...mail, further].join(' '),
        state: begun.state,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      })
      return { ...begun, url: url.href }
    },

    async finish(client, answer, { state, verifier }) {
      const { authorizationCodeGrant } = await load()
      const checks = { expectedState: state, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(await configured(client), answer, checks).catch(refused('refused'))
      const granted = tokens.scope?.toLowerCase().split(' ')
      if (granted && !of(client).mail.every((one) => granted.includes(one.toLowerCase())))
        throw new SignInError('scope')
      // Of Microsoft's claims the first is the mailbox's login name.
      const claims = tokens.claims()
      const account = claims?.preferred_username ?? claims?.email
      if (!tokens.refresh_token || typeof account !== 'string') throw new SignInError('refused')
      return { ...toTokens(tokens), refreshToken: tokens.refresh_token, account }
    },

    async renew(client, refreshToken) {
      const { refreshTokenGrant } = await load()
      return toTokens(await refreshTokenGrant(await configured(client), refreshToken).catch(refused('unreachable')))
    },

    async revoke(client, refreshToken) {
      if (of(client).revocation === null) return false
      const { tokenRevocation } = await load()
      return tokenRevocation(await configured(client), refreshToken).then(
        () => true,
        () => false,
      )
    },
  }
}

type Answer = {
  readonly access_token: string
  readonly refresh_token?: string | undefined
  readonly expires_in?: number | undefined
}

const toTokens = ({ access_token, refresh_token, expires_in = usualLifetime }: Answer): Tokens => ({
  accessToken: access_token,
  until: Date.now() + expires_in * 1000,
  refreshToken: refresh_token ?? null,
})

const clientErrors = ['invalid_client', 'unauthorized_client']
const declines = ['access_denied', 'consent_required', 'interaction_required', 'login_required']

/** Why the provider gave no tokens. `otherwise`: for an unclear response. */
const refused = (otherwise: 'refused' | 'unreachable') => async (error: unknown) => {
  const { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } = await import(
    'openid-client'
  )
  const problem = (): SignInProblem => {
    if (error instanceof AuthorizationResponseError) return declines.includes(error.error) ? 'declined' : 'refused'
    if (error instanceof WWWAuthenticateChallengeError) return 'client'
    if (error instanceof ResponseBodyError) {
      if (clientErrors.includes(error.error)) return 'client'
      const isOver = error.error === 'invalid_grant' || declines.includes(error.error)
      return otherwise === 'unreachable' && isOver ? 'ended' : otherwise
    }
    return error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT' ? otherwise : 'unreachable'
  }
  throw new SignInError(problem(), error)
}
