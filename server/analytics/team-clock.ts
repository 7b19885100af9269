import { can } from '#domain/staff/permissions.ts'
import type { WorkingHours } from '#domain/staff/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { readWorkers, usualTimeZone } from '#server/db/workers.ts'

/** Settings that days, hours and waiting times depend on. */
export type TeamClock = {
  readonly timeZone: string
  /** Working hours of everyone who answers leads; null if anyone's are unknown, since they may work at any time. */
  readonly hours: readonly WorkingHours[] | null
}

/** The team's clock as it is set now. */
export async function readTeamClock(db: Sql): Promise<TeamClock> {
  const { team, workers } = await readWorkers(db)
  const all = workers.filter(({ role }) => can(role, 'lead.write')).map(({ hours }) => hours)
  const known = all.flatMap((hours) => hours ?? [])
  return {
    timeZone: team?.timeZone ?? usualTimeZone,
    hours: known.length === all.length && known.length > 0 ? known : null,
  }
}
