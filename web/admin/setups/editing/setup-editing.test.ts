import { describe, expect, it } from 'vitest'
import type { Setup } from '#contract/setups.ts'
import { changesOf, chooseSide, isUndecided, receiveSetup, startEditing, typeInto } from './setup-editing.ts'

const setup = { id: '1', version: 3, status: 'pending', assignedTo: null, notes: 'Call first' } as Setup
const elsewhere = (change: Partial<Setup>): Setup => ({ ...setup, version: 4, ...change })

describe('a setup being edited', () => {
  it('has nothing to send at first, nor after a change there and back', () => {
    expect(changesOf(startEditing(setup))).toEqual({})
    const there = typeInto(startEditing(setup), { notes: '' })
    expect(changesOf(there)).toEqual({ notes: '' })
    expect(changesOf(typeInto(there, { notes: 'Call first' }))).toEqual({})
    expect(changesOf(typeInto(startEditing(setup), { assignedTo: '' }))).toEqual({})
  })

  it('keeps what was typed and takes what a teammate changed beside it', () => {
    const typed = typeInto(startEditing(setup), { notes: 'Done' })
    const merged = receiveSetup(typed, elsewhere({ status: 'processing', assignedTo: 'ana' }))
    expect(merged.form).toEqual({ status: 'processing', assignedTo: 'ana', notes: 'Done' })
    expect(merged.clashes).toEqual([])
    expect(changesOf(merged)).toEqual({ notes: 'Done' })
  })

  it('asks where both changed the same, and sends nothing over the other’s change until one is chosen', () => {
    const typed = typeInto(startEditing(setup), { status: 'failed' })
    const clashing = receiveSetup(typed, elsewhere({ status: 'completed' }))
    expect(clashing.clashes).toEqual([{ field: 'status', mine: 'failed', theirs: 'completed', chosen: null }])
    expect(isUndecided(clashing)).toBe(true)
    const theirs = chooseSide(clashing, 'status', 'theirs')
    expect([isUndecided(theirs), changesOf(theirs)]).toEqual([false, {}])
    const mine = chooseSide(theirs, 'status', 'mine')
    expect([isUndecided(mine), changesOf(mine)]).toEqual([false, { status: 'failed' }])
    expect(isUndecided(typeInto(clashing, { status: 'pending' }))).toBe(false)
  })

  it('asks nothing where both chose the same', () => {
    const typed = typeInto(startEditing(setup), { status: 'failed' })
    expect(receiveSetup(typed, elsewhere({ status: 'failed' })).clashes).toEqual([])
  })

  it('asks again where a chosen field changes once more', () => {
    const typed = typeInto(startEditing(setup), { status: 'failed' })
    const chosen = chooseSide(receiveSetup(typed, elsewhere({ status: 'completed' })), 'status', 'mine')
    const again = receiveSetup(chosen, { ...elsewhere({ status: 'processing' }), version: 5 })
    expect(isUndecided(again)).toBe(true)
  })

  it('is not led astray by an older version that comes late', () => {
    const editing = typeInto(startEditing(setup), { notes: 'Done' })
    expect(receiveSetup(editing, { ...setup, version: 2, status: 'failed' })).toBe(editing)
  })
})
