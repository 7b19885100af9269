import { describe, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { shareProduct } from '#server/testing/product.ts'
import { addRecord } from './support/record.ts'
import { announced, expectWhole } from './support/site-pages.ts'

describe.each(languages)('a page with everything on it, in %s', (language) => {
  const product = shareProduct()
  let record: Promise<void> | undefined

  it.each(announced)(
    'is complete: warning, no layout shift, no third party, no sideways scroll, little traffic: %s',
    async (name) => {
      record ??= addRecord(product().database)
      await record
      await expectWhole(product(), name, language)
    },
  )
})
