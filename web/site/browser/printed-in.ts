import { type PrintedPlace, printsFigure } from '#domain/record/printed-place.ts'
import { bodyOf, type Markup, textOf } from './markup.ts'

/** A marked place with its name on the page: its part, and its row or figure. */
export type NamedPlace = PrintedPlace & { readonly label: string }

/** Content of a page of the site. */
export interface Printed {
  /** Its marked places, in order. */
  readonly places: readonly NamedPlace[]
  /** Row and column headers with digits. */
  readonly headers: readonly string[]
  /** Other texts with digits, except in pictures. */
  readonly others: readonly string[]
}

/** Parses a page's body; `account`: the one it is about. */
export function printedIn(html: string, account: string | null): Printed {
  const [places, headers, others]: [NamedPlace[], string[], string[]] = [[], [], []]
  const visit = (element: Markup, of: string | null, around: readonly Markup[]) => {
    const { 'data-of': own = of, 'data-figure': mark, 'aria-hidden': hidden } = element.attributes
    if (hidden === 'true') return
    const within = [...around, element]
    if (mark !== undefined) {
      for (const header of headersIn(element)) visit(header, own, within)
      const cells = cellsOf(element).filter(printsFigure)
      places.push({ mark, account: own, cells, text: withoutHeaders(element), label: labelOf(within) })
    } else if (hasDigit(element)) (element.tag === 'th' ? headers : others).push(textOf(element).trim())
    else for (const child of elementsOf(element)) visit(child, own, within)
  }
  visit(bodyOf(html), account, [])
  return { places, headers, others }
}

const elementsOf = ({ children }: Markup) => children.filter((child) => typeof child !== 'string')

/** True if its own words, or a header's, contain a digit, in any wrapping. */
const hasDigit = (element: Markup): boolean =>
  element.tag === 'th'
    ? /\d/.test(textOf(element))
    : element.children.some((child) => typeof child === 'string' && /\d/.test(child))

const headersIn = (element: Markup): Markup[] =>
  elementsOf(element).flatMap((child) => (child.tag === 'th' ? [child] : headersIn(child)))

const withoutHeaders = (element: Markup): string =>
  element.children
    .map((child) => {
      if (typeof child === 'string') return child
      // Keeps the figures of neighbouring cells apart.
      return child.tag === 'th' ? '' : `${withoutHeaders(child)}${child.tag === 'td' ? ' ' : ''}`
    })
    .join('')

/** The innermost cells and amounts, but of headers. */
function cellsOf(element: Markup): string[] {
  return elementsOf(element).flatMap((child) => {
    if (child.tag === 'th' || child.attributes['aria-hidden'] === 'true') return []
    const inner = cellsOf(child)
    return inner.length > 0 || !['td', 'bdi'].includes(child.tag) ? inner : [textOf(child)]
  })
}

/** `within`: from the body to the place itself. */
function labelOf(within: readonly Markup[]): string {
  const part = within.findLast((element) => firstOf(element, ['h2', 'h3']))
  const row = within.findLast(({ tag }) => ['details', 'tr', 'div', 'figure', 'li'].includes(tag))
  const named = [part && firstOf(part, ['h2', 'h3']), row && firstOf(row, ['th', 'dt', 'summary'])]
  const texts = named.flatMap((element) => (element ? [nameIn(element)] : []))
  return [...new Set(texts)].filter(Boolean).join(' · ')
}

function firstOf(element: Markup, tags: readonly string[]): Markup | undefined {
  for (const child of elementsOf(element)) {
    const found = tags.includes(child.tag) ? child : firstOf(child, tags)
    if (found) return found
  }
  return undefined
}

/** A figure's summary contains its name and value; a name with an explanation is a summary itself. */
const nameIn = (element: Markup) =>
  textOf(firstOf(element, [element.tag === 'summary' ? 'span' : 'summary']) ?? element)
