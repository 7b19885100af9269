/** An element of a rendered page. */
export type Markup = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (Markup | string)[]
}

const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta'])
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
}
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => characters[name]!)

/** The body of a page as React wrote it: every element is closed, which other markup may leave out. */
export function bodyOf(html: string): Markup {
  const root: Markup = { tag: 'body', attributes: {}, children: [] }
  const open: Markup[] = [root]
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  for (const [, comment, end, tag, attributes = '', closed, text] of body.matchAll(
    /(<!.*?>)|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (comment !== undefined) continue
    if (text !== undefined) open.at(-1)!.children.push(unescaped(text))
    else if (end !== undefined) {
      if (open.at(-1)!.tag !== end) throw new Error(`</${end}> closes <${open.at(-1)!.tag}>`)
      if (open.length > 1) open.pop()
    } else if (tag !== undefined && tag !== 'body' && tag !== 'html') {
      const own = Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, unescaped(value ?? '')]),
      )
      const element: Markup = { tag, attributes: own, children: [] }
      open.at(-1)!.children.push(element)
      if (closed !== '/' && !voids.has(tag)) open.push(element)
    }
    if (end === 'body') break
  }
  return root
}

/** Text of an element, without text of pictures. */
export function textOf(element: Markup | string): string {
  if (typeof element === 'string') return element
  return element.attributes['aria-hidden'] === 'true' ? '' : element.children.map(textOf).join('')
}
