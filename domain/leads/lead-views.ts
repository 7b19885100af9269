/** Views of the leads: columns, cards, rows. */
export const leadViewKinds = ['board', 'grid', 'table'] as const
export type LeadViewKind = (typeof leadViewKinds)[number]

/** Default direction of each sort order. */
export const leadSortOrder = {
  date: 'desc',
  score: 'desc',
  value: 'desc',
  priority: 'desc',
  name: 'asc',
  time: 'asc',
  stage: 'asc',
} as const
export type ListSort = keyof typeof leadSortOrder
export const listSorts = Object.keys(leadSortOrder) as readonly ListSort[]

/** Columns of the table in their usual order; the name is always first. */
export const leadColumnNames = [
  'status',
  'priority',
  'score',
  'value',
  'waiting',
  'language',
  'country',
  'phone',
  'email',
  'assignedTo',
  'platform',
  'source',
  'tags',
  'lostReason',
  'lastContact',
  'nextFollowUp',
  'created',
  'updated',
] as const
export type LeadColumnName = (typeof leadColumnNames)[number]

export const defaultLeadColumns: readonly LeadColumnName[] = [
  'status',
  'priority',
  'score',
  'value',
  'waiting',
  'language',
  'country',
  'assignedTo',
  'created',
]

/** Maximum characters of a saved view's name. */
export const viewNameLength = 60

/** First page of a column of the board: fills an ordinary window and the prefetch margin; more load on scroll. */
export const cardsPerColumn = 8
