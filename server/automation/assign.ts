import type { Action } from '#domain/automation/rule.ts'
import { canAnswer } from '#domain/languages.ts'
import { type Role, roles } from '#domain/permissions.ts'
import { isOnShift } from '#domain/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { awaitsReplySql } from '#server/db/stage-sql.ts'
import { readWorkers } from '#server/db/workers.ts'
import type { StoredLead } from './deps.ts'

/** Waiting leads of a teammate that are counted as load; who has more has enough. */
const maxCounted = 500
/** Whose work leads are: the first of these roles that anybody has. */
const sellers: readonly Role[] = [...roles.filter((role) => role === 'agent'), 'manager', 'owner']

type Turn = Omit<Extract<Action, { do: 'assign' }>, 'do' | 'keepOwner'>

type Teammate = {
  username: string
  role: Role
  /** Of the mails they get: what they answer in unless they said more. */
  mailLanguage: string
  waiting: number
  last: string | null
}

/**
 * The teammate who is named, or, of those on shift (of all where nobody is), the one with the fewest open leads that wait for
 * an answer; of several, whose turn it is: the one who was given a lead longest ago. Where the turn has people it is theirs,
 * whatever their role. By language, those who answer in the lead's come first. Null where nobody can take it. Servers take
 * turns, or two leads at once would go to one person.
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

/** Those of whom it is true; where it is true of none, all. */
function some(team: readonly Teammate[], isTrue: (teammate: Teammate) => boolean): readonly Teammate[] {
  const found = team.filter(isTrue)
  return found.length > 0 ? found : team
}

/** Active teammates, the one whose turn it is first. */
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
