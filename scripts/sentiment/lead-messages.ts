import { type Example, readExamples } from './examples.ts'

export const leadMessagesFile = new URL('./lead-messages.jsonl', import.meta.url)

/** How much one of our own messages counts beside a public sentence. */
const weight = 10
/** The lead messages written for this model: those to learn from and those kept for measuring. */
export function leadMessages(): [learnt: Example[], held: Example[]] {
  const all = readExamples(leadMessagesFile).map((example) => ({ ...example, weight }))
  return [all.filter(({ held }) => !held), all.filter(({ held }) => held)]
}
