/** Counting what waits ends here: more is shown as “99+”. */
export const maxWaitingCount = 100
