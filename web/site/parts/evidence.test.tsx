import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pageOf } from '#web/site/testing/pages.ts'
import { siteWords } from '#web/words/site/load.ts'
import { Evidence, Figures, UnwarnedFigureError } from './Evidence.tsx'
import { createFormat } from './format.ts'
import { SiteProvider } from './site-context.tsx'

const words = siteWords('en')
const site = { page: pageOf(), words, format: createFormat('en', words), now: 0 }
const render = (content: React.ReactNode) => renderToStaticMarkup(<SiteProvider site={site}>{content}</SiteProvider>)

describe('a figure of trading', () => {
  it('cannot be rendered away from its warning', () => {
    expect(() => render(<Figures ids={['results.sharpe']} />)).toThrow(UnwarnedFigureError)
    const elsewhere = (
      <Evidence ids={['company.clients']}>
        <Figures ids={['results.sharpe']} />
      </Evidence>
    )
    expect(() => render(elsewhere)).toThrow(UnwarnedFigureError)
  })

  it('brings its warning along', () => {
    const html = render(
      <Evidence ids={['results.sharpe']}>
        <Figures ids={['results.sharpe']} />
      </Evidence>,
    )
    expect(html).toContain(words.risk.pastPerformance)
    expect(html).toContain(words.risk.hypothetical)
  })
})

describe('a figure of the company', () => {
  it('needs no warning, but a mark', () => {
    const html = render(<Figures ids={['company.clients']} />)
    expect(html).toContain('data-provenance="sample"')
    expect(html).not.toContain(words.risk.pastPerformance)
  })
})
