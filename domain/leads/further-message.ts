/** Subject of the note that a further form of a lead becomes. */
export const furtherSubject = 'returned'

type Details = { readonly name: string; readonly email: string; readonly phone: string }

/** Text of that note: the words, if any, and a last line with the details given this time, since the lead stays as staff have it. */
export const furtherMessage = (words: string | null, { name, email, phone }: Details): string =>
  [words, `${name} · ${email} · ${phone}`].filter(Boolean).join('\n')

/** The line of details, as JavaScript and PostgreSQL read it. */
const details = String.raw`(^|\n)[^\n]* · [^\s]+@[^\s]+ · [^\n]*$`
const detailsLine = new RegExp(details)

type Noted = {
  readonly byVisitor: boolean
  readonly type: string
  readonly subject: string | null
  readonly content: string
}

/** True if an interaction is the form that a lead sent again. */
export const isFurtherForm = ({ byVisitor, subject }: Pick<Noted, 'byVisitor' | 'subject'>): boolean =>
  byVisitor && subject === furtherSubject

/** The lead's own words in an interaction; null if there are none, as in a form without a message or in notes of a call. */
export function wordsOfLead({ byVisitor, type, subject, content }: Noted): string | null {
  if (!byVisitor || type === 'call') return null
  return (subject === furtherSubject ? content.replace(detailsLine, '') : content) || null
}

/** SQL condition: a form of the lead, or words of theirs that a teammate logged; an interaction by its alias. */
export const theirWordsSql = (of: string): string => `${of}.by_visitor and ${of}.type <> 'call'`

/** The lead's own words in SQL. */
export const wordsOfLeadSql = (of: string): string => `(case when ${theirWordsSql(of)} then
  nullif(case when ${of}.subject = '${furtherSubject}' then regexp_replace(${of}.content, '${details}', '')
    else ${of}.content end, '') end)`
