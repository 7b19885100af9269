import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function sentiment(input: string) {
  const ran = spawnSync(process.execPath, [join(import.meta.dirname, 'sentiment.ts')], { input, encoding: 'utf8' })
  return {
    ...ran,
    lines: ran.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  }
}

test('each line is answered in order, with every field', () => {
  const { lines, status } = sentiment(
    '{"id":"a","text":"Thank you so much, I love it!"}\n\n{"id":7,"text":"Ein Betrug, ich will sofort mein Geld zurück!"}\n{"id":8,"text":""}\n',
  )
  expect(status).toBe(0)
  expect(lines).toMatchObject([
    { id: 'a', language: 'en', label: 'positive' },
    { id: 7, language: 'de', label: 'negative' },
    { id: 8, language: null, label: 'neutral', score: 0, confidence: 0, phrases: [] },
  ])
  const fields = ['id', 'language', 'score', 'label', 'emotion', 'urgency', 'confidence', 'phrases']
  for (const line of lines) expect(Object.keys(line)).toEqual(fields)
})

test('a bad line is named by its number, and the others are answered', () => {
  const { lines, status, stderr } = sentiment(
    '{"id":1,"text":"hello there"}\nnot json\n{"id":2}\n{"id":3,"text":"hi"}\n',
  )
  expect(status).toBe(1)
  expect(lines.map(({ id }) => id)).toEqual([1, 3])
  expect(stderr.match(/^Line \d+/gm)).toEqual(['Line 2', 'Line 3'])
})

test('a file from Windows programs is read: byte order mark, CRLF, no final line end', () => {
  const { lines, status, stderr } = sentiment('\ufeff{"id":1,"text":"hello there"}\r\n\r\n{"id":2,"text":"hi"}')
  expect([status, stderr]).toEqual([0, ''])
  expect(lines.map(({ id }) => id)).toEqual([1, 2])
})

test('empty input gives no output and succeeds', () => {
  expect(sentiment('')).toMatchObject({ status: 0, stdout: '', stderr: '' })
})
