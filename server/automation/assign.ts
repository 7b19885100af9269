import { canAnswer } from '#domain/languages.ts'
import { type Role, roles } from '#domain/permissions.ts'
import { isOnShift } from '#domain/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { readWorkers } from '#server/db/workers.ts'
import type { StoredLead } from './deps.ts'

/** The newest unanswered leads that are counted as load. */
const maxCounted = 500
/** Whose work leads are: the first of these roles that anybody has. */
const sellers: readonly Role[] = [...roles.filter((role) => role === 'agent'), 'manager', 'owner']

type Teammate = {
  username: string
  role: Role
  /** Of the mails they get: what they answer in unless they said more. */
  mailLanguage: string
  unanswered: number
  last: string | null
}

/**
 * The teammate who is named, or, of those on shift (of all where nobody is), the one with the fewest leads that wait for
 * a first answer; of several, whose turn it is: the one who was given a lead longest ago. By language, those who answer
 * in the lead's come first. Null where nobody can take it. Servers take turns, or two leads at once would go to one
 * person.
 */
export async function chooseTeammate(
  tx: Sql,
  lead: Pick<StoredLead, 'preferredLanguage' | 'language'>,
  named: string | null,
  byLanguage: boolean,
): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('automation assign', 0))`)
  const team = await readTeam(tx)
  if (named !== null) return team.find(({ username }) => username === named)?.username ?? null
  const role = sellers.find((one) => team.some((teammate) => teammate.role === one))
  const workers = new Map((await readWorkers(tx)).workers.map((worker) => [worker.username, worker]))
  const now = Date.now()
  const language = lead.preferredLanguage ?? lead.language
  const able = team.filter((teammate) => teammate.role === role)
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
    with waiting as (
      select assigned_to from contact_requests where deleted_at is null and first_reply_at is null
      order by created_at desc, id desc limit ${maxCounted}
    ), load as (select assigned_to, count(*)::int as unanswered from waiting group by assigned_to)
    select u.username, u.role, u.language as "mailLanguage", coalesce(load.unanswered, 0) as unanswered,
      (select max(at)::text from automation_receipts
        where action = 'assign' and effect = 'done' and detail = u.username) as last
    from users u left join load on load.assigned_to = u.username
    where u.disabled_at is null and u.role <> 'viewer'
    order by unanswered, last nulls first, u.username`)
  return rows
}
