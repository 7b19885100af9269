import { writeFileSync } from 'node:fs'
import { dangerFile, encodeModel, modelFile } from '#server/insight/text/model.ts'
import { composedMessages } from './sentiment/composed-messages.ts'
import { dangerMessages } from './sentiment/danger-messages.ts'
import { leadMessages } from './sentiment/lead-messages.ts'
import { otherLanguages } from './sentiment/other-languages.ts'
import { publicSentences } from './sentiment/public-sentences.ts'
import { train, trainDanger } from './sentiment/train.ts'

/**
 * `npm run -s train-sentiment -- FILE …` trains the models for language, sentiment and emotion from JSON lines files
 * and our own messages, and writes the weights beside the code that reads them; without files it trains the model of
 * danger alone, from our own messages. Deterministic: the same files give the same bytes.
 */
const files = process.argv.slice(2)
const [ours] = leadMessages()
if (files.length === 0) {
  const examples = dangerMessages()
  const bytes = encodeModel(
    trainDanger(
      examples,
      ours.filter(({ sentiment }) => sentiment !== 'negative'),
    ),
  )
  writeFileSync(dangerFile, bytes)
  process.stdout.write(`${bytes.length} bytes from ${examples.length} texts\n`)
} else {
  const all = [...files.flatMap(publicSentences), ...otherLanguages()]
  const examples = [...all.filter(({ held }) => !held), ...ours, ...composedMessages()]
  const model = train(
    examples,
    all.filter(({ held }) => held),
  )
  const bytes = encodeModel(model)
  writeFileSync(modelFile, bytes)
  process.stdout.write(`${bytes.length} bytes from ${examples.length} texts\n`)
}
