import type { Action } from '#domain/automation/rule.ts'
import { canAnswer } from '#domain/site/languages.ts'
import { type Role, roles } from '#domain/staff/permissions.ts'
import { isOnShift } from '#domain/staff/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { awaitsReplySql } from '#server/db/stage-sql.ts'
import { readWorkers } from '#server/db/workers.ts'
import type { StoredLead } from './deps.ts'

/** Maximum waiting leads that are counted as a teammate's load. */
const maxCounted = 500
/** Roles that work leads: the first that anybody has. */
const sellers: readonly Role[] = [...roles.filter((role) => role === 'agent'), 'manager', 'owner']

type Turn = Omit<Extract<Action, { do: 'assign' }>, 'do' | 'keepOwner'>

type Teammate = {
  username: string
  role: Role
  /** Language of the mails they get, and of their answers unless they chose others. */
  mailLanguage: string
  waiting: number
  last: string | null
}

/**
 * The named teammate or, of those on shift (else all), the one with the fewest open leads waiting for an answer; ties
 * go to the teammate whose last assignment is longest ago. If the turn names people, only they count, in any role. By language,
 * speakers of the lead's come first. Null if nobody can take it. Serialised across servers, or two simultaneous leads
 * would go to the same person.
 */
export async function chooseTeammate(
  tx: Sql,
  lead: Pick<StoredLead, 'preferredLanguage' | 'language'>,
  { to: named, people = [], byLanguage }: Turn,
): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('automation assign', 0))`)
  const team = await readTeam(tx)
  if (named !== null) return team.find(({ username }) => username === named)?.username ?? null
  const role = sellers.find((one) => team.some((teammate) => teammate.role === one))
  const workers = new Map((await readWorkers(tx)).workers.map((worker) => [worker.username, worker]))
  const now = Date.now()
  const language = lead.preferredLanguage ?? lead.language
  const able = team.filter((one) => (people.length > 0 ? people.includes(one.username) : one.role === role))
  const present = some(able, ({ username }) => isOnShift(workers.get(username)?.hours ?? null, now))
  const speaking = ({ username, mailLanguage }: Teammate) => {
    const spoken = workers.get(username)?.languages ?? []
    return canAnswer(spoken.length > 0 ? spoken : [mailLanguage], language)
  }
  return (byLanguage ? some(present, speaking) : present)[0]?.username ?? null
}

/** Those that satisfy a condition; all if none does. */
function some(team: readonly Teammate[], isTrue: (teammate: Teammate) => boolean): readonly Teammate[] {
  const found = team.filter(isTrue)
  return found.length > 0 ? found : team
}

/** Active teammates, the next in turn first. */
async function readTeam(tx: Sql): Promise<Teammate[]> {
  const { rows } = await tx.execute<Teammate>(sql`
    select u.username, u.role, u.language as "mailLanguage", load.waiting,
      (select max(at)::text from automation_receipts
        where action = 'assign' and effect = 'done' and detail = u.username) as last
    from users u cross join lateral (
      select count(*)::int as waiting from (
        select from contact_requests l where deleted_at is null and assigned_to is not null and assigned_to = u.username
          and ${sql.raw(awaitsReplySql)} limit ${maxCounted}
      ) as counted
    ) as load
    where u.disabled_at is null and u.role <> 'viewer'
    order by load.waiting, last nulls first, u.username`)
  return rows
}
