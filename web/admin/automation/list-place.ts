/** How far down the list of rules was left for the builder; a rule that was added is at its end. */
export const listPlace = { top: 0 }
export const endOfList = Number.MAX_SAFE_INTEGER
