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
import { useAnalyticsAddress } from './analytics-address.ts'
import { useAuditAddress } from './audit-address.ts'
import { useAutomationAddress, useRuleAddress } from './automation-address.ts'
import { BrokenScreen } from './BrokenScreen.tsx'
import { useCustomersAddress } from './customers-address.ts'
import { useDayAddress } from './day-address.ts'
import { QuickActions } from './leads/actions/QuickActions.tsx'
import { AddLead } from './leads/add/AddLead.tsx'
import { LeadsScreen } from './leads/LeadsScreen.tsx'
import { Notices } from './leads/notices/Notices.tsx'
import { NotAllowedScreen } from './NotAllowedScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useOpenedAddress } from './opened-address.ts'
import { useOutboxAddress } from './outbox-address.ts'
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

/** Loads a screen's code together with the texts of on-demand screens. */
const onDemand =
  <T,>(load: () => Promise<T>) =>
  () => {
    allWords(currentLanguage()).catch(() => undefined)
    return load()
  }

const Audit = lazyRouteComponent(
  onDemand(() => import('./audit/AuditScreen.tsx')),
  'AuditScreen',
)
function AuditAtAddress() {
  return <Audit {...useAuditAddress()} />
}

const Analytics = lazyRouteComponent(
  onDemand(() => import('./analytics/AnalyticsScreen.tsx')),
  'AnalyticsScreen',
)
function AnalyticsAtAddress() {
  return <Analytics {...useAnalyticsAddress()} />
}

const Outbox = lazyRouteComponent(
  onDemand(() => import('./outbox/OutboxScreen.tsx')),
  'OutboxScreen',
)
function OutboxAtAddress() {
  return <Outbox {...useOutboxAddress()} />
}

const Setups = lazyRouteComponent(
  onDemand(() => import('./setups/SetupsScreen.tsx')),
  'SetupsScreen',
)
function SetupsAtAddress() {
  return <Setups {...useOpenedAddress<SetupsSearch>('setup')} />
}

const Account = lazyRouteComponent(
  onDemand(() => import('./account/AccountScreen.tsx')),
  'AccountScreen',
)
const People = lazyRouteComponent(
  onDemand(() => import('./people/PeopleScreen.tsx')),
  'PeopleScreen',
)
const Privacy = lazyRouteComponent(
  onDemand(() => import('./privacy/PrivacyScreen.tsx')),
  'PrivacyScreen',
)
const Day = lazyRouteComponent(
  onDemand(() => import('./leads/day/DayScreen.tsx')),
  'DayScreen',
)
function DayAtAddress() {
  return <Day {...useDayAddress()} />
}

const Inbox = lazyRouteComponent(
  onDemand(() => import('./leads/inbox/InboxScreen.tsx')),
  'InboxScreen',
)
const LeadPage = lazyRouteComponent(
  onDemand(() => import('./leads/record/LeadPage.tsx')),
  'LeadPage',
)
const Quarantine = lazyRouteComponent(
  onDemand(() => import('./quarantine/QuarantineScreen.tsx')),
  'QuarantineScreen',
)
const Bin = lazyRouteComponent(
  onDemand(() => import('./leads/bin/BinScreen.tsx')),
  'BinScreen',
)
const Duplicates = lazyRouteComponent(
  onDemand(() => import('./leads/duplicates/DuplicatesScreen.tsx')),
  'DuplicatesScreen',
)
const Transfer = lazyRouteComponent(
  onDemand(() => import('./leads/transfer/TransferScreen.tsx')),
  'TransferScreen',
)
const Cancellations = lazyRouteComponent(
  onDemand(() => import('./cancellations/CancellationsScreen.tsx')),
  'CancellationsScreen',
)
const Customers = lazyRouteComponent(
  onDemand(() => import('./customers/CustomersScreen.tsx')),
  'CustomersScreen',
)
function CustomersAtAddress() {
  return <Customers {...useCustomersAddress()} />
}
const Claims = lazyRouteComponent(
  onDemand(() => import('./claims/ClaimsScreen.tsx')),
  'ClaimsScreen',
)
const Settings = lazyRouteComponent(
  onDemand(() => import('./settings/SettingsScreen.tsx')),
  'SettingsScreen',
)
const Automation = lazyRouteComponent(
  onDemand(() => import('./automation/AutomationScreen.tsx')),
  'AutomationScreen',
)
function AutomationAtAddress() {
  return <Automation {...useAutomationAddress()} />
}
const Rule = lazyRouteComponent(
  onDemand(() => import('./automation/RuleScreen.tsx')),
  'RuleScreen',
)
function RuleAtAddress() {
  const address = useRuleAddress()
  return useCan('automation.write') ? <Rule {...address} /> : <NotAllowedScreen />
}
const Learning = lazyRouteComponent(
  onDemand(() => import('./learning/LearningScreen.tsx')),
  'LearningScreen',
)
const Channels = lazyRouteComponent(
  onDemand(() => import('./channels/ChannelsScreen.tsx')),
  'ChannelsScreen',
)
const Connections = lazyRouteComponent(
  onDemand(() => import('./connections/ConnectionsScreen.tsx')),
  'ConnectionsScreen',
)
const LostReasons = lazyRouteComponent(
  onDemand(() => import('./leads/lost/reasons/LostReasonsScreen.tsx')),
  'LostReasonsScreen',
)
const Templates = lazyRouteComponent(
  onDemand(() => import('./templates/TemplatesScreen.tsx')),
  'TemplatesScreen',
)
const Performance = lazyRouteComponent(
  onDemand(() => import('./performance/PerformanceScreen.tsx')),
  'PerformanceScreen',
)
const Accounts = lazyRouteComponent(
  onDemand(() => import('./accounts/AccountsScreen.tsx')),
  'AccountsScreen',
)
const Reference = lazyRouteComponent(
  onDemand(() => import('./reference/ReferenceScreen.tsx')),
  'ReferenceScreen',
)

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
