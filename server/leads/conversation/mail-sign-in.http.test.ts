import { describe, expect, it, onTestFinished } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { SignInDoor, Tokens } from '#server/outside/sign-in.ts'
import { openImapServer } from '#server/testing/imap-server.ts'
import { call, dataDirOf, ownProduct, type Product, secretsKey, signIn } from '#server/testing/product.ts'
import { openSignInServer, type SignInServer, signInClient } from '#server/testing/sign-in-server.ts'
import { openMailServer } from '#server/testing/smtp-server.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { openVault } from '#server/vault/vault.ts'
import { readGrant } from './mail-sign-in-store.ts'
import { openMailTokens } from './mail-tokens.ts'

const account = 'sales@example.org'
const tenant = '8eaef023-2b34-4da1-9baa-8bc8c9d6a490'

/** A provider with its mail servers, and a product that signs in there. */
async function start() {
  const provider = await openSignInServer()
  const takes = provider.takes
  const [smtp, mailbox] = [await openMailServer({ takes }), await openImapServer({ takes })]
  onTestFinished(async () => void (await Promise.all([provider.close(), smtp.close(), mailbox.close()])))
  const product = await ownProduct({ environment: { MAIL_SIGN_IN_URL: provider.url } })
  const headers = await signIn(product.url)
  const here = { host: '127.0.0.1', security: 'none', login: 'sign_in', user: account } as const
  const setServer = (own: object = {}) =>
    call(product.url, 'changeMailServer', {
      body: { server: { ...here, port: smtp.port, from: account, ...own } },
      headers,
    })
  const setMailbox = (own: object = {}) =>
    call(product.url, 'changeMailChannel', {
      body: { mailbox: null, replyForm: 'plus', imap: { ...here, port: mailbox.port, ...own } },
      headers,
    })
  const read = async () => (await call(product.url, 'readMailChannel', { headers })).body
  return {
    ...product,
    provider,
    smtp,
    mailbox,
    headers,
    setServer,
    setMailbox,
    read,
    ...signingIn(product.url, headers),
  }
}

/** An owner's steps: press Connect, consent at the provider, and return. */
function signingIn(url: string, headers: Record<string, string>) {
  const begin = (own: Partial<CallOf<'startMailSignIn'>['body']> = {}) =>
    call(url, 'startMailSignIn', { body: { provider: 'google', ...signInClient, ...own }, headers })
  const finish = (answer: string, as = headers) => call(url, 'finishMailSignIn', { body: { answer }, headers: as })
  const connect = async (provider: SignInServer, own = {}) =>
    finish((await provider.allow((await begin(own)).body.url)).search)
  return { begin, finish, connect }
}

const arrivals = async ({ database }: Pick<Product, 'database'>) =>
  (await database.pool.query<{ text: string }>('select text from messages')).rows.map(({ text }) => text)

describe('signing in for the mail servers', () => {
  it("redirects to the provider with the firm's own client, the mail scopes, a state and a challenge", async () => {
    const { begin, setServer, url } = await start()
    await setServer()
    const asked = new URL((await begin()).body.url)
    expect(asked.pathname).toBe('/o/oauth2/v2/auth')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: signInClient.clientId,
      redirect_uri: `${url}/admin/connections`,
      response_type: 'code',
      scope: 'https://mail.google.com/ openid email',
      access_type: 'offline',
      prompt: 'consent',
      login_hint: account,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    const atMicrosoft = new URL((await begin({ provider: 'microsoft', tenant })).body.url)
    expect(atMicrosoft.pathname).toBe(`/${tenant}/oauth2/v2.0/authorize`)
    expect(atMicrosoft.searchParams.get('scope')).toBe(
      'https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send openid email profile offline_access',
    )
    expect((await begin({ provider: 'microsoft' })).body).toMatchObject({
      error: { fields: { tenant: { problem: 'required' } } },
    })
    expect((await begin({ provider: 'microsoft', tenant: '../evil' })).status).toBe(400)
  })

  it('enables sending and fetching, and the settings test finds no problem', async () => {
    const product = await start()
    const { provider, smtp, mailbox, url, headers, setServer, setMailbox, connect, read } = product
    await setServer()
    await setMailbox()
    const { problem, channel } = (await connect(provider, { provider: 'microsoft', tenant })).body
    expect(problem).toBe(null)
    expect(channel.signIn).toEqual({
      provider: 'microsoft',
      clientId: signInClient.clientId,
      tenant,
      account,
      problem: null,
    })
    await expect
      .poll(async () => (await read()).fetching)
      .toMatchObject({ problem: null, provenAt: expect.any(String) })
    await call(url, 'testMailChannel', { headers })
    for (const { raw } of smtp.received) mailbox.add({ at: new Date(), source: raw })
    await expect.poll(async () => (await read()).test?.state).toBe('done')
    expect((await read()).test).toMatchObject({ isRead: true, findings: [] })
    const { email } = somebody()
    await sendLead(product, { ...somebody(), email })
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toContain(email)
    mailbox.add({ at: new Date(), source: `From: ${email}\r\nTo: ${account}\r\n\r\nI have a question\r\n` })
    await expect.poll(() => arrivals(product)).toEqual(['I have a question'])
    expect(provider.asked).toEqual(['authorization_code', 'refresh_token'])
  })

  it('seals the secret and the refresh token, shows neither, and deletes both with the last server', async () => {
    const { database, provider, setServer, connect, begin, read } = await start()
    await setServer()
    await connect(provider)
    const sealed = () =>
      database.pool.query<{ name: string; sealed: Buffer }>(
        `select name, sealed from channel_secrets where name like 'sign-in%'`,
      )
    expect((await sealed()).rows.map(({ name }) => name)).toEqual(['sign-in'])
    expect(JSON.stringify(await read())).not.toMatch(/secret of the client|refresh\.|access\./)
    const { rows } = await database.pool.query('select values::text as text from channel_settings')
    for (const text of [...rows.map(({ text }) => text), (await sealed()).rows[0]!.sealed.toString('latin1')])
      expect(text).not.toMatch(/secret of the client|refresh\./)
    const same = { clientSecret: undefined }
    expect((await begin(same)).status).toBe(200)
    expect((await begin({ ...same, clientId: 'another client' })).body).toMatchObject({
      error: { fields: { clientSecret: { problem: 'required' } } },
    })
    await setServer({ login: 'password', password: 'x' })
    expect((await sealed()).rows).toEqual([])
    expect((await read()).signIn).toBe(null)
  })

  it('is revoked at Google once no server uses it; Microsoft has no such call', async () => {
    const { database, provider, setServer, setMailbox, connect, read } = await start()
    const ended = async () =>
      (await database.pool.query(`select detail from audit_log where action = 'channel.sign_in_ended' order by at`))
        .rows
    await setServer()
    await setMailbox()
    await connect(provider)
    await setMailbox({ login: 'password', password: 'x' })
    expect(provider.revoked).toEqual([])
    await setServer({ login: 'password', password: 'x' })
    expect(provider.revoked).toHaveLength(1)
    expect(await ended()).toEqual([{ detail: { provider: 'google', revoked: true } }])
    await setServer()
    await connect(provider, { provider: 'microsoft', tenant })
    await setServer({ login: 'password', password: 'x' })
    expect((await read()).signIn).toBe(null)
    expect(provider.revoked).toHaveLength(1)
    expect((await ended())[1]).toEqual({ detail: { provider: 'microsoft', revoked: false } })
  })

  it('is revoked at Google once another account has signed in, but not if it is the same account', async () => {
    const { provider, setServer, connect, read } = await start()
    await setServer()
    await connect(provider)
    await connect(provider)
    expect(provider.revoked).toEqual([])
    provider.account = 'desk@example.org'
    expect((await connect(provider)).body.problem).toBe(null)
    expect(provider.revoked).toHaveLength(1)
    expect((await read()).signIn).toMatchObject({ account: 'desk@example.org', problem: null })
  })

  it('completes once, with the right state, in its own session, within a quarter of an hour', async () => {
    const { provider, url, database, setServer, begin, finish, read } = await start()
    await setServer()
    const { search } = await provider.allow((await begin()).body.url)
    const forged = new URLSearchParams(search)
    forged.set('state', 'made up')
    expect((await finish(`?${forged}`)).status).toBe(409)
    expect((await finish('?code=abc')).status).toBe(409)
    expect((await finish(search, await signIn(url))).status).toBe(409)
    expect(provider.asked).toEqual([])
    expect((await finish(search)).body.problem).toBe(null)
    expect((await finish(search)).status).toBe(409)
    expect((await read()).signIn?.account).toBe(account)
    const { rows } = await database.pool.query(
      `select action, detail from audit_log where action like 'channel.sign%' order by at, id`,
    )
    expect(rows).toEqual([
      { action: 'channel.sign_in_begun', detail: {} },
      { action: 'channel.signed_in', detail: { provider: 'google' } },
    ])
  })

  it('explains a failure, and keeps a working sign-in', async () => {
    const { provider, setServer, begin, finish, connect, read } = await start()
    await setServer()
    await connect(provider)
    const declined = new URL((await begin()).body.url).searchParams.get('state')
    expect((await finish(`?error=access_denied&state=${declined}`)).body.problem).toBe('declined')
    expect((await connect(provider, { clientSecret: 'wrong' })).body.problem).toBe('client')
    provider.withholds = 'https://mail.google.com/'
    expect((await connect(provider)).body.problem).toBe('scope')
    provider.fails = { status: 400, error: 'invalid_grant' }
    expect((await connect(provider)).body.problem).toBe('refused')
    const { search } = await provider.allow((await begin()).body.url)
    await provider.close()
    expect((await finish(search)).body.problem).toBe('unreachable')
    expect((await read()).signIn).toMatchObject({ account, problem: null })
  })

  it("shows tokens only to the provider's own servers and this machine", async () => {
    const { setServer, setMailbox } = await start()
    const refused = (path: string, problem: string) => ({ error: { fields: { [path]: { problem } } } })
    const elsewhere = { host: 'imap.example.com', security: 'tls' }
    expect((await setServer(elsewhere)).body).toMatchObject(refused('server.login', 'invalid_choice'))
    expect((await setMailbox(elsewhere)).body).toMatchObject(refused('imap.login', 'invalid_choice'))
    expect((await setServer({ user: null })).body).toMatchObject(refused('server.user', 'required'))
    const google = { host: 'imap.gmail.com', port: 993, security: 'tls' }
    expect((await setMailbox(google)).status).toBe(200)
  })
})

describe('an access token', () => {
  it('of an earlier sign-in is not shown to the servers of a later one, and its refresh token does not come back', async () => {
    const product = await start()
    const { database, provider, setServer, connect, begin, finish } = product
    const vault = await openVault(database.sql, { secretsKey, dataDir: dataDirOf(product) })
    await setServer()
    await connect(provider)
    const renewals: { readonly of: string; done(tokens: Tokens): void }[] = []
    const door = {
      renew: (_: unknown, of: string) => new Promise<Tokens>((done) => renewals.push({ of, done })),
    } as unknown as SignInDoor
    const tokens = openMailTokens({ db: database.sql, vault, door })
    const atGoogle = tokens('127.0.0.1')({ isRefused: false })
    await expect.poll(() => renewals.length).toBe(1)
    const { url } = (await begin({ provider: 'microsoft', tenant })).body
    await finish((await provider.allow(url)).search)
    const atMicrosoft = tokens('127.0.0.1')({ isRefused: false })
    await expect.poll(() => renewals.length).toBe(2)
    const until = Date.now() + 3_600_000
    renewals[0]!.done({ accessToken: 'of Google', until, refreshToken: 'of Google' })
    expect(await atGoogle).toBe('of Google')
    renewals[1]!.done({ accessToken: 'of Microsoft', until, refreshToken: null })
    expect(await atMicrosoft).toBe('of Microsoft')
    expect(await tokens('127.0.0.1')({ isRefused: false })).toBe('of Microsoft')
    expect((await readGrant(database.sql, vault))?.refreshToken).toBe(renewals[1]!.of)
  })

  it('is used until shortly before its end, and a refused one is replaced once', async () => {
    const product = await start()
    const { provider, smtp, setServer, setMailbox, connect, read } = product
    await setServer()
    await connect(provider)
    const write = async () => {
      const { email } = somebody()
      await sendLead(product, { ...somebody(), email })
      await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toContain(email)
    }
    await write()
    await write()
    expect(provider.asked).toHaveLength(2)
    provider.forgetTokens()
    await write()
    expect(provider.asked).toHaveLength(3)
    provider.forgetTokens()
    smtp.challenges = true
    await write()
    expect(provider.asked).toHaveLength(4)
    provider.forgetTokens()
    await setMailbox()
    await expect.poll(async () => (await read()).fetching?.provenAt ?? null).not.toBe(null)
    expect(provider.asked).toHaveLength(5)
    provider.lifetime = 60
    provider.forgetTokens()
    await write()
    await write()
    expect(provider.asked).toHaveLength(7)
  })

  it('that is withdrawn reports once that a sign-in is needed; mails wait, and no address is marked', async () => {
    const product = await start()
    const { provider, smtp, url, headers, database, setServer, setMailbox, connect, read } = product
    await setServer()
    await connect(provider)
    provider.endGrants()
    const { email } = somebody()
    await sendLead(product, { ...somebody(), email })
    await expect.poll(async () => (await read()).signIn?.problem).toBe('ended')
    expect(await read()).toMatchObject({ sends: true, signIn: { account, problem: 'ended' } })
    await setMailbox()
    await expect.poll(async () => (await read()).fetching?.problem).toBe('sign_in')
    expect(provider.asked).toEqual(['authorization_code', 'refresh_token'])
    const waiting = async () => (await call(url, 'readWaiting', { headers })).body.channels
    expect(await waiting()).toBe(1)
    const mail = async () =>
      (await database.pool.query('select status, attempts from mails where recipient = $1', [email])).rows[0]
    expect(await mail()).toMatchObject({ status: 'queued' })
    expect(
      (await database.pool.query('select from lead_addresses where undeliverable_since is not null')).rows,
    ).toEqual([])
    await call(url, 'testMailChannel', { headers })
    expect((await read()).test?.findings).toMatchObject([{ problem: 'sign_in', field: 'server.user' }])
    await database.pool.query(`update mails set due_at = now() - interval '1 second'`)
    expect((await connect(provider)).body.problem).toBe(null)
    await expect.poll(async () => (await mail())?.status).toBe('sent')
    expect(smtp.received.flatMap(({ to }) => to)).toEqual([email])
    expect(await waiting()).toBe(0)
  })

  it('is not requested with an expired client secret', async () => {
    const product = await start()
    const { provider, setServer, connect, read } = product
    await setServer()
    await connect(provider)
    provider.fails = { status: 401, error: 'invalid_client' }
    await sendLead(product, somebody())
    await expect.poll(async () => (await read()).signIn?.problem).toBe('client')
    expect(provider.asked).toHaveLength(2)
  })

  it('is requested again after an outage of the provider', async () => {
    const product = await start()
    const { provider, smtp, database, setServer, connect, read } = product
    await setServer()
    await connect(provider)
    provider.fails = { status: 503, error: 'temporarily_unavailable' }
    const { email } = somebody()
    await sendLead(product, { ...somebody(), email })
    const problem = async () => (await database.pool.query('select last_problem from mails')).rows[0]?.last_problem
    await expect.poll(problem).toEqual(expect.any(String))
    expect([provider.asked.length, (await read()).signIn?.problem]).toEqual([2, null])
    provider.fails = null
    await database.pool.query(`update mails set due_at = now() - interval '1 second'`)
    await setServer({ from: 'desk@example.org' })
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toEqual([email])
  })
})
