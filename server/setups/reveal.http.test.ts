import { describe, expect, it } from 'vitest'
import { call, setupMessage, startProduct } from '#server/testing/product.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import { sendSetup as send } from '#server/testing/setups.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { somebody } from '#server/testing/visitors.ts'
import { purgeSecrets } from './secret.ts'

const sendSetup: typeof send = (url, own) => send(url, { ...somebody(), ...own })

/** A setup and a manager who may see its password. */
async function withSetup(own: Parameters<typeof send>[1] = {}) {
  const { url, database } = await startProduct()
  const { headers, username } = await joinTeam({ database }, 'manager')
  const id = await sendSetup(url, own)
  const reveal = (setupId = id, body: object = { reason: 'To connect the terminal' }, by = headers) =>
    call(url, 'revealPassword', { params: { id: setupId }, body: body as { reason: string }, headers: by })
  /** The looks at passwords of setups that are on record. */
  const audited = async (ids = [id]) => {
    const { rows } = await database.pool.query(
      `select action, username, detail, address is not null as "hasAddress" from audit_log
       where action like 'setup.reveal%' and entity_id = any($1) order by id`,
      [ids],
    )
    return rows
  }
  return { url, database, headers, username, id, reveal, audited }
}

describe('a password', () => {
  it('is shown to a permitted teammate after a step-up and a reason; each time is audited', async () => {
    const product = await withSetup()
    for (let look = 1; look <= 2; look++) {
      const { status, body, headers } = await product.reveal()
      expect([status, body.password]).toEqual([200, setupMessage.mt5Password])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(await product.audited()).toHaveLength(look)
    }
    expect((await product.audited())[0]).toEqual({
      action: 'setup.revealed',
      username: product.username,
      detail: { reason: 'To connect the terminal' },
      hasAddress: true,
    })
  })

  it.each(['  spaces around  ', 'Пароль-№7', '密码密码密码', '"><script>', '\u{1f511}'.repeat(3)])(
    'comes back as it was typed: %s',
    async (mt5Password) => {
      const { reveal } = await withSetup({ mt5Password })
      expect((await reveal()).body.password).toBe(mt5Password)
    },
  )

  it('is not shown without a recent step-up or without a reason', async () => {
    const product = await withSetup()
    const unproved = await joinTeam(product, 'manager')
    await product.database.pool.query(
      `update sessions set proved_at = now() - interval '6 minutes' where user_id = $1`,
      [unproved.id],
    )
    const tries = [
      [await product.reveal(product.id, { reason: 'x' }, unproved.headers), 403, 'proof_needed'],
      [await product.reveal(product.id, { reason: '   ' }), 400, 'invalid_input'],
      [await product.reveal(product.id, { reason: 'x'.repeat(201) }), 400, 'invalid_input'],
      [await product.reveal(product.id, { reason: 'two\nlines' }), 400, 'invalid_input'],
      [await product.reveal(product.id, {}), 400, 'invalid_input'],
    ] as const
    for (const [{ status, body }, expected, code] of tries) {
      expect([status, body.error.code]).toEqual([expected, code])
      expect(JSON.stringify(body)).not.toContain(setupMessage.mt5Password)
    }
    expect(await product.audited()).toEqual([])
  })

  it('that was purged, never needed, or has expired is reported as gone', async () => {
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
    const gone = [late, unneeded, done]
    for (const id of gone) {
      const { status, body } = await product.reveal(id)
      expect([status, body.error.code]).toEqual([410, 'secret_gone'])
    }
    expect((await product.reveal('01900000-0000-7000-8000-000000000000')).status).toBe(404)
    expect(await product.audited(gone)).toEqual([])
  })

  it('is purged once expired, and only then', async () => {
    const { database, id } = await withSetup()
    const kept = async () => {
      await purgeSecrets(database.pool)
      return (await database.pool.query('select from subscription_setup_secrets where setup_id = $1', [id])).rowCount
    }
    await settleClock(database.pool)
    expect(await kept()).toBe(1)
    await database.pool.query(
      `update subscription_setup_secrets set purge_after = now() - interval '1 second' where setup_id = $1`,
      [id],
    )
    expect(await kept()).toBe(0)
    expect((await database.pool.query('select from subscription_setups where id = $1', [id])).rowCount).toBe(1)
  })
})

describe('a tampered password in the database', () => {
  it.each([
    ['with one bit changed', 'sealed = set_bit(sealed, 700, 1 - get_bit(sealed, 700))'],
    ['cut short', 'sealed = substring(sealed from 1 for 40)'],
    ['under the name of a key that is not here', `key_version = 'elsewhere'`],
  ])('%s does not open, and the try is on record', async (_how, tamper) => {
    const product = await withSetup()
    await product.database.pool.query(`update subscription_setup_secrets set ${tamper} where setup_id = $1`, [
      product.id,
    ])
    const { status, body } = await product.reveal()
    expect([status, body.error.code]).toEqual([500, 'secret_damaged'])
    expect(await product.audited()).toMatchObject([
      { action: 'setup.reveal_failed', detail: { reason: 'To connect the terminal' } },
    ])
  })

  it('and put into another row does not open there', async () => {
    const product = await withSetup()
    const other = await sendSetup(product.url, { fullName: 'Accomplice', mt5Password: 'known to me' })
    const { rows } = await product.database.pool.query(
      'select setup_id, sealed, key_version from subscription_setup_secrets where setup_id = any($1)',
      [[product.id, other]],
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
