import { describe, expect, it, vi } from 'vitest'
import { leaveKeysToInputMethods, shortcutKey } from './keys.ts'

const press = (more: object, type = 'keydown') => Object.assign(new Event(type), { key: 'Enter', keyCode: 13, ...more })

describe('the keys of an input method', () => {
  const page = () => {
    const window = new EventTarget()
    const end = leaveKeysToInputMethods(window as Window)
    const handler = vi.fn()
    for (const type of ['keydown', 'keyup']) window.addEventListener(type, handler)
    return { window, handler, end }
  }

  it.each([
    ['while somebody composes', press({ isComposing: true })],
    ['when they end the composition, after which Safari sends them', press({ keyCode: 229 })],
    ['when they are released', press({ isComposing: true }, 'keyup')],
    ['when they drop what was composed', press({ key: 'Escape', keyCode: 229, isComposing: true })],
  ])('reach no handler of the page %s', (_when, event) => {
    const { window, handler } = page()
    window.dispatchEvent(event)
    expect(handler).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  })

  it('are distinguished from keys outside a composition', () => {
    const { window, handler, end } = page()
    window.dispatchEvent(press({}))
    expect(handler).toHaveBeenCalledOnce()
    end()
    window.dispatchEvent(press({ isComposing: true }))
    expect(handler).toHaveBeenCalledTimes(2)
  })
})

describe('the key of a shortcut', () => {
  it.each([
    ['Russian', 'л', 'KeyK', 'k'],
    ['Russian with Caps Lock', 'П', 'KeyG', 'g'],
    ['Greek', 'κ', 'KeyK', 'k'],
    ['Hebrew', 'ל', 'KeyK', 'k'],
    ['Arabic, with a key of two letters', 'لا', 'KeyB', 'b'],
    ['Hindi', 'क', 'KeyK', 'k'],
    ['Korean', 'ㅏ', 'KeyK', 'k'],
    ['Georgian', 'კ', 'KeyK', 'k'],
  ])('goes by its position on a layout without Latin letters: %s', (_layout, key, code, expected) => {
    expect(shortcutKey({ key, code })).toBe(expected)
  })

  it.each([
    ['Dvorak', 't', 'KeyK', 't'],
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['AZERTY, a sign where others have a letter', ',', 'KeyM', ','],
    ['Turkish', 'ı', 'KeyI', 'ı'],
    ['QWERTY with Shift', 'K', 'KeyK', 'k'],
    ['a sign', '/', 'Slash', '/'],
    ['a digit of Arabic', '٣', 'Digit3', '٣'],
    ['a key with a name', 'Enter', 'Enter', 'Enter'],
    ['a name of two letters', 'F2', 'F2', 'F2'],
    ['a Russian letter where Latin layouts have a sign', 'ж', 'Semicolon', 'ж'],
  ])('is what the layout types: %s', (_layout, key, code, expected) => {
    expect(shortcutKey({ key, code })).toBe(expected)
  })
})
