import { expect, it } from 'vitest'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'

it('where a lead came from is empty if the browser sent nothing, and not found for a lead in the bin', async () => {
  const product = await startProduct()
  const { url } = product
  const params = { id: await sendLead(product) }
  const headers = await signIn(url)
  expect((await call(url, 'readLeadOrigin', { params, headers })).body).toEqual({ data: null })
  await call(url, 'deleteLead', { params, headers })
  expect((await call(url, 'readLeadOrigin', { params, headers })).status).toBe(404)
})
