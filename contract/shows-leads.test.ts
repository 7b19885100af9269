import { expect, it } from 'vitest'
import { z } from 'zod'
import { api, type CallName } from './api.ts'
import type { Route } from './route.ts'

type Json = { readonly [key: string]: unknown }

/** True if a response may contain contact details, under a key that the bulk reading watch knows. */
function hasContact(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasContact)
  if (typeof schema !== 'object' || schema === null) return false
  const { properties } = schema as { properties?: Json }
  if (properties && ['email', 'phone', 'recipient'].some((key) => key in properties)) return true
  return Object.values(schema).some(hasContact)
}

/** Responses with addresses of the team or firm only, or that repeat the caller's input. */
const ofTheTeam: readonly CallName[] = [
  'changeOwnContact',
  'changePerson',
  'changeSettings',
  'findKnownLeads',
  'invite',
  'listInvitations',
  'listPeople',
  'readOwnContact',
  'readSettings',
  'resetSecondFactor',
]

it('a call of the team whose response has contact details is watched for bulk reading', () => {
  const unwatched = (Object.entries(api) as [CallName, Route][])
    .filter(([, { access, response, showsLeads }]) => access !== 'public' && response && !showsLeads)
    .filter(([, { response }]) => hasContact(z.toJSONSchema(response!, { unrepresentable: 'any' })))
    .map(([name]) => name)
  expect(unwatched.toSorted()).toEqual(ofTheTeam)
})
