import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { refusals as en } from './en.ts'
import { refusalWords } from './load.ts'

const reasons = Object.keys(en) as (keyof typeof en)[]

describe('the words of refused requests', () => {
  it.each(languages.filter((language) => language !== 'en'))('have every text in %s', (language) => {
    const words = refusalWords(language)
    for (const reason of reasons)
      for (const part of ['title', 'text'] as const) {
        expect(words[reason][part]).not.toBe('')
        expect(words[reason][part]).not.toBe(en[reason][part])
      }
  })
})
