import pino, { type LoggerOptions } from 'pino'

const warn = pino.levels.values.warn!
/** How long a warning is not written again, milliseconds. */
const quietMs = 60_000
/** Different warnings remembered at a time; further ones are written each time. */
const maxKnown = 200

/**
 * A log hook: repetitions of a warning within a minute are counted and written once at its end with their number
 * (`repeats`). While a database is away every part that needs it warns several times a second.
 */
export function collapseRepeats(): NonNullable<LoggerOptions['hooks']> {
  const repeats = new Map<string, number>()
  return {
    logMethod(args, method, level) {
      if (level !== warn) return method.apply(this, args)
      const [fields, message] = args as [unknown, unknown]
      if (typeof fields !== 'object' || typeof message !== 'string') return method.apply(this, args)
      const key = JSON.stringify([message, fields])
      const known = repeats.get(key)
      if (known !== undefined) return void repeats.set(key, known + 1)
      method.apply(this, args)
      if (repeats.size >= maxKnown) return
      repeats.set(key, 0)
      const timer = setInterval(() => {
        const count = repeats.get(key)!
        repeats.set(key, 0)
        if (count > 0) return method.apply(this, [{ ...fields, repeats: count }, message])
        clearInterval(timer)
        repeats.delete(key)
      }, quietMs)
      timer.unref()
    },
  }
}
