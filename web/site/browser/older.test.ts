import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'

it('adds functions an old browser lacks, and keeps existing ones', async () => {
  const source = await readFile(new URL('older.ts', import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, 'older.ts')
  const result = runInNewContext(`
    delete Map.groupBy; delete Object.groupBy; delete Object.hasOwn
    for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed']) delete Array.prototype[name]
    delete String.prototype.at
    ${code}
    JSON.stringify([
      [...Map.groupBy([1, 2, 3], (n) => n % 2)],
      Object.groupBy(['a', 'b'], (text, index) => text + index),
      Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString'),
      [1, 2, 3].at(-1), 'abc'.at(-1), [1, 2, 3].findLast((n) => n < 3), [1, 2, 3].findLastIndex((n) => n > 5),
      [3, 1, 2].toSorted(), [3, 1, 2].toSorted((a, b) => b - a), [1, 2].toReversed(), Object.keys([7]),
    ])`)
  expect(JSON.parse(result as string)).toEqual([
    [
      [1, [1, 3]],
      [0, [2]],
    ],
    { a0: ['a'], b1: ['b'] },
    true,
    false,
    3,
    'c',
    2,
    -1,
    [1, 2, 3],
    [3, 2, 1],
    [2, 1],
    ['0'],
  ])
})
