import { describe, expect, it } from 'vitest'
import { buildTarget, oldestBrowsers } from './range.ts'
import { edition, tooNewInMarkup, tooNewInScript, tooNewInStyle } from './too-new.ts'

it("the supported browsers are the build's target", () => {
  expect(oldestBrowsers.size).toBe(5)
  // The feature by which pages and script recognise them; all of them have it: `.older`, web/site/script.ts.
  expect(tooNewInStyle('a { transition-behavior: allow-discrete }')).toEqual([])
  expect(buildTarget).toEqual([...oldestBrowsers].map(([name, version]) => name.replace('ios_saf', 'ios') + version))
})

describe('a feature newer than the supported browsers', () => {
  it('is found in the syntax of a script', () => {
    expect(edition).toBe(2024)
    expect(tooNewInScript('class A { static { this.b ??= /[\\p{L}--q]/v } }')).toEqual([])
    for (const line of ['const a = /(?i:b)/', '{ using a = b() }', 'import a from "./a.json" with { type: "json" }']) {
      expect(tooNewInScript(line)).toEqual([expect.stringContaining('syntax of after 2024')])
    }
  })

  it('is found among globals, their members, and methods', () => {
    expect(tooNewInScript('Temporal.Now.instant()')).toEqual(['Temporal.Now', 'Temporal'])
    expect(tooNewInScript('const a = Promise.try(b), c = URL.parse(d)')).toEqual(['Promise.try', 'URL.parse'])
    expect(tooNewInScript('if (navigator.clearAppBadge) document.startViewTransition(a)')).toEqual([
      'navigator.clearAppBadge',
      'document.startViewTransition',
    ])
    expect(tooNewInScript('a.take(2); b.getOrInsert(c); d.setHTMLUnsafe(e); f.toSorted()')).toEqual([
      'getOrInsert',
      'setHTMLUnsafe',
    ])
  })

  it("is not a script's own name or polyfill", () => {
    expect(tooNewInScript('import { Temporal } from "./a.js"; Temporal.now()')).toEqual([])
    expect(
      tooNewInScript('const a = { navigation: 1, Temporal() {} }, [b = 2, ...navigation] = c; a.navigation'),
    ).toEqual([])
  })

  it("is found in a style's selectors, properties, values, functions and rules", () => {
    expect(tooNewInStyle('a:has(b) { & c { color: color-mix(in srgb, red, blue); inset: 0 } }')).toEqual([])
    expect(tooNewInStyle('a { field-sizing: content; text-wrap: pretty; width: calc-size(auto, size) }')).toEqual([
      'field-sizing',
      'text-wrap: pretty',
      'calc-size()',
    ])
    expect(tooNewInStyle('@position-try --a { inset: 0 } details::details-content { color: red }')).toEqual([
      '@position-try',
      '::details-content',
    ])
  })

  it('is not one a style tests for first, or has with a prefix', () => {
    expect(tooNewInStyle('@supports (field-sizing: content) { @media print { a { field-sizing: content } } }')).toEqual(
      [],
    )
    expect(tooNewInStyle('a { -webkit-user-select: none; user-select: none }')).toEqual([])
    expect(tooNewInStyle('a { user-select: none }')).toEqual(['user-select'])
  })

  it('is found in elements and attributes', () => {
    expect(tooNewInMarkup('<details name="a"><img loading="lazy" fetchpriority="low"></details>')).toEqual([
      '<details name>',
      '<img fetchpriority>',
    ])
  })
})
