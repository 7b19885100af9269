/** Days a deleted lead stays in the bin. */
export const binDays = 30

/** Minimum months that an audit log entry is kept; the database refuses to delete younger ones. */
const auditMonthsAtLeast = 12

/** How long each kind of record is kept, in months; null: without limit. The nightly purge deletes older ones. */
export type Retention = {
  /** Lost leads, since they last changed. */
  readonly lostLeads: number | null
  /** Converted leads, since they last changed. */
  readonly convertedLeads: number | null
  /** All other leads, since they were last touched. */
  readonly untouchedLeads: number | null
  /** Account setups that are completed or failed, since they last changed. */
  readonly setups: number | null
  /** Unfinished account setups, since they last changed. */
  readonly openSetups: number | null
  /** Mails that are no longer queued. */
  readonly mails: number | null
  readonly audit: number | null
}
export type RetentionKind = keyof Retention

export const retentionKinds = [
  'lostLeads',
  'convertedLeads',
  'untouchedLeads',
  'setups',
  'openSetups',
  'mails',
  'audit',
] as const

/** Defaults. Customers' records are kept as long as most accounting laws require. */
export const defaultRetention: Retention = {
  lostLeads: 24,
  convertedLeads: 120,
  untouchedLeads: 36,
  setups: 120,
  openSetups: 12,
  mails: 12,
  audit: 36,
}

/** Minimum and maximum months that can be set. */
export const retentionBounds = (kind: RetentionKind): { readonly min: number; readonly max: number } => ({
  min: kind === 'audit' ? auditMonthsAtLeast : 1,
  max: 240,
})

/** Kinds counted by the nightly purge: those above, the recycle bin and technical records. */
export const purgeKinds = [...retentionKinds, 'cancellations', 'binnedLeads', 'imports', 'pushDevices'] as const
export type PurgeKind = (typeof purgeKinds)[number]

/** Kinds that hold a firm's work: a large purge needs an owner's confirmation. */
export const heldKinds = [
  'lostLeads',
  'convertedLeads',
  'untouchedLeads',
  'setups',
  'openSetups',
  'cancellations',
] as const satisfies readonly PurgeKind[]
export type HeldKind = (typeof heldKinds)[number]

/** Smaller purges need no confirmation, whatever their share. */
const unaskedRecords = 50
const unaskedShare = 0.05

/**
 * True if a nightly purge needs an owner's confirmation: a large share of a kind is due only after a mistake, such as a
 * period of 1 month for 10. `confirmed`: the number an owner agreed to; a few more may be due by now.
 */
export const waitsForOwner = (due: number, total: number, confirmed: number | null): boolean =>
  due >= unaskedRecords && due > total * unaskedShare && (confirmed === null || due >= confirmed + unaskedRecords)
