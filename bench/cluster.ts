import pg from 'pg'
import { answersOk, type Cluster, startCluster, until } from '../scripts/cluster/cluster.ts'
import { findPrograms, oldPatroni, patroniVersion } from '../scripts/cluster/programs.ts'
import { keepLedger, type Seen } from './cluster/ledger.ts'
import { type Scenario, scenarios } from './cluster/scenarios.ts'
import { amountFigure, type Figure, noFigure } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const usualPace = { perSecond: 10 }
const maxRecoveryMs = 60_000
const goneWrong = 'messages gone wrong'

/**
 * Messages come in at a steady rate while parts of a cluster are killed, frozen and restarted; acknowledged ones are
 * then compared with the database. Seconds are this machine's, over loopback.
 */
export const cluster: Bench = async ({ isShort, only }) => {
  const programs = findPrograms()
  if (typeof programs === 'string') return [noFigure('acknowledged messages', programs)]
  const warning = oldPatroni(patroniVersion(programs))
  if (warning) console.error(`  ${warning}`)
  const running = await startCluster(programs, { settings: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' } })
  try {
    const figures: Figure[] = []
    const chosen = scenarios.filter((scenario) => (!isShort || scenario.isShort) && scenario.what.includes(only))
    for (const scenario of chosen) {
      figures.push(...(await play(scenario, running)))
      if (isShort && figures.some(({ what, met }) => what.endsWith(goneWrong) && !met)) process.exitCode = 1
      // A damaged cluster would say nothing about the next failure.
      if (figures.at(-1)?.figure === 'no') break
    }
    return figures
  } finally {
    await running.stop()
  }
}

async function play(scenario: Scenario, running: Cluster): Promise<Figure[]> {
  console.error(`  ${scenario.what}…`)
  const watch = await scenario.watch?.(running)
  const seen = await keepLedger(running.site, scenario.pace ?? usualPace, () => scenario.act(running))
  const watched = (await watch?.end(seen)) ?? []
  scenario.mend?.(running)
  const whole = await until('the cluster to be whole', () => isWhole(running), maxRecoveryMs).then(
    () => true,
    () => false,
  )
  const { lost, doubled } = await compare(running.database, seen.acknowledged)
  const { what, maxSilence, maxWait, maxRepeats } = scenario
  const count = `${seen.acknowledged.length} acknowledged, ${seen.repeats} tries repeated`
  const wrong = `${lost} lost, ${doubled} doubled, ${seen.given} never acknowledged`
  const figures = [amountFigure('longest without an answer', seen.longestSilence, maxSilence, 's', count)]
  if (maxWait !== undefined) figures.push(amountFigure('longest wait of a message', seen.longestWait, maxWait, 's'))
  if (maxRepeats !== undefined) figures.push(amountFigure('failed tries', seen.repeats, maxRepeats, 'requests'))
  figures.push(...watched, amountFigure(goneWrong, lost + doubled + seen.given, 0, 'messages', wrong))
  if (!whole) figures.push({ what: 'whole again', figure: 'no', budget: '≤ 60 s', met: false })
  for (const figure of figures) console.error(`    ${figure.what}: ${figure.figure}`)
  return figures.map((figure) => ({ ...figure, what: `${what}: ${figure.what}` }))
}

/** True if a leader, a synchronous standby, three nodes and every server are up. */
async function isWhole({ roles, nodes, ports }: Cluster): Promise<boolean> {
  const { leader, standby } = await roles()
  const healthy = await Promise.all([
    ...nodes.map(({ rest }) => answersOk(rest, 'health')),
    ...[...ports.servers, ports.site].map((port) => answersOk(port, 'readyz')),
  ])
  return leader !== undefined && standby !== undefined && healthy.every(Boolean)
}

/** Acknowledged messages whose person is missing from the database, or in it twice. */
export async function compare(
  database: string,
  acknowledged: Seen['acknowledged'],
): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    const { rows } = await client.query<{ lost: number; doubled: number }>(
      `select count(*) filter (where messages = 0)::int as lost, count(*) filter (where messages > 1)::int as doubled
       from (
         select coalesce(found.messages, 0) as messages
         from unnest($1::text[]) as sent (email)
         left join (
           select r.email, count(distinct r.id) + count(i.lead_id) as messages
           from contact_requests r left join lead_interactions i on i.lead_id = r.id
           group by r.email
         ) found using (email)
       ) counted`,
      [acknowledged.map(({ email }) => email)],
    )
    return rows[0]!
  } finally {
    await client.end()
  }
}
