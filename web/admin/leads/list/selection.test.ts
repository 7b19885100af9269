import { describe, expect, it } from 'vitest'
import { leadOf } from '../leads.fixture.ts'
import { extended, isSelected, nothing, seenAgain, toggled, toggledAll } from './selection.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => leadOf(id))
const selected = (selection: typeof nothing) => rows.map(({ id }) => id).filter((id) => isSelected(selection, id))

describe('selecting rows', () => {
  it('takes a lead in and out', () => {
    const one = toggled(nothing, 'b', rows)
    expect(selected(one)).toEqual(['b'])
    expect(selected(toggled(one, 'b', rows))).toEqual([])
  })

  it('extends from the row selected last, upwards too', () => {
    expect(selected(extended(toggled(nothing, 'c', rows), 'c', 'a', rows))).toEqual(['a', 'b', 'c'])
    expect(selected(extended(nothing, 'b', 'd', rows))).toEqual(['b', 'c', 'd'])
    expect(selected(extended(nothing, 'gone', 'd', rows))).toEqual(['d'])
  })

  it('selects all loaded rows, or none if all were selected', () => {
    const all = toggledAll(toggled(nothing, 'b', rows), rows)
    expect(selected(all)).toEqual(['a', 'b', 'c', 'd'])
    expect(selected(toggledAll(all, rows))).toEqual([])
    expect(selected(toggledAll(nothing, []))).toEqual([])
  })

  it('of all matches keeps the loaded ones when one is deselected', () => {
    expect(selected(toggled({ ids: new Map(), all: true }, 'b', rows))).toEqual(['a', 'c', 'd'])
  })

  it("keeps a lead's values at selection, until the reader changes it", () => {
    const one = toggled(nothing, 'b', rows)
    const moved = leadOf('b', 'converted', 0, { version: 2 })
    const newer = rows.map((row) => (row.id === 'b' ? moved : row))
    expect(extended(one, 'a', 'c', newer).ids.get('b')).toMatchObject({ status: 'new' })
    expect(seenAgain(one, moved).ids.get('b')).toMatchObject({ status: 'converted', version: 2 })
    expect(seenAgain(nothing, moved)).toBe(nothing)
  })
})
