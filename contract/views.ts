import { z } from 'zod'
import { leadColumnNames, leadViewKinds, viewNameLength } from '#domain/leads/lead-views.ts'
import { leadFilters } from './lead-filters.ts'
import { leadSorts } from './leads.ts'
import { filter } from './query.ts'
import { routes } from './route.ts'
import { pickOf, seenFields, seenMark } from './seen.ts'
import { choice, id, text } from './text.ts'

/** Content of a view: filters from the URL, and table columns. */
const viewSearch = leadFilters.extend({
  view: filter(choice(leadViewKinds)),
  sort: filter(choice(leadSorts)),
  order: filter(choice(['asc', 'desc'])),
  columns: filter(z.array(choice(leadColumnNames)).max(leadColumnNames.length, 'too_long')),
})
export type ViewSearch = z.output<typeof viewSearch>

const view = z.strictObject({
  id,
  name: z.string(),
  isShared: z.boolean(),
  /** The owner. */
  owner: z.string(),
  isMine: z.boolean(),
  search: viewSearch,
})
export type LeadView = z.output<typeof view>

/** Fields that make up a view's mark. */
export const changeableView = ({ name, isShared, search }: Pick<LeadView, 'name' | 'isShared' | 'search'>) => ({
  name,
  isShared,
  search,
})

/** Views a teammate can save. */
export const maxViews = 50

const limit = { max: 600, windowSeconds: 60 }
const params = z.strictObject({ id })
/** Everyone who may read leads can save views, read-only roles included. */
const own = { access: 'signed-in', limit } as const

export const viewRoutes = routes({
  listViews: {
    method: 'GET',
    path: '/api/lead-views',
    summary: 'Your saved views of leads, and those that teammates share',
    access: { staff: 'lead.read' },
    limit,
    response: z.strictObject({ data: z.array(view) }),
  },
  saveView: {
    method: 'POST',
    path: '/api/lead-views',
    summary: 'Save a view of leads',
    ...own,
    body: z.strictObject({ name: text(viewNameLength, 1), isShared: z.boolean().default(false), search: viewSearch }),
    response: view,
    status: 201,
    idempotent: true,
    errors: ['conflict'],
  },
  changeView: {
    method: 'PATCH',
    path: '/api/lead-views/{id}',
    summary: 'Rename, share or replace one of your views',
    ...own,
    params,
    body: z.strictObject({
      name: text(viewNameLength, 1).optional(),
      isShared: z.boolean().optional(),
      search: viewSearch.optional(),
      seen: seenFields(pickOf(view.shape, ['name', 'isShared', 'search'])),
    }),
    response: view,
    errors: ['conflict'],
  },
  deleteView: {
    method: 'DELETE',
    path: '/api/lead-views/{id}',
    summary: 'Delete one of your views',
    ...own,
    params,
    query: z.strictObject(seenMark),
    errors: ['conflict'],
  },
})
