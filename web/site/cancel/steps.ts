/** The numbers of a declaration's steps. */
export const steps = { declare: 1, confirm: 2 } as const
