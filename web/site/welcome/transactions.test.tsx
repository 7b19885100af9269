import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageFacts, languages } from '#domain/site/languages.ts'
import { Evidence } from '#web/site/parts/Evidence.tsx'
import { createFormat } from '#web/site/parts/format.ts'
import { SiteProvider } from '#web/site/parts/site-context.tsx'
import { pageOf } from '#web/site/testing/pages.ts'
import { siteWords } from '#web/words/site/load.ts'
import { Transactions } from './Transactions.tsx'

describe('a recent transaction', () => {
  it.each(languages)('points from its entry to its exit, in the reading direction of %s', (language) => {
    const words = siteWords(language)
    const site = { page: pageOf({ language, account: 'demo' }), words, format: createFormat(language, words), now: 0 }
    const html = renderToStaticMarkup(
      <SiteProvider site={site}>
        <Evidence ids={['measured.operations']}>
          <Transactions />
        </Evidence>
      </SiteProvider>,
    )
    const arrows = new Set([...html.matchAll(/[→←]/g)].map(([arrow]) => arrow))
    expect(arrows).toEqual(new Set([languageFacts[language].dir === 'rtl' ? '←' : '→']))
  })
})
