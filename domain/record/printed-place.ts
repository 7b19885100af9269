/** A marked place on a page: its mark, its account, and its text. */
export interface PrintedPlace {
  readonly mark: string
  /** Slug of the account; null outside of an account's part. */
  readonly account: string | null
  /** Texts of its cells or amounts, except those without a figure; empty for a sentence. */
  readonly cells: readonly string[]
  readonly text: string
}

/** True if a cell prints a figure. */
export const printsFigure = (text: string): boolean => /\d|—/.test(text)

/**
 * True if a place prints these figures: one cell each, in order, without other digits, or a sentence that contains
 * each.
 */
export function isPrinted({ cells, text }: PrintedPlace, figures: readonly string[]): boolean {
  if (figures.length === 0) return false
  if (cells.length === figures.length && cells.every((cell, index) => prints(cell, figures[index]!))) return true
  return cells.length <= 1 && restOf(text, figures) !== null
}

/** True if a cell prints this figure and no other. */
export function prints(cell: string, figure: string): boolean {
  const rest = restOf(cell, [figure])
  return rest !== null && !/\d/.test(rest)
}

/** Two machines differ in the spaces between numbers and in marks of direction, and an earlier version had no joiners. */
const plain = (text: string) => text.replaceAll(/[\u061c\u200e\u200f\u2060]/g, '').replaceAll(/\s+/g, ' ')

/** The rest of a sentence besides these figures; null if one is missing. */
export function restOf(text: string, figures: readonly string[]): string | null {
  let rest = plain(text)
  for (const figure of figures.map(plain).sort((a, b) => b.length - a.length)) {
    const at = placeOf(figure, rest)
    if (at < 0) return null
    rest = `${rest.slice(0, at)}\0${rest.slice(at + figure.length)}`
  }
  return rest
}

/** Index of a figure that is not part of a longer number; -1 if none: 2 is not in 12, nor in 1.2. */
function placeOf(figure: string, text: string): number {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const isWithin =
      (/^\p{Nd}/u.test(figure) && /\p{Nd}[.,]?$/u.test(text.slice(0, at))) ||
      (/\p{Nd}$/u.test(figure) && /^[.,]?\p{Nd}/u.test(text.slice(at + figure.length)))
    if (!isWithin) return at
  }
  return -1
}
