import { expect, it } from 'vitest'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

it('the moment a teammate last looked at the board is their own latest one, and part of their session', async () => {
  const product = await startProduct()
  const { url } = product
  const owner = await signIn(url)
  const { id, headers: viewer } = await joinTeam(product, 'viewer')
  const seenBy = async (headers: Record<string, string>) =>
    (await call(url, 'readSession', { headers })).body.boardSeenAt
  expect([await seenBy(owner), await seenBy(viewer)]).toEqual([null, null])
  const looks = []
  for (let i = 0; i < 2; i++) looks.push((await call(url, 'seeBoard', { headers: viewer })).body.boardSeenAt)
  expect(await seenBy(viewer)).toBe(looks[1])
  expect(await seenBy(owner)).toBeNull()
  const { rowCount } = await product.database.pool.query('select from board_visits where user_id = $1', [id])
  expect(rowCount).toBe(1)
})
