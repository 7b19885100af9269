import { writeFileSync } from 'node:fs'
import { encodeModel, modelFile } from '#server/insight/text/model.ts'
import { composedMessages } from './sentiment/composed-messages.ts'
import { leadMessages } from './sentiment/lead-messages.ts'
import { otherLanguages } from './sentiment/other-languages.ts'
import { publicSentences } from './sentiment/public-sentences.ts'
import { train } from './sentiment/train.ts'

/**
 * `npm run -s train-sentiment -- FILE …` trains the models for language, sentiment and emotion from JSON lines files
 * and our own messages, and writes the weights beside the code that reads them. Deterministic: the same files give the
 * same bytes.
 */
const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Usage: npm run -s train-sentiment -- FILE …\n')
  process.exitCode = 2
} else {
  const [ours] = leadMessages()
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
