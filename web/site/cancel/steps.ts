/** The steps of a declaration, as they are counted. */
export const steps = { declare: 1, confirm: 2 } as const
