/**
 * Visitors' messages in one language. In a body `{a|b}` is a choice of wordings (one of them may be empty) and
 * `{money}` an amount of US dollars.
 */
export type PhraseBook = {
  readonly greetings: readonly string[]
  readonly bodies: readonly string[]
  readonly closings: readonly string[]
  /** An amount of whole US dollars as people of this language write it in passing. */
  readonly money: (dollars: number) => string
}

/** Whole numbers with thousands separators. */
export const grouped = (separator: string) => (dollars: number) =>
  String(dollars).replace(/\B(?=(?:\d{3})+$)/g, separator)
