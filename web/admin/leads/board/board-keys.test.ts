import { describe, expect, it } from 'vitest'
import { everyColumn } from '../store/board-state.ts'
import { cardByKey, columnByKey } from './board-keys.ts'
import { edgeSpeed } from './edge-scroll.ts'

const columns = { ...everyColumn<string[]>(() => []), new: ['a', 'b', 'c'], responded: ['d'], lost: ['e', 'f'] }

describe('arrow keys on the board', () => {
  it('move up and down within a column and stop at its ends', () => {
    expect(cardByKey(columns, 'a', 'ArrowDown', false)).toBe('b')
    expect(cardByKey(columns, 'a', 'ArrowUp', false)).toBeNull()
    expect(cardByKey(columns, 'c', 'ArrowDown', false)).toBeNull()
    expect(cardByKey(columns, 'b', 'Home', false)).toBe('a')
    expect(cardByKey(columns, 'b', 'End', false)).toBe('c')
  })

  it('move sideways past empty columns, at the same height if possible', () => {
    expect(cardByKey(columns, 'c', 'ArrowRight', false)).toBe('d')
    expect(cardByKey(columns, 'd', 'ArrowRight', false)).toBe('e')
    expect(cardByKey(columns, 'e', 'ArrowRight', false)).toBeNull()
  })

  it('are mirrored from right to left', () => {
    expect(cardByKey(columns, 'c', 'ArrowLeft', true)).toBe('d')
    expect(cardByKey(columns, 'd', 'ArrowRight', true)).toBe('a')
    expect(columnByKey('new', 'ArrowLeft', true)).toBe('contacted')
  })

  it('with Alt lead to the next stage, and nowhere from the last', () => {
    expect(columnByKey('new', 'ArrowRight', false)).toBe('contacted')
    expect(columnByKey('new', 'ArrowLeft', false)).toBeNull()
    expect(columnByKey('lost', 'ArrowRight', false)).toBeNull()
    expect(columnByKey('new', 'ArrowDown', false)).toBeNull()
  })
})

describe('a card held near the edge of the board', () => {
  it('scrolls the board, faster closer to the edge, and not in the middle', () => {
    expect(edgeSpeed(500, 0, 1000)).toBe(0)
    expect(edgeSpeed(990, 0, 1000)).toBeGreaterThan(edgeSpeed(930, 0, 1000))
    expect(edgeSpeed(930, 0, 1000)).toBeGreaterThan(0)
    expect(edgeSpeed(10, 0, 1000)).toBe(-edgeSpeed(990, 0, 1000))
  })

  it('scrolls no faster beyond the edge', () => {
    expect(edgeSpeed(5000, 0, 1000)).toBe(edgeSpeed(1000, 0, 1000))
  })
})
