/** Subject of the interaction that stores a lead's further form. */
export const furtherSubject = 'returned'

type Details = { readonly name: string; readonly email: string; readonly phone: string }

/** Its content: the message, if any, and a last line with the details given this time, which don't change the lead's. */
export const furtherMessage = (words: string | null, { name, email, phone }: Details): string =>
  [words, `${name} · ${email} · ${phone}`].filter(Boolean).join('\n')

/** Pattern of that last line, for JavaScript and PostgreSQL. */
const details = String.raw`(^|\n)[^\n]* · [^\s]+@[^\s]+ · [^\n]*$`
const detailsLine = new RegExp(details)

type Noted = {
  readonly byVisitor: boolean
  readonly type: string
  readonly subject: string | null
  readonly content: string
}

/** True if an interaction is a lead's further form. */
export const isFurtherForm = ({ byVisitor, subject }: Pick<Noted, 'byVisitor' | 'subject'>): boolean =>
  byVisitor && subject === furtherSubject

/** The lead's own words in an interaction; null if there are none, as in a form without a message or in notes of a call. */
export function wordsOfLead({ byVisitor, type, subject, content }: Noted): string | null {
  if (!byVisitor || type === 'call') return null
  return (subject === furtherSubject ? content.replace(detailsLine, '') : content) || null
}

/** SQL condition on an interaction by its alias: a further form, or a message of the lead that a teammate logged. */
export const theirWordsSql = (of: string): string => `${of}.by_visitor and ${of}.type <> 'call'`

/** `wordsOfLead` in SQL, for an interaction by its alias. */
export const wordsOfLeadSql = (of: string): string => `(case when ${theirWordsSql(of)} then
  nullif(case when ${of}.subject = '${furtherSubject}' then regexp_replace(${of}.content, '${details}', '')
    else ${of}.content end, '') end)`
