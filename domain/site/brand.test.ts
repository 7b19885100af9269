import { describe, expect, it } from 'vitest'
import { sanitizeSvg } from '#domain/basics/svg.ts'
import { letterMark, linksOf, shadesOf, unreadable } from './brand.ts'
import { contrast, mix, textContrast } from './colour.ts'
import { defaultSettings } from './default-brand.ts'

describe('brand colours', () => {
  it('meet WCAG contrast', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('#d4b06a', '#d4b06a')).toBe(1)
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  })

  it.each([
    [defaultSettings.colours, []],
    [{ ink: '#ffffff', accent: '#d4b06a' }, ['ink', 'accent']],
    [{ ink: '#0f1318', accent: '#333333' }, ['accent']],
    [{ ink: '#102040', accent: '#7fd1ff' }, []],
  ])('%j: %j lacks contrast', (colours, wrong) => expect(unreadable(colours)).toEqual(wrong))

  it.each(['#d4b06a', '#7fd1ff', '#ffffff', '#ff0000'])(
    'derive from %s a shade that is readable on paper',
    (accent) => {
      const { paper } = shadesOf({ ink: '#0f1318', accent })
      expect(contrast(paper.accent, '#f6f5f1')).toBeGreaterThanOrEqual(textContrast)
    },
  )
})

it('a letter mark draws the letter and contains no injected markup', () => {
  expect(letterMark('Ö', defaultSettings.colours)).toContain('>Ö</text>')
  expect(letterMark('<', defaultSettings.colours)).toContain('></text>')
  expect(sanitizeSvg(letterMark('A', defaultSettings.colours))).toContain('<rect')
})

it('an empty setting has no link', () => {
  expect(linksOf(defaultSettings)).toEqual({})
  expect(linksOf({ checkoutUrl: 'https://pay.example', brokerUrl: null, whatsapp: '+34 612 345 678' })).toEqual({
    checkout: 'https://pay.example',
    whatsapp: 'https://wa.me/34612345678',
  })
})
