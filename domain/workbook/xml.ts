import { damaged } from './unreadable.ts'

/** Events of an XML reader; names without their prefix. */
export type XmlHandlers = {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Maximum characters of one tag or text; a cell holds 32,767. */
const maxToken = 1_000_000
/** Maximum length of a tag with attributes; usually some hundred. */
const maxTag = 16_000

/**
 * Reads XML as it arrives, tag by tag. Only the predefined entities and numbered characters are decoded and a document
 * type is refused, so nothing can be expanded. Throws `damaged` for malformed XML.
 */
export function xmlReader({ open, text, close }: XmlHandlers): { write(piece: string): void; end(): void } {
  let rest = ''
  const tag = (content: string) => {
    if (content.length > maxTag) throw damaged()
    const isEnd = content.startsWith('/')
    const isEmpty = content.endsWith('/')
    const [name = ''] = /^[^\s/]+/.exec(isEnd ? content.slice(1) : content) ?? []
    const local = name.slice(name.indexOf(':') + 1)
    if (!isEnd) open?.(local, (attribute) => attributeOf(content, attribute))
    if (isEnd || isEmpty) close?.(local)
  }
  return {
    write(piece) {
      const buffer = rest + piece
      let at = 0
      for (;;) {
        const start = buffer.indexOf('<', at)
        if (start < 0) break
        const end = endOfMarkup(buffer, start)
        if (end < 0) break
        if (start > at) text?.(withoutEntities(buffer.slice(at, start)))
        if (buffer.startsWith('<![CDATA[', start)) text?.(buffer.slice(start + 9, end - 3))
        else if (buffer[start + 1] === '!' && buffer[start + 2] !== '-') throw damaged()
        else if (buffer[start + 1] !== '!' && buffer[start + 1] !== '?') tag(buffer.slice(start + 1, end - 1))
        at = end
      }
      rest = buffer.slice(at)
      if (rest.length > maxToken) throw damaged()
    },
    end() {
      if (rest.includes('<')) throw damaged()
    },
  }
}

/** End of the markup that begins at `start`; -1 if incomplete. */
function endOfMarkup(buffer: string, start: number): number {
  const [opening, closing] = buffer.startsWith('<!--', start)
    ? ['<!--', '-->']
    : buffer.startsWith('<![CDATA[', start)
      ? ['<![CDATA[', ']]>']
      : ['<', '>']
  // The beginning of one of the longer marks may be all that has arrived.
  if (opening === '<' && buffer[start + 1] === '!' && buffer.length < start + 9) return -1
  const end = buffer.indexOf(closing, start + opening.length)
  if (end < 0) return -1
  if (opening !== '<' || hasClosedQuotes(buffer, start, end)) return end + closing.length
  return endOfQuoted(buffer, start)
}

/** True if no quote of a tag is open at `end`: a value may contain `>`. */
function hasClosedQuotes(buffer: string, start: number, end: number): boolean {
  let quote = ''
  for (let at = start; at < end; at += 1) {
    const sign = buffer[at]!
    if (quote === '' ? sign === '"' || sign === "'" : sign === quote) quote = quote === '' ? sign : ''
  }
  return quote === ''
}

function endOfQuoted(buffer: string, start: number): number {
  const tag = /<(?:[^"'>]|"[^"]*"|'[^']*')*>/y
  tag.lastIndex = start
  return tag.test(buffer) ? tag.lastIndex : -1
}

const anyAttribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The value of an attribute of a tag, by its name without the prefix. */
function attributeOf(tag: string, wanted: string): string | undefined {
  // Fast path: millions of tags do not have this attribute.
  if (!tag.includes(wanted)) return undefined
  anyAttribute.lastIndex = 0
  for (;;) {
    const found = anyAttribute.exec(tag)
    if (!found) return undefined
    const [, name = '', double, single] = found
    if (name.slice(name.indexOf(':') + 1) === wanted) return withoutEntities(double ?? single ?? '')
  }
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g,
    (entity, decimal, hex, name) => {
      if (name) return named[name]!
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )
}
