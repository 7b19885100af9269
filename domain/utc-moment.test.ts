import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { utcMoment } from './utc-moment.ts'

const at = Date.UTC(2026, 10, 21, 21, 5, 7)

describe('a moment in UTC', () => {
  it.each(languages)('has a 24-hour clock and Latin digits in %s, and seconds where they count', (language) => {
    const text = utcMoment(language, at, true)
    for (const part of ['2026', '21:05:07', 'UTC']) expect(text).toContain(part)
    expect(utcMoment(language, at, false)).not.toContain('07')
  })

  it('has the words of Hindi in their order', () => {
    expect(utcMoment('hi', at, false)).toBe('21 नवंबर 2026 को 21:05 बजे UTC')
  })
})
