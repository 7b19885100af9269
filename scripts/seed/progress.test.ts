import { describe, expect, it } from 'vitest'
import { clock, createProgress } from './progress.ts'

it('createProgress prints a line every 50,000 leads with rate and time left', () => {
  const lines: string[] = []
  let time = 0
  const progress = createProgress(
    200_000,
    (line) => lines.push(line),
    () => time,
  )
  for (let done = 5_000; done <= 200_000; done += 5_000) {
    time = done / 10
    progress(done)
  }
  expect(lines).toEqual([
    '50,000 of 200,000 leads · 10,000 a second · 0:15 left',
    '100,000 of 200,000 leads · 10,000 a second · 0:10 left',
    '150,000 of 200,000 leads · 10,000 a second · 0:05 left',
  ])
})

describe('clock', () => {
  it.each([
    [0, '0:00'],
    [59_400, '0:59'],
    [59_500, '1:00'],
    [3_725_000, '62:05'],
  ])('writes %i ms as %s', (ms, text) => expect(clock(ms)).toBe(text))
})
