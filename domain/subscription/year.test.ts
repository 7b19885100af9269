import { expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { movementsOf } from './movements.ts'
import { stepsOf } from './steps.ts'
import { factsOf, ours } from './stripe.fixture.ts'
import { dice, yearOf } from './year.fixture.ts'

const year = { from: Date.parse('2025-11-01T00:00:00Z'), until: Date.parse('2026-11-01T00:00:00Z'), seed: 37 }
const soon = (one: { at: number }, other: { at: number }) => one.at - other.at
const lines = (all: readonly { at: number; kind: string; amount: number; currency: string }[]) =>
  all.map(({ at, kind, amount, currency }) => `${new Date(at).toISOString()} ${kind} ${amount} ${currency}`)

it('a year of payers adds up exactly to what happened, in any order of events (property)', () => {
  for (const [i, { events, truth }] of yearOf(400, year).entries()) {
    const roll = dice(i)
    const mixed = [...events, ...events.slice(0, 3)]
      .map((event) => ({ event, place: roll() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ event }) => event)
    const { moves, lives, isUndecided } = accountOf(factsOf(mixed), ours)
    expect(lines(moves).toSorted(), `cash of payer ${i}`).toEqual(lines(truth.cash).toSorted())
    const movements = movementsOf(lives.map((life) => stepsOf(life)))
    expect(lines(movements), `movements of payer ${i}`).toEqual(lines(truth.movements.toSorted(soon)))
    expect(isUndecided).toBe(false)
  }
})
