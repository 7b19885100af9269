import { spokenLanguages } from '#domain/site/languages.ts'
import { type Example, readExamples } from './examples.ts'

/** Messages of leads and customers, a file per language, written for this model. */
const leadMessagesFolder = new URL('./lead-messages/', import.meta.url)

/** Evaluation messages, unseen while the model was developed. Once somebody has read them, move them to the others and write new ones. */
const unseenMessagesFile = new URL('./unseen-messages.jsonl', import.meta.url)
/** More evaluation messages, typical of leads and mostly easy: half of them are neutral. */
const naturalMessagesFile = new URL('./natural-messages.jsonl', import.meta.url)

/** Weight of our own messages compared with public sentences. */
const weight = 2
/** The lead messages: for training, and held out for evaluation. */
export function leadMessages(): [learnt: Example[], held: Example[]] {
  const all = spokenLanguages.flatMap((language) =>
    readExamples(new URL(`${language}.jsonl`, leadMessagesFolder)).map((example) => ({
      ...example,
      language,
      kind: 'lead' as const,
      weight,
    })),
  )
  return [all.filter(({ held }) => !held), all.filter(({ held }) => held)]
}

/** The messages that evaluate the chosen model. */
export const unseenMessages = (): Example[] => readExamples(unseenMessagesFile)
export const naturalMessages = (): Example[] => readExamples(naturalMessagesFile)
