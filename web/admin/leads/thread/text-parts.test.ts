import { expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

it('shows a message in order, with lines that only repeat ours folded', () => {
  const text = 'Hello\n> ours\n> ours too\n\nMy answer\n> ours again'
  const parts = textParts({
    text,
    folds: [
      [1, 3],
      [5, 6],
    ],
  })
  expect(parts.map((part) => [part.isFolded, part.text])).toEqual([
    [false, 'Hello'],
    [true, '> ours\n> ours too'],
    [false, 'My answer'],
    [true, '> ours again'],
  ])
  expect(textParts({ text: 'Hello', folds: [] })).toEqual([{ text: 'Hello', isFolded: false, from: 0 }])
})
