import { ApiError } from '#contract/errors.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import type { TeamHours } from '#contract/working-hours.ts'
import type { SpokenLanguage } from '#domain/site/languages.ts'
import { isOnShift, nextShift, type WorkingHours } from '#domain/staff/working-hours.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { settings, users, workingHours } from '#server/db/schema/staff.ts'
import { meantOf, refuseUnseen } from '#server/db/seen.ts'
import { lockSetting, readSetting, writeSetting } from '#server/db/team-setting.ts'
import { refuseOtherZone } from '#server/db/time-zone.ts'
import { readWorkers, teamHoursKey, type Worker } from '#server/db/workers.ts'

type WorkingHoursCalls = 'readTeamHours' | 'changeTeamHours' | 'changeHours' | 'changeOwnHours'
type Own = { hours: WorkingHours | null; languages: readonly SpokenLanguage[] }

/** Working hours of the team and each teammate, and their languages. */
export function workingHoursHandlers({ sql: db }: Pick<Database, 'sql'>): Handlers<WorkingHoursCalls> {
  const change = (
    id: string,
    { seen, ...given }: Own & { seen?: { readonly [K in keyof Own]?: unknown } | undefined },
    context: CallContext & { actor: Actor },
  ) =>
    db.transaction(async (tx) => {
      const [teammate] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
      if (!teammate) throw new ApiError('not_found')
      const [kept] = await tx.select().from(workingHours).where(eq(workingHours.userId, id))
      const current = { hours: kept?.hours ?? null, languages: kept?.languages ?? [] }
      const { hours, languages } = await meantOf<Own>(tx, { entity: 'user', id, current }, given, seen)
      if (hours) await refuseOtherZone(tx, hours.timeZone, 'hours.timeZone')
      const row = { hours: hours && stored(hours), languages: [...languages] }
      await tx
        .insert(workingHours)
        .values({ userId: id, ...row })
        .onConflictDoUpdate({ target: workingHours.userId, set: row })
      await audit(tx, context, { action: 'working_hours.changed', entity: 'user', entityId: id })
      return read(tx)
    })
  return {
    readTeamHours: () => read(db),

    changeTeamHours: ({ body: { hours, seen } }, context) =>
      db.transaction(async (tx) => {
        await lockSetting(tx, teamHoursKey)
        const current = { hours: (await readSetting(tx, teamHoursKey)) ?? null }
        await refuseUnseen(tx, { entity: 'setting', id: teamHoursKey, current }, { hours }, seen)
        if (hours === null) await tx.delete(settings).where(eq(settings.key, teamHoursKey))
        else {
          await refuseOtherZone(tx, hours.timeZone, 'hours.timeZone')
          await writeSetting(tx, teamHoursKey, stored(hours), context.actor.userId)
        }
        await audit(tx, context, { action: 'working_hours.changed', entity: 'setting', entityId: teamHoursKey })
        return read(tx)
      }),

    changeHours: ({ params: { id }, body }, context) => change(id, body, context),
    changeOwnHours: ({ body }, context) => change(context.actor.userId, body, context),
  }
}

/** In the order of the week, each shift once. */
function stored({ timeZone, shifts, daysOff }: WorkingHours): WorkingHours {
  const ordered = shifts.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from || a.to - b.to)
  const isAgain = (n: number) => {
    const [before, shift] = [ordered[n - 1], ordered[n]!]
    return before?.weekday === shift.weekday && before.from === shift.from && before.to === shift.to
  }
  return { timeZone, shifts: ordered.filter((_, n) => !isAgain(n)), daysOff }
}

async function read(db: Sql): Promise<TeamHours> {
  const { team, workers } = await readWorkers(db)
  const now = Date.now()
  return { team: team && sent(team), people: workers.map((worker) => teammate(worker, now)) }
}

function teammate({ id, username, own, hours, languages }: Worker, now: number): TeamHours['people'][number] {
  const onShift = isOnShift(hours, now)
  const next = onShift || hours === null ? null : nextShift(hours, now)
  return {
    id,
    username,
    hours: own && sent(own),
    languages: [...languages],
    onShift,
    nextShift: next === null ? null : new Date(next).toISOString(),
  }
}

const sent = ({ timeZone, shifts, daysOff }: WorkingHours) => ({
  timeZone,
  shifts: shifts.map((shift) => ({ ...shift })),
  daysOff: [...daysOff],
})
