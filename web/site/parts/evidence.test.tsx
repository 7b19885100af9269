import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Claim } from '#domain/claims/claims.ts'
import { pageOf, statementOf } from '#web/site/testing/pages.ts'
import { siteWords } from '#web/words/site/load.ts'
import { Evidence, Figures, UnwarnedFigureError } from './Evidence.tsx'
import { createFormat } from './format.ts'
import { SiteProvider } from './site-context.tsx'

const words = siteWords('en')
const site = { page: pageOf(), words, format: createFormat('en', words), now: 0 }
const render = (content: React.ReactNode, page = site.page) =>
  renderToStaticMarkup(<SiteProvider site={{ ...site, page }}>{content}</SiteProvider>)

describe('a figure of trading', () => {
  it("can't be rendered without its warning", () => {
    expect(() => render(<Figures ids={['results.sharpe']} />)).toThrow(UnwarnedFigureError)
    const elsewhere = (
      <Evidence ids={['company.clients']}>
        <Figures ids={['results.sharpe']} />
      </Evidence>
    )
    expect(() => render(elsewhere)).toThrow(UnwarnedFigureError)
  })

  it('includes its warning', () => {
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
  it.each([
    [{ url: 'https://register.example/1' }, 'href="https://register.example/1"'],
    [{ reference: 'Trade licence 4' }, 'Trade licence 4'],
  ])('that is stated names its date and evidence: %j', (evidence, shown) => {
    const value = { kind: 'number', amount: 12 } as const
    const claim: Claim = { ...statementOf('company.clients', ''), value, evidence }
    const html = render(<Figures ids={['company.clients']} />, pageOf({ stated: [claim] }))
    expect(html).toContain('May 2, 2026')
    expect(html).toContain(shown)
  })

  it('needs no warning, but a mark', () => {
    const html = render(<Figures ids={['company.clients']} />)
    expect(html).toContain('data-provenance="sample"')
    expect(html).not.toContain(words.risk.pastPerformance)
  })
})
