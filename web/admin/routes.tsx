import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  useLocation,
  useNavigate,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { BrokenScreen } from './BrokenScreen.tsx'
import { useDayAddress } from './day-address.ts'
import { QuickActions } from './leads/actions/QuickActions.tsx'
import { AddLead } from './leads/add/AddLead.tsx'
import { LeadsScreen } from './leads/LeadsScreen.tsx'
import { Notices } from './leads/notices/Notices.tsx'
import { NotAllowedScreen } from './NotAllowedScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useOpenedAddress } from './opened-address.ts'
import { parseAnalyticsSearch } from './parts/analytics-search.ts'
import { parseAuditSearch } from './parts/audit-search.ts'
import { parseAutomationSearch } from './parts/automation-search.ts'
import { parseCustomersSearch } from './parts/customers-search.ts'
import { parseDaySearch } from './parts/day-search.ts'
import { allWords, currentLanguage } from './parts/language.ts'
import { type LeadsSearch, parseLeadsSearch } from './parts/leads-search.ts'
import { parseOutboxSearch } from './parts/outbox-search.ts'
import { AboveTitle } from './parts/screen/above-title.ts'
import { useCan, useSession } from './parts/session.tsx'
import { parseSetupsSearch, type SetupsSearch } from './parts/setups-search.ts'
import { useRuleAddress } from './rule-address.ts'
import { useSearchAddress } from './search-address.ts'
import { PlaceTabs } from './shell/PlaceTabs.tsx'
import { Shell } from './shell/Shell.tsx'
import { mayOpen, type ScreenName, screenAddresses } from './shell/screens.ts'

const root = createRootRoute({
  component: () => (
    <Shell notices={<Notices />}>
      <Screen />
      <AddLead />
    </Shell>
  ),
})

function Screen() {
  const { user } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return mayOpen(user.role, path) ? (
    <AboveTitle value={<PlaceTabs />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </AboveTitle>
  ) : (
    <NotAllowedScreen />
  )
}

function Leads() {
  const navigate = useNavigate()
  const { search, onSearch } = useOpenedAddress<LeadsSearch>('lead', 'peek')
  return (
    <QuickActions onWrite={(peek) => onSearch(search.lead === undefined ? { peek } : { peek, lead: undefined })}>
      <LeadsScreen
        search={search}
        onSearch={onSearch}
        onPage={(lead) => void navigate({ to: '/admin/leads/$lead', params: { lead }, state: { overList: true } })}
      />
    </QuickActions>
  )
}

/** A screen whose code is loaded together with the texts of on-demand screens. */
const onDemand = <T extends Record<string, unknown>, N extends keyof T>(load: () => Promise<T>, name: N) =>
  lazyRouteComponent(() => {
    allWords(currentLanguage()).catch(() => undefined)
    return load()
  }, name)

const Audit = onDemand(() => import('./audit/AuditScreen.tsx'), 'AuditScreen')
function AuditAtAddress() {
  return <Audit {...useSearchAddress(parseAuditSearch)} />
}

const Analytics = onDemand(() => import('./analytics/AnalyticsScreen.tsx'), 'AnalyticsScreen')
function AnalyticsAtAddress() {
  return <Analytics {...useSearchAddress(parseAnalyticsSearch, 'part')} />
}

const Outbox = onDemand(() => import('./outbox/OutboxScreen.tsx'), 'OutboxScreen')
function OutboxAtAddress() {
  return <Outbox {...useSearchAddress(parseOutboxSearch)} />
}

const Setups = onDemand(() => import('./setups/SetupsScreen.tsx'), 'SetupsScreen')
function SetupsAtAddress() {
  return <Setups {...useOpenedAddress<SetupsSearch>('setup')} />
}

const Account = onDemand(() => import('./account/AccountScreen.tsx'), 'AccountScreen')
const People = onDemand(() => import('./people/PeopleScreen.tsx'), 'PeopleScreen')
const Privacy = onDemand(() => import('./privacy/PrivacyScreen.tsx'), 'PrivacyScreen')
const Day = onDemand(() => import('./leads/day/DayScreen.tsx'), 'DayScreen')
function DayAtAddress() {
  return <Day {...useDayAddress()} />
}

const Inbox = onDemand(() => import('./leads/inbox/InboxScreen.tsx'), 'InboxScreen')
const LeadPage = onDemand(() => import('./leads/record/LeadPage.tsx'), 'LeadPage')
const Quarantine = onDemand(() => import('./quarantine/QuarantineScreen.tsx'), 'QuarantineScreen')
const Bin = onDemand(() => import('./leads/bin/BinScreen.tsx'), 'BinScreen')
const Duplicates = onDemand(() => import('./leads/duplicates/DuplicatesScreen.tsx'), 'DuplicatesScreen')
const Transfer = onDemand(() => import('./leads/transfer/TransferScreen.tsx'), 'TransferScreen')
const Cancellations = onDemand(() => import('./cancellations/CancellationsScreen.tsx'), 'CancellationsScreen')
const Customers = onDemand(() => import('./customers/CustomersScreen.tsx'), 'CustomersScreen')
function CustomersAtAddress() {
  return <Customers {...useSearchAddress(parseCustomersSearch)} />
}
const Claims = onDemand(() => import('./claims/ClaimsScreen.tsx'), 'ClaimsScreen')
const Settings = onDemand(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen')
const Automation = onDemand(() => import('./automation/AutomationScreen.tsx'), 'AutomationScreen')
function AutomationAtAddress() {
  return <Automation {...useSearchAddress(parseAutomationSearch, 'tab')} />
}
const Rule = onDemand(() => import('./automation/RuleScreen.tsx'), 'RuleScreen')
function RuleAtAddress() {
  const address = useRuleAddress()
  return useCan('automation.write') ? <Rule {...address} /> : <NotAllowedScreen />
}
const Learning = onDemand(() => import('./learning/LearningScreen.tsx'), 'LearningScreen')
const Channels = onDemand(() => import('./channels/ChannelsScreen.tsx'), 'ChannelsScreen')
const Connections = onDemand(() => import('./connections/ConnectionsScreen.tsx'), 'ConnectionsScreen')
const LostReasons = onDemand(() => import('./leads/lost/reasons/LostReasonsScreen.tsx'), 'LostReasonsScreen')
const Templates = onDemand(() => import('./templates/TemplatesScreen.tsx'), 'TemplatesScreen')
const Performance = onDemand(() => import('./performance/PerformanceScreen.tsx'), 'PerformanceScreen')
const Accounts = onDemand(() => import('./accounts/AccountsScreen.tsx'), 'AccountsScreen')
const Reference = onDemand(() => import('./reference/ReferenceScreen.tsx'), 'ReferenceScreen')

type Shown = {
  readonly component: RouteComponent
  readonly validateSearch?: (search: Record<string, unknown>) => object
}

/** Component and query parser of each screen (`shell/screens.ts`). */
const shown: Record<ScreenName, Shown> = {
  leads: { component: Leads, validateSearch: parseLeadsSearch },
  setups: { component: SetupsAtAddress, validateSearch: parseSetupsSearch },
  analytics: { component: AnalyticsAtAddress, validateSearch: parseAnalyticsSearch },
  audit: { component: AuditAtAddress, validateSearch: parseAuditSearch },
  outbox: { component: OutboxAtAddress, validateSearch: parseOutboxSearch },
  day: { component: DayAtAddress, validateSearch: parseDaySearch },
  inbox: { component: Inbox },
  quarantine: { component: Quarantine },
  duplicates: { component: Duplicates },
  transfer: { component: Transfer },
  bin: { component: Bin },
  cancellations: { component: Cancellations },
  customers: { component: CustomersAtAddress, validateSearch: parseCustomersSearch },
  performance: { component: Performance },
  accounts: { component: Accounts },
  claims: { component: Claims },
  settings: { component: Settings },
  automation: { component: AutomationAtAddress, validateSearch: parseAutomationSearch },
  learning: { component: Learning },
  channels: { component: Channels },
  connections: { component: Connections },
  lostReasons: { component: LostReasons },
  templates: { component: Templates },
  people: { component: People },
  privacy: { component: Privacy },
}

const routeTree = root.addChildren([
  ...screenAddresses.map(({ name, path }) => createRoute({ getParentRoute: () => root, path, ...shown[name] })),
  createRoute({ getParentRoute: () => root, path: '/admin/leads/$lead', component: LeadPage }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin/automation/new',
    component: RuleAtAddress,
    validateSearch: parseAutomationSearch,
  }),
  createRoute({ getParentRoute: () => root, path: '/admin/automation/$rule', component: RuleAtAddress }),
  createRoute({ getParentRoute: () => root, path: '/admin/account', component: Account }),
  createRoute({ getParentRoute: () => root, path: '/api/docs', component: Reference }),
])

/** The staff application's addresses. The query is plain text, as a person would write it. */
export function createStaffRouter() {
  return createRouter({
    routeTree,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: BrokenScreen,
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      return query.size > 0 ? `?${query}` : ''
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStaffRouter>
  }
}
