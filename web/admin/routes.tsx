import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  useLocation,
} from '@tanstack/react-router'
import { useAuditAddress } from './audit-address.ts'
import { BrokenScreen } from './BrokenScreen.tsx'
import { LeadsScreen } from './leads/LeadsScreen.tsx'
import { NotAllowedScreen } from './NotAllowedScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useOpenedAddress } from './opened-address.ts'
import { useOutboxAddress } from './outbox-address.ts'
import { parseAuditSearch } from './parts/audit-search.ts'
import { type LeadsSearch, parseLeadsSearch } from './parts/leads-search.ts'
import { parseOutboxSearch } from './parts/outbox-search.ts'
import { useSession } from './parts/session.tsx'
import { parseSetupsSearch, type SetupsSearch } from './parts/setups-search.ts'
import { Shell } from './shell/Shell.tsx'
import { mayOpen } from './shell/screens.ts'

const root = createRootRoute({
  component: () => (
    <Shell>
      <Screen />
    </Shell>
  ),
})

function Screen() {
  const { user } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return mayOpen(user.role, path) ? <Outlet /> : <NotAllowedScreen />
}

function Leads() {
  return <LeadsScreen {...useOpenedAddress<LeadsSearch>('lead')} />
}

const leadsAt = <const P extends string>(path: P) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: parseLeadsSearch, component: Leads })

const Audit = lazyRouteComponent(() => import('./audit/AuditScreen.tsx'), 'AuditScreen')
function AuditAtAddress() {
  return <Audit {...useAuditAddress()} />
}

const Outbox = lazyRouteComponent(() => import('./outbox/OutboxScreen.tsx'), 'OutboxScreen')
function OutboxAtAddress() {
  return <Outbox {...useOutboxAddress()} />
}

const Setups = lazyRouteComponent(() => import('./setups/SetupsScreen.tsx'), 'SetupsScreen')
function SetupsAtAddress() {
  return <Setups {...useOpenedAddress<SetupsSearch>('setup')} />
}

const Account = lazyRouteComponent(() => import('./account/AccountScreen.tsx'), 'AccountScreen')
const People = lazyRouteComponent(() => import('./people/PeopleScreen.tsx'), 'PeopleScreen')
const Privacy = lazyRouteComponent(() => import('./privacy/PrivacyScreen.tsx'), 'PrivacyScreen')
const Performance = lazyRouteComponent(() => import('./performance/PerformanceScreen.tsx'), 'PerformanceScreen')
const Reference = lazyRouteComponent(() => import('./reference/ReferenceScreen.tsx'), 'ReferenceScreen')

const routeTree = root.addChildren([
  leadsAt('/admin'),
  leadsAt('/superadmin-clean'),
  createRoute({ getParentRoute: () => root, path: '/admin/account', component: Account }),
  createRoute({ getParentRoute: () => root, path: '/admin/people', component: People }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin/audit',
    validateSearch: parseAuditSearch,
    component: AuditAtAddress,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin/outbox',
    validateSearch: parseOutboxSearch,
    component: OutboxAtAddress,
  }),
  createRoute({ getParentRoute: () => root, path: '/admin/privacy', component: Privacy }),
  createRoute({ getParentRoute: () => root, path: '/track-record', component: Performance }),
  createRoute({ getParentRoute: () => root, path: '/api/docs', component: Reference }),
  createRoute({
    getParentRoute: () => root,
    path: '/subscription-management',
    validateSearch: parseSetupsSearch,
    component: SetupsAtAddress,
  }),
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
