import { remembered } from '#web/admin/parts/remembered.ts'

/** Card size on the board, stored in this browser. */
export const density = remembered('staff.card-density', ['comfortable', 'compact'])

/** True if the figures are shown above the leads; collapsed, they leave more room. */
export const figures = remembered('staff.figures', ['hidden', 'shown'])
