/** The rule that the builder was left for: the list goes to it, so that it is where the eye and the keys are. */
export const backTo: { rule: string | null } = { rule: null }
