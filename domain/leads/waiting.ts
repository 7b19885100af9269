/** Maximum count of waiting items: more show as “99+”. */
export const maxWaitingCount = 100
