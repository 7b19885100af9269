import { expect, it } from 'vitest'
import { leads as es } from '#web/words/staff/leads-es.ts'
import { platformName, shortPlatformName, sourceName } from './lead-words.ts'

it('an import is named in the language of the reader, as platform and as source', () => {
  expect([platformName, shortPlatformName, sourceName].map((name) => name('import', es))).toEqual(
    Array(3).fill('Importación'),
  )
  expect([platformName, sourceName].map((name) => name('Fair of Dubai', es))).toEqual(Array(2).fill('Fair of Dubai'))
})
