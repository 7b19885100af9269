import {
  type FilterName,
  filterNames,
  type LeadFilters,
  leadFilterKinds,
  splitValues,
} from '#domain/leads/lead-filters.ts'
import { temperatures } from '#domain/leads/lead-score.ts'
import { type LeadViewKind, type ListSort, leadViewKinds, listSorts } from '#domain/leads/lead-views.ts'
import { priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { createStore } from '#web/kit/store.ts'

/** The query of the leads screen's address: filters, view, order, and the open lead. */
export type LeadsSearch = LeadFilters & {
  /** Absent: the board. */
  readonly view?: Exclude<LeadViewKind, 'board'> | undefined
  /** Absent: by date. */
  readonly sort?: ListSort | undefined
  /** Absent: as usual for this order (`leadSortOrder`). */
  readonly order?: 'asc' | 'desc' | undefined
  /** Id of the saved view that was chosen last. */
  readonly saved?: string | undefined
  /** Id of the lead in the side panel. */
  readonly peek?: string | undefined
  /** Id of the lead in the dialog. */
  readonly lead?: string | undefined
}

/** Props of the leads screen: its state is the address, changed through `onSearch`. */
export type LeadsScreenProps = {
  search: LeadsSearch
  /** Omitted fields stay, undefined ones are cleared. Opening a lead adds a history entry; a filter does not. */
  onSearch: (change: LeadsSearch) => void
  /** Opens a lead as a page. */
  onPage: (id: string) => void
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)
const upTo = (longest: number) => (value: string) => value.length <= longest
const isId = (value: string) => uuid.test(value)

/** The lists from which several values are chosen; other filters of several values take any text. */
const lists: { readonly [N in FilterName]?: readonly string[] } = {
  status: leadStatuses,
  priority: priorities,
  temperature: temperatures,
}
const isOfKind = {
  text: upTo(120),
  several: upTo(4000),
  day: (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  number: (value: string) => /^\d{1,9}$/.test(value),
  yes: oneOf(['yes']),
  none: oneOf(['none']),
}
const isFilter = (name: FilterName) => (value: string) =>
  isOfKind[leadFilterKinds[name]](value) && splitValues(value).every((one) => lists[name]?.includes(one) ?? true)

/** The allowed values of each field, in their order in an address. */
const fields: { readonly [name: string]: (value: string) => boolean } = {
  view: oneOf(leadViewKinds.filter((kind) => kind !== 'board')),
  ...Object.fromEntries(filterNames.map((name) => [name, isFilter(name)])),
  sort: oneOf(listSorts),
  order: oneOf(['asc', 'desc']),
  saved: isId,
  peek: isId,
  lead: isId,
} satisfies { readonly [F in Exclude<keyof LeadsSearch, FilterName | 'zone'>]-?: (value: string) => boolean }

/** Parses the query of an address; invalid values are dropped. */
export function parseLeadsSearch(query: Record<string, unknown>): LeadsSearch {
  const read = Object.entries(fields).filter(([name, isOne]) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' && isOne(value)
  })
  return Object.fromEntries(read.map(([name]) => [name, query[name]]))
}

/** The filters of an address, as sent by list, board, export and bulk changes. */
export function filtersOf(search: LeadsSearch): LeadFilters {
  const set = filterNames.filter((name) => search[name] !== undefined)
  return Object.fromEntries(set.map((name) => [name, search[name]]))
}

/** The filters, view and order that the leads screen showed last in this tab, for the link that leads back to it. */
export const lastLeads = createStore<{ readonly username: string; readonly search: LeadsSearch } | null>(null)

/** Keeps what the leads screen shows to this user, without the open lead. */
export const keepLeads = (username: string, { peek: _peek, lead: _lead, ...search }: LeadsSearch): void =>
  lastLeads.set({ username, search })

/** An address change that clears every filter. */
export const noFilters: LeadsSearch = Object.fromEntries(filterNames.map((name) => [name, undefined]))
