import { type PrintedPlace, printsFigure } from '#domain/printed-place.ts'
import { bodyOf, type Markup, textOf } from './html.ts'

/** What a rendered page prints. */
export interface Printed {
  /** Its marked places. */
  readonly places: readonly PrintedPlace[]
  /** Headers of rows and columns that hold a digit. */
  readonly headers: readonly string[]
  /** Whatever else holds a digit outside of pictures. */
  readonly others: readonly string[]
}

/** What the body of a page prints; `account`: the one that the page is about. */
export function printedIn(html: string, account: string | null): Printed {
  const [places, headers, others]: [PrintedPlace[], string[], string[]] = [[], [], []]
  const visit = (element: Markup, of: string | null) => {
    const { 'data-of': own = of, 'data-figure': mark, 'aria-hidden': hidden } = element.attributes
    if (hidden === 'true') return
    if (mark !== undefined) {
      const inner = headersIn(element)
      for (const header of inner) visit(header, own)
      places.push({ mark, account: own, cells: cellsOf(element).filter(printsFigure), text: withoutHeaders(element) })
    } else if (hasDigit(element)) (element.tag === 'th' ? headers : others).push(textOf(element).trim())
    else for (const child of elementsOf(element)) visit(child, own)
  }
  visit(bodyOf(html), account)
  return { places, headers, others }
}

const elementsOf = ({ children }: Markup) => children.filter((child) => typeof child !== 'string')

/** Whether its own words hold a digit, or a header's, however they are wrapped. */
const hasDigit = (element: Markup): boolean =>
  element.tag === 'th'
    ? /\d/.test(textOf(element))
    : element.children.some((child) => typeof child === 'string' && /\d/.test(child))

const headersIn = (element: Markup): Markup[] =>
  elementsOf(element).flatMap((child) => (child.tag === 'th' ? [child] : headersIn(child)))

const withoutHeaders = (element: Markup): string =>
  element.children
    .map((child) => (typeof child === 'string' ? child : child.tag === 'th' ? '' : withoutHeaders(child)))
    .join('')

/** The innermost cells and amounts, but of headers. */
function cellsOf(element: Markup): string[] {
  return elementsOf(element).flatMap((child) => {
    if (child.tag === 'th' || child.attributes['aria-hidden'] === 'true') return []
    const inner = cellsOf(child)
    return inner.length > 0 || !['td', 'bdi'].includes(child.tag) ? inner : [textOf(child)]
  })
}
