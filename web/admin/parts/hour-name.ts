/** A full hour of the day as clocks of 24 hours show it: 09:00. */
export const hourName = (hour: number | string): string => `${String(hour).padStart(2, '0')}:00`
