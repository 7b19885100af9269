import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxSvgLength, sanitizeSvg } from './svg.ts'

const drawing = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inside}</svg>`
const shape = '<path d="M1 1h7" fill="#d4b06a"/>'

describe('an uploaded drawing', () => {
  it('is unchanged if it only draws', () => {
    const svg = drawing(
      `<title>A sign</title><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><g fill="url(#g)">${shape}</g>`,
    )
    expect(sanitizeSvg(svg)).toBe(svg)
  })

  it.each([
    ['a script', drawing(`<script>alert(1)</script>${shape}`)],
    ['what listens', drawing(`<path d="M1 1h7" fill="#d4b06a" onload="alert(1)"/>`)],
    ['a page within', drawing(`<foreignObject><p>x</p>${shape}</foreignObject>${shape}`)],
    ['a link', drawing(`<a href="javascript:alert(1)">${shape}</a>${shape}`)],
    ['a style', drawing(`<style>*{background:url(//x)}</style>${shape}`, ' style="color:red"')],
    ['a picture from elsewhere', drawing(`<image href="https://x.example/a.png"/>${shape}`)],
    ['a copy of something else', drawing(`<use xlink:href="https://x.example/a.svg#a"/>${shape}`)],
    ['motion', drawing(`<path d="M1 1h7" fill="#d4b06a"><animate attributeName="href" to="x"/></path>`)],
    ['an address as a colour', drawing(`<path d="M1 1h7" stroke="url(https://x.example)" fill="#d4b06a"/>`)],
    ['comments and instructions', `<?xml version="1.0"?><!-- a -->${drawing(shape)}`],
  ])('loses %s', (_, svg) => {
    const clean = sanitizeSvg(svg)
    expect(clean).toContain('d="M1 1h7"')
    expect(clean).not.toMatch(/script|on\w+=|alert|foreign|href|style|image|<use|animate|example|<!--|<\?/i)
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html><p>hello</p></html>'],
    ['an entity of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing(shape)}`],
    ['a tag left open', '<svg><g></svg>'],
    ['a broken tag', '<svg><path d="M1 1'],
    ['two drawings', drawing(shape) + drawing(shape)],
    ['an empty drawing', drawing('')],
    ['too much of it', drawing(`<path d="${'M1 1h7'.repeat(maxSvgLength / 6)}"/>`)],
  ])('is refused if it is %s', (_, svg) => expect(sanitizeSvg(svg)).toBeNull())

  it('is stable when sanitised again, whatever its content', () => {
    const part = fc.constantFrom(
      '<g>',
      '</g>',
      shape,
      '<script>',
      '</script>',
      ' onload="x"',
      '&lt;',
      '<a href="x">',
      '</a>',
      'x',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const once = sanitizeSvg(drawing(parts.join('')))
        if (once === null) return
        expect(sanitizeSvg(once)).toBe(once)
        expect(once).not.toMatch(/script|href|onload/)
      }),
    )
  })
})
