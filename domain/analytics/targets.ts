/** What the team wants to reach in a calendar month, all of it together; null: nothing is set. */
export type Targets = {
  /** Leads won. */
  readonly won: number | null
  /** Percent of the leads that wrote in the month whose first reply came in time. */
  readonly inTime: number | null
}

export const targetKinds = ['won', 'inTime'] as const satisfies readonly (keyof Targets)[]
export type TargetKind = (typeof targetKinds)[number]

/** The highest value of each; the lowest is 1. */
export const maxTarget: Readonly<Record<TargetKind, number>> = { won: 100_000, inTime: 100 }

/** The key of the setting. */
export const targetsSetting = 'targets'
