import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { BrokenScreen } from './BrokenScreen.tsx'
import { LeadsScreen } from './leads/LeadsScreen.tsx'
import { useLeadsAddress } from './leads-address.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { parseLeadsSearch } from './parts/leads-search.ts'
import { Shell } from './shell/Shell.tsx'

const root = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})

function Leads() {
  return <LeadsScreen {...useLeadsAddress()} />
}

const leadsAt = <const P extends string>(path: P) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: parseLeadsSearch, component: Leads })

const Account = lazyRouteComponent(() => import('./account/AccountScreen.tsx'), 'AccountScreen')
const Reference = lazyRouteComponent(() => import('./reference/ReferenceScreen.tsx'), 'ReferenceScreen')

const routeTree = root.addChildren([
  leadsAt('/admin'),
  leadsAt('/superadmin-clean'),
  createRoute({ getParentRoute: () => root, path: '/admin/account', component: Account }),
  createRoute({ getParentRoute: () => root, path: '/api/docs', component: Reference }),
  createRoute({
    getParentRoute: () => root,
    path: '/subscription-management',
    beforeLoad: () => {
      throw redirect({ to: '/admin', replace: true })
    },
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
