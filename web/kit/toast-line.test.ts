import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyToastLine, nextToastLine, type Toast, type ToastEvent, type ToastLine } from './toast-line.ts'

let id = 0
const toast = (tone: Toast['tone'], more: Partial<Toast> = {}): Toast => ({ id: ++id, tone, title: tone, ...more })
const withUndo = () => toast('success', { action: { label: 'Undo', onSelect: () => undefined } })
const add = (line: ToastLine, ...toasts: Toast[]) =>
  toasts.reduce((before, one) => nextToastLine(before, { type: 'add', toast: one }), line)
const leave = (line: ToastLine) => nextToastLine(line, { type: 'leave', id: line.shown?.id ?? -1 })
const isKept = (one: Toast) => one.tone === 'error' || one.action !== undefined

/** Every toast in the order in which it shows, as each one's time runs out. */
function played(line: ToastLine): Toast[] {
  return line.shown ? [line.shown, ...played(leave(line))] : []
}

describe('the line of toasts', () => {
  it('shows a toast at once if none is shown', () => {
    const one = toast('info')
    expect(add(emptyToastLine, one)).toEqual({ shown: one, waiting: [] })
  })

  it('lets a later toast replace a plain one', () => {
    const [first, second] = [toast('success'), toast('success')]
    expect(add(emptyToastLine, first, second)).toEqual({ shown: second, waiting: [] })
  })

  it('does not let a success push out an unread error', () => {
    const [error, success] = [toast('error'), toast('success')]
    const line = add(emptyToastLine, error, success)
    expect(line.shown).toBe(error)
    expect(leave(line).shown).toBe(success)
  })

  it('shows an error first, and then what it interrupted', () => {
    const [undo, error] = [withUndo(), toast('error')]
    expect(played(add(emptyToastLine, undo, error))).toEqual([error, undo])
  })

  it('offers the latest undo first, then the earlier one', () => {
    const [first, second] = [withUndo(), withUndo()]
    expect(played(add(emptyToastLine, first, second))).toEqual([second, first])
  })

  it("confirms a person's action before earlier news", () => {
    const news = toast('arrival', { action: { label: 'Open', onSelect: () => undefined } })
    const saved = toast('success')
    expect(played(add(emptyToastLine, news, saved))).toEqual([saved, news])
  })

  it('shows errors in order', () => {
    const errors = [toast('error'), toast('error'), toast('error')]
    expect(played(add(emptyToastLine, ...errors))).toEqual(errors)
  })

  it('lets only the newest of many plain toasts wait', () => {
    const error = toast('error')
    const arrivals = [toast('arrival'), toast('arrival'), toast('arrival')]
    expect(played(add(emptyToastLine, error, ...arrivals))).toEqual([error, arrivals[2]])
  })

  it('removes a dismissed toast even from the queue', () => {
    const [error, undo] = [toast('error'), withUndo()]
    const line = nextToastLine(add(emptyToastLine, error, undo), { type: 'leave', id: undo.id })
    expect(line).toEqual({ shown: error, waiting: [] })
  })

  it('never loses an error or an offered action, whatever comes', () => {
    const tones = fc.constantFrom<Toast['tone']>('info', 'success', 'error', 'arrival')
    const step = fc.oneof(fc.record({ tone: tones, offers: fc.boolean() }), fc.constant('leave' as const))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let line: ToastLine = emptyToastLine
        const given: Toast[] = []
        const seen = new Set<Toast>()
        for (const next of steps) {
          let event: ToastEvent
          if (next === 'leave') {
            if (line.shown) seen.add(line.shown)
            event = { type: 'leave', id: line.shown?.id ?? -1 }
          } else {
            const one = next.offers ? { ...withUndo(), tone: next.tone } : toast(next.tone)
            given.push(one)
            event = { type: 'add', toast: one }
          }
          line = nextToastLine(line, event)
        }
        for (const one of played(line)) seen.add(one)
        expect(given.filter(isKept).filter((one) => !seen.has(one))).toEqual([])
      }),
    )
  })
})
