import { type Action, can, type Role } from '#domain/staff/permissions.ts'
import type { IconName } from '#web/kit/Icon.tsx'
import type { FirstWords } from '#web/words/staff/first-en.ts'

export type ScreenName = keyof FirstWords['screens']
type PlaceName = keyof FirstWords['places']

type Screen = {
  readonly name: ScreenName
  /** Its address; `web/admin/routes.tsx` serves the component of this name there. */
  readonly to: string
  /** Further addresses of the same screen. */
  readonly also?: readonly string[]
  /** URL prefix of its records. */
  readonly records?: string
  readonly icon: IconName
  /** The action a role needs to open it; the server checks again on every call. */
  readonly action: Action
  /** The action a role needs to have it in the navigation, where opening it asks for less: others find it by search. */
  readonly listed?: Action
  /** Roles without this action see the public page there. */
  readonly isPublic?: true
}

/** An entry of the navigation: one screen, or several that are tabs of one another. */
type Place = { readonly name: PlaceName; readonly icon: IconName; readonly screens: readonly [Screen, ...Screen[]] }
type PlaceGroup = { readonly name: keyof FirstWords['screenGroups']; readonly places: readonly Place[] }

/** The screens that exist, in the order of the navigation. */
const groups: readonly PlaceGroup[] = [
  {
    name: 'work',
    places: [
      {
        name: 'leads',
        icon: 'columns',
        screens: [
          {
            name: 'leads',
            to: '/admin',
            also: ['/superadmin-clean'],
            records: '/admin/leads/',
            icon: 'columns',
            action: 'lead.read',
          },
        ],
      },
      {
        name: 'inbox',
        icon: 'chat',
        screens: [{ name: 'inbox', to: '/admin/inbox', icon: 'chat', action: 'lead.read' }],
      },
      {
        name: 'day',
        icon: 'calendar',
        screens: [{ name: 'day', to: '/admin/day', icon: 'calendar', action: 'lead.read' }],
      },
      {
        name: 'customers',
        icon: 'people',
        screens: [
          { name: 'customers', to: '/admin/customers', icon: 'people', action: 'setup.read' },
          { name: 'setups', to: '/subscription-management', icon: 'key', action: 'setup.read' },
          { name: 'cancellations', to: '/admin/cancellations', icon: 'note', action: 'setup.read' },
        ],
      },
      {
        name: 'analytics',
        icon: 'bars',
        screens: [
          { name: 'analytics', to: '/admin/analytics', icon: 'bars', action: 'analytics.read' },
          { name: 'learning', to: '/admin/win-probability', icon: 'spark', action: 'learning.manage' },
        ],
      },
    ],
  },
  {
    name: 'site',
    places: [
      {
        name: 'record',
        icon: 'chart',
        screens: [
          { name: 'performance', to: '/track-record', icon: 'chart', action: 'record.write', isPublic: true },
          { name: 'accounts', to: '/admin/accounts', icon: 'candles', action: 'record.write' },
        ],
      },
      {
        name: 'website',
        icon: 'globe',
        screens: [
          { name: 'settings', to: '/admin/settings', icon: 'globe', action: 'settings.read' },
          { name: 'claims', to: '/admin/claims', icon: 'badge', action: 'settings.read' },
        ],
      },
    ],
  },
  {
    name: 'administration',
    places: [
      {
        name: 'automation',
        icon: 'bolt',
        screens: [
          {
            name: 'automation',
            to: '/admin/automation',
            records: '/admin/automation/',
            icon: 'bolt',
            action: 'automation.read',
            listed: 'automation.write',
          },
          { name: 'templates', to: '/admin/templates', icon: 'mail', action: 'lead.write' },
        ],
      },
      {
        name: 'data',
        icon: 'download',
        screens: [
          { name: 'transfer', to: '/admin/import', icon: 'download', action: 'import' },
          { name: 'quarantine', to: '/admin/quarantine', icon: 'ban', action: 'lead.read', listed: 'lead.restore' },
          { name: 'duplicates', to: '/admin/duplicates', icon: 'copy', action: 'lead.merge', listed: 'lead.restore' },
          { name: 'bin', to: '/admin/bin', icon: 'trash', action: 'lead.restore' },
        ],
      },
      {
        name: 'people',
        icon: 'user',
        screens: [{ name: 'people', to: '/admin/people', icon: 'user', action: 'users.read', listed: 'hours.write' }],
      },
      {
        name: 'settings',
        icon: 'sliders',
        screens: [
          { name: 'channels', to: '/admin/channels', icon: 'chat', action: 'connections.manage' },
          { name: 'lostReasons', to: '/admin/lost-reasons', icon: 'flag', action: 'lost-reasons.write' },
          { name: 'outbox', to: '/admin/outbox', icon: 'outbox', action: 'mail.read' },
          { name: 'connections', to: '/admin/connections', icon: 'link', action: 'connections.manage' },
          { name: 'audit', to: '/admin/audit', icon: 'history', action: 'audit.read' },
          { name: 'privacy', to: '/admin/privacy', icon: 'shield', action: 'person.export' },
        ],
      },
    ],
  },
]

const places = groups.flatMap((group) => group.places)
const screens = places.flatMap((place) => place.screens)

/** Every address of every screen, with the screen's name. */
export const screenAddresses = screens.flatMap(({ name, to, also = [] }) =>
  [to, ...also].map((path) => ({ name, path })),
)

/** The screens this role may open, listed in the navigation or not. */
export const screensFor = (role: Role): readonly Screen[] => screens.filter(({ action }) => can(role, action))

/** A place as a role has it; none where the role has no screen of it. */
function listedFor(role: Role, place: Place): Place[] {
  const [first, ...others] = place.screens.filter(
    ({ action, listed = action }) => can(role, action) && can(role, listed),
  )
  if (!first) return []
  return [{ ...place, icon: others.length > 0 ? place.icon : first.icon, screens: [first, ...others] }]
}

/** The navigation of this role: its places by group, each with the screens that are its tabs. */
export const navigationFor = (role: Role): readonly PlaceGroup[] =>
  groups
    .map((group) => ({ ...group, places: group.places.flatMap((place) => listedFor(role, place)) }))
    .filter(({ places }) => places.length > 0)

/** Label of a place: its only screen's, else its own. */
export const placeLabel = ({ name, screens }: Place, words: Pick<FirstWords, 'places' | 'screens'>): string =>
  screens.length > 1 ? words.places[name] : words.screens[screens[0].name]

/** The tabs beside the screen at this address; none for a record, for a screen alone in its place, or for one not listed. */
export function tabsFor(role: Role, path: string): Place | null {
  const place = navigationFor(role)
    .flatMap(({ places }) => places)
    .find(({ screens }) => screens.some(({ to }) => to === path))
  return place && place.screens.length > 1 ? place : null
}

/** Screens the header opens in new tabs, as far as this role may. */
export function newTabScreensFor(role: Role): readonly Screen[] {
  return screens.filter(({ name, to }) => (name === 'performance' || name === 'setups') && mayOpen(role, to))
}

/** True if this URL shows this screen or one of its records. */
export function isAt(screen: Screen, path: string): boolean {
  const { to, also = [], records } = screen
  return to === path || also.includes(path) || (records !== undefined && path.startsWith(records))
}

/** True if this role may open this address; screens in no group are open to all signed-in users. */
export function mayOpen(role: Role, path: string): boolean {
  const screen = screens.find((one) => isAt(one, path))
  return !screen || screen.isPublic === true || can(role, screen.action)
}
