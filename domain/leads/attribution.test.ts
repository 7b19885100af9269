import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributionLimit, attributionOf } from './attribution.ts'

const at = 'https://gold.example/es/welcome'

describe('the attribution of a visit', () => {
  it('is the page the message was sent from, the referrer and the campaign values', () => {
    expect(
      attributionOf(`${at}?utm_source=news&utm_medium=mail&sent=quick`, 'https://news.example/article?id=7'),
    ).toEqual({
      landingPage: '/es/welcome',
      referrerHost: 'news.example',
      campaign: { utm_source: 'news', utm_medium: 'mail' },
    })
  })

  it('is taken from links within the site if the visit began on another page', () => {
    const carried = 'https://gold.example/de/contact?landing=%2Fde&referrer=search.example&utm_campaign=spring'
    expect(attributionOf(carried, 'https://gold.example/de')).toEqual({
      landingPage: '/de',
      referrerHost: 'search.example',
      campaign: { utm_campaign: 'spring' },
    })
  })

  it('names no host for our own pages or without a referrer', () => {
    for (const referrer of [null, '', 'https://gold.example/en', 'not an address'])
      expect(attributionOf(at, referrer)?.referrerHost).toBeNull()
  })

  it("is unknown without the page's address", () => {
    for (const address of [null, '', '/es/welcome', 'about:blank?']) {
      const found = attributionOf(address, 'https://news.example/')
      if (found) expect([address, found.referrerHost]).toEqual(['about:blank?', 'news.example'])
    }
    expect(attributionOf(null, 'https://news.example/')).toBeNull()
  })

  it('contains only short values, a path and a host, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (landing, referrer, source) => {
        const query = new URLSearchParams({ landing, referrer, utm_source: source, utm_id: 'x' })
        const { landingPage, referrerHost, campaign } = attributionOf(`${at}?${query}`, null)!
        expect(landingPage).toMatch(/^\/[\w/-]*$/)
        if (referrerHost !== null) expect(referrerHost).toMatch(/^[\w.:[\]-]+$/)
        expect(Object.keys(campaign).filter((name) => name !== 'utm_source')).toEqual([])
        for (const value of [landingPage, referrerHost, ...Object.values(campaign)])
          expect((value ?? '').length).toBeLessThanOrEqual(attributionLimit)
      }),
    )
  })
})
