import { describe, expect, it } from 'vitest'
import { createShortcutReader, type KeyPress, readableKeys, shortcutKeys, shortcutNames } from './shortcuts.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  meta: false,
  alt: false,
  at: 0,
  isTaken: false,
  ...more,
})

describe('the shortcuts', () => {
  it.each(shortcutNames)('%s is triggered by its keys', (name) => {
    const read = createShortcutReader()
    const [one, two] = shortcutKeys[name]
    if (one === 'Mod') return expect(read(press(two!, { ctrl: true }), true)).toBe(name)
    const after = read(press(one), true)
    expect(two === undefined ? after : read(press(two, { at: 500 }), true)).toBe(name)
  })

  it('are distinct, and none is a prefix of another', () => {
    const keys = shortcutNames.map((name) => shortcutKeys[name].join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    const single = shortcutNames.filter((name) => shortcutKeys[name].length === 1).map((name) => shortcutKeys[name][0])
    for (const name of shortcutNames.filter((name) => shortcutKeys[name].length === 2))
      expect(single).not.toContain(shortcutKeys[name][0])
  })

  it('do nothing while typing or in a dialog, except opening the palette', () => {
    const read = createShortcutReader()
    expect(read(press('?', { isTaken: true }), true)).toBeNull()
    expect(read(press('g'), true)).toBeNull()
    expect(read(press('l', { isTaken: true }), true)).toBeNull()
    expect(read(press('k', { meta: true, isTaken: true }), true)).toBe('palette')
  })

  it('wait for the second key of a pair, up to a limit and not past another key', () => {
    const read = createShortcutReader()
    read(press('g'), true)
    expect(read(press('l', { at: 1_501 }), true)).toBeNull()
    read(press('g', { at: 2_000 }), true)
    read(press('x', { at: 2_100 }), true)
    expect(read(press('l', { at: 2_200 }), true)).toBeNull()
  })

  it('leave the keys of browser and system alone', () => {
    const read = createShortcutReader()
    expect(read(press('k', { ctrl: true, meta: true }), true)).toBeNull()
    expect(read(press('k', { ctrl: true, alt: true }), true)).toBeNull()
    expect(read(press('l', { ctrl: true }), true)).toBeNull()
    read(press('g'), true)
    expect(read(press('l', { ctrl: true }), true)).toBeNull()
    expect(read(press('l'), true)).toBeNull()
  })

  it('of single keys can be turned off', () => {
    const read = createShortcutReader()
    expect(read(press('/'), false)).toBeNull()
    expect(read(press('k', { ctrl: true }), false)).toBe('palette')
  })

  it('are read as each system writes them', () => {
    expect(readableKeys('palette', true, 'then')).toBe('⌘K')
    expect(readableKeys('palette', false, 'then')).toBe('Ctrl K')
    expect(readableKeys('goLeads', false, 'luego')).toBe('G luego L')
    expect(readableKeys('help', false, 'then')).toBe('?')
  })
})
