import { defaultLeadColumns, type LeadColumnName, leadColumnNames } from '#domain/leads/lead-views.ts'
import { rememberedAs } from '#web/admin/parts/remembered.ts'
import { useStore } from '#web/kit/store.ts'

/** Columns that exist, each once, in the order given. */
const known = (names: readonly string[]) =>
  [...new Set(names)].flatMap((name) => leadColumnNames.find((column) => column === name) ?? [])

const chosen = rememberedAs<readonly LeadColumnName[]>(
  'staff.lead-columns',
  (text) => (text === null ? defaultLeadColumns : known(text.split(' '))),
  (names) => names.join(' '),
)

/** The columns this browser shows in the table, in their order. */
export const useChosenColumns = (): readonly LeadColumnName[] => useStore(chosen)

/** Chooses the table's columns, for this browser. */
export const chooseColumns = (names: readonly LeadColumnName[]): void => chosen.set(known(names))
