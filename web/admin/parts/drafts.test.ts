import { beforeEach, describe, expect, it } from 'vitest'
import { claimDrafts, forgetDrafts, keepDraft, moveDrafts, readDraft } from './drafts.ts'

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

  it('go along with a lead that is merged into another, over none of that, but for its fields', () => {
    keepDraft('reply:1', { text: 'To one' }, storage)
    keepDraft('chat:1:whatsapp:own', { text: 'Chat' }, storage)
    keepDraft('note:2', { content: 'Own' }, storage)
    moveDrafts('1', '2', storage)
    const read = (name: string) => readDraft(name, storage)
    expect([read('reply:2'), read('chat:2:whatsapp:own')]).toEqual([{ text: 'To one' }, { text: 'Chat' }])
    expect([read('note:2'), read('note:1')]).toEqual([{ content: 'Own' }, { content: 'Called' }])
    expect([read('reply:1'), read('lead:1'), read('lead:2')]).toEqual([null, { notes: 'half' }, null])
  })
})
