import { describe, expect, it } from 'vitest'
import { failingOnward, type OwnEffects } from './conditions.ts'
import { peopleIn } from './rule.ts'
import { endOf } from './run.ts'

it('a run that has finished its actions has not succeeded if it reached nobody, and is skipped if the lead gave it nothing to do', () => {
  expect(endOf(['done', 'already', 'later'])).toEqual({ outcome: 'done', reason: null })
  expect(endOf(['nobody', 'done'])).toEqual({ outcome: 'failed', reason: 'unable' })
  expect(endOf(['no_webhook'])).toEqual({ outcome: 'failed', reason: 'unable' })
  expect(endOf(['no_consent'])).toEqual({ outcome: 'skipped', reason: 'no_effect' })
  expect(endOf(['no_consent', 'done'])).toEqual({ outcome: 'done', reason: null })
  for (const effect of ['not_reachable', 'window_closed'] as const) expect(endOf([effect]).outcome).toBe('skipped')
})

describe('a continued run', () => {
  const stage = { field: 'status', operator: 'is', values: ['contacted'], amount: null } as const
  const conditions = { of: 'all', list: [stage] } as const
  const moment = { now: 0, teamZone: 'UTC' }
  const own: OwnEffects = new Map([['status', ['no_response']]])

  it('is not stopped by its own changes, but by those of others', () => {
    expect(failingOnward(conditions, { status: 'no_response' }, moment, own)).toBeNull()
    expect(failingOnward(conditions, { status: 'lost' }, moment, own)).toEqual(stage)
    expect(failingOnward(conditions, { status: 'no_response' }, moment, new Map())).toEqual(stage)
    expect(failingOnward({ of: 'any', list: [stage] }, { status: 'no_response' }, moment, own)).toBeNull()
  })
})

it('a rule names its assignees and the teammates in its conditions', () => {
  const owner = { field: 'assignedTo', operator: 'is', values: ['Eva', 'Tom'], amount: null } as const
  const assign = (to: string | null) => ({ do: 'assign', to, byLanguage: false, keepOwner: true }) as const
  const rule = {
    name: 'A rule',
    trigger: { on: 'returned' },
    conditions: { of: 'all', list: [owner] },
    actions: [assign('Max'), assign(null), assign('Tom')],
  } as const
  expect(peopleIn(rule)).toEqual(['Max', 'Tom', 'Eva'])
})
