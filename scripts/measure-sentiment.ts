import { spokenLanguages } from '#domain/site/languages.ts'
import { readText } from '#server/insight/text/read-text.ts'
import type { Example } from './sentiment/examples.ts'
import { leadMessages, naturalMessages, unseenMessages } from './sentiment/lead-messages.ts'
import { measured } from './sentiment/measure.ts'
import { publicSentences } from './sentiment/public-sentences.ts'

/** Prints how well texts are classified: held-out and unseen lead messages and, with a file, public sentences. */
function report(name: string, examples: readonly Example[]): void {
  const read = examples.map(({ text, ...truth }) => ({ truth, found: readText(text) }))
  for (const language of [...spokenLanguages, undefined]) {
    const mine = read.filter(({ truth }) => language === undefined || truth.language === language)
    const pairs = mine.flatMap(({ truth, found }) =>
      truth.sentiment ? [{ truth: truth.sentiment, found: found.label }] : [],
    )
    if (pairs.length === 0) continue
    const { n, macroF1, swapped } = measured(pairs)
    const known = mine.filter(({ truth, found }) => truth.language === found.language).length / mine.length
    const figures = [macroF1, swapped, known].map((figure) => figure.toFixed(3))
    console.log([name, language ?? 'all', n, ...figures].join('\t'))
  }
}

const [file] = process.argv.slice(2)
console.log('set\tlanguage\ttexts\tmacro-F1\tswapped\tlanguage found')
report('leads', leadMessages()[1])
report('natural', naturalMessages())
report('unseen', unseenMessages())
if (file) {
  report(
    'public',
    publicSentences(file).filter(({ held }) => held),
  )
}
