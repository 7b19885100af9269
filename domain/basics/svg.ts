/** Allowed elements of a drawing: shapes without behaviour. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'title',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
])

const attributes = new Set([
  'xmlns',
  'viewBox',
  'width',
  'height',
  'id',
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'fx',
  'fy',
  'points',
  'transform',
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'clip-path',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'preserveAspectRatio',
])

/** Maximum characters of a drawing. */
export const maxSvgLength = 16_000

const namespace = 'http://www.w3.org/2000/svg'
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/giy
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Values are colours, shapes or references within the drawing; never URLs, scripts or entities. */
const isHarmless = (name: string, value: string): boolean =>
  name === 'xmlns'
    ? value === namespace
    : /^[\w\s.,#%()+-]*$/.test(value) && !/url\s*\((?!\s*#[\w-]+\s*\))/i.test(value)

/**
 * The drawing reduced to an allowlist of shapes, colours and gradients. Other elements are removed with their content,
 * as are scripts, styles, links and anything that refers to the outside. Null if it is not a well-formed drawing or
 * shows nothing.
 */
export function sanitizeSvg(source: string): string | null {
  if (source.length > maxSvgLength) return null
  const open: { name: string; kept: boolean }[] = []
  let result = ''
  let shapes = 0
  token.lastIndex = 0
  const text = source.replace(/^\ufeff/, '').trim()
  while (token.lastIndex < text.length) {
    const found = token.exec(text)
    if (!found) return null
    const [, closing, name, given = '', selfClosing, words] = found
    const isKept = open.at(-1)?.kept ?? true
    if (words !== undefined) {
      if (open.length === 0 && words.trim() !== '') return null
      if (isKept && open.at(-1)?.name === 'title') result += words.replaceAll(/[&>]/g, '')
      continue
    }
    if (name === undefined) continue
    if (closing) {
      const element = open.pop()
      if (element?.name !== name) return null
      if (element.kept) result += `</${name}>`
      continue
    }
    if (open.length === 0 && (name !== 'svg' || result !== '')) return null
    const kept = isKept && elements.has(name)
    if (kept) {
      if (!['svg', 'g', 'defs', 'title'].includes(name)) shapes += 1
      result += `<${name}${open.length === 0 ? ` xmlns="${namespace}"` : ''}${keptAttributes(given)}${selfClosing ? '/' : ''}>`
    }
    if (!selfClosing) open.push({ name, kept })
  }
  return open.length === 0 && shapes > 0 ? result : null
}

function keptAttributes(given: string): string {
  return [...given.matchAll(attribute)]
    .map(([, name = '', double, single]) => [name, double ?? single ?? ''] as const)
    .filter(([name, value]) => name !== 'xmlns' && attributes.has(name) && isHarmless(name, value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
