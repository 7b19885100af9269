import { type Statement, searchedText } from '#server/db/search.ts'

/** Scripts written without spaces between words: kana, Han, hangul; the letters of `lead_search_text` (`../search-text-sql`). */
const unspaced = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]{1,2}$/u
const letters = /^[\p{L}\p{M}\p{N}]{1,2}$/u

/**
 * Condition: the lead `l` has this in name, address, number or message, however it is written (`lead_search_text`). A
 * trigram index finds three characters in a row. One or two letters are looked for where a word begins or ends, as the
 * space there is the third; those of a script without spaces in the pairs that `lead_search_text` adds, each in its line.
 */
export function leadSearchSql(typed: string, statement: Statement): string {
  const wanted = searchedText(typed).normalize('NFKC').replace(/\s/g, ' ')
  const isPair = [...wanted].length === 2
  // Escaped after folding, which turns a full-width per cent sign into a plain one.
  const folded = `regexp_replace(search_fold(${statement.value(wanted)}::text), '([\\\\%_])', '\\\\\\1', 'g')`
  const like = (before: string, after: string) => `l.search_text like ${before} || ${folded} || ${after}`
  if (unspaced.test(wanted)) return like(`E'%\\n'`, isPair ? `E'\\n%'` : `'%'`)
  if (!letters.test(wanted)) return like(`'%'`, `'%'`)
  return isPair ? `(${like(`'% '`, `'%'`)} or ${like(`'%'`, `' %'`)})` : like(`'% '`, `'%'`)
}
