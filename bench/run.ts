import { parseArgs } from 'node:util'
import { languages as allLanguages, defaultLanguage, isLanguage } from '#domain/site/languages.ts'
import { analytics } from './analytics.ts'
import { automation } from './automation.ts'
import { cluster } from './cluster.ts'
import { counts } from './counts.ts'
import { faults } from './faults.ts'
import { intake } from './intake.ts'
import { lighthouse } from './lighthouse.ts'
import { list } from './list.ts'
import { live } from './live.ts'
import { login } from './login.ts'
import { overload } from './overload.ts'
import { page } from './page.ts'
import { pipeline } from './pipeline.ts'
import { proof } from './proof.ts'
import { record } from './record.ts'
import { ruleStorm } from './rule-storm.ts'
import { scale } from './scale.ts'
import { start } from './start.ts'
import type { Figure } from './support/figure.ts'
import { type Bench, openTheatre } from './support/stage.ts'
import { printTable } from './support/table.ts'

/**
 * `npm run bench [-- names] [--leads N] [--languages en,ar|all] [--short] [--only TEXT] [--minutes N]`: the budgets,
 * measured against controls in the same run. `--short`: of a cluster, its leader is killed and nothing else; ends with 1
 * where messages were lost or doubled; of a storm of imported leads, a fifth. `--only`: the scenarios of `cluster` and `faults` whose names contain this;
 * `--minutes`: how long the soak of `faults` lasts, which ends with 1 where a budget is exceeded.
 * Bytes, requests and queries are no matter of speed; tests hold those.
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
  analytics,
  automation,
  'rule-storm': ruleStorm,
  lighthouse,
  pipeline,
  proof,
  record,
  login,
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
const theatre = await openTheatre({ leads, languages, isShort: values.short, only: values.only, minutes })
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    console.error(`${name}…`)
    for (const figure of await theatre.perform(benches[name]!)) figures.push({ bench: name, ...figure })
  }
} finally {
  await theatre.close()
}
printTable(figures)
