/** What stands before the name of a rule where histories name an author; no username begins with it. */
const sign = '@'

/** What histories call a rule as the author of a change. */
export const ruleAuthor = (name: string): string => `${sign}${name}`

/** The name of the rule that is this author; null for a person. */
export const ruleOfAuthor = (author: string): string | null =>
  author.startsWith(sign) ? author.slice(sign.length) : null
