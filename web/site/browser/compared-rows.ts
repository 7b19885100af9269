import { figuresOf, type PrintedFigure } from '#domain/record/printed-figure.ts'
import { isPrinted, prints } from '#domain/record/printed-place.ts'
import { quotedMark } from '#web/site/parts/marked.ts'
import type { NamedPlace } from './printed-in.ts'

/** A place on a page, and its value by the ledger. */
export type ComparedRow = {
  readonly label: string
  readonly printed: string
  readonly texts: readonly string[]
  readonly agree: number
}

/** The places of one account, or of the record: each once that prints the same on several pages. */
export function placesOf(places: readonly NamedPlace[], slug: string): NamedPlace[] {
  const own = places.filter(({ account, mark }) => account === slug && mark !== quotedMark)
  return [...new Map(own.map((place) => [`${place.mark}\n${place.text}`, place])).values()]
}

/** A row for each place, then one for each ledger figure missing on all pages. */
export function rowsOf(
  places: readonly NamedPlace[],
  figures: readonly PrintedFigure[],
  textOf: (figure: PrintedFigure) => string,
): ComparedRow[] {
  const missing = new Set(figures)
  const rows = places.map((place): ComparedRow => {
    const own = figuresOf(place.mark, figures)
    for (const figure of own) missing.delete(figure)
    const texts = own.map(textOf)
    const same = texts.filter((text, index) => prints(place.cells[index] ?? '', text)).length
    const printed = place.cells.length > 0 ? place.cells.join(' · ') : place.text
    return { label: place.label, printed, texts, agree: isPrinted(place, texts) ? texts.length : same }
  })
  return [
    ...rows,
    ...[...missing].map((figure) => ({ label: figure.name, printed: '—', texts: [textOf(figure)], agree: 0 })),
  ]
}

/** True if a place prints its value by the ledger. */
export const agrees = ({ texts, agree }: ComparedRow) => texts.length > 0 && agree === texts.length
