import { remembered } from '#web/admin/parts/remembered.ts'

/** Card size on the board, stored in this browser. */
export const density = remembered('staff.card-density', ['comfortable', 'compact'])

/** The figures above the leads, shown or hidden; hidden, they leave more room. */
export const figures = remembered('staff.figures', ['hidden', 'shown'])
