import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The firm's registered client at the provider. */
export const signInClient = { clientId: 'the firm’s client', clientSecret: 'secret of the client' }

export type SignInServer = {
  readonly url: string
  /** The user who signs in. */
  account: string
  /** Refuses refresh tokens from now on, as after a changed password. */
  endGrants(): void
  /** A failure of token requests; null: none. */
  fails: { readonly status: number; readonly error: string } | null
  /** Scopes left out of the grant. */
  withholds: string
  /** Lifetime of access tokens, seconds. */
  lifetime: number
  /** True if an access token is valid now; for mail servers. */
  takes(user: string, token: string): boolean
  /** Silently revokes every issued access token. */
  forgetTokens(): void
  /** Grants used in token requests, in order. */
  readonly asked: string[]
  /** Revoked refresh tokens. */
  readonly revoked: string[]
  /** The owner consents to the request in the URL: returns the redirect URL. */
  allow(address: string): Promise<URL>
  close(): Promise<void>
}

type Grant = { readonly clientId: string; readonly account: string; readonly scope: string; readonly issuer: string }

/** An authorization server (RFC 6749, RFC 7636) on loopback, at the paths of Google and of Microsoft. */
export async function openSignInServer(): Promise<SignInServer> {
  const codes = new Map<string, Grant & { readonly challenge: string; readonly redirect: string }>()
  const refreshTokens = new Map<string, Grant>()
  const accessTokens = new Map<string, string>()
  const newToken = (kind: string) => `${kind}.${randomBytes(24).toString('base64url')}`

  /** `iss` in the provider's form. */
  const issuerAt = (path: string) => {
    const tenant = /^\/([^/]+)\/oauth2\/v2\.0\//.exec(path)?.[1]
    return tenant ? `${self.url}/${tenant}/v2.0` : self.url
  }

  const authorize = (url: URL): string => {
    const given = (name: string) => url.searchParams.get(name) ?? ''
    if (given('code_challenge_method') !== 'S256' || given('response_type') !== 'code') return ''
    const code = newToken('code')
    codes.set(code, {
      clientId: given('client_id'),
      account: self.account,
      scope: given('scope'),
      issuer: issuerAt(url.pathname),
      challenge: given('code_challenge'),
      redirect: given('redirect_uri'),
    })
    const back = new URL(given('redirect_uri'))
    back.searchParams.set('code', code)
    back.searchParams.set('state', given('state'))
    return back.href
  }

  const grantOf = (form: URLSearchParams): Grant | null => {
    const given = (name: string) => form.get(name) ?? ''
    if (given('grant_type') === 'refresh_token') return refreshTokens.get(given('refresh_token')) ?? null
    const asked = codes.get(given('code'))
    codes.delete(given('code'))
    const challenge = createHash('sha256').update(given('code_verifier')).digest('base64url')
    return asked && asked.challenge === challenge && asked.redirect === given('redirect_uri') ? asked : null
  }

  const tokens = (form: URLSearchParams): { status: number; body: object } => {
    self.asked.push(form.get('grant_type') ?? '')
    if (self.fails) return { status: self.fails.status, body: { error: self.fails.error } }
    if (form.get('client_secret') !== signInClient.clientSecret)
      return { status: 401, body: { error: 'invalid_client' } }
    const grant = grantOf(form)
    if (!grant || grant.clientId !== form.get('client_id')) return { status: 400, body: { error: 'invalid_grant' } }
    const accessToken = newToken('access')
    accessTokens.set(accessToken, grant.account)
    // Each refresh token is valid once, as with some providers.
    refreshTokens.delete(form.get('refresh_token') ?? '')
    const refreshToken = newToken('refresh')
    refreshTokens.set(refreshToken, grant)
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: grant.issuer, aud: grant.clientId, sub: 'a person', iat: now, exp: now + 300 }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return {
      status: 200,
      body: {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: self.lifetime,
        refresh_token: refreshToken,
        scope: grant.scope
          .split(' ')
          .filter((one) => one !== self.withholds)
          .join(' '),
        id_token: `${part({ alg: 'RS256' })}.${part({ ...claims, email: grant.account })}.${part({})}`,
      },
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, self.url)
    if (request.method === 'GET') {
      const location = authorize(url)
      response.writeHead(location ? 302 : 400, { location }).end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
    if (url.pathname === '/revoke') {
      const token = form.get('token') ?? ''
      if (refreshTokens.delete(token)) self.revoked.push(token)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      return
    }
    const { status, body } = tokens(form)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const self: SignInServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account: 'sales@example.org',
    endGrants: () => refreshTokens.clear(),
    fails: null,
    withholds: '',
    lifetime: 3600,
    takes: (user, token) => accessTokens.get(token) === user,
    forgetTokens: () => accessTokens.clear(),
    asked: [],
    revoked: [],
    async allow(address) {
      const { headers } = await fetch(address, { redirect: 'manual' })
      return new URL(headers.get('location')!)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return self
}
