import { ruleOfAuthor } from '#domain/automation/author.ts'
import { readyMadeText } from '#domain/automation/ready-made-texts.ts'
import { useAllWords, useLanguage } from './words.tsx'

/** Texts written by rules, in the reader's language. */
export function useRuleWords() {
  const [language] = useLanguage()
  const { automation, leads } = useAllWords()
  const { by, byRule } = leads.historyTab
  const text = (written: string) => readyMadeText(written, language)
  const ruleOf = (author: string) => {
    const rule = ruleOfAuthor(author)
    return rule === null ? null : text(rule)
  }
  return {
    /** A name or a title that may have shipped with the product. */
    text,
    /** An author at the beginning of a sentence: a teammate, or a rule. */
    author(by: string) {
      const rule = ruleOf(by)
      return rule === null ? by : automation.named(rule)
    },
    /** The author, for use after an action. */
    by(author: string) {
      const rule = ruleOf(author)
      return rule === null ? by(author) : byRule(rule)
    },
  }
}
