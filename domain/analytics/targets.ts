/** The team's joint targets for a calendar month; null: not set. */
export type Targets = {
  /** Leads won. */
  readonly won: number | null
  /** Percent of the month's new leads whose first reply came in time. */
  readonly inTime: number | null
}

export const targetKinds = ['won', 'inTime'] as const satisfies readonly (keyof Targets)[]
export type TargetKind = (typeof targetKinds)[number]

/** Maximum of each; the minimum is 1. */
export const maxTarget: Readonly<Record<TargetKind, number>> = { won: 100_000, inTime: 100 }

/** The key of the setting. */
export const targetsSetting = 'targets'
