import { type Statement, searchedText } from '#server/db/search.ts'

/** Scripts written without spaces between words: kana, Han, hangul; the letters of `lead_search_text` (`search-text-sql`). */
const unspaced = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]{1,2}$/u
const letters = /^[\p{L}\p{M}\p{N}]{1,2}$/u

/**
 * Conditions any of which finds `contact_requests l` with this in name, address, number or message, however it is written
 * (`lead_search_text`). An index finds three characters in a row. One or two letters are looked for where a word begins
 * or ends, as the space there is the third; those of a script without spaces in the pairs that stand in lines of their own.
 *
 * `isUnforeseen`: PostgreSQL plans without knowing what is looked for, so always in the same way. `isWalked`: no index is
 * asked, as so much matches that a walk in another order soon has its fill.
 */
export function leadSearchSql(
  typed: string,
  statement: Statement,
  { isUnforeseen = false, isWalked = false } = {},
): string[] {
  const wanted = searchedText(typed).normalize('NFKC').replace(/\s/g, ' ')
  const isPair = [...wanted].length === 2
  // Escaped after folding, which turns a full-width per cent sign into a plain one.
  const folded = `regexp_replace(search_fold(${statement.value(wanted)}::text), '([\\\\%_])', '\\\\\\1', 'g')`
  const like = (before: string, after: string) => {
    const pattern = `${before} || ${folded} || ${after}`
    const condition = `l.search_text like ${isUnforeseen ? `(select ${pattern})` : pattern}`
    return isWalked ? `(${condition}) is true` : condition
  }
  if (unspaced.test(wanted)) return [like(`E'%\\n'`, isPair ? `E'\\n%'` : `'%'`)]
  if (!letters.test(wanted)) return [like(`'%'`, `'%'`)]
  return [like(`'% '`, `'%'`), ...(isPair ? [like(`'%'`, `' %'`)] : [])]
}
