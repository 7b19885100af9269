import { describe, expect, it } from 'vitest'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import { dayIn } from '#domain/basics/calendar-day.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { chooseTeammate } from '#server/automation/assign.ts'
import { call, ownSignedIn, startProduct, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

type WorkingHours = NonNullable<CallOf<'changeTeamHours'>['body']['hours']>

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const always: WorkingHours = {
  timeZone: 'Asia/Kolkata',
  shifts: everyDay.map((weekday) => ({ weekday, from: 0, to: 1440 })),
  daysOff: [],
}
const never: WorkingHours = { ...always, shifts: [] }
const office: WorkingHours = { ...always, shifts: [{ weekday: 1, from: 540, to: 1080 }] }

/** A manager, and their entry in an answer. */
async function startWithManager() {
  const product = await startProduct()
  const { id, headers } = await joinTeam(product, 'manager')
  const mine = ({ people }: AnswerOf<'readTeamHours'>) => people.find((one) => one.id === id)
  return { ...product, id, headers, mine }
}

describe('working hours', () => {
  it('of the team apply to everyone without their own', async () => {
    const { url, id, headers, mine } = await startWithManager()
    const changeTeam = async (hours: WorkingHours | null) =>
      (await call(url, 'changeTeamHours', { body: { hours }, headers })).body
    const none = await changeTeam(null)
    expect([none.team, mine(none)]).toMatchObject([null, { hours: null, onShift: true }])
    const closed = await changeTeam(never)
    expect([closed.team, mine(closed)]).toMatchObject([never, { hours: null, onShift: false, nextShift: null }])
    const body: CallOf<'changeHours'>['body'] = { hours: always, languages: ['zh', 'es'] }
    const changed = await call(url, 'changeHours', { params: { id }, body, headers })
    expect(mine(changed.body)).toMatchObject({ hours: always, languages: ['es', 'zh'], onShift: true })
    expect((await call(url, 'readTeamHours', { headers })).body).toEqual(changed.body)
  })

  it("give the next shift of somebody away, except on the team's days off", async () => {
    const { url, id, headers, mine } = await startWithManager()
    // Tomorrow as well: it may begin meanwhile.
    const [today, tomorrow, next] = [0, 1, 2].map((days) => dayIn('Asia/Kolkata', new Date(Date.now() + days * dayMs)))
    const hours = { ...never, daysOff: [today!, tomorrow!] }
    await call(url, 'changeTeamHours', { body: { hours }, headers })
    const { body } = await call(url, 'changeHours', { params: { id }, body: { hours: always, languages: [] }, headers })
    expect(mine(body)).toMatchObject({ onShift: false, nextShift: expect.any(String) })
    expect(dayIn('Asia/Kolkata', new Date(mine(body)!.nextShift!))).toBe(next)
  })

  it('are set by oneself, and by managers for others', async () => {
    const { url, database, headers } = await startWithManager()
    const agent = await joinTeam({ database }, 'agent')
    const hoursOf = ({ people }: AnswerOf<'readTeamHours'>) => people.find(({ id }) => id === agent.id)?.hours
    const own = { hours: office, languages: [] }
    expect(hoursOf((await call(url, 'changeOwnHours', { body: own, headers: agent.headers })).body)).toEqual(office)
    const body = { hours: never, languages: [] }
    expect(hoursOf((await call(url, 'changeHours', { params: { id: agent.id }, body, headers })).body)).toEqual(never)
  })

  it.each([
    ['a time zone that does not exist', { ...office, timeZone: 'Europe/Atlantis' }, 'hours.timeZone'],
    // Our clocks and those of the database would differ, or one of them knows no such name.
    ['a time zone that only the runtime knows', { ...office, timeZone: 'AET' }, 'hours.timeZone'],
    ['a time zone that the database reads the other way round', { ...office, timeZone: '+05:30' }, 'hours.timeZone'],
    ['a time zone by an abbreviation', { ...office, timeZone: 'IST' }, 'hours.timeZone'],
    ['a shift without length', { ...office, shifts: [{ weekday: 1, from: 60, to: 60 }] }, 'hours.shifts.0.to'],
    ['a weekday too many', { ...office, shifts: [{ weekday: 8, from: 0, to: 60 }] }, 'hours.shifts.0.weekday'],
    ['a day that is none', { ...office, daysOff: ['2026-02-29'] }, 'hours.daysOff.0'],
  ])('refuse %s', async (_, hours, field) => {
    const { url, headers } = await startSignedIn()
    const { status, body } = await call(url, 'changeTeamHours', { body: { hours }, headers })
    expect(status).toBe(400)
    expect(Object.keys((body as unknown as { error: { fields: object } }).error.fields)).toEqual([field])
  })

  it.each(['UTC', 'America/Sao_Paulo', 'Europe/London', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'accept %s, which the database knows as the same zone',
    async (timeZone) => {
      const { url, headers, id } = await startWithManager()
      const body = { hours: { ...office, timeZone }, languages: [] }
      expect((await call(url, 'changeOwnHours', { body, headers })).status).toBe(200)
      const other = { ...body, hours: { ...office, timeZone: 'IST' } }
      expect((await call(url, 'changeHours', { params: { id }, body: other, headers })).status).toBe(400)
    },
  )
})

describe('assigning a lead in turn', () => {
  it('prefers teammates on shift, then those who answer in its language, and anybody if nobody is on shift', async () => {
    const { url, database, headers } = await ownSignedIn()
    const { pool } = database
    const add = async (name: string, hours: WorkingHours | null, languages: string[]) => {
      await pool.query(
        `with one as (
           insert into users (id, username, username_key, password, role)
           values (gen_random_uuid(), $1, $1, 'none', 'agent') returning id
         ) insert into working_hours (user_id, hours, languages) select id, $2, $3 from one`,
        [name, hours && JSON.stringify(hours), languages],
      )
    }
    const chosen = async (language: string, byLanguage = true) =>
      database.sql.transaction((tx) =>
        chooseTeammate(tx, { preferredLanguage: null, language }, { to: null, byLanguage }),
      )
    await add('Ada', never, ['de'])
    await add('Bea', always, ['ru'])
    await add('Cem', always, ['de', 'ar', 'pt'])
    expect(await chosen('de')).toBe('Cem')
    expect(await chosen('ar')).toBe('Cem')
    // A Portuguese speaker also serves Brazil.
    expect([await chosen('pt'), await chosen('pt-BR')]).toEqual(['Cem', 'Cem'])
    expect(await chosen('ru')).toBe('Bea')
    expect(await chosen('de', false)).toBe('Bea')
    // Nobody on shift speaks it: being on shift takes precedence.
    await add('Dov', never, ['hi'])
    expect(await chosen('hi')).toBe('Bea')
    await pool.query(`update working_hours set hours = $1`, [JSON.stringify(never)])
    expect(await chosen('hi')).toBe('Dov')
    // Without settings a teammate answers in their mail language, and works the team's hours.
    await pool.query(`insert into users (id, username, username_key, password, role, language)
      values (gen_random_uuid(), 'Eva', 'Eva', 'none', 'agent', 'es')`)
    expect(await chosen('es')).toBe('Eva')
    await call(url, 'changeTeamHours', { body: { hours: never }, headers })
    expect(await chosen('ru')).toBe('Bea')
  })
})
