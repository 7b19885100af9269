import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeModel, encodeModel, heads, modelFile } from './model.ts'

const bytes = readFileSync(modelFile)

test('the model file is at most 1 MB and survives encoding and decoding', () => {
  expect(bytes.length).toBeLessThanOrEqual(1_000_000)
  const again = encodeModel(decodeModel(heads, bytes))
  expect(brotliDecompressSync(again).equals(brotliDecompressSync(bytes))).toBe(true)
})

test('a file of another size is refused', () => {
  expect(() =>
    decodeModel(heads, brotliCompressSync(Buffer.concat([brotliDecompressSync(bytes), Buffer.alloc(1)]))),
  ).toThrow('instead of')
})
