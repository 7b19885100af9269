import { filterNames, type LeadFilters } from '#domain/lead-filters.ts'
import { temperatures } from '#domain/lead-score.ts'
import { type LeadViewKind, leadViewKinds } from '#domain/lead-views.ts'
import { priorities } from '#domain/options.ts'
import { leadStatuses } from '#domain/pipeline.ts'

/** How cards and rows are ordered; columns of the board have an order of their own. */
export const listSorts = ['date', 'score', 'value', 'priority'] as const
export type ListSort = (typeof listSorts)[number]

/** What the address of the leads screen holds beside the path: filters, view, order, and the lead that is open. */
export type LeadsSearch = LeadFilters & {
  /** Absent: the board. */
  readonly view?: Exclude<LeadViewKind, 'board'> | undefined
  /** Absent: newest first. */
  readonly sort?: ListSort | undefined
  readonly order?: 'asc' | 'desc' | undefined
  /** Id of the saved view that was chosen last. */
  readonly saved?: string | undefined
  /** Id of the lead whose side panel is open. */
  readonly peek?: string | undefined
  /** Id of the lead whose dialog is open. */
  readonly lead?: string | undefined
}

/** Props of the leads screen: the address decides, and a change of it is asked for. */
export type LeadsScreenProps = {
  search: LeadsSearch
  /** Fields left out stay, undefined ones go. Opening a lead makes a step that closing it takes back; a filter does not. */
  onSearch: (change: LeadsSearch) => void
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)
const upTo = (longest: number) => (value: string) => value.length <= longest
const isId = (value: string) => uuid.test(value)

/** Which values each field can have; in the order they stand in an address. */
const fields: { readonly [F in keyof LeadsSearch]-?: (value: string) => boolean } = {
  view: oneOf(leadViewKinds.filter((kind) => kind !== 'board')),
  q: upTo(120),
  status: oneOf(leadStatuses),
  priority: oneOf(priorities),
  temperature: oneOf(temperatures),
  platform: upTo(40),
  language: upTo(40),
  country: upTo(80),
  assignee: upTo(120),
  overdue: oneOf(['yes']),
  sort: oneOf(listSorts),
  order: oneOf(['asc', 'desc']),
  saved: isId,
  peek: isId,
  lead: isId,
}

/** Reads the query of an address; whatever cannot be meant is left out. */
export function parseLeadsSearch(query: Record<string, unknown>): LeadsSearch {
  const read = Object.entries(fields).filter(([name, isOne]) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' && isOne(value)
  })
  return Object.fromEntries(read.map(([name]) => [name, query[name]]))
}

/** The filters of an address: what list, board, export and bulk changes are asked for. */
export function filtersOf(search: LeadsSearch): LeadFilters {
  const set = filterNames.filter((name) => search[name] !== undefined)
  return Object.fromEntries(set.map((name) => [name, search[name]]))
}

/** A change of the address that takes every filter away. */
export const noFilters: LeadsSearch = Object.fromEntries(filterNames.map((name) => [name, undefined]))
