/** Prefix of a rule's name where histories name an author; no username begins with it. */
const sign = '@'

/** The author name of a rule in histories. */
export const ruleAuthor = (name: string): string => `${sign}${name}`

/** The rule's name if this author is a rule; null for a person. */
export const ruleOfAuthor = (author: string): string | null =>
  author.startsWith(sign) ? author.slice(sign.length) : null
