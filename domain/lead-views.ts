/** How leads can be looked at (spec §2): in columns, as cards, as rows. */
export const leadViewKinds = ['board', 'grid', 'table'] as const
export type LeadViewKind = (typeof leadViewKinds)[number]

/** Columns of the table, in order; the name is always first. */
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
