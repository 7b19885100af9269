import { type Action, can, type Role } from '#domain/permissions.ts'
import type { IconName } from '#web/kit/Icon.tsx'
import type { FirstWords } from '#web/words/staff/first-en.ts'

export type ScreenName = keyof FirstWords['screens']

type Screen = {
  readonly name: ScreenName
  /** Its address; `web/admin/routes.tsx` serves the component of this name there. */
  readonly to: string
  /** Further addresses of the same screen. */
  readonly also?: readonly string[]
  /** What the addresses of its records begin with. */
  readonly records?: string
  readonly icon: IconName
  /** The action a role needs to open it; the server checks again on every call. */
  readonly action: Action
  /** Roles without this action see the public page there. */
  readonly isPublic?: true
  /** It is a part of another screen, by whose entry the navigation leads to it. */
  readonly within?: ScreenName
}

type ScreenGroup = { readonly name: keyof FirstWords['screenGroups']; readonly screens: readonly Screen[] }

/** The screens that exist, in the order of the navigation. */
const groups: readonly ScreenGroup[] = [
  {
    name: 'work',
    screens: [
      {
        name: 'leads',
        to: '/admin',
        also: ['/superadmin-clean'],
        records: '/admin/leads/',
        icon: 'columns',
        action: 'lead.read',
      },
      { name: 'inbox', to: '/admin/inbox', icon: 'chat', action: 'lead.read' },
      { name: 'day', to: '/admin/day', icon: 'calendar', action: 'lead.read' },
      { name: 'analytics', to: '/admin/analytics', icon: 'bars', action: 'analytics.read' },
      { name: 'quarantine', to: '/admin/quarantine', icon: 'ban', action: 'lead.read' },
      { name: 'duplicates', to: '/admin/duplicates', icon: 'copy', action: 'lead.merge' },
      {
        name: 'automation',
        to: '/admin/automation',
        records: '/admin/automation/',
        icon: 'bolt',
        action: 'automation.read',
      },
      { name: 'templates', to: '/admin/templates', icon: 'mail', action: 'lead.write' },
      { name: 'customers', to: '/admin/customers', icon: 'people', action: 'setup.read' },
      { name: 'setups', to: '/subscription-management', icon: 'key', action: 'setup.read', within: 'customers' },
      { name: 'cancellations', to: '/admin/cancellations', icon: 'note', action: 'setup.read', within: 'customers' },
    ],
  },
  {
    name: 'record',
    screens: [
      { name: 'performance', to: '/track-record', icon: 'chart', action: 'record.write', isPublic: true },
      { name: 'accounts', to: '/admin/accounts', icon: 'candles', action: 'record.write' },
      { name: 'claims', to: '/admin/claims', icon: 'badge', action: 'settings.read' },
    ],
  },
  {
    name: 'administration',
    screens: [
      { name: 'transfer', to: '/admin/import', icon: 'download', action: 'import' },
      { name: 'bin', to: '/admin/bin', icon: 'trash', action: 'lead.restore' },
      { name: 'people', to: '/admin/people', icon: 'people', action: 'users.read' },
      { name: 'learning', to: '/admin/win-probability', icon: 'spark', action: 'learning.manage' },
      { name: 'lostReasons', to: '/admin/lost-reasons', icon: 'flag', action: 'lost-reasons.write' },
      { name: 'connections', to: '/admin/connections', icon: 'link', action: 'connections.manage' },
      { name: 'settings', to: '/admin/settings', icon: 'sliders', action: 'settings.read' },
      { name: 'audit', to: '/admin/audit', icon: 'history', action: 'audit.read' },
      { name: 'outbox', to: '/admin/outbox', icon: 'outbox', action: 'mail.read' },
      { name: 'privacy', to: '/admin/privacy', icon: 'shield', action: 'person.export' },
    ],
  },
]

const screens = groups.flatMap((group) => group.screens)

/** Every address of every screen, with the screen's name. */
export const screenAddresses = screens.flatMap(({ name, to, also = [] }) =>
  [to, ...also].map((path) => ({ name, path })),
)

/** The screens this role may open, without empty groups. */
export function screensFor(role: Role): readonly ScreenGroup[] {
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(({ action }) => can(role, action)) }))
    .filter(({ screens }) => screens.length > 0)
}

/** The screens the header opens in tabs of their own (spec §2), to be looked at beside the leads, as far as this role may. */
export function newTabScreensFor(role: Role): readonly Screen[] {
  return groups
    .flatMap(({ screens }) => screens)
    .filter(({ name, to }) => (name === 'performance' || name === 'setups') && mayOpen(role, to))
}

/** The entries of the navigation for this role: screens that are a part of another stand within it. */
export const entriesFor = (role: Role): readonly ScreenGroup[] =>
  screensFor(role).map((group) => ({ ...group, screens: group.screens.filter(({ within }) => within === undefined) }))

/** Whether the navigation marks this entry at an address: it shows the screen, one of its records, or a part of it. */
export const isEntryOf = (screen: Screen, path: string): boolean =>
  isAt(screen, path) || screens.some((one) => one.within === screen.name && isAt(one, path))

/** Whether this address shows this screen or one of its records. */
export function isAt(screen: Screen, path: string): boolean {
  const { to, also = [], records } = screen
  return to === path || also.includes(path) || (records !== undefined && path.startsWith(records))
}

/** Whether this role may open this address; screens in no group are open to all signed-in users. */
export function mayOpen(role: Role, path: string): boolean {
  const screen = screens.find((one) => isAt(one, path))
  return !screen || screen.isPublic === true || can(role, screen.action)
}
