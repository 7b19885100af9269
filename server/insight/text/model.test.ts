import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeModel, encodeModel, modelFile } from './model.ts'

const bytes = readFileSync(modelFile)

test('the model file is at most 1 MB and survives being read and written', () => {
  expect(bytes.length).toBeLessThanOrEqual(1_000_000)
  expect(Buffer.compare(Buffer.from(encodeModel(decodeModel(bytes))), bytes)).toBe(0)
})

test('a file of another size is refused', () => {
  expect(() => decodeModel(Buffer.concat([bytes, Buffer.alloc(1)]))).toThrow('instead of')
})
