import { z } from 'zod'
import { minutesPerDay } from '#domain/basics/calendar-day.ts'
import { spokenLanguages } from '#domain/site/languages.ts'
import { maxDaysOff, maxShifts } from '#domain/staff/working-hours.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { choice, id, moment, timeZoneName } from './text.ts'

const minute = (min: number, max: number) =>
  z.int('invalid_number').min(min, 'invalid_number').max(max, 'invalid_number')

const shift = z
  .strictObject({ weekday: minute(1, 7), from: minute(0, minutesPerDay - 1), to: minute(1, minutesPerDay) })
  // Equal ends would be a shift of a whole day to one reader and of none to another.
  .refine(({ from, to }) => from !== to, { error: 'invalid', path: ['to'] })

/** A weekly schedule; a shift that ends at or before its start ends on the next day. */
const workingHours = z.strictObject({
  timeZone: timeZoneName,
  shifts: z.array(shift, { error: 'invalid' }).max(maxShifts, 'too_long'),
  daysOff: z
    .array(z.iso.date({ error: 'invalid_date' }), { error: 'invalid' })
    .max(maxDaysOff, 'too_long')
    .transform((days) => [...new Set(days)].toSorted()),
})

const teammate = z.strictObject({
  id,
  username: z.string(),
  /** Their own; null: the team's apply. */
  hours: workingHours.nullable(),
  /** Visitors' languages they answer; empty: not set. */
  languages: z.array(choice(spokenLanguages)),
  onShift: z.boolean(),
  /** Start of their next shift; null while on shift, and if not within two months. */
  nextShift: moment.nullable(),
})
export type TeammateHours = z.output<typeof teammate>

const teamHours = z.strictObject({
  /** Default of those without their own; null: not set, so everybody is always on shift. */
  team: workingHours.nullable(),
  /** Active teammates by name. */
  people: z.array(teammate),
})
export type TeamHours = z.output<typeof teamHours>

/** Languages in which a teammate replies, each once, in the order of the list. */
export const spokenByTeammate = z
  .array(choice(spokenLanguages), { error: 'invalid' })
  .max(spokenLanguages.length, 'too_long')
  .transform((chosen) => spokenLanguages.filter((one) => chosen.includes(one)))

const ownFields = {
  /** Null: the team's apply. */
  hours: workingHours.nullable(),
  languages: spokenByTeammate,
}
const own = z.strictObject({ ...ownFields, seen: seenFields(ownFields) })

const limit = { max: 120, windowSeconds: 300 }

export const workingHoursRoutes = routes({
  readTeamHours: {
    method: 'GET',
    path: '/api/working-hours',
    summary: 'When the team works and who is on shift now',
    access: { staff: 'users.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: teamHours,
  },
  changeTeamHours: {
    method: 'PUT',
    path: '/api/working-hours',
    summary: 'Set the working hours of the team and its days off, or null: not said',
    access: { staff: 'hours.write' },
    limit,
    body: z.strictObject({ hours: workingHours.nullable(), seen: seenFields({ hours: workingHours.nullable() }) }),
    response: teamHours,
    errors: ['conflict'],
  },
  changeHours: {
    method: 'PUT',
    path: '/api/working-hours/{id}',
    summary: 'Set working hours and languages of a teammate',
    access: { staff: 'hours.write' },
    limit,
    params: z.strictObject({ id }),
    body: own,
    response: teamHours,
    errors: ['conflict'],
  },
  changeOwnHours: {
    method: 'PUT',
    path: '/api/own-working-hours',
    summary: 'Set the caller’s own working hours and languages',
    access: { staff: 'lead.write' },
    limit,
    body: own,
    response: teamHours,
    errors: ['conflict'],
  },
})
