import { beforeEach, describe, expect, it } from 'vitest'
import { claimDrafts, forgetDrafts, keepDraft, readDraft } from './drafts.ts'

let kept: Map<string, string>
let storage: Storage
beforeEach(() => {
  kept = new Map([['theme', 'dark']])
  storage = {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  }
  claimDrafts('ana', storage)
  keepDraft('lead:1', { notes: 'half' }, storage)
  keepDraft('note:1', { content: 'Called' }, storage)
})

describe('drafts', () => {
  it('are there again for the person who comes back', () => {
    claimDrafts('ana', storage)
    expect(readDraft('lead:1', storage)).toEqual({ notes: 'half' })
  })

  it('are not there for another person', () => {
    claimDrafts('ben', storage)
    claimDrafts('ana', storage)
    expect([readDraft('lead:1', storage), readDraft('note:1', storage)]).toEqual([null, null])
  })

  it('are gone after a logout, and nothing else is', () => {
    forgetDrafts(storage)
    expect([...kept.values()].join()).not.toMatch(/half|Called/)
    expect(kept.get('theme')).toBe('dark')
  })

  it('are forgotten one by one', () => {
    keepDraft('lead:1', null, storage)
    expect([readDraft('lead:1', storage), readDraft('note:1', storage)]).toEqual([null, { content: 'Called' }])
  })

  it('omit an invalid number rather than store it as empty', () => {
    keepDraft('lead:1', { value: Number.NaN, notes: 'half' }, storage)
    expect(readDraft('lead:1', storage)).toEqual({ notes: 'half' })
  })

  it('work without browser storage', () => {
    const forbidden = new Proxy(storage, {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    expect(() => claimDrafts('ana', forbidden)).not.toThrow()
    expect(() => keepDraft('x', {}, forbidden)).not.toThrow()
    expect(readDraft('x', forbidden)).toBeNull()
  })
})
