import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { dayIn } from '#domain/calendar-day.ts'
import { dayMs } from '#domain/instant.ts'
import { chooseTeammate } from '#server/automation/assign.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, ownProduct, sessionOf, shareProduct, signIn } from '#server/testing/product.ts'

type WorkingHours = NonNullable<CallOf<'changeTeamHours'>['body']['hours']>

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const always: WorkingHours = {
  timeZone: 'Asia/Kolkata',
  shifts: everyDay.map((weekday) => ({ weekday, from: 0, to: 1440 })),
  daysOff: [],
}
const never: WorkingHours = { ...always, shifts: [] }
const office: WorkingHours = { ...always, shifts: [{ weekday: 1, from: 540, to: 1080 }] }

describe('working hours', () => {
  const shared = shareProduct()

  it('of the team hold for all who have none of their own', async () => {
    const { url } = shared()
    const headers = await signIn(url)
    const before = (await call(url, 'readTeamHours', { headers })).body
    expect(before).toMatchObject({ team: null, people: [{ username: 'owner', hours: null, onShift: true }] })
    const { body } = await call(url, 'changeTeamHours', { body: { hours: never }, headers })
    expect(body).toMatchObject({ team: never, people: [{ hours: null, onShift: false, nextShift: null }] })
    const { id } = body.people[0]!
    const own = { hours: always, languages: ['zh', 'es'] as const }
    const changed = await call(url, 'changeHours', {
      params: { id },
      body: { ...own, languages: [...own.languages] },
      headers,
    })
    expect(changed.body.people[0]).toMatchObject({ hours: always, languages: ['es', 'zh'], onShift: true })
    expect((await call(url, 'readTeamHours', { headers })).body).toEqual(changed.body)
  })

  it('say when somebody who is away works next, but for the team’s days off', async () => {
    const { url } = shared()
    const headers = await signIn(url)
    const { id } = (await call(url, 'readTeamHours', { headers })).body.people[0]!
    const today = dayIn('Asia/Kolkata', new Date())
    const tomorrow = dayIn('Asia/Kolkata', new Date(Date.now() + dayMs))
    await call(url, 'changeTeamHours', { body: { hours: { ...never, daysOff: [today] } }, headers })
    const { body } = await call(url, 'changeHours', { params: { id }, body: { hours: always, languages: [] }, headers })
    expect(body.people[0]).toMatchObject({ onShift: false, nextShift: expect.any(String) })
    expect(dayIn('Asia/Kolkata', new Date(body.people[0]!.nextShift!))).toBe(tomorrow)
  })

  it('are set by oneself, and by owners and managers for others', async () => {
    const product = shared()
    const { url } = product
    const agent = await addColleague(product, 'agent')
    const manager = await addColleague(product, 'manager')
    const body = { hours: office, languages: [] }
    const change = async (by: typeof agent, whose: typeof agent) => {
      const headers = await sessionOf(product, by)
      return (await call(url, 'changeHours', { params: { id: whose.id }, body, headers })).status
    }
    const own = await call(url, 'changeOwnHours', { body, headers: await sessionOf(product, agent) })
    expect(own.body.people.find(({ id }) => id === agent.id)?.hours).toEqual(office)
    expect(await change(agent, manager)).toBe(403)
    expect(await change(manager, agent)).toBe(200)
    const headers = await sessionOf(product, agent)
    expect((await call(url, 'changeTeamHours', { body: { hours: null }, headers })).status).toBe(403)
    expect((await call(url, 'readTeamHours', { headers })).status).toBe(200)
  })

  it.each([
    ['a time zone that does not exist', { ...office, timeZone: 'Europe/Atlantis' }, 'hours.timeZone'],
    ['a shift without length', { ...office, shifts: [{ weekday: 1, from: 60, to: 60 }] }, 'hours.shifts.0.to'],
    ['a weekday too many', { ...office, shifts: [{ weekday: 8, from: 0, to: 60 }] }, 'hours.shifts.0.weekday'],
    ['a day that is none', { ...office, daysOff: ['2026-02-29'] }, 'hours.daysOff.0'],
  ])('refuse %s', async (_, hours, field) => {
    const { url } = shared()
    const headers = await signIn(url)
    const { status, body } = await call(url, 'changeTeamHours', { body: { hours }, headers })
    expect(status).toBe(400)
    expect(Object.keys((body as unknown as { error: { fields: object } }).error.fields)).toEqual([field])
  })
})

describe('a lead that is given to somebody', () => {
  it('goes to those on shift, among them to those who answer in its language, and to anybody where nobody is', async () => {
    const { url, database } = await ownProduct()
    const headers = await signIn(url)
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
      database.sql.transaction((tx) => chooseTeammate(tx, { preferredLanguage: null, language }, null, byLanguage))
    await add('Ada', never, ['de'])
    await add('Bea', always, ['ru'])
    await add('Cem', always, ['de', 'ar', 'pt'])
    expect(await chosen('de')).toBe('Cem')
    expect(await chosen('ar')).toBe('Cem')
    // Who answers in Portuguese serves Brazil too.
    expect([await chosen('pt'), await chosen('pt-BR')]).toEqual(['Cem', 'Cem'])
    expect(await chosen('ru')).toBe('Bea')
    expect(await chosen('de', false)).toBe('Bea')
    // Nobody on shift speaks it: presence goes before language.
    await add('Dov', never, ['hi'])
    expect(await chosen('hi')).toBe('Bea')
    await pool.query(`update working_hours set hours = $1`, [JSON.stringify(never)])
    expect(await chosen('hi')).toBe('Dov')
    // Who has said nothing is asked by the language of their mails, and works by the team's hours.
    await pool.query(`insert into users (id, username, username_key, password, role, language)
      values (gen_random_uuid(), 'Eva', 'Eva', 'none', 'agent', 'es')`)
    expect(await chosen('es')).toBe('Eva')
    await call(url, 'changeTeamHours', { body: { hours: never }, headers })
    expect(await chosen('ru')).toBe('Bea')
  })
})
