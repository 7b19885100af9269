import { describe, it } from 'vitest'
import { languages } from '#domain/languages.ts'
import { shareProduct } from '#server/testing/product.ts'
import { addRecord } from './support/record.ts'
import { announced, expectWhole } from './support/site-pages.ts'

describe.each(languages)('a page with everything on it, in %s', (language) => {
  const product = shareProduct()
  let record: Promise<void> | undefined

  it.each(announced)(
    'is whole: warning, no shift, no stranger, no sideways scroll, little that travels: %s',
    async (name) => {
      record ??= addRecord(product().database)
      await record
      await expectWhole(product(), name, language)
    },
  )
})
