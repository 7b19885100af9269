import { unprovenWords } from '#domain/claims/public-words.ts'
import { translationProblem, withoutIdentity } from './written.ts'

/** Maximum length of a text for translation. */
export const maxTranslated = 4_000

/** A text with numbered placeholders, such as `[link2]`, for parts the model must not see. */
type Placed = { readonly text: string; readonly places: readonly (readonly [place: string, part: string])[] }

/** An address without `https://`, as in `example.com/offer`. */
const bareLink = /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}-]{2,}(?:\.[\p{L}]{2,})+(?:\/\S*)?(?![@\p{L}\p{N}])/gu
const anyPlace = /\[(?:secret|contact|link|number|name)\d+\]/g

/** Replaces identifying parts, links and secrets by placeholders. */
export function placed(text: string, name: string): Placed {
  const places: [string, string][] = []
  const mask = (kind: string, part: string) => {
    const place = `[${kind}${places.length + 1}]`
    places.push([place, part])
    return place
  }
  const linked = text.replace(bareLink, (part) => mask('link', part))
  return { text: withoutIdentity(linked, name, mask), places }
}

/**
 * A model's translation with the placeholders resolved. Null if it may not be shown: it invented a placeholder, or
 * contains something its source does not. One for customers has every placeholder and promises nothing, whatever its
 * source does.
 */
export function translationOf(written: string, { text, places }: Placed, isForCustomer: boolean): string | null {
  const found = new Set(written.match(anyPlace))
  // A nested placeholder is restored together with the outer one.
  const given = new Set(places.map(([place]) => place).filter((place) => text.includes(place)))
  if ([...found].some((place) => !given.has(place)) || (isForCustomer && found.size < given.size)) return null
  const [bare, source] = [written, text].map((one) => one.replaceAll(anyPlace, '')) as [string, string]
  if (translationProblem(bare, source) !== null) return null
  if (isForCustomer && unprovenWords(bare).length > 0) return null
  return places.reduceRight((left, [place, part]) => left.replaceAll(place, () => part), written)
}
