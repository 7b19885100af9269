import { describe, expect, it } from 'vitest'
import { call, message, ownProduct, signIn } from '#server/testing/product.ts'

describe('where a lead came from', () => {
  it('is empty where the browser sent nothing, and not found with a lead in the bin', async () => {
    const { url } = await ownProduct()
    await call(url, 'sendContact', { body: message })
    const staff = await signIn(url)
    const { body: leads } = await call(url, 'listLeads', { query: {}, headers: staff })
    const params = { id: leads.data[0]!.id }
    expect((await call(url, 'readLeadOrigin', { params, headers: staff })).body).toEqual({ data: null })
    await call(url, 'deleteLead', { params, headers: staff })
    expect((await call(url, 'readLeadOrigin', { params, headers: staff })).status).toBe(404)
  })
})
