import { digitsOf } from '#domain/basics/plain-text.ts'
import { foldSpelling } from '#domain/basics/spelling.ts'

/** SQL text under construction with its parameters. */
export class Statement {
  readonly values: unknown[] = []
  /** Adds a parameter and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/**
 * Matches part of a name, address or number, regardless of accents and case; a phone number by its digits. `column` is a
 * text folded by `search_fold` (`search-fold-sql`), with a trigram index.
 */
export function searchSql(column: string, typed: string, statement: Statement): string {
  const wanted = foldSpelling(searchedText(typed))
  // Escaped after folding, which turns a full-width per cent sign into a plain one.
  const folded = `regexp_replace(search_fold(${statement.value(wanted)}::text), '([\\\\%_])', '\\\\\\1', 'g')`
  const like = (before: string, after: string) => `${column} like '${before}' || ${folded} || '${after}'`
  // Trigram indexes find three characters in a row; one or two typed letters are completed by the gap before or after a
  // word, so they match where words begin or end.
  const letters = /^[\p{L}\p{M}\p{N}]{1,2}$/u.test(wanted) ? [...wanted].length : 0
  if (letters === 0) return like('%', '%')
  const places = [like('', '%'), like('% ', '%'), ...(letters === 2 ? [like('%', ' %')] : [])]
  return `(${places.join(' or ')})`
}

/** The searched text: of a phone number only its digits, however grouped. */
function searchedText(typed: string): string {
  const digits = digitsOf(typed)
  return digits.length >= 3 && /^[\p{Nd}\s+()./-]+$/u.test(typed) ? digits : typed
}
