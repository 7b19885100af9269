import { Parser } from 'htmlparser2'

/** Elements without text content. */
const silent = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'defs',
  'desc',
  'metadata',
  'annotation',
  'annotation-xml',
  'iframe',
  'datalist',
])
/** Elements of a head: any other ends it, as in a browser. */
const inHead = new Set('base link meta noscript object script style template title'.split(' '))
const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
)
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Maximum nesting depth; deeper elements are read as if they were at this depth. */
const maxDepth = 1_000

type Open = {
  readonly name: string
  readonly isQuote: boolean
  readonly look: Look
  readonly isSilent: boolean
  readonly isHidden: boolean
  readonly own: Attributes
}
type Attributes = Readonly<Record<string, string>>

/** Elements whose text no longer holds. */
const struck = new Set(['del', 's', 'strike'])

/**
 * The visible content of an HTML mail as plain text: quotations prefixed with `> `, pictures as their name in brackets,
 * links with their address if it differs from their text, struck text between `~~`. Nothing invisible, and nothing is loaded.
 */
export function textOfHtml(html: string, pictureOf: (contentId: string) => string | null): string {
  const text = readHtml(html, pictureOf, isUnseen)
  if (text !== '') return text
  // Nothing is visible: written in white for a dark screen, or for Outlook alone. Better shown than lost.
  const opened = html.replace(/<!--\[if[^\]>]{0,200}\]>/gi, '').replaceAll('<![endif]-->', '')
  return readHtml(opened, pictureOf, () => false)
}

function readHtml(
  html: string,
  pictureOf: (contentId: string) => string | null,
  hides: (look: Look) => boolean,
): string {
  const lines = createLines()
  const open: Open[] = []
  const links: ({ href: string; from: number } | null)[] = []
  let isCut = 0
  const top = () => open.at(-1)
  const lookAbove = (): Look =>
    top()?.look ?? (sheet.paintsElsewhere() ? { ...plainLook, background: 'picture' } : plainLook)
  const isHiddenHere = (attributes: Record<string, string>) =>
    top()?.isSilent === true || hides({ ...lookOf(attributes, lookAbove()), colour: null })
  const sheet = createSheet()
  let isStyle = false
  const parser = new Parser(
    {
      onopentag(name, own) {
        isStyle = name === 'style'
        if (top()?.name === 'head' && !inHead.has(name)) open.pop()
        const attributes = sheet.styled(name, own, open)
        if (name === 'img') {
          const picture = pictureText(attributes, pictureOf)
          if (picture !== null && !isHiddenHere(attributes)) lines.write(picture)
          return
        }
        if (name === 'input') {
          if (!isHiddenHere(attributes)) lines.write(fieldText(attributes))
          return
        }
        if (name === 'br') return void (top()?.isHidden || lines.end())
        if (empty.has(name)) return void (name === 'hr' && !top()?.isHidden && lines.block())
        if (open.length >= maxDepth) {
          isCut += 1
          return
        }
        const look = lookOf(attributes, lookAbove())
        const isSilent = top()?.isSilent === true || silent.has(name) || isUnchosen(name, own)
        const isHidden = isSilent || hides(look)
        const isQuote = name === 'blockquote'
        open.push({ name, isQuote, look, isSilent, isHidden, own })
        if (isHidden) return
        if (blocks.has(name)) lines.block()
        if (isQuote) lines.quote(1)
        if (name === 'li') lines.write('• ')
        if ((name === 'td' || name === 'th') && !lines.isAtStart()) lines.write(' ')
        if (struck.has(name)) lines.write('~~')
        if (name === 'a') links.push(linkOf(attributes.href, lines.place()))
      },
      ontext(text) {
        if (isStyle) sheet.add(text)
        if (top()?.name === 'head' && text.trim() !== '') open.pop()
        if (!top()?.isHidden)
          lines.write(
            text,
            open.some(({ name }) => name === 'pre' || name === 'textarea'),
          )
      },
      onclosetag(name) {
        isStyle = false
        if (isCut > 0 && !empty.has(name)) {
          isCut -= 1
          return
        }
        const at = open.findLastIndex((one) => one.name === name)
        if (at < 0) return
        for (const one of open.splice(at).toReversed()) {
          if (one.isHidden) continue
          if (struck.has(one.name)) lines.write('~~')
          if (one.name === 'a') writeLink(lines, links.pop() ?? null)
          if (blocks.has(one.name)) lines.block()
          if (one.isQuote) lines.quote(-1)
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  return lines.text()
}

/**
 * Lines as they are written: spaces run together, one empty line at most. Pieces are joined once a line or link ends: joining
 * them at each piece takes minutes for long lines and many links.
 */
function createLines() {
  const done: string[] = []
  let line: string[] = []
  let depth = 0
  const written: string[] = []
  const mark = () => (depth > 0 ? `${'>'.repeat(Math.min(depth, 20))} ` : '')
  const add = (text: string) => void (text !== '' && line.push(text))
  const flush = () => {
    const text = line.join('').trimEnd()
    if (text !== '' || done.at(-1)?.replace(/^>+\s*/, '') !== '')
      done.push(text === '' ? mark().trimEnd() : mark() + text)
    line = []
  }
  const flushWords = () => {
    if (line.some((piece) => piece.trim() !== '')) flush()
    else line = []
  }
  return {
    write(text: string, isPlain = false) {
      if (isPlain) {
        const [first = '', ...rest] = text.split(/\r?\n/)
        add(first)
        for (const one of rest) {
          flush()
          add(one)
        }
      } else {
        const flat = text.replace(/[ \t\r\n\f\u00a0]+/g, ' ')
        add(line.length === 0 || line.at(-1)!.endsWith(' ') ? flat.replace(/^ /, '') : flat)
      }
      written.push(text)
    },
    /** A line ends here. */
    end: flush,
    /** A block begins or ends here. */
    block: flushWords,
    quote(by: 1 | -1) {
      depth = Math.max(0, depth + by)
    },
    isAtStart: () => line.length === 0,
    /** The place of what is written next. */
    place: () => written.length,
    since: (place: number) => written.slice(place).join(''),
    text() {
      flushWords()
      return done
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    },
  }
}

const linkOf = (href: string | undefined, from: number) =>
  href !== undefined && /^(?:https?:|mailto:|tel:)/i.test(href.trim()) ? { href: href.trim(), from } : null

function writeLink(lines: ReturnType<typeof createLines>, link: { href: string; from: number } | null): void {
  if (!link) return
  const shown = lines.since(link.from).trim()
  const plain = (text: string) =>
    text
      .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
      .replace(/\/$/, '')
      .toLowerCase()
  if (shown !== '' && plain(shown) !== plain(link.href)) lines.write(` <${link.href.slice(0, 500)}>`)
}

/** An embedded picture by its name, another by its alt text; empty without either. */
function pictureText(
  attributes: Record<string, string>,
  pictureOf: (contentId: string) => string | null,
): string | null {
  const { src = '', alt = '' } = attributes
  const own = /^cid:/i.test(src) ? pictureOf(src.slice(4)) : null
  if (own !== null) return ` [${own}] `
  if (alt.trim() === '' && /^data:/i.test(src)) return ' [🖼] '
  return alt.trim() === '' ? null : ` [${alt.trim().slice(0, 200)}] `
}

/** Content of a form's field; empty for secret ones and buttons. */
function fieldText({ type = 'text', value = '', ...own }: Record<string, string>): string {
  if (/^(?:checkbox|radio)$/i.test(type)) return 'checked' in own ? ' [x] ' : ' [ ] '
  const isShown = !/^(?:hidden|password|submit|button|reset|image|file)$/i.test(type) && value.trim() !== ''
  return isShown ? ` ${value.trim().slice(0, 1_000)} ` : ''
}

/** True for an option that is not the chosen one. */
const isUnchosen = (name: string, attributes: Record<string, string>) =>
  name === 'option' && !('selected' in attributes)

/** How an element's text looks; all but `isGone` may be different within it. */
type Look = {
  readonly isGone: boolean
  readonly isTiny: boolean
  readonly isInvisible: boolean
  readonly colour: string | null
  readonly background: string | null
}
const plainLook: Look = { isGone: false, isTiny: false, isInvisible: false, colour: null, background: null }

const isUnseen = ({ isGone, isTiny, isInvisible, colour, background }: Look) =>
  isGone ||
  isTiny ||
  isInvisible ||
  (colour !== null && (colour === 'transparent' || isSame(colour, background ?? '255,255,255')))

function lookOf(attributes: Record<string, string>, above: Look): Look {
  const style = stylesOf(attributes.style)
  const clips = /hidden|clip/.test(style.get('overflow') ?? '')
  const isFlat = ['height', 'max-height', 'width', 'max-width'].some((name) => isTiny(style.get(name)))
  const isGone =
    'hidden' in attributes ||
    style.get('display') === 'none' ||
    isFaint(style.get('opacity')) ||
    style.get('mso-hide') === 'all' ||
    isCutAway(style) ||
    (isFlat && clips) ||
    isTiny(style.get('max-height')) ||
    isFarOut(style)
  const [size, visibility] = [style.get('font-size'), style.get('visibility')]
  // A size in parts of the one above stays tiny.
  const isRelative = size === undefined || /(?:em|%)$|^(?:inherit|smaller|larger)$/.test(size)
  return {
    isGone: above.isGone || isGone,
    isTiny: isTiny(size) || (above.isTiny && isRelative && !/\drem$/.test(size ?? '')),
    isInvisible: visibility === undefined || visibility === 'inherit' ? above.isInvisible : visibility !== 'visible',
    colour: colourOf(style.get('-webkit-text-fill-color') ?? style.get('color') ?? attributes.color) ?? above.colour,
    background: backgroundOf(attributes) ?? above.background,
  }
}

function stylesOf(style = ''): Map<string, string> {
  const parts = style
    .replace(/\/\*.*?\*\//gs, '')
    .split(';')
    .slice(0, 100)
    .flatMap((one): [string, string][] => {
      const at = one.indexOf(':')
      const value = one
        .slice(at + 1)
        .replace(/!important/i, '')
        .trim()
        .toLowerCase()
      return at > 0 ? [[one.slice(0, at).trim().toLowerCase(), value]] : []
    })
  return new Map(parts)
}

const isFaint = (value = '1') => Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1) <= 0.05
/** True if nothing of an element is drawn: it is clipped, or shrunk to a point. */
const isCutAway = (style: Map<string, string>) =>
  style.get('content-visibility') === 'hidden' ||
  /^(?:inset\((?:[5-9]\d|100)%\)|circle\(0)/.test(style.get('clip-path') ?? '') ||
  /(?:^| )scale[xy]?\(0(?:\.0+)?[,)]/.test(style.get('transform') ?? '') ||
  /(?:^| )opacity\(0(?:\.0+)?%?\)/.test(style.get('filter') ?? '') ||
  (/^(?:absolute|fixed)$/.test(style.get('position') ?? '') &&
    /^rect\((?:[01](?:px)?[, ]*){4}\)$/.test(style.get('clip') ?? ''))
/** True below two pixels, which nobody can read. */
function isTiny(value: string | undefined): boolean {
  if (value === undefined) return false
  const size = Number.parseFloat(value)
  if (Number.isNaN(size)) return false
  return size === 0 || (/^[\d.]+(?:px|pt)/.test(value) && size < 2) || (/^[\d.]+r?em/.test(value) && size < 0.15)
}

function isFarOut(style: Map<string, string>): boolean {
  const out = ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top']
  return out.some((name) => Number.parseFloat(style.get(name) ?? '0') <= -900)
}

function backgroundOf(attributes: Record<string, string>): string | null {
  const style = stylesOf(attributes.style)
  const named =
    style.get('background-color') ?? /^(?:[a-z]+\([^()]*\)|[^\s(]+)/.exec(style.get('background') ?? '')?.[0]
  // The colours of a background picture are unknown: text on it may be visible.
  if (/url\(|gradient/.test(style.get('background') ?? style.get('background-image') ?? '') || attributes.background)
    return 'picture'
  const colour = colourOf(named ?? attributes.bgcolor)
  return colour === 'transparent' ? null : colour
}

const colourNames: Record<string, string> = {
  white: '255,255,255',
  black: '0,0,0',
  snow: '255,250,250',
  ivory: '255,255,240',
  whitesmoke: '245,245,245',
  transparent: 'transparent',
}

/** A colour as `r,g,b`; null for one that is not known. */
function colourOf(value: string | undefined): string | null {
  if (value === undefined) return null
  const text = value.trim().toLowerCase()
  const named = colourNames[text]
  if (named) return named
  const [, short] = /^#?([\da-f]{3,4})$/.exec(text) ?? []
  const [, long] = /^#?([\da-f]{6})(?:[\da-f]{2})?$/.exec(text) ?? []
  if (/^#?[\da-f]{6}00$/.test(text) || /^#?[\da-f]{3}0$/.test(text)) return 'transparent'
  const digits = long ?? (short && [...short.slice(0, 3)].map((one) => one + one).join(''))
  if (digits) return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)).join(',')
  const parts =
    /^rgba?\(([^)]*)\)$/
      .exec(text)?.[1]
      ?.split(/[\s,/]+/)
      .filter(Boolean) ?? []
  if (parts.length === 4 && Number.parseFloat(parts[3]!) === 0) return 'transparent'
  if (parts.length < 3) return null
  return parts
    .slice(0, 3)
    .map((part) => Math.round(part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number.parseFloat(part)))
    .join(',')
}

/** Rules looked at of a mail's own style sheets, and elements around one that they may name. */
const maxRules = 200
const maxAbove = 30

type Selector = { readonly name: string; readonly mark: string }

/** One part of a selector, such as `td.note`; null for one that is not understood. */
function selectorOf(text: string): Selector | null {
  const [, name = '', mark = ''] = /^([a-z][\w-]*|\*)?([.#][\w-]+)?$/i.exec(text) ?? []
  return name || mark ? { name: name.toLowerCase(), mark } : null
}

const fits = ({ name, mark }: Selector, element: string, { class: classes = '', id = '' }: Attributes) =>
  (name === '' || name === '*' || name === element) &&
  (mark === '' || mark === `#${id}` || (mark.startsWith('.') && classes.split(/\s+/).includes(mark.slice(1))))

/** The hiding rules of a mail's style sheets, by element, class or id. */
function createSheet() {
  let css = ''
  let rules: { of: Selector[]; style: string }[] | null = null
  const read = () =>
    [...withoutNested(css).matchAll(/([^{}]{1,500})\{([^{}]{0,2000})\}/g)]
      .slice(0, maxRules)
      .flatMap(([, selectors, style]) =>
        selectors!.split(',').flatMap((one) => {
          const of = one
            .trim()
            .split(/[\s>]+/)
            .map(selectorOf)
          return of.some((part) => part === null) ? [] : [{ of: (of as Selector[]).toReversed(), style: style! }]
        }),
      )
  return {
    /** True if a rule that is not understood here gives some element a background. */
    paintsElsewhere: () => /[\w\])][ >+~]+[\w.#*[][^{}]{0,200}\{[^{}]{0,2000}background/.test(css),
    add(text: string) {
      if (css.length < 100_000) css += text
      rules = null
    },
    styled(name: string, attributes: Record<string, string>, above: readonly Pick<Open, 'name' | 'own'>[]) {
      if (css === '') return attributes
      rules ??= read()
      const fitting = rules.filter(({ of: [own, ...outer] }) => {
        if (!fits(own!, name, attributes)) return false
        const around = above.slice(-maxAbove)
        return outer.every((one) => {
          const at = around.findLastIndex((element) => fits(one, element.name, element.own))
          around.length = Math.max(0, at)
          return at >= 0
        })
      })
      if (fitting.length === 0) return attributes
      return { ...attributes, style: [...fitting.map(({ style }) => style), attributes.style ?? ''].join(';') }
    },
  }
}

/** Removes comments and media queries, whose rules are nested, but for those of any screen. */
const withoutNested = (css: string) =>
  css
    .replace(/\/\*.*?\*\/|<!--|-->/gs, '')
    .replace(/@media\s{1,9}(?:only\s{1,9})?(?:screen|all)\s{0,9}\{((?:[^{}]|\{[^{}]*\})*)\}/gi, '$1')
    .replace(/@[^{};]{0,300}(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '')

/** True if two colours are indistinguishable. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((colour) => colour.split(',').map(Number)) as [number[], number[]]
  return one.every((value, at) => Math.abs(value - (other[at] ?? -999)) <= 12)
}
