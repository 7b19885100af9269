import { parseArgs } from 'node:util'
import { languages as allLanguages, defaultLanguage, isLanguage } from '#domain/site/languages.ts'
import { cluster } from './cluster.ts'
import { counts } from './counts.ts'
import { faults } from './faults.ts'
import { intake } from './intake.ts'
import { lighthouse } from './lighthouse.ts'
import { list } from './list.ts'
import { live } from './live.ts'
import { overload } from './overload.ts'
import { page } from './page.ts'
import { pipeline } from './pipeline.ts'
import { scale } from './scale.ts'
import { start } from './start.ts'
import type { Figure } from './support/figure.ts'
import { type Bench, createBenchRunner } from './support/stage.ts'
import { printTable } from './support/table.ts'

/**
 * `npm run bench [-- names] [--leads N] [--languages en,ar|all] [--short] [--only TEXT] [--minutes N]`: the budgets,
 * measured against controls in the same run. `--short`: of a cluster, only the death of its leader; exits with 1 if messages
 * were lost or doubled. `--only`: the scenarios of `cluster` and `faults` whose names contain this. `--minutes`: length of
 * the soak of `faults`, which exits with 1 if it exceeds a budget. Tests hold bytes, requests and queries.
 */
const benches: Record<string, Bench> = {
  start,
  page,
  overload,
  intake,
  list,
  live,
  counts,
  scale,
  lighthouse,
  pipeline,
  cluster,
  faults,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    leads: { type: 'string', default: '100000' },
    languages: { type: 'string', default: defaultLanguage },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
})
const leads = Number(values.leads)
const named = values.languages === 'all' ? allLanguages : values.languages.split(',')
const languages = named.filter(isLanguage)
const minutes = Number(values.minutes)
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (
  unknown.length > 0 ||
  !Number.isSafeInteger(leads) ||
  leads < 20_000 ||
  languages.length < named.length ||
  !(minutes > 0)
) {
  console.error(`Benches: ${Object.keys(benches).join(', ')}. --leads takes a whole number from 20000.`)
  console.error(`--languages takes all, or some of ${allLanguages.join(',')}.`)
  process.exit(2)
}

const figures: (Figure & { bench: string })[] = []
const runner = await createBenchRunner({ leads, languages, isShort: values.short, only: values.only, minutes })
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    console.error(`${name}…`)
    for (const figure of await runner.run(benches[name]!)) figures.push({ bench: name, ...figure })
  }
} finally {
  await runner.close()
}
printTable(figures)
