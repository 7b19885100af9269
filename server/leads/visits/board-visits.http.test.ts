import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'

describe('the moment a teammate last looked at the board', () => {
  it('is their own, the latest one, and part of their session’s answer', async () => {
    const product = await ownProduct()
    const { url } = product
    const owner = await signIn(url)
    const viewer = await sessionOf(product, await addColleague(product, 'viewer'))
    const seenBy = async (headers: Record<string, string>) =>
      (await call(url, 'readSession', { headers })).body.boardSeenAt
    expect([await seenBy(owner), await seenBy(viewer)]).toEqual([null, null])
    const looks = []
    for (let i = 0; i < 2; i++) looks.push((await call(url, 'seeBoard', { headers: viewer })).body.boardSeenAt)
    expect(await seenBy(viewer)).toBe(looks[1])
    expect(await seenBy(owner)).toBeNull()
    expect((await product.database.pool.query('select 1 from board_visits')).rowCount).toBe(1)
  })
})
