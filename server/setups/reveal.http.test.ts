import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, ownProduct, type Product, sessionOf, setupMessage } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { purgeSecrets } from './secret.ts'

async function withSetup() {
  const product = await ownProduct()
  const headers = await sessionOf(product, await addColleague(product, 'manager'))
  const id = await sendSetup(product.url)
  const reveal = (setupId = id, body: object = { reason: 'To connect the terminal' }, by = headers) =>
    call(product.url, 'revealPassword', { params: { id: setupId }, body: body as { reason: string }, headers: by })
  return { ...product, headers, id, reveal }
}

const audited = async ({ database }: Pick<Product, 'database'>) => {
  const { rows } = await database.pool.query(
    `select action, username, entity_id, detail, address is not null as "hasAddress" from audit_log
     where action like 'setup.reveal%' order by id`,
  )
  return rows
}

describe('a password', () => {
  it('is shown to a colleague who may, has just proved who they are and says why; each look is on record', async () => {
    const product = await withSetup()
    for (let look = 1; look <= 2; look++) {
      const { status, body, headers } = await product.reveal()
      expect([status, body.password]).toEqual([200, setupMessage.mt5Password])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(await audited(product)).toHaveLength(look)
    }
    expect((await audited(product))[0]).toEqual({
      action: 'setup.revealed',
      username: 'the manager',
      entity_id: product.id,
      detail: { reason: 'To connect the terminal' },
      hasAddress: true,
    })
  })

  it.each(['  spaces around  ', 'Пароль-№7', '密码密码密码', '"><script>', '\u{1f511}'.repeat(3)])(
    'comes back as it was typed: %s',
    async (mt5Password) => {
      const product = await withSetup()
      const id = await sendSetup(product.url, { mt5Password })
      expect((await product.reveal(id)).body.password).toBe(mt5Password)
    },
  )

  it('is not shown without a proof of these minutes, without the right, or without a reason', async () => {
    const product = await withSetup()
    const owner = await addColleague(product, 'owner')
    const unproved = await sessionOf(product, owner)
    await product.database.pool.query(
      `update sessions set proved_at = now() - interval '6 minutes' where user_id = $1`,
      [owner.id],
    )
    const agent = await sessionOf(product, await addColleague(product, 'agent'))
    const tries = [
      [await product.reveal(product.id, { reason: 'x' }, unproved), 403, 'proof_needed'],
      [await product.reveal(product.id, { reason: 'x' }, agent), 403, 'not_allowed'],
      [await product.reveal(product.id, { reason: '   ' }), 400, 'invalid_input'],
      [await product.reveal(product.id, { reason: 'x'.repeat(201) }), 400, 'invalid_input'],
      [await product.reveal(product.id, { reason: 'two\nlines' }), 400, 'invalid_input'],
      [await product.reveal(product.id, {}), 400, 'invalid_input'],
    ] as const
    for (const [{ status, body }, expected, code] of tries) {
      expect([status, body.error.code]).toEqual([expected, code])
      expect(JSON.stringify(body)).not.toContain(setupMessage.mt5Password)
    }
    expect(await audited(product)).toEqual([])
  })

  it('that was purged, never needed, or is past its time is said to be gone', async () => {
    const product = await withSetup()
    const { url, database, headers } = product
    const late = await sendSetup(url, { fullName: 'Late' })
    await database.pool.query(
      `update subscription_setup_secrets set purge_after = now() - interval '1 second' where setup_id = $1`,
      [late],
    )
    const unneeded = await sendSetup(url, { accessWay: 'own_terminal' })
    const done = await sendSetup(url, { fullName: 'Done' })
    await call(url, 'changeSetup', { params: { id: done }, body: { status: 'failed' }, headers })
    for (const id of [late, unneeded, done]) {
      const { status, body } = await product.reveal(id)
      expect([status, body.error.code]).toEqual([410, 'secret_gone'])
    }
    expect((await product.reveal('01900000-0000-7000-8000-000000000000')).status).toBe(404)
    expect(await audited(product)).toEqual([])
  })

  it('is removed by the purge once its time is over, and only then', async () => {
    const product = await withSetup()
    const { database } = product
    expect(await purgeSecrets(database.pool)).toBe(0)
    await database.pool.query(`update subscription_setup_secrets set purge_after = now() - interval '1 second'`)
    expect(await purgeSecrets(database.pool)).toBe(1)
    expect(await rowCounts(database.pool)).toMatchObject({ subscription_setups: 1, subscription_setup_secrets: 0 })
  })
})

describe('a password that was tampered with in the database', () => {
  it.each([
    [
      'with one bit changed',
      `update subscription_setup_secrets set sealed = set_bit(sealed, 700, 1 - get_bit(sealed, 700))`,
    ],
    ['cut short', `update subscription_setup_secrets set sealed = substring(sealed from 1 for 40)`],
    ['under the name of a key that is not here', `update subscription_setup_secrets set key_version = 'elsewhere'`],
  ])('%s does not open, and the try is on record', async (_how, tamper) => {
    const product = await withSetup()
    await product.database.pool.query(tamper)
    const { status, body } = await product.reveal()
    expect([status, body.error.code]).toEqual([500, 'secret_damaged'])
    expect(await audited(product)).toMatchObject([
      { action: 'setup.reveal_failed', entity_id: product.id, detail: { reason: 'To connect the terminal' } },
    ])
  })

  it('and put into another row does not open there', async () => {
    const product = await withSetup()
    const other = await sendSetup(product.url, { fullName: 'Accomplice', mt5Password: 'known to me' })
    const { rows } = await product.database.pool.query(
      'select setup_id, sealed, key_version from subscription_setup_secrets',
    )
    for (const { setup_id, sealed, key_version } of rows) {
      const elsewhere = setup_id === other ? product.id : other
      await product.database.pool.query(
        'update subscription_setup_secrets set sealed = $2, key_version = $3 where setup_id = $1',
        [elsewhere, sealed, key_version],
      )
    }
    for (const id of [product.id, other]) expect((await product.reveal(id)).body.error.code).toBe('secret_damaged')
  })
})
