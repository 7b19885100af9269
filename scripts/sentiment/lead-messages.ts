import { type Example, readExamples } from './examples.ts'

export const leadMessagesFile = new URL('./lead-messages.jsonl', import.meta.url)

/** Messages whose words mostly say the opposite of what the message does: praise that denies something bad, thanks that are none. */
const contraryMessagesFile = new URL('./contrary-messages.jsonl', import.meta.url)

/** Messages that were not looked at before the model was as it is. Once they have been, move them to the others and write new ones. */
const unseenMessagesFile = new URL('./unseen-messages.jsonl', import.meta.url)
/** Likewise, but as leads write them, easy and hard: about half of them are neutral. */
const naturalMessagesFile = new URL('./natural-messages.jsonl', import.meta.url)

/** How much one of our own messages counts beside a public sentence. */
const weight = 5
/** The lead messages written for this model: those to learn from and those kept for measuring. */
export function leadMessages(): [learnt: Example[], held: Example[]] {
  const all = readExamples(leadMessagesFile).map((example) => ({ ...example, kind: 'lead' as const, weight }))
  return [all.filter(({ held }) => !held), all.filter(({ held }) => held)]
}

/** To learn from, but not to join with others: then more texts would say that "thank you" is a complaint. */
export const contraryMessages = (): Example[] =>
  readExamples(contraryMessagesFile).map((example) => ({ ...example, kind: 'lead' as const, weight }))

/** The messages by which the model was judged, after it was chosen. */
export const unseenMessages = (): Example[] => readExamples(unseenMessagesFile)
export const naturalMessages = (): Example[] => readExamples(naturalMessagesFile)
