import { writeFileSync } from 'node:fs'
import { encodeModel, modelFile, textModel } from '#server/insight/text/model.ts'
import { composedMessages } from './sentiment/composed-messages.ts'
import { leadMessages } from './sentiment/lead-messages.ts'
import { publicSentences } from './sentiment/public-sentences.ts'
import { train } from './sentiment/train.ts'

/**
 * `npm run -s train-sentiment -- FILE …` trains what a text says about mood and emotion from files of JSON lines and our
 * own messages, and writes the weights beside the code that reads them. The same files give the same bytes. The weights
 * that tell languages apart stay as they are: these files have no texts of other languages.
 */
const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Usage: npm run -s train-sentiment -- FILE …\n')
  process.exitCode = 2
} else {
  const [learnt] = leadMessages()
  const sentences = files.flatMap(publicSentences)
  const examples = [...sentences.filter(({ held }) => !held), ...learnt, ...composedMessages()]
  const model = train(
    examples,
    sentences.filter(({ held }) => held),
    textModel().language,
  )
  const bytes = encodeModel(model)
  writeFileSync(modelFile, bytes)
  process.stdout.write(`${bytes.length} bytes from ${examples.length} texts\n`)
}
