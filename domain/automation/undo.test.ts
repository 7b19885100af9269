import { describe, expect, it } from 'vitest'
import { type Changed, type LeadNow, planUndo, type RuleEffect } from './undo.ts'

const at = (minute: number) => `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000000Z`
const effect = (minute: number, changed: Changed | null, action: RuleEffect['action'] = 'priority'): RuleEffect => ({
  action,
  at: at(minute),
  changed,
  waits: false,
  isUndone: false,
})
const lead = (change: Partial<LeadNow> = {}): LeadNow => ({
  isGone: false,
  assignedTo: null,
  status: 'new',
  priority: 'high',
  tags: [],
  asAdded: new Set(),
  byHand: {},
  ...change,
})
const raised = (before: string, after: string) => ({ what: 'priority', before, after }) as const
const states = (effects: readonly RuleEffect[], now: LeadNow) => planUndo(effects, now).judged.map(({ state }) => state)

describe('undoing what a rule did', () => {
  it('reverts step by step, the newest change first', () => {
    const effects = [effect(2, raised('medium', 'high')), effect(1, raised('low', 'medium'))]
    const { restored } = planUndo(effects, lead())
    expect(states(effects, lead())).toEqual(['open', 'open'])
    expect(restored.priority).toBe('low')
  })

  it('leaves a field that has changed since, and all earlier changes of it', () => {
    const effects = [effect(2, raised('medium', 'high')), effect(1, raised('low', 'medium'))]
    expect(states(effects, lead({ priority: 'urgent' }))).toEqual(['kept', 'kept'])
  })

  it("leaves and names fields that somebody has set by hand since, even to the rule's value", () => {
    const byHand = { priority: { at: at(2), by: 'Ada' } }
    const { judged, restored } = planUndo([effect(3, raised('high', 'high'))], lead({ byHand }))
    expect(judged[0]?.state).toBe('open')
    expect(restored.priority).toBe('high')
    expect(planUndo([effect(1, raised('low', 'high'))], lead({ byHand })).judged).toMatchObject([
      { state: 'kept', by: 'Ada' },
    ])
  })

  it("removes the rule's tag and keeps the others", () => {
    const tagged = effect(1, { what: 'tags', before: null, after: 'Fresh' }, 'tag')
    expect(planUndo([tagged], lead({ tags: ['A', 'Fresh', 'B'] })).restored.tags).toEqual(['A', 'B'])
    expect(states([tagged], lead({ tags: ['A'] }))).toEqual(['kept'])
  })

  it('removes tasks and alerts only if they are unchanged', () => {
    const as = { type: 'call', dueDate: at(9), assignedTo: null }
    const task = effect(1, { what: 'task', before: null, after: 'Call', task: 'T', as }, 'task')
    const alert = effect(1, { what: 'alert', before: null, after: 'team', alert: 'A' }, 'notify')
    expect(states([task, alert], lead({ asAdded: new Set(['T', 'A']) }))).toEqual(['open', 'open'])
    expect(states([task, alert], lead())).toEqual(['taskKept', 'notified'])
  })

  it('lists what cannot be undone, and cancels an unsent letter', () => {
    const sent = effect(1, null, 'email')
    expect(states([sent, effect(1, null, 'webhook'), effect(1, null, 'analyse'), effect(1, null)], lead())).toEqual([
      'sent',
      'told',
      'analysed',
      'unknown',
    ])
    expect(states([{ ...sent, waits: true }], lead())).toEqual(['open'])
  })

  it('skips a missing lead and what is already undone', () => {
    expect(states([effect(1, raised('low', 'high'))], lead({ isGone: true }))).toEqual(['gone'])
    expect(states([{ ...effect(1, raised('low', 'high')), isUndone: true }], lead())).toEqual(['undone'])
  })

  it('restores the time of the last update together with consecutive stages', () => {
    const moved = (minute: number, before: string, after: string, was: number): RuleEffect =>
      effect(
        minute,
        { what: 'status', before, after, lostReason: null, updatedAt: { before: at(was), after: at(minute) } },
        'stage',
      )
    const effects = [moved(2, 'contacted', 'qualified', 1), moved(1, 'new', 'contacted', 0)]
    expect(planUndo(effects, lead({ status: 'qualified' })).restored).toMatchObject({
      status: 'new',
      updatedAt: { before: at(0), after: at(2) },
    })
  })
})
