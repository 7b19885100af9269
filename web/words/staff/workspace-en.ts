import type { LeadColumnName, LeadViewKind } from '#domain/lead-views.ts'

const views: Record<LeadViewKind, string> = { board: 'Board', grid: 'Cards', table: 'Table' }
const sorts = { date: 'Date', score: 'Score', value: 'Value', priority: 'Priority' }

const columns: Record<LeadColumnName, string> = {
  status: 'Stage',
  priority: 'Priority',
  score: 'Score',
  value: 'Value',
  waiting: 'Time left',
  language: 'Language',
  country: 'Country',
  phone: 'Phone',
  email: 'Email',
  assignedTo: 'Assigned to',
  platform: 'Platform',
  created: 'Came in',
  updated: 'Updated',
}

/** What stands over the leads whichever way they are looked at: search, filters, views; and cards, table, side panel. */
export const workspace = {
  filters: 'Search and filters',
  search: 'Search leads',
  searchHint: 'Name, email, phone, message',
  more: (set: number) => (set > 0 ? `Filters (${set})` : 'Filters'),
  clear: 'Clear filters',
  status: 'Stage',
  anyStatus: 'Any stage',
  priority: 'Priority',
  anyPriority: 'Any priority',
  temperature: 'Temperature',
  anyTemperature: 'Any temperature',
  language: 'Language',
  anyLanguage: 'Any language',
  country: 'Country',
  anyCountry: 'Any country',
  assignee: 'Assigned to',
  anyAssignee: 'Anybody or nobody',
  me: 'Me',
  nobody: 'Nobody',
  overdue: 'Overdue only',
  atLeast: (amount: string) => `${amount}+`,
  sort: 'Sort by',
  sorts,
  ascending: 'Lowest first',
  descending: 'Highest first',
  view: 'View',
  views,
  none: 'No leads match',
  noneText: 'Change the search or the filters, or look at all leads again.',
  columns,
}

export type WorkspaceWords = typeof workspace
