import { join } from 'node:path'
import { amountFigure, quantile, ratioFigure, spreadOf } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const tries = 300
/** Alternating, so that other load affects all alike. */
const warmUps = 10

/**
 * Checks if the duration of a refused login reveals that an account exists: alternates logins with an unknown and a
 * known name. The known name runs twice, as its own control, next to a refusal without hashing: the gap that a missing
 * dummy hash would show.
 */
export const login: Bench = async (stage) => {
  const { url } = await stage.product({ DATA_DIR: join(stage.folder, 'login') })
  const logIn = (username: string) => timed(`${url}/api/auth/admin`, { username, password: 'a wrong password' })
  const measures = {
    known: () => logIn('bench'),
    unknown: () => logIn('stranger'),
    knownAgain: () => logIn('bench'),
    unhashed: () => timed(`${url}/api/auth/admin`, { username: 'bench' }),
  }
  const names = Object.keys(measures) as (keyof typeof measures)[]
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    keyof typeof measures,
    number[]
  >
  for (let i = -warmUps; i < tries; i++) {
    for (const name of i % 2 === 0 ? names : names.toReversed()) {
      const milliseconds = await measures[name]()
      if (i >= 0) found[name].push(milliseconds)
    }
  }
  const median = (name: keyof typeof measures) =>
    quantile(
      found[name].toSorted((a, b) => a - b),
      0.5,
    )
  const gap = (name: keyof typeof measures) => Math.abs(median(name) - median('known'))
  const shares = found.unhashed.map((value, i) => value / found.known[i]!)
  return [
    amountFigure(
      `refused login, unknown against known name, ${tries} each in turn, gap of the medians`,
      gap('unknown'),
      5,
      'ms',
      `${(median('unknown') / median('known')).toFixed(3)} × of ${median('known').toFixed(1)} ms`,
    ),
    amountFigure('the known name against itself', gap('knownAgain'), 5, 'ms'),
    ratioFigure('a refusal without the hash, against a refused login', spreadOf(shares), { max: 0.5 }),
  ]
}

/** Milliseconds until a refusal is answered. */
async function timed(url: string, body: Record<string, string>): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  const milliseconds = performance.now() - started
  if (answer.status !== 401 && answer.status !== 400) throw new Error(`A refusal was expected, not ${answer.status}`)
  return milliseconds
}
