import { expect, test } from 'vitest'
import { joinedMessages } from './composed-messages.ts'
import type { Example } from './examples.ts'

const message = (text: string, sentiment: Example['sentiment']): Example => ({
  text,
  language: 'en',
  sentiment,
  weight: 10,
  held: false,
})

test('a neutral message takes the mood of the one it is joined with', () => {
  const joined = joinedMessages([
    message('Where can I find my invoice?', 'neutral'),
    message('Nobody has answered me for a week', 'negative'),
  ])
  expect(joined.map(({ text, sentiment }) => [text, sentiment])).toEqual([
    ['Where can I find my invoice? Nobody has answered me for a week', 'negative'],
    ['Where can I find my invoice? Nobody has answered me for a week', 'negative'],
  ])
})

test('praise and complaint are not joined, nor are single words', () => {
  expect(
    joinedMessages([
      message('Everything works, thank you so much', 'positive'),
      message('Nobody has answered me for a week', 'negative'),
      message('how much', 'neutral'),
    ]),
  ).toEqual([])
})
