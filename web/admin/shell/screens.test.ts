import { describe, expect, it } from 'vitest'
import { staffLanguages } from '#domain/site/languages.ts'
import { roles } from '#domain/staff/permissions.ts'
import { allWords } from '#web/admin/parts/language.ts'
import { aroundName, namedScreens } from '#web/admin/parts/NamedScreen.tsx'
import { words } from '#web/words/staff/first-en.ts'
import {
  mayOpen,
  navigationFor,
  newTabScreensFor,
  placeLabel,
  screenAddresses,
  screensFor,
  tabsFor,
} from './screens.ts'

type Role = (typeof roles)[number]
const openFor = (role: Role) => screensFor(role).map(({ name }) => name)
const placesOf = (role: Role) => navigationFor(role).flatMap(({ places }) => places)
const labelsOf = (role: Role) => placesOf(role).map((place) => placeLabel(place, words))
const tabsAt = (role: Role, path: string) => tabsFor(role, path)?.screens.map(({ name }) => name)

describe('the navigation', () => {
  it('lists the screens a role may open, and no others open by URL', () => {
    expect(openFor('owner').filter((name) => name !== 'channels' && name !== 'connections')).toEqual(openFor('manager'))
    expect(openFor('viewer')).toEqual(['leads', 'inbox', 'day', 'automation', 'quarantine', 'people'])
    for (const { to, name, isPublic } of screensFor('owner')) {
      if (isPublic) continue
      for (const role of roles) expect(mayOpen(role, to), `${role} ${to}`).toBe(openFor(role).includes(name))
    }
  })

  it('has at most eleven places containing all screens, and shows agents and viewers what they need', () => {
    for (const role of roles) expect(placesOf(role).length, role).toBeLessThanOrEqual(11)
    const placed = placesOf('owner').flatMap(({ screens }) => screens.map(({ name }) => name))
    expect(placed.toSorted()).toEqual([...new Set(screenAddresses.map(({ name }) => name))].toSorted())
    expect(labelsOf('agent')).toEqual(['Leads', 'Inbox', 'My day', 'Customers', 'Reply templates'])
    expect(labelsOf('viewer')).toEqual(['Leads', 'Inbox', 'My day'])
  })

  it("shows tabs above a place's screens, and none above a record or a single screen", () => {
    expect(tabsAt('owner', '/admin/bin')).toEqual(['transfer', 'quarantine', 'duplicates', 'bin'])
    expect(tabsAt('manager', '/admin/audit')).toEqual(['lostReasons', 'outbox', 'audit', 'privacy'])
    expect(tabsAt('agent', '/admin/templates')).toBeUndefined()
    expect(tabsAt('agent', '/admin/quarantine')).toBeUndefined()
    expect(tabsAt('owner', '/admin')).toBeUndefined()
    expect(tabsAt('owner', '/admin/automation/new')).toBeUndefined()
  })

  it('leaves the own account and unknown addresses to all roles', () => {
    expect(mayOpen('viewer', '/admin/account')).toBe(true)
    expect(mayOpen('viewer', '/admin/nowhere')).toBe(true)
    expect(mayOpen('viewer', '/superadmin-clean')).toBe(true)
  })

  it('opens setups and track record in new tabs, for a viewer only the public page', () => {
    const addresses = (role: (typeof roles)[number]) => newTabScreensFor(role).map(({ to }) => to)
    expect(addresses('owner')).toEqual(['/subscription-management', '/track-record'])
    expect(addresses('viewer')).toEqual(['/track-record'])
  })

  it('leaves public pages open to every teammate', () => {
    expect(mayOpen('viewer', '/track-record')).toBe(true)
  })
})

describe('the screens that sentences name', () => {
  it('have the addresses and rights of the navigation', () => {
    const { account: _account, ...listed } = namedScreens
    const known = screensFor('owner').map(({ name, to, action }) => [name, [to, action]] as const)
    expect(Object.fromEntries(known)).toMatchObject(listed)
  })

  it.each(staffLanguages)(
    'are named in %s as in the navigation, so that a link can be made of the name',
    async (language) => {
      const all = await allWords(language)
      const { analytics, outbox, thread, people, automation, checkout, accounts } = all
      const sentences = [
        [analytics.weeklyNoEmail, 'account'],
        [analytics.money.noneText, 'connections'],
        [outbox.noServerText, 'channels'],
        [thread.sendProblem('190'), 'channels'],
        [thread.chat.templatesFailed, 'channels'],
        [people.ends.secrets('WhatsApp'), 'channels'],
        [automation.builder.hourHint, 'people'],
        [automation.builder.aboutWorkingTime, 'people'],
        [automation.builder.noTexts, 'templates'],
        [automation.builder.noChatTexts, 'templates'],
        [checkout.asksNot, 'customers'],
        [checkout.silence, 'customers'],
        [
          accounts.notes.gold_unchecked({
            row: '',
            ticket: '',
            tickets: '',
            figure: '',
            printed: '',
            recomputed: '',
            count: '',
            of: '',
          }),
          'performance',
        ],
      ] as const
      const unnamed = sentences.filter(([text, screen]) => aroundName(text, screen, all) === null)
      expect(unnamed).toEqual([])
    },
  )
})
