import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'

const said = (text: string) => new Set(featuresOf(text).all)
/** Features that two texts share but their words alone do not have. */
const sharedPairs = (one: string, other: string, words: readonly string[]) => {
  const ofWords = words.flatMap((word) => featuresOf(word).all)
  return [...said(one)].filter((feature) => said(other).has(feature) && !ofWords.includes(feature))
}

test('content features ignore accents, which language features use', () => {
  expect(said('Está genial, ¿verdad?')).toEqual(said('Esta genial, ¿verdad?'))
  expect(featuresOf('Está genial').short).not.toEqual(featuresOf('Esta genial').short)
})

test('the same words in another order differ', () => {
  expect(said('not bad')).not.toEqual(said('bad not'))
})

test('a negation is combined with the word it denies, with up to two words between them', () => {
  const words = ['never', 'problem']
  expect(sharedPairs('never xx problem', 'yy never zz problem', words)).toHaveLength(1)
  expect(sharedPairs('never aa bb problem', 'yy never cc dd problem', words)).toHaveLength(1)
})

test('a full stop and a question mark make the same words differ', () => {
  expect(said('It works.')).not.toEqual(said('It works?'))
  expect(said('It works.')).not.toEqual(said('It works'))
})
