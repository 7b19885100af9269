import { searchedDigits } from '#domain/addresses/phone.ts'
import { digitsOf } from '#domain/basics/plain-text.ts'
import { foldSpelling } from '#domain/basics/spelling.ts'
import { maxMatches } from '#domain/leads/lead-filters.ts'
import type { Statement } from '#server/db/search.ts'

/** Scripts written without spaces between words: kana, Han, hangul; the letters of `lead_search_text` (`../search-text-sql`). */
const unspaced = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]{1,2}$/u
const letters = /^[\p{L}\p{M}\p{N}]{1,2}$/u

/** Numbers of a phrase with at least as many digits are looked for as phone numbers, however they are grouped. */
const phoneDigits = 7

/** One thing that must be in the lead: a word, or a phone number in any of these forms. */
type Part = { readonly word: string } | { readonly digits: readonly string[] }

/**
 * Condition: the lead `l` has all of these words, in any order and place of its name, address, number and message,
 * however they are written (`lead_search_text`). Each is found by the trigram index.
 */
export function leadSearchSql(typed: string, statement: Statement): string {
  const found = partsOf(typed).map((part) =>
    'word' in part
      ? wordOrFormerSql(part.word, statement)
      : `(${part.digits.map((digits) => `l.search_text like ${statement.value(`%${digits}%`)}`).join(' or ')}
          or ${formerlySql(part.digits, statement)})`,
  )
  return found.join(' and ')
}

function partsOf(typed: string): readonly Part[] {
  const whole = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const digits = searchedDigits(whole)
  if (digits) return [{ digits }]
  const words = whole
    // The numbers of a phrase that make a phone number together, as one of its words.
    .replace(/[+(]?\p{Nd}[\p{Nd} ().-]*\p{Nd}(?= |$)/gu, (run) =>
      digitsOf(run).length >= phoneDigits ? run.replaceAll(' ', '-') : run,
    )
    .split(' ')
  const meant = words.filter((word) => /[\p{L}\p{N}]/u.test(foldSpelling(word)))
  if (meant.length === 0) return [{ word: whole }]
  return [...new Set(meant)].map((word) => {
    const number = digitsOf(word).length >= phoneDigits ? searchedDigits(word) : null
    return number ? { digits: number } : { word }
  })
}

/** Shorter words occur in too many addresses. */
const wordOrFormerSql = (word: string, statement: Statement) =>
  [...word].length < 3 ? wordSql(word, statement) : `(${wordSql(word, statement)} or ${formerlySql([word], statement)})`

/** The lead was reached, or is paid for, by an address or a number with one of these in it. Those are few, so they are found first. */
function formerlySql(texts: readonly string[], statement: Statement): string {
  const patterns = texts.map((text) => statement.value(`%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`))
  const likes = (column: string) => patterns.map((pattern) => `${column} like ${pattern}`).join(' or ')
  return `l.id = any (array(
    (select a.lead_id from lead_addresses a where not a.is_current and (${likes('a.key')}) limit ${maxMatches + 1})
    union all
    (select stayed_lead(p.lead_id) from billing_addresses b join payers p on p.id = b.payer_id
      where p.lead_id is not null and (${likes('b.email_key')}) limit ${maxMatches + 1})))`
}

/**
 * A trigram index finds three characters in a row. One or two letters are looked for where a word begins or ends, as the
 * space there is the third; those of a script without spaces in the pairs that `lead_search_text` adds, each in its line.
 */
function wordSql(typed: string, statement: Statement): string {
  const word = foldSpelling(typed)
  if (word === '') return 'false'
  const isPair = [...word].length === 2
  // Escaped after folding, which turns a full-width per cent sign into a plain one.
  const folded = `regexp_replace(search_fold(${statement.value(word)}::text), '([\\\\%_])', '\\\\\\1', 'g')`
  const like = (before: string, after: string) => `l.search_text like ${before} || ${folded} || ${after}`
  if (unspaced.test(word)) return like(`E'%\\n'`, isPair ? `E'\\n%'` : `'%'`)
  if (!letters.test(word)) return like(`'%'`, `'%'`)
  return isPair ? `(${like(`'% '`, `'%'`)} or ${like(`'%'`, `' %'`)})` : like(`'% '`, `'%'`)
}
