import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api, type CallName } from './api.ts'
import type { Route } from './route.ts'

type Json = { readonly [key: string]: unknown }

/** Whether an answer may contain the way to reach somebody, under a key that the watch of bulk reading knows. */
function hasContact(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasContact)
  if (typeof schema !== 'object' || schema === null) return false
  const { properties } = schema as { properties?: Json }
  if (properties && ['email', 'phone', 'recipient'].some((key) => key in properties)) return true
  return Object.values(schema).some(hasContact)
}

/** Answers whose addresses are the team's own or the firm's, or that repeat what the caller sent. */
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

describe('a call of the team', () => {
  it('whose answer shows how to reach people is watched for reading in bulk, whichever call it is', () => {
    const unwatched = (Object.entries(api) as [CallName, Route][])
      .filter(([, { access, response, showsLeads }]) => access !== 'public' && response && !showsLeads)
      .filter(([, { response }]) => hasContact(z.toJSONSchema(response!, { unrepresentable: 'any' })))
      .map(([name]) => name)
    expect(unwatched.toSorted()).toEqual(ofTheTeam)
  })
})
